import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';

import { announce, type RestaurantTx } from '../../../platform/server/database/tx.ts';
import { type Pressing, pressingMax } from '../../../platform/server/pressing.ts';
import type { NoteKind } from '../rules/pressing-kinds.ts';
import { pressingNote } from './tables.ts';

/** What people are to be told, until when, and whom it names. */
export type Note = {
  readonly kind: NoteKind;
  readonly subject: string;
  readonly words: Readonly<Record<string, string | number | null>>;
  readonly place: string;
  readonly userIds: readonly string[] | null;
  readonly until: Date;
};

const ofKind = (tx: RestaurantTx, kind: NoteKind, subjects: readonly string[]) =>
  and(eq(pressingNote.restaurantId, tx.restaurantId), eq(pressingNote.kind, kind), inArray(pressingNote.subject, [...subjects]));

/** Has people told of something, once for each kind and subject however often it is noted. */
export const pressNote = async (tx: RestaurantTx, { userIds, ...note }: Note): Promise<void> => {
  const here = eq(pressingNote.restaurantId, tx.restaurantId);
  await tx.db.delete(pressingNote).where(and(here, lte(pressingNote.until, new Date())));
  await tx.db
    .insert(pressingNote)
    .values({ restaurantId: tx.restaurantId, ...note, userIds: userIds && [...userIds] })
    .onConflictDoNothing();
  announce(tx, { name: 'alerts.v1.note-changed', payload: { kind: note.kind } });
};

/** Has it said no more; nothing happens where it is not said. */
export const dropNotes = async (tx: RestaurantTx, kind: NoteKind, subjects: readonly string[]): Promise<void> => {
  if (subjects.length === 0) return;
  const gone = await tx.db
    .delete(pressingNote)
    .where(ofKind(tx, kind, subjects))
    .returning({ subject: pressingNote.subject });
  if (gone.length > 0) announce(tx, { name: 'alerts.v1.note-changed', payload: { kind } });
};

/** What was noted and still holds. */
export const notesPress = async (tx: RestaurantTx, now: Date): Promise<Pressing<NoteKind>[]> => {
  const rows = await tx.db
    .select()
    .from(pressingNote)
    .where(and(eq(pressingNote.restaurantId, tx.restaurantId), gt(pressingNote.until, now)))
    .orderBy(desc(pressingNote.pressedAt))
    .limit(pressingMax);
  return rows.map(({ kind, subject, words, place, userIds }) => ({
    kind,
    subject,
    words,
    place,
    impactMinor: null,
    ...(userIds && { userIds }),
  }));
};
