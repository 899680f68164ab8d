import type { BusinessDate } from '../../../kit/time/business-date.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { correctableSources, decideCorrection } from '../rules/correction.ts';
import { isLocked } from '../rules/period-lock.ts';
import { lockItem, type LockedItem } from './load-item.ts';
import { loadOriginal, originalIn, type OriginalRow } from './load-original.ts';
import { postToLedger } from './post-to-ledger.ts';
import { presentPosted } from './present-movement.ts';

/** Which row to undo, and under which id its opposite will stand. */
export type CorrectionBody = { readonly movementId: string; readonly correctsId: string; readonly note: string | null };

/** Rows that a document made are undone with it, and closed days stay as they were reported. */
const refuseUntouchable = (row: OriginalRow, item: LockedItem): void => {
  const { lockedThrough } = item;
  if (!correctableSources.has(row.sourceType)) throw refusal('MOVEMENT_OF_DOCUMENT', { field: 'movement' });
  if (isLocked(row.businessDate as BusinessDate, lockedThrough)) {
    throw refusal('PERIOD_LOCKED', { field: 'movement', lockedThrough });
  }
};

/**
 * Undoes a row of the ledger by its opposite, which holds since the row did. The level is locked before the row is read
 * again, so that of two corrections at once the second finds the first.
 *
 * @refuses NOT_FOUND for a row of no or another restaurant
 * @refuses MOVEMENT_OF_DOCUMENT for a row that follows from a count, a delivery or another document
 * @refuses PERIOD_LOCKED when the row's trading day is closed; and whatever decideCorrection refuses
 */
export const correctMovement = async (tx: RestaurantTx, envelope: CommandEnvelope<CorrectionBody>) => {
  const { body } = envelope;
  const found = await loadOriginal(tx, body.correctsId);
  const item = found && (await lockItem(tx, found.itemId));
  const original = item && (await loadOriginal(tx, body.correctsId));
  if (!item || !original) throw refusal('NOT_FOUND');
  if (original.reversalOfId === null) refuseUntouchable(original, item);
  const posted = await postToLedger(tx, item, {
    decide: (level) => orRefuse(decideCorrection(level, originalIn(original, item)), { field: 'movement' }),
    source: {
      movementId: body.movementId,
      sourceType: 'correction',
      sourceId: envelope.commandId,
      occurredAt: new Date(envelope.occurredAt),
      effectiveAt: original.effectiveAt,
      deviceId: envelope.deviceId,
      reason: original.reason,
      note: body.note === '' ? null : body.note,
      enteredText: null,
      enteredParts: null,
      reversalOfId: body.correctsId,
      lot: null,
    },
  });
  return presentPosted(tx, item.itemId, posted);
};
