import { and, eq, inArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { item } from './tables.ts';

/** The category of each item that has one, archived items too. */
export const categoriesOfItems = async (tx: RestaurantTx, itemIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (itemIds.length === 0) return new Map();
  const rows = await tx.db
    .select({ id: item.id, categoryId: item.categoryId })
    .from(item)
    .where(and(eq(item.restaurantId, tx.restaurantId), inArray(item.id, [...itemIds])));
  return new Map(rows.flatMap(({ id, categoryId }): [string, string][] => (categoryId === null ? [] : [[id, categoryId]])));
};
