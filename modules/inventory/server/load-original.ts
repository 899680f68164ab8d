import { and, asc, eq, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { minorUnits } from '../../../kit/money.ts';
import { quantity } from '../../../kit/quantity.ts';
import { unitCost } from '../../../kit/unit-cost.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Original } from '../rules/correction.ts';
import type { MovementKind } from '../rules/movement-kind.ts';
import type { LockedItem } from './load-item.ts';
import { stockMovement } from './tables.ts';

const correction = alias(stockMovement, 'correction');

const rowsWhere = (tx: RestaurantTx, condition: SQL | undefined) =>
  tx.db
    .select({
      id: stockMovement.id,
      itemId: stockMovement.itemId,
      kind: stockMovement.kind,
      quantity: stockMovement.quantity,
      unitCost: stockMovement.unitCost,
      valueMinor: stockMovement.valueMinor,
      reason: stockMovement.reason,
      reversalOfId: stockMovement.reversalOfId,
      sourceType: stockMovement.sourceType,
      effectiveAt: stockMovement.effectiveAt,
      businessDate: stockMovement.businessDate,
      correctedById: correction.id,
    })
    .from(stockMovement)
    .leftJoin(correction, and(eq(correction.restaurantId, stockMovement.restaurantId), eq(correction.reversalOfId, stockMovement.id)))
    .where(and(eq(stockMovement.restaurantId, tx.restaurantId), condition))
    .orderBy(asc(stockMovement.entryNumber));

/** A row of the ledger with all that decides whether and how it is undone. */
export type OriginalRow = Awaited<ReturnType<typeof rowsWhere>>[number];

/** One row of the ledger, or null. */
export const loadOriginal = async (tx: RestaurantTx, id: string): Promise<OriginalRow | null> => {
  const [row] = await rowsWhere(tx, eq(stockMovement.id, id));
  return row ?? null;
};

/** A count's own row and those that held it against late facts, in the order of the ledger; undone ones are left out. */
export const rowsOfCount = async (tx: RestaurantTx, itemId: string, countMovementId: string): Promise<readonly OriginalRow[]> => {
  const ofCount = or(
    eq(stockMovement.id, countMovementId),
    and(eq(stockMovement.sourceType, 'count-hold'), eq(stockMovement.sourceId, countMovementId)),
  );
  const rows = await rowsWhere(tx, and(eq(stockMovement.itemId, itemId), ofCount));
  return rows.filter(isUndoable);
};

/** The rows that a document made, in the order of the ledger; undone ones and corrections of value are left out. */
export const rowsOfDocument = async (tx: RestaurantTx, sourceType: string, sourceId: string): Promise<readonly OriginalRow[]> => {
  const rows = await rowsWhere(tx, and(eq(stockMovement.sourceType, sourceType), eq(stockMovement.sourceId, sourceId)));
  return rows.filter(isUndoable);
};

const isUndoable = (row: OriginalRow): boolean => row.correctedById === null && row.reversalOfId === null && row.kind !== 'REVALUE';

/**
 * A row that is undone in the books of the item that its own went into. Where nobody knows what those are worth, its
 * value has nothing to be taken from.
 */
export const originalIn = (row: OriginalRow, { itemId, level }: LockedItem): Original =>
  row.itemId !== itemId && level.averageCost === null ? { ...originalOf(row), unitCost: null, valueMinor: null } : originalOf(row);

/** A stored row as the rule of corrections asks for it. */
export const originalOf = (row: OriginalRow): Original => ({
  kind: row.kind as MovementKind,
  quantity: quantity(row.quantity),
  unitCost: row.unitCost === null ? null : unitCost(row.unitCost),
  valueMinor: row.valueMinor === null ? null : minorUnits(row.valueMinor.toString()),
  isCorrected: row.correctedById !== null,
  isCorrection: row.reversalOfId !== null,
});
