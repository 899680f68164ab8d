import type { RestaurantTx } from '../../../platform/server/database/tx.ts';

/** How far the stock is set up. */
export const stockSetUp = async (tx: RestaurantTx): Promise<{ readonly hasItems: boolean; readonly wasCounted: boolean }> => {
  const { rows } = await tx.client.query<{ hasItems: boolean; wasCounted: boolean }>({
    name: 'inventory-set-up',
    // Counts have an index of their own in the ledger; levels would be looked through, ten thousand of them, until one was counted.
    text: `select exists (select from item where restaurant_id = $1 and is_active) as "hasItems",
                  exists (select from stock_movement where restaurant_id = $1 and kind = 'COUNT_ADJUST' and source_type = 'count'
                             and reversal_of_id is null) as "wasCounted"`,
    values: [tx.restaurantId],
  });
  return rows[0] ?? { hasItems: false, wasCounted: false };
};
