import type { RestaurantTx } from '../../../platform/server/database/tx.ts';

/** Whether there is a list that is done by the clock. */
export const hasLists = async (tx: RestaurantTx): Promise<boolean> => {
  const { rows } = await tx.client.query({
    name: 'tasks-set-up',
    text: 'select from check_template where restaurant_id = $1 and archived_at is null limit 1',
    values: [tx.restaurantId],
  });
  return rows.length > 0;
};
