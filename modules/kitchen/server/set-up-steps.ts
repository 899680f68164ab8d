import type { RestaurantTx } from '../../../platform/server/database/tx.ts';

/** Whether anything was ever sold: an order, or a day that was written down. */
export const hasSold = async (tx: RestaurantTx): Promise<boolean> => {
  const { rows } = await tx.client.query<{ sold: boolean }>({
    name: 'kitchen-set-up',
    text: `select exists (select from kitchen_order where restaurant_id = $1) or exists (select from takings where restaurant_id = $1) as sold`,
    values: [tx.restaurantId],
  });
  return rows[0]?.sold ?? false;
};
