import { and, desc, eq, gte, inArray, isNull } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { namesOf } from '../../accounts/server/public.ts';
import { colleagues, holds } from '../../restaurants/server/public.ts';
import type { Announcement } from '../contract/announcements.contract.ts';
import { announcementLimits, isMeant, mayShowUntil, type Reader } from '../rules/announcement.ts';
import { dayAfter } from '../rules/rota-week.ts';
import { announceStaff } from './announce-staff.ts';
import { announcement, announcementReceipt } from './announcement-tables.ts';
import { requireRoles } from './people.ts';
import { employment } from './tables.ts';

type Row = typeof announcement.$inferSelect;
type Named = Reader & { readonly name: string };

/** What is told at present to the asker, by them, and for whoever plans to everybody; the newest first. */
export const readAnnouncements = async (tx: RestaurantTx): Promise<{ announcements: Announcement[] }> => {
  const { restaurantId, shownUntil, withdrawnAt, writtenAt, id } = announcement;
  const rows = await tx.db
    .select()
    .from(announcement)
    .where(and(eq(restaurantId, tx.restaurantId), gte(shownUntil, tradingDay(tx, new Date())), isNull(withdrawnAt)))
    .orderBy(desc(writtenAt), desc(id));
  return { announcements: await present(tx, rows) };
};

const present = async (tx: RestaurantTx, rows: readonly Row[]): Promise<Announcement[]> => {
  const people = await readersHere(tx);
  const me = people.find(({ userId }) => userId === tx.userId) ?? { userId: tx.userId ?? '', workRoleIds: [], name: '' };
  const receipts = await receiptsOf(tx, rows);
  const authors = await namesOf(tx, [...new Set(rows.map(({ writtenBy }) => writtenBy))]);
  return rows.flatMap((row) => {
    const [isOwn, isForMe] = [row.writtenBy === me.userId, isMeant(row, me)];
    const seesAll = isOwn || holds(tx, 'staff.plan');
    if (!isForMe && !seesAll) return [];
    const readAt = (userId: string): string | null => receipts.get(`${row.id} ${userId}`) ?? null;
    const meant = people.filter((one) => isMeant(row, one)).map(({ userId, name }) => ({ userId, name, readAt: readAt(userId) }));
    return {
      id: row.id,
      kind: row.kind,
      text: row.text,
      isUrgent: row.isUrgent,
      workRoleIds: row.workRoleIds,
      shownUntil: row.shownUntil,
      author: authors.get(row.writtenBy) ?? '',
      writtenAt: row.writtenAt.toISOString(),
      isOwn,
      isForMe,
      readAt: readAt(me.userId),
      readers: seesAll ? meant : null,
    };
  });
};

const readersHere = async (tx: RestaurantTx): Promise<Named[]> => {
  const rows = await tx.db
    .select({ userId: employment.userId, workRoleIds: employment.workRoleIds })
    .from(employment)
    .where(eq(employment.restaurantId, tx.restaurantId));
  const rolesOf = new Map(rows.map(({ userId, workRoleIds }) => [userId, workRoleIds]));
  return (await colleagues(tx)).map(({ id, name }) => ({ userId: id, name, workRoleIds: rolesOf.get(id) ?? [] }));
};

