import { and, eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { aiCosts } from '../../../subscription/rules/ai-operations.ts';
import { releaseOperation, reserveOperation, settleOperation } from '../../../subscription/server/public.ts';
import { assistantScan, type KeptReadings } from '../tables/scans.ts';

const category = 'vision_scanning';
const cost = aiCosts[category];

type Kind = keyof KeptReadings;
type Row = typeof assistantScan.$inferSelect;

/** A picture of one kind, as it is kept. */
export type KeptPicture<Of extends Kind> = Omit<Row, 'reading'> & { readonly reading: KeptReadings[Of] };

type Picture<Of extends Kind> = { readonly kind: Of; readonly scanId: string; readonly fingerprint: string };
type Read<Of extends Kind> = { readonly row: KeptPicture<Of>; readonly isKnownPicture: boolean };

/** A row holds what its kind says; only `readPicture` writes it. */
const ofKind = <Of extends Kind>(row: Row, _kind: Of): KeptPicture<Of> => ({ ...row, reading: row.reading as KeptReadings[Of] });

const keptOf = async <Of extends Kind>(tx: RestaurantTx, { kind, fingerprint }: Picture<Of>): Promise<KeptPicture<Of> | undefined> => {
  const here = and(
    eq(assistantScan.restaurantId, tx.restaurantId),
    eq(assistantScan.kind, kind),
    eq(assistantScan.fingerprint, fingerprint),
  );
  const [row] = await tx.db.select().from(assistantScan).where(here);
  return row && ofKind(row, kind);
};

/**
 * Has a picture read, once: what it costs is set aside before any work, and counts with a usable reading; the same picture
 * again is answered by what was read then, and is free. A refusal of the reader takes back what was set aside, with
 * everything else that the call wrote.
 *
 * @refuses AI_LIMIT_REACHED before any work; whatever the reader refuses
 */
export const readPicture = async <Of extends Kind>(
  tx: RestaurantTx,
  picture: Picture<Of>,
  read: () => Promise<KeptReadings[Of]>,
): Promise<Read<Of>> => {
  const before = await keptOf(tx, picture);
  if (before) return { row: before, isKnownPicture: true };
  const { kind, scanId, fingerprint } = picture;
  if ((await reserveOperation(tx, { id: scanId, category })) === 'over-limit') throw refusal('AI_LIMIT_REACHED', { cost });
  const facts = { restaurantId: tx.restaurantId, id: scanId, kind, fingerprint, operationId: scanId, cost, readBy: tx.userId };
  const [row] = await tx.db
    .insert(assistantScan)
    .values({ ...facts, reading: await read() })
    .onConflictDoNothing()
    .returning();
  if (row) {
    await settleOperation(tx, scanId);
    return { row: ofKind(row, kind), isKnownPicture: false };
  }
  // Somebody else read the same picture meanwhile.
  await releaseOperation(tx, scanId);
  const other = await keptOf(tx, picture);
  if (!other) throw refusal('NOT_FOUND');
  return { row: other, isKnownPicture: true };
};

/**
 * A reading of one kind of which nobody has said yet what became of it.
 *
 * @refuses NOT_FOUND for one of another restaurant or kind; SCAN_ENDED where it was said before
 */
export const openPicture = async <Of extends Kind>(tx: RestaurantTx, kind: Of, scanId: string): Promise<KeptPicture<Of>> => {
  const here = and(eq(assistantScan.restaurantId, tx.restaurantId), eq(assistantScan.id, scanId), eq(assistantScan.kind, kind));
  const [row] = await tx.db.select().from(assistantScan).where(here).for('update');
  if (!row) throw refusal('NOT_FOUND');
  if (row.outcome !== null) throw refusal('SCAN_ENDED');
  return ofKind(row, kind);
};

type End = Pick<Row, 'outcome' | 'editDistance'> & Partial<Pick<Row, 'invoiceId'>>;

/** Keeps what became of a reading. */
export const endPicture = async (tx: RestaurantTx, scanId: string, end: End): Promise<void> => {
  const here = and(eq(assistantScan.restaurantId, tx.restaurantId), eq(assistantScan.id, scanId));
  await tx.db
    .update(assistantScan)
    .set({ ...end, endedAt: new Date() })
    .where(here);
};
