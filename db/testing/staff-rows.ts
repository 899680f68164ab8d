import { uuidv7 } from 'uuidv7';

import type { Household, TenantRow } from './household.ts';

/** Who works there, when they are to come, and when they came. */
export const staffRows = ({ userId, restaurantId }: Household): readonly TenantRow[] => {
  const here = { restaurant_id: restaurantId };
  const [workRoleId, shiftId, markId] = [uuidv7(), uuidv7(), uuidv7()];
  const [from, to] = [new Date('2026-11-20T08:00:00Z'), new Date('2026-11-20T16:00:00Z')];
  return [
    ['work_role', { ...here, id: workRoleId, name: 'Line cook', area: 'KITCHEN' }],
    ['employment', { ...here, user_id: userId, contract: 'FULL_TIME', work_role_ids: [workRoleId] }],
    ['shift', { ...here, id: shiftId, business_date: '2026-11-20', work_role_id: workRoleId, starts_at: from, ends_at: to }],
    ['rota_day', { ...here, business_date: '2026-11-20', currency: 'GBP' }],
    ['labour_demand', { ...here, business_date: '2026-11-20', work_role_id: workRoleId, from_minute: 600, to_minute: 720, people: 2 }],
    [
      'clock_event',
      { ...here, id: markId, user_id: userId, kind: 'IN', happened_at: from, device_at: from, method: 'TABLET', recorded_by: userId },
    ],
    ['clock_photo', { ...here, mark_id: markId, media_type: 'image/webp', fingerprint: 'f'.repeat(64), bytes: Buffer.from([0]) }],
    ['rota_proposal', { ...here, id: uuidv7(), from_date: '2026-11-16', day_count: 7, aim: 'COST', state: 'DONE', asked_by: userId }],
    ...hoursRows({ userId, restaurantId }),
    ['certificate', { ...here, id: uuidv7(), user_id: userId, topic: 'FIRST_AID', gained_on: '2026-01-01', recorded_by: userId }],
    ['rota_template', { ...here, id: uuidv7(), name: 'A quiet week', shifts: '[]', made_by: userId }],
    ...tipRows({ userId, restaurantId }),
    ...announcementRows({ userId, restaurantId }),
    ...exchangeRows({ userId, restaurantId }, shiftId),
    ['availability', { ...here, user_id: userId, valid_from: '2026-11-20', said_by: userId }],
    [
      'time_off',
      {
        ...here,
        id: uuidv7(),
        user_id: userId,
        kind: 'HOLIDAY',
        from_day: '2026-11-20',
        to_day: '2026-11-21',
        status: 'REQUESTED',
        asked_by: userId,
      },
    ],
  ];
};

/** How hours are counted, a day that was looked at, and one that went to the payroll. */
const hoursRows = ({ userId, restaurantId }: Household): readonly TenantRow[] => {
  const here = { restaurant_id: restaurantId };
  const periodId = uuidv7();
  const setting = { radius_m: 120, fence: 'WARN', grace_minutes: 10, round_up_to: 1, rest_weekday: 0, holidays: [] };
  return [
    ['clock_setting', { ...here, ...setting, overtime_permille: 1500, version: 1 }],
    [
      'time_card_approval',
      { ...here, user_id: userId, business_date: '2026-11-20', digest: '1-2', worked_minutes: 1, approved_by: uuidv7() },
    ],
    ['timesheet_period', { ...here, id: periodId, from_day: '2026-11-01', to_day: '2026-11-30', locked_by: userId }],
    [
      'timesheet_line',
      { ...here, period_id: periodId, user_id: userId, business_date: '2026-11-20', reason: 'BASE', rate_permille: 1000, minutes: 480 },
    ],
  ];
};

/** What people were told, and that somebody has read it. */
const announcementRows = ({ userId, restaurantId }: Household): readonly TenantRow[] => {
  const announcementId = uuidv7();
  const written = { written_by: userId, written_at: new Date('2026-11-20T08:00:00Z'), shown_until: '2026-11-22' };
  return [
    ['announcement', { restaurant_id: restaurantId, id: announcementId, kind: 'HANDOVER', text: 'The fryer is off', ...written }],
    ['announcement_receipt', { restaurant_id: restaurantId, announcement_id: announcementId, user_id: userId, read_at: new Date() }],
  ];
};

/** Tips that were shared out. */
const tipRows = ({ userId, restaurantId }: Household): readonly TenantRow[] => {
  const here = { restaurant_id: restaurantId };
  const poolId = uuidv7();
  const days = { from_day: '2026-11-16', to_day: '2026-11-22' };
  return [
    ['tip_setting', { ...here, version: 1 }],
    ['tip_pool', { ...here, id: poolId, ...days, source: 'CARD', amount_minor: 10_000, currency: 'GBP', made_by: userId }],
    ['tip_allocation', { ...here, pool_id: poolId, user_id: userId, minutes: 480, weight_permille: 1000, amount_minor: 10_000 }],
  ];
};

/** A shift that somebody offers, who would take it, and how the house settles such things. */
const exchangeRows = ({ userId, restaurantId }: Household, shiftId: string): readonly TenantRow[] => {
  const here = { restaurant_id: restaurantId };
  const requestId = uuidv7();
  return [
    [
      'shift_request',
      {
        ...here,
        id: requestId,
        kind: 'OFFER',
        shift_id: shiftId,
        from_user_id: userId,
        seen: {},
        status: 'OPEN',
        expires_at: new Date('2026-11-20T06:00:00Z'),
      },
    ],
    ['shift_bid', { ...here, request_id: requestId, user_id: uuidv7() }],
    ['exchange_setting', { ...here, is_automatic: false, version: 1 }],
    ['rota_change', { ...here, shift_id: shiftId, business_date: '2026-11-21', kind: 'TOLD', changed_by: userId, currency: 'GBP' }],
    ['rota_seen', { ...here, user_id: userId, week: '2026-11-16' }],
  ];
};