const receiptsOf = async (tx: RestaurantTx, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> => {
  const { restaurantId, announcementId } = announcementReceipt;
  const ids = rows.map(({ id }) => id);
  const found = await tx.db
    .select()
    .from(announcementReceipt)
    .where(and(eq(restaurantId, tx.restaurantId), inArray(announcementId, ids)));
  return new Map(found.map((one) => [`${one.announcementId} ${one.userId}`, one.readAt.toISOString()]));
};

type Announced = Pick<Row, 'text' | 'isUrgent' | 'workRoleIds' | 'shownUntil'> & { readonly announcementId: string };

/**
 * Tells everybody, or whoever does certain kinds of work, something.
 *
 * @refuses WORK_ROLE_UNKNOWN; SHOWN_TOO_LONG for a day that is over or too far off; ID_TAKEN
 */
export const announceToPeople = async (tx: RestaurantTx, { body, occurredAt }: CommandEnvelope<Announced>) => {
  const { announcementId: id, ...said } = body;
  await requireRoles(tx, said.workRoleIds);
  if (!mayShowUntil(tradingDay(tx, new Date()), said.shownUntil))
    throw refusal('SHOWN_TOO_LONG', { field: 'shownUntil', daysMax: announcementLimits.shownDaysMax });
  return write(tx, { id, kind: 'ANNOUNCEMENT', ...said, writtenAt: notLater(occurredAt) });
};

/**
 * Leaves word for the next shift; it is shown for a few days.
 *
 * @refuses ID_TAKEN
 */
export const handOver = async (
  tx: RestaurantTx,
  { body, occurredAt }: CommandEnvelope<{ readonly announcementId: string; readonly text: string }>,
) => {
  const writtenAt = notLater(occurredAt);
  const shownUntil = dayAfter(tradingDay(tx, writtenAt), announcementLimits.handoverDays);
  const { announcementId: id, text } = body;
  return write(tx, { id, kind: 'HANDOVER', text, isUrgent: false, workRoleIds: [], shownUntil, writtenAt });
};

/** A device's clock may be ahead: nothing was written later than it came in. */
const notLater = (occurredAt: string): Date => new Date(Math.min(Date.parse(occurredAt), Date.now()));

const write = async (tx: RestaurantTx, row: Omit<typeof announcement.$inferInsert, 'restaurantId' | 'writtenBy'>) => {
  const [made] = await tx.db
    .insert(announcement)
    .values({ ...row, restaurantId: tx.restaurantId, writtenBy: tx.userId ?? '' })
    .onConflictDoNothing()
    .returning();
  const [shown] = made ? await present(tx, [made]) : [];
  if (!shown) throw refusal('ID_TAKEN', { field: 'announcementId' });
  announceStaff(tx, 'staff.v1.announced', { announcementId: shown.id });
  return { announcement: shown };
};

type AnnouncementId = { readonly announcementId: string };

/**
 * Says that one has read it; the first time counts, and nothing is answered about what is not for the asker.
 *
 * @refuses NOT_FOUND
 */
export const confirmRead = async (tx: RestaurantTx, { body, occurredAt }: CommandEnvelope<AnnouncementId>): Promise<{ readAt: string }> => {
  const [row] = await tx.db.select().from(announcement).where(idIs(tx, body.announcementId));
  const [seen] = row ? await present(tx, [row]) : [];
  if (!seen) throw refusal('NOT_FOUND');
  if (seen.readAt !== null) return { readAt: seen.readAt };
  const readAt = notLater(occurredAt);
  await tx.db
    .insert(announcementReceipt)
    .values({ restaurantId: tx.restaurantId, announcementId: seen.id, userId: tx.userId ?? '', readAt })
    .onConflictDoNothing();
  announceStaff(tx, 'staff.v1.announced', { announcementId: seen.id });
  return { readAt: readAt.toISOString() };
};

/**
 * Takes back what was told.
 *
 * @refuses NOT_FOUND; NOT_YOURS for what somebody else wrote, but not to whoever plans
 */
export const withdrawAnnouncement = async (tx: RestaurantTx, { body }: CommandEnvelope<AnnouncementId>): Promise<AnnouncementId> => {
  const [row] = await tx.db.select().from(announcement).where(idIs(tx, body.announcementId)).for('update');
  const [seen] = row ? await present(tx, [row]) : [];
  if (!seen) throw refusal('NOT_FOUND');
  if (!seen.isOwn && !holds(tx, 'staff.plan')) throw refusal('NOT_YOURS', { field: 'announcementId' });
  await tx.db.update(announcement).set({ withdrawnAt: new Date() }).where(idIs(tx, seen.id));
  announceStaff(tx, 'staff.v1.announced', { announcementId: seen.id });
  return { announcementId: seen.id };
};

const idIs = (tx: RestaurantTx, id: string) => and(eq(announcement.restaurantId, tx.restaurantId), eq(announcement.id, id));
