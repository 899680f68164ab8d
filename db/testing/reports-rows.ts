import type { Household, TenantRow } from './household.ts';

/** What was planned, and how categories are sorted. */
export const reportsRows = ({ userId, restaurantId }: Household): readonly TenantRow[] => {
  const here = { restaurant_id: restaurantId };
  const month = { month_from: '2026-11-01', budget: '{"FOOD": {"share": 2800}}', expenses: '[]', currency: 'GBP', saved_by: userId };
  return [
    ['month_book', { ...here, ...month }],
    ['account_heading', { ...here, items: '{}', dishes: '{}', saved_by: userId }],
  ];
};
