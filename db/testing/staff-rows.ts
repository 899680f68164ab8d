import { uuidv7 } from 'uuidv7';

import type { Household, TenantRow } from './household.ts';

/** Who works there, when they are to come, and when they came. */
export const staffRows = ({ userId, restaurantId }: Household): readonly TenantRow[] => {
  const here = { restaurant_id: restaurantId };
  const workRoleId = uuidv7();
  const [from, to] = [new Date('2026-11-20T08:00:00Z'), new Date('2026-11-20T16:00:00Z')];
  return [
    ['work_role', { ...here, id: workRoleId, name: 'Line cook', area: 'KITCHEN' }],
    ['employment', { ...here, user_id: userId, contract: 'FULL_TIME', work_role_ids: [workRoleId] }],
    ['shift', { ...here, id: uuidv7(), business_date: '2026-11-20', work_role_id: workRoleId, starts_at: from, ends_at: to }],
    ['rota_day', { ...here, business_date: '2026-11-20', currency: 'GBP' }],
    ['labour_demand', { ...here, business_date: '2026-11-20', work_role_id: workRoleId, from_minute: 600, to_minute: 720, people: 2 }],
    [
      'clock_event',
      { ...here, id: uuidv7(), user_id: userId, kind: 'IN', happened_at: from, device_at: from, method: 'PHONE', recorded_by: userId },
    ],
    ['rota_proposal', { ...here, id: uuidv7(), from_date: '2026-11-16', day_count: 7, aim: 'COST', state: 'DONE', asked_by: userId }],
    ...hoursRows({ userId, restaurantId }),
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
