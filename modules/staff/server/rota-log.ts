import { and, desc, eq, gte, isNotNull, lt } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { Currency } from '../../../kit/money.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { holds } from '../../restaurants/server/public.ts';
import { dayAfter, mondayOf } from '../rules/rota-week.ts';
import { announceStaff } from './announce-staff.ts';
import { rotaChange, rotaSeen, type KnownTimes } from './notice-tables.ts';
import { noticePrices } from './read-notice.ts';
import { shift, type ShiftRow } from './rota-tables.ts';

/** @unit changes, the newest */
const shownMax = 200;

/** What happened to shifts, and why. */
export type LoggedChange = {
  readonly rows: readonly ShiftRow[];
  readonly reason: string | null;
  /** Who has the shift from now on, where that is not what its draft says. */
  readonly swap?: (row: ShiftRow) => string | null;
};

/** Writes down what happens to shifts as they are made known: from what, to what, with how much notice. Before the rows change. */
export const logChanges = async (tx: RestaurantTx, { rows, reason, swap }: LoggedChange): Promise<void> => {
  if (rows.length === 0) return;
  const priced = await noticePrices(tx);
  const values = rows.map((row) => ({
    restaurantId: tx.restaurantId,
    shiftId: row.id,
    businessDate: row.businessDate,
    kind: swap ? ('SWAPPED' as const) : kindOf(row),
    ...timesOfChange(row, swap),
    ...noticeGiven(row, priced, swap),
    changedBy: tx.userId ?? '',
    currency: tx.currency as Currency,
    reason,
  }));
  await tx.db.insert(rotaChange).values(values);
};

/** Those who swap agree to it: nobody is owed notice of what they asked for. */
const noticeGiven = (row: ShiftRow, priced: Awaited<ReturnType<typeof noticePrices>>, swap: LoggedChange['swap']) => {
  const notice = swap ? null : priced.of(row);
  const pay = notice?.pay ?? null;
  return { noticeMinutes: notice?.noticeMinutes ?? null, noticePayMinor: pay === null ? null : BigInt(pay) };
};

const timesOfChange = (row: ShiftRow, swap: LoggedChange['swap']) => {
  const { told } = row;
  const now = { userId: swap ? swap(row) : row.userId, startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() };
  return { before: told && !told.isCancelled ? timesOfTold(told) : null, after: row.isCancelled ? null : now };
};

const timesOfTold = ({ userId, startsAt, endsAt }: KnownTimes): KnownTimes => ({ userId, startsAt, endsAt });

const kindOf = ({ told, isCancelled }: ShiftRow): 'TOLD' | 'CHANGED' | 'CANCELLED' => {
  if (isCancelled) return 'CANCELLED';
  return told === null || told.isCancelled ? 'TOLD' : 'CHANGED';
};

/** Says that whoever acts saw their week as it was made known. */
export const seeRota = async (tx: RestaurantTx, { body }: CommandEnvelope<{ readonly monday: string }>): Promise<{ seenAt: string }> => {
  const week = mondayOf(body.monday);
  const seenAt = new Date();
  await tx.db
    .insert(rotaSeen)
    .values({ restaurantId: tx.restaurantId, userId: tx.userId ?? '', week, seenAt })
    .onConflictDoUpdate({ target: [rotaSeen.restaurantId, rotaSeen.userId, rotaSeen.week], set: { seenAt } });
  announceStaff(tx, 'staff.v1.rota-seen', { userId: tx.userId ?? '' });
  return { seenAt: seenAt.toISOString() };
};

/** What happened to a week, for whoever plans; for everybody whether they said that they saw theirs. */
export const readRotaLog = async (tx: RestaurantTx, { monday }: { readonly monday: string }) => {
  const [from, until] = [mondayOf(monday), dayAfter(mondayOf(monday), 7)];
  const told = await toldByPerson(tx, from, until);
  const rows = await tx.db
    .select()
    .from(rotaSeen)
    .where(and(eq(rotaSeen.restaurantId, tx.restaurantId), eq(rotaSeen.week, from)));
  const seen = new Map(rows.map(({ userId, seenAt }) => [userId, seenAt.toISOString()]));
  const own = { toldAt: told.get(tx.userId ?? '') ?? null, seenAt: seen.get(tx.userId ?? '') ?? null };
  if (!holds(tx, 'staff.plan')) return { own, log: null };
  const receipts = [...told].map(([userId, toldAt]) => ({ userId, toldAt, seenAt: seen.get(userId) ?? null }));
  return { own, log: { changes: await changesOf(tx, from, until), seen: receipts } };
};

/** When each was last told of a shift of theirs in the week, those taken from them counted in. */
const toldByPerson = async (tx: RestaurantTx, from: string, until: string): Promise<Map<string, string>> => {
  const rows = await tx.db
    .select({ told: shift.told, toldAt: shift.toldAt })
    .from(shift)
    .where(and(eq(shift.restaurantId, tx.restaurantId), isNotNull(shift.told), gte(shift.toldDate, from), lt(shift.toldDate, until)));
  const latest = new Map<string, string>();
  for (const { told, toldAt } of rows) {
    const at = toldAt?.toISOString() ?? '';
    for (const userId of told?.toldTo ?? []) if ((latest.get(userId) ?? '') < at) latest.set(userId, at);
  }
  return latest;
};

const changesOf = async (tx: RestaurantTx, from: string, until: string) => {
  const rows = await tx.db
    .select()
    .from(rotaChange)
    .where(and(eq(rotaChange.restaurantId, tx.restaurantId), gte(rotaChange.businessDate, from), lt(rotaChange.businessDate, until)))
    .orderBy(desc(rotaChange.changedAt), desc(rotaChange.id))
    .limit(shownMax);
  return rows.map(({ restaurantId: _own, businessDate: day, changedAt, noticePayMinor: _pay, currency: _money, ...row }) => ({
    ...row,
    day,
    changedAt: changedAt.toISOString(),
  }));
};
