import type { RestaurantTx } from '../../../platform/server/database/tx.ts';

/** Whether any dish can be ordered, or could but for its being off now; a draft can't, nor what was taken off the menu for good. */
export const hasDishesForSale = async (tx: RestaurantTx): Promise<boolean> => {
  const { rows } = await tx.client.query<{ sells: boolean }>({
    name: 'menu-set-up',
    text: `select exists (select from dish where restaurant_id = $1 and state in ('LIVE', 'PAUSED')) as sells`,
    values: [tx.restaurantId],
  });
  return rows[0]?.sells ?? false;
};
