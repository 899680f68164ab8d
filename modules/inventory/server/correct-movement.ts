import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { minorUnits } from '../../../kit/money.ts';
import { quantity } from '../../../kit/quantity.ts';
import { unitCost } from '../../../kit/unit-cost.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { decideCorrection, type Original } from '../rules/correction.ts';
import type { MovementKind } from '../rules/movement-kind.ts';
import { lockItem } from './load-item.ts';
import { postToLedger } from './post-to-ledger.ts';
import { presentPosted } from './present-movement.ts';
import { stockMovement } from './tables.ts';

/** Which row to undo, and under which id its opposite will stand. */
export type CorrectionBody = { readonly movementId: string; readonly correctsId: string; readonly note: string | null };

const correction = alias(stockMovement, 'correction');

const loadOriginal = async (tx: RestaurantTx, id: string) => {
  const [row] = await tx.db
    .select({
      itemId: stockMovement.itemId,
      kind: stockMovement.kind,
      quantity: stockMovement.quantity,
      unitCost: stockMovement.unitCost,
      valueMinor: stockMovement.valueMinor,
      reason: stockMovement.reason,
      reversalOfId: stockMovement.reversalOfId,
      correctedById: correction.id,
    })
    .from(stockMovement)
    .leftJoin(correction, and(eq(correction.restaurantId, stockMovement.restaurantId), eq(correction.reversalOfId, stockMovement.id)))
    .where(and(eq(stockMovement.restaurantId, tx.restaurantId), eq(stockMovement.id, id)));
  return row ?? null;
};

type OriginalRow = NonNullable<Awaited<ReturnType<typeof loadOriginal>>>;

const originalOf = (row: OriginalRow): Original => ({
  kind: row.kind as MovementKind,
  quantity: quantity(row.quantity),
  unitCost: row.unitCost === null ? null : unitCost(row.unitCost),
  valueMinor: row.valueMinor === null ? null : minorUnits(row.valueMinor.toString()),
  isCorrected: row.correctedById !== null,
  isCorrection: row.reversalOfId !== null,
});

/**
 * Undoes a row of the ledger by its opposite. The level is locked before the row is read again, so that of two
 * corrections at once the second finds the first.
 *
 * @refuses NOT_FOUND for a row of no or another restaurant; and whatever decideCorrection refuses
 */
export const correctMovement = async (tx: RestaurantTx, envelope: CommandEnvelope<CorrectionBody>) => {
  const { body } = envelope;
  const found = await loadOriginal(tx, body.correctsId);
  const item = found && (await lockItem(tx, found.itemId));
  const original = item && (await loadOriginal(tx, body.correctsId));
  if (!item || !original) throw refusal('NOT_FOUND');
  const posting = orRefuse(decideCorrection(item.level, originalOf(original)), { field: 'movement' });
  const source = {
    movementId: body.movementId,
    sourceType: 'correction',
    sourceId: envelope.commandId,
    occurredAt: new Date(envelope.occurredAt),
    deviceId: envelope.deviceId,
    reason: original.reason,
    note: body.note === '' ? null : body.note,
    enteredText: null,
    enteredParts: null,
    reversalOfId: body.correctsId,
  };
  const written = await postToLedger(tx, item, { posting, source });
  return presentPosted(tx, { itemId: item.itemId, posting, source, written });
};
