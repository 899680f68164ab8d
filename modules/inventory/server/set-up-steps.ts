import type { RestaurantTx } from '../../../platform/server/database/tx.ts';

/** How far the stock is set up. */
export const stockSetUp = async (tx: RestaurantTx): Promise<{ readonly hasItems: boolean; readonly wasCounted: boolean }> => {
  const { rows } = await tx.client.query<{ hasItems: boolean; wasCounted: boolean }>({
    name: 'inventory-set-up',
    text: `select exists (select from item where restaurant_id = $1 and is_active) as "hasItems",
                  exists (select from stock_level where restaurant_id = $1 and last_counted_at is not null) as "wasCounted"`,
    values: [tx.restaurantId],
  });
  return rows[0] ?? { hasItems: false, wasCounted: false };
};
