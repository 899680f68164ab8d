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
  ];
};
