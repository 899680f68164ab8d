import type { RestaurantTx } from '../../../platform/server/database/tx.ts';

/** Every code that finds an item in use. */
export const codesOfItems = async (tx: RestaurantTx): Promise<readonly { readonly itemId: string; readonly code: string }[]> => {
  const { rows } = await tx.client.query<{ itemId: string; code: string }>(
    `select b.item_id as "itemId", b.code from item_barcode b
       join item i on i.restaurant_id = b.restaurant_id and i.id = b.item_id and i.is_active where b.restaurant_id = $1`,
    [tx.restaurantId],
  );
  return rows;
};
