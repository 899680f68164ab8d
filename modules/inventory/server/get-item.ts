import { and, eq, inArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { inventoryLimits } from '../rules/limits.ts';
import { listItemIds } from './list-items.ts';
import type { ItemListQuery } from './list-statements.ts';
import { definitionColumns, presentItem } from './load-definition.ts';
import { bookCurrency, levelOf } from './load-item.ts';
import { isCostVisible, presentLevel } from './present-movement.ts';
import { item, stockLevel } from './tables.ts';

const wholeItems = (tx: RestaurantTx, itemIds: readonly string[]) =>
  tx.db
    .select({
      definition: definitionColumns,
      level: { onHand: stockLevel.onHand, averageCost: stockLevel.averageCost, valueMinor: stockLevel.valueMinor },
      lastCountedAt: stockLevel.lastCountedAt,
      lastMovementAt: stockLevel.lastMovementAt,
      currency: stockLevel.currency,
      lastEntryNumber: stockLevel.lastEntryNumber,
      mergedIntoId: stockLevel.mergedIntoId,
    })
    .from(item)
    .innerJoin(stockLevel, and(eq(stockLevel.restaurantId, item.restaurantId), eq(stockLevel.itemId, item.id)))
    .where(and(eq(item.restaurantId, tx.restaurantId), inArray(item.id, [...itemIds])));

/**
 * One item with its level.
 *
 * @refuses NOT_FOUND
 */
export const getItem = async (tx: RestaurantTx, itemId: string) => {
  const [row] = await wholeItems(tx, [itemId]);
  if (!row) throw refusal('NOT_FOUND');
  return {
    item: presentItem(row.definition),
    level: presentLevel(tx, levelOf(row.level)),
    lastCountedAt: row.lastCountedAt?.toISOString() ?? null,
    lastMovementAt: row.lastMovementAt?.toISOString() ?? null,
    mergedIntoId: row.mergedIntoId,
    currency: bookCurrency(tx, row) as 'GBP',
    isCostVisible: isCostVisible(tx),
  };
};

/** Everything that a question lists, whole, for a file, in the question's order. */
export const exportItems = async (tx: RestaurantTx, query: ItemListQuery) => {
  const ids = await listItemIds(tx, query, inventoryLimits.itemsMax);
  const found = ids.length === 0 ? [] : await wholeItems(tx, ids);
  const byId = new Map(found.map((row) => [row.definition.id, row]));
  return {
    rows: ids.flatMap((id) => {
      const row = byId.get(id);
      return row
        ? [{ item: presentItem(row.definition), level: presentLevel(tx, levelOf(row.level)), currency: bookCurrency(tx, row) as 'GBP' }]
        : [];
    }),
    currency: tx.currency as 'GBP',
    isCostVisible: isCostVisible(tx),
    asOf: new Date().toISOString(),
  };
};
