import { and, eq, inArray, sql } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { lockItem, undoDocument } from '../../inventory/server/public.ts';
import { canBeReviewed, decideVoid } from '../rules/entry-status.ts';
import { isMade } from '../rules/waste-words.ts';
import { announceWaste } from './announce-waste.ts';
import { presentEntry } from './present-entry.ts';
import { wasteEntry } from './tables.ts';
import { wasteSource } from './waste-source.ts';

const ofId = (tx: RestaurantTx, id: string) => and(eq(wasteEntry.restaurantId, tx.restaurantId), eq(wasteEntry.id, id));

const read = async (tx: RestaurantTx, id: string) => {
  const [row] = await tx.db.select().from(wasteEntry).where(ofId(tx, id));
  return row ?? null;
};

/** The entry, held: its item is locked first, in the order in which logging locks, and the entry read again behind it. */
const hold = async (tx: RestaurantTx, id: string) => {
  const found = await read(tx, id);
  if (found && found.itemId !== null) await lockItem(tx, found.itemId);
  const [row] = await tx.db.select().from(wasteEntry).where(ofId(tx, id)).for('update');
  return row ?? null;
};

/**
 * Takes an entry back, and what it booked out of stock with it.
 *
 * @refuses NOT_FOUND; whatever decideVoid refuses; PERIOD_LOCKED never: the opposite is booked on the first open day
 */
export const voidEntry = async (
  tx: RestaurantTx,
  envelope: CommandEnvelope<{ readonly entryId: string; readonly reason: string | null }>,
) => {
  const { entryId, reason } = envelope.body;
  const entry = await hold(tx, entryId);
  if (!entry) throw refusal('NOT_FOUND');
  const at = new Date(envelope.occurredAt);
  const status = orRefuse(decideVoid(entry, { role: tx.role, userId: tx.userId ?? '', at, reason }), { field: 'entry' });
  const document = { sourceType: wasteSource, sourceId: entryId, occurredAt: at, deviceId: envelope.deviceId };
  if (entry.movementId !== null || isMade(entry.kind)) await undoDocument(tx, document, entryId);
  const [row] = await tx.db
    .update(wasteEntry)
    .set({ status, voidedBy: tx.userId, voidedAt: at, voidReason: reason === '' ? null : reason, version: entry.version + 1 })
    .where(ofId(tx, entryId))
    .returning();
  announceWaste(tx, 'waste.v1.entry-voided', { entryId, itemId: entry.itemId });
  return { entry: await presentEntry(tx, row ?? entry) };
};

/**
 * Marks entries as looked at; what was looked at or taken back already is left as it is.
 *
 * @refuses NOT_FOUND when none of them is here
 */
export const reviewEntries = async (tx: RestaurantTx, envelope: CommandEnvelope<{ readonly entryIds: readonly string[] }>) => {
  const named = and(eq(wasteEntry.restaurantId, tx.restaurantId), inArray(wasteEntry.id, [...new Set(envelope.body.entryIds)]));
  const rows = await tx.db
    .select({ id: wasteEntry.id, status: wasteEntry.status })
    .from(wasteEntry)
    .where(named)
    .orderBy(wasteEntry.id)
    .for('update');
  if (rows.length === 0) throw refusal('NOT_FOUND');
  const ids = rows.filter(({ status }) => canBeReviewed(status)).map(({ id }) => id);
  if (ids.length === 0) return { reviewed: 0 };
  await tx.db
    .update(wasteEntry)
    .set({ status: 'REVIEWED', reviewedBy: tx.userId, reviewedAt: new Date(envelope.occurredAt), version: sql`${wasteEntry.version} + 1` })
    .where(and(eq(wasteEntry.restaurantId, tx.restaurantId), inArray(wasteEntry.id, ids)));
  return { reviewed: ids.length };
};
