import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { quantity, type Quantity } from '../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { stockLevel } from './tables.ts';

/**
 * What is on hand of these items, by the ids that were asked for; a merged one is told as the one that stays. One that was
 * never booked is missing: nobody keeps stock of it, which is not the same as none.
 *
 * @unit millionths of each item's base unit; below nothing where more was used than booked in
 */
export const levelsOf = async (tx: RestaurantTx, itemIds: readonly string[]): Promise<ReadonlyMap<string, Quantity>> => {
  if (itemIds.length === 0) return new Map();
  const kept = alias(stockLevel, 'kept');
  const rows = await tx.db
    .select({ id: stockLevel.itemId, onHand: kept.onHand, lastMovementAt: kept.lastMovementAt })
    .from(stockLevel)
    .innerJoin(
      kept,
      and(eq(kept.restaurantId, stockLevel.restaurantId), eq(kept.itemId, sql`coalesce(${stockLevel.mergedIntoId}, ${stockLevel.itemId})`)),
    )
    .where(and(eq(stockLevel.restaurantId, tx.restaurantId), inArray(stockLevel.itemId, [...itemIds])));
  return new Map(rows.flatMap(({ id, onHand, lastMovementAt }) => (lastMovementAt === null ? [] : [[id, quantity(onHand)] as const])));
};
