import { and, desc, eq, inArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { item, itemStorageArea } from './tables.ts';

/** What lists of other modules say of an item. */
export type ItemHeading = {
  readonly name: string;
  readonly nameLocal: string | null;
  readonly categoryId: string | null;
  readonly baseUnit: 'g' | 'ml' | 'each';
  /** Where it stands first on the walk; null where nobody said. */
  readonly storageAreaId: string | null;
};

const firstAreas = async (tx: RestaurantTx, itemIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.db
    .select({ itemId: itemStorageArea.itemId, areaId: itemStorageArea.storageAreaId })
    .from(itemStorageArea)
    .where(and(eq(itemStorageArea.restaurantId, tx.restaurantId), inArray(itemStorageArea.itemId, [...itemIds])))
    .orderBy(desc(itemStorageArea.sortOrder), desc(itemStorageArea.storageAreaId));
  // The first of the walk is written last and stays.
  return new Map(rows.map(({ itemId, areaId }) => [itemId, areaId]));
};

/** What is said of these items, by their ids; of none that another restaurant has. */
export const itemHeadings = async (tx: RestaurantTx, itemIds: readonly string[]): Promise<ReadonlyMap<string, ItemHeading>> => {
  if (itemIds.length === 0) return new Map();
  const { id, name, nameLocal, categoryId, baseUnit } = item;
  const rows = await tx.db
    .select({ id, name, nameLocal, categoryId, baseUnit })
    .from(item)
    .where(and(eq(item.restaurantId, tx.restaurantId), inArray(item.id, [...itemIds])));
  const areas = await firstAreas(tx, itemIds);
  return new Map(rows.map(({ id: itemId, ...heading }) => [itemId, { ...heading, storageAreaId: areas.get(itemId) ?? null }]));
};
