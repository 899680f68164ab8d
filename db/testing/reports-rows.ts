import { uuidv7 } from 'uuidv7';

import type { Household, TenantRow } from './household.ts';

const businessDate = '2026-11-20';

/** A day that was counted and closed, what was planned, and how categories are sorted. */
export const reportsRows = ({ userId, restaurantId }: Household): readonly TenantRow[] => {
  const here = { restaurant_id: restaurantId, business_date: businessDate };
  const amounts = { float_minor: '10000', taken_out_minor: '0', counted_minor: '25000', currency: 'GBP' };
  const month = { month_from: '2026-11-01', budget: '{"FOOD": {"share": 2800}}', expenses: '[]', currency: 'GBP', saved_by: userId };
  return [
    ['cash_count', { ...here, id: uuidv7(), ...amounts, counted_by: userId, counted_at: new Date() }],
    ['day_close', { ...here, state: 'CLOSED' }],
    ['report_letter', { restaurant_id: restaurantId, user_id: userId, report: 'sales', rhythm: 'DAILY', local_hour: 8, language: 'en' }],
    ...periodRows({ userId, restaurantId }),
    ['day_close_step', { ...here, id: uuidv7(), version: 1, step: 'CLOSE', snapshot: '{}', taken_by: userId }],
    ['month_book', { restaurant_id: restaurantId, ...month }],
    ['account_heading', { restaurant_id: restaurantId, items: '{}', dishes: '{}', saved_by: userId }],
  ];
};

/** A month that is locked, with a report of it. */
const periodRows = ({ userId, restaurantId }: Household): readonly TenantRow[] => {
  const here = { restaurant_id: restaurantId, from_day: '2026-10-01' };
  return [
    ['report_period', { ...here, to_day: '2026-10-31', calendar: 'GREGORIAN', state: 'LOCKED' }],
    ['report_period_step', { ...here, id: uuidv7(), version: 1, step: 'LOCK', taken_by: userId }],
    ['report_snapshot', { ...here, version: 1, report: 'sales', language: 'en', document: '{}' }],
  ];
};
