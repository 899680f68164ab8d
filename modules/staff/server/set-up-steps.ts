import type { RestaurantTx } from '../../../platform/server/database/tx.ts';

/** Whether a rota was ever made known. */
export const hasToldRota = async (tx: RestaurantTx): Promise<boolean> => {
  const { rows } = await tx.client.query({
    name: 'staff-set-up',
    text: 'select from shift where restaurant_id = $1 and told_date is not null limit 1',
    values: [tx.restaurantId],
  });
  return rows.length > 0;
};
