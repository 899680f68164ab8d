import type { BusinessDate } from '../../../kit/time/business-date.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { movementDraftFromWire } from '../contract/from-wire.ts';
import type { MovementBody } from '../contract/movement-schemas.ts';
import { decideMovement } from '../rules/record-movement.ts';
import { lockItem, type LockedItem } from './load-item.ts';
import type { LotOfMovement, MovementSource } from './ledger-statement.ts';
import { postToLedger } from './post-to-ledger.ts';
import { presentPosted } from './present-movement.ts';

/** The lot that a form named; what its date means follows from the item. */
const lotOf = ({ lot }: MovementBody, { dateType }: LockedItem): LotOfMovement | null => {
  if (lot?.kind !== 'NEW') return lot ?? null;
  return { ...lot, printedDate: lot.printedDate as BusinessDate | null, supplierName: null, dateType };
};

/** What a form says about where a movement comes from. */
const sourceOf = ({ commandId, deviceId, occurredAt, body }: CommandEnvelope<MovementBody>, item: LockedItem): MovementSource => ({
  movementId: body.movementId,
  sourceType: 'manual',
  sourceId: commandId,
  occurredAt: new Date(occurredAt),
  effectiveAt: new Date(occurredAt),
  deviceId,
  reason: body.reason,
  note: body.note === '' ? null : body.note,
  enteredText: body.entry.text === '' ? null : body.entry.text,
  enteredParts: body.entry.parts.length === 0 ? null : body.entry.parts,
  reversalOfId: null,
  lot: lotOf(body, item),
});

/**
 * Writes a movement recorded by hand into the ledger.
 *
 * @refuses NOT_FOUND for an item of no or another restaurant; and whatever decideMovement refuses
 */
export const recordMovement = async (tx: RestaurantTx, envelope: CommandEnvelope<MovementBody>) => {
  const item = await lockItem(tx, envelope.body.itemId);
  if (!item) throw refusal('NOT_FOUND');
  const draft = movementDraftFromWire(envelope.body);
  const context = { role: tx.role, item: { ...item.units, isActive: item.isActive } };
  const posted = await postToLedger(tx, item, {
    decide: (level) => orRefuse(decideMovement(draft, { ...context, level })),
    source: sourceOf(envelope, item),
  });
  return presentPosted(tx, item.itemId, posted);
};
