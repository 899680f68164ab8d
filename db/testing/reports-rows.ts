import { uuidv7 } from 'uuidv7';

import type { Household, TenantRow } from './household.ts';

const businessDate = '2026-11-20';

/** A day that was counted and closed. */
export const reportsRows = ({ userId, restaurantId }: Household): readonly TenantRow[] => {
  const here = { restaurant_id: restaurantId, business_date: businessDate };
  const amounts = { float_minor: '10000', taken_out_minor: '0', counted_minor: '25000', currency: 'GBP' };
  return [
    ['cash_count', { ...here, id: uuidv7(), ...amounts, counted_by: userId, counted_at: new Date() }],
    ['day_close', { ...here, state: 'CLOSED' }],
    ['day_close_step', { ...here, id: uuidv7(), version: 1, step: 'CLOSE', snapshot: '{}', taken_by: userId }],
  ];
};
