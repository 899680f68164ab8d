import { uuidv7 } from 'uuidv7';

import type { Household, TenantRow } from './household.ts';

/** What was thrown away, and what shall come of it. */
export const wasteRows = ({ userId, restaurantId }: Household): readonly TenantRow[] => {
  const here = { restaurant_id: restaurantId };
  const now = new Date();
  const entryId = uuidv7();
  return [
    ['waste_hearing', { ...here, last_sequence: '0' }],
    ['waste_container', { ...here, id: uuidv7(), name: 'Tub', tare_g: '300' }],
    [
      'waste_entry',
      {
        ...here,
        id: entryId,
        kind: 'PLATE',
        weight_g: '800',
        stage: 'PLATE',
        reason: 'RETURNED',
        is_avoidable: true,
        destination: 'FOOD_WASTE_BIN',
        currency: 'GBP',
        status: 'CONFIRMED',
        logged_by: userId,
        logged_at: now,
        happened_at: now,
        business_date: '2026-11-20',
        local_hour: 14,
      },
    ],
    ...wasteGoalRows({ userId, restaurantId }),
    [
      'waste_photo',
      {
        ...here,
        entry_id: entryId,
        media_type: 'image/webp',
        fingerprint: 'f'.repeat(64),
        bytes: Buffer.from([0]),
        taken_by: userId,
        taken_at: now,
      },
    ],
  ];
};

/** What waste is held against, and what shall come of it. */
const wasteGoalRows = ({ userId, restaurantId }: Household): readonly TenantRow[] => {
  const here = { restaurant_id: restaurantId };
  const now = new Date();
  const goal = { metric: 'MONEY_A_WEEK', baseline_from: '2026-10-05', baseline_to: '2026-11-01', starts_on: '2026-11-02' };
  const values = { baseline_value: '9000', target_value: '7000', until_on: '2027-01-31', currency: 'GBP' };
  const review = { reason: 'SPOILED', action: 'TASK', words: 'Look at it', state: 'OPEN', currency: 'GBP' };
  return [
    ['waste_day', { ...here, business_date: '2026-11-20', covers: 80, sales_minor: '240000', currency: 'GBP', set_by: userId }],
    ['waste_goal', { ...here, id: uuidv7(), ...goal, ...values, set_by: userId, set_at: now }],
    ['waste_review', { ...here, id: uuidv7(), ...review, started_by: userId, started_at: now }],
  ];
};
