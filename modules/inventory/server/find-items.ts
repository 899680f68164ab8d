import { fuzzyIndex } from '../../../kit/text/read-names.ts';
import { fuzzyMatch } from '../../../kit/text/fuzzy-match.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';

/** An item that a search may have meant. */
export type FoundItem = { readonly id: string; readonly name: string; readonly nameLocal: string | null; readonly isActive: boolean };

type Row = FoundItem & { readonly names: readonly string[] };

/** The items whose names, codes or barcodes a search may have meant, the best first. */
export const findItems = async (
  tx: RestaurantTx,
  { words, limit }: { readonly words: string; readonly limit?: number },
): Promise<readonly FoundItem[]> => {
  const { rows } = await tx.client.query<Row>(
    `select i.id, i.name, i.name_local as "nameLocal", i.is_active as "isActive", array_remove(array[i.name, i.name_local, i.sku] || array(
              select b.code from item_barcode b where b.restaurant_id = i.restaurant_id and b.item_id = i.id), null) as names
       from item i where i.restaurant_id = $1`,
    [tx.restaurantId],
  );
  const index = fuzzyIndex(rows, ({ names }) => names);
  return fuzzyMatch(words, index, { limit: limit ?? rows.length }).map(({ item: { names: _names, ...found } }) => found);
};
