import { and, asc, between, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';

import { minorUnits } from '../../../kit/money.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { namesOf } from '../../accounts/server/public.ts';
import { colleagues, holds, hourlyRates } from '../../restaurants/server/public.ts';
import { clockLimits } from '../rules/clock-limits.ts';
import { maySettleHours } from '../rules/own-hours.ts';
import { dayAfter } from '../rules/rota-week.ts';
import { isComplete } from '../rules/time-card.ts';
import { announceStaff } from './announce-staff.ts';
import { timeCardApproval, timesheetLine, timesheetPeriod } from './clock-tables.ts';
import { isApproved, loadApprovals, loadCards, loadPeriods, presentCards, type PersonCard } from './hours.ts';
import { leftAmong } from './people.ts';
import { employment } from './tables.ts';

/** The days of a stretch: one's own, and everybody's for whoever approves them. */
export const readHours = async (tx: RestaurantTx, { from, to }: { readonly from: string; readonly to: string }) => {
  const last = [to, dayAfter(from, clockLimits.readDaysMax - 1)].toSorted()[0] ?? to;
  const isForAll = holds(tx, 'staff.approve-hours');
  const asked = { from, to: last, userId: isForAll ? null : (tx.userId ?? '') };
  const people = (await colleagues(tx)).map(({ id, name }) => ({ userId: id, name }));
  const cards = await presentCards(tx, await loadCards(tx, asked), asked);
  const left = await leftAmong(
    tx,
    cards.map(({ userId }) => userId),
  );
  return {
    cards,
    left,
    people: isForAll ? people : people.filter(({ userId }) => userId === tx.userId),
    periods: isForAll ? await loadPeriods(tx, { from, to: last }) : [],
  };
};

type Seen = { readonly userId: string; readonly day: string; readonly digest: string };

/**
 * Says that days are right as they were seen.
 *
 * @refuses OWN_HOURS; CARD_CHANGED where a day is otherwise by now; CARD_INCOMPLETE where somebody never went
 */
export const approveCards = async (
  tx: RestaurantTx,
  { body }: CommandEnvelope<{ readonly cards: readonly Seen[]; readonly note: string | null }>,
): Promise<{ approved: number }> => {
  const { cards: seen, note } = body;
  if (!seen.every(({ userId }) => maySettleHours(tx, userId))) throw refusal('OWN_HOURS', { field: 'cards' });
  const days = seen.map(({ day }) => day).toSorted();
  const cards = await loadCards(tx, { from: days[0] ?? '', to: days.at(-1) ?? '', userId: null });
  const found = seen.map((one) => {
    const card = cards.find(({ userId, card: { day } }) => userId === one.userId && day === one.day);
    if (card?.card.digest !== one.digest) throw refusal('CARD_CHANGED', { field: 'cards' });
    if (!isComplete(card.card)) throw refusal('CARD_INCOMPLETE', { field: 'cards' });
    return card;
  });
  for (const { userId, card } of found) await approveOne(tx, { userId, card, note });
  return { approved: found.length };
};

const approveOne = async (
  tx: RestaurantTx,
  { userId, card, note }: Pick<PersonCard, 'userId' | 'card'> & { readonly note: string | null },
): Promise<void> => {
  const facts = { digest: card.digest, workedMinutes: card.workedMinutes, note, approvedBy: tx.userId ?? '', approvedAt: new Date() };
  await tx.db
    .insert(timeCardApproval)
    .values({ restaurantId: tx.restaurantId, userId, businessDate: card.day, ...facts })
    .onConflictDoUpdate({
      target: [timeCardApproval.restaurantId, timeCardApproval.userId, timeCardApproval.businessDate],
      set: facts,
    });
  announceStaff(tx, 'staff.v1.hours-changed', { userId });
};

/**
 * Sends a stretch of days to the payroll, with what changed since in those that went before.
 *
 * @refuses PERIOD_NOT_OVER; PERIOD_TAKEN where a day went already; CARDS_UNAPPROVED with how many; ID_TAKEN
 */
export const lockPeriod = async (
  tx: RestaurantTx,
  { body }: CommandEnvelope<{ readonly periodId: string; readonly from: string; readonly to: string }>,
) => {
  const { periodId, from, to } = body;
  if (to < from || to > dayAfter(from, clockLimits.readDaysMax) || to >= tradingDay(tx, new Date()))
    throw refusal('PERIOD_NOT_OVER', { field: 'to' });
  await tx.client.query('select pg_advisory_xact_lock(hashtext($1))', [`timesheets ${tx.restaurantId}`]);
  const before = await loadPeriods(tx, { from: dayAfter(from, -clockLimits.writtenDaysMax), to });
  if (before.some((other) => other.from <= to && from <= other.to)) throw refusal('PERIOD_TAKEN', { field: 'from' });
  const since = [from, ...before.map((other) => other.from)].toSorted()[0] ?? from;
  const asked = { from: since, to, userId: null };
  const wentBefore = (day: string) => before.some((other) => other.from <= day && day <= other.to);
  const cards = (await loadCards(tx, asked)).filter(({ card }) => card.day >= from || wentBefore(card.day));
  const approvals = await loadApprovals(tx, asked);
  const open = cards.filter((one) => needsApproval(one) && !isApproved(one, approvals));
  if (open.length > 0) throw refusal('CARDS_UNAPPROVED', { field: 'from', cards: open.length });
  const [made] = await tx.db
    .insert(timesheetPeriod)
    .values({ restaurantId: tx.restaurantId, id: periodId, fromDay: from, toDay: to, lockedBy: tx.userId ?? '' })
    .onConflictDoNothing()
    .returning();
  if (!made) throw refusal('ID_TAKEN', { field: 'periodId' });
  await writeLines(tx, { periodId, cards, since, to });
  announceStaff(tx, 'staff.v1.period-locked', { periodId });
  return { period: { id: periodId, from, to, lockedAt: made.lockedAt.toISOString() } };
};

/** A day that nobody came to pays nothing, and waits for nobody. */
const needsApproval = ({ card }: PersonCard): boolean => card.segments.length > 0 || !isComplete(card);

type Lines = { readonly periodId: string; readonly cards: readonly PersonCard[]; readonly since: string; readonly to: string };
type Line = Pick<typeof timesheetLine.$inferInsert, 'userId' | 'businessDate' | 'reason' | 'ratePermille'>;

const keyOf = ({ userId, businessDate, reason, ratePermille }: Line): string => [userId, businessDate, reason, ratePermille].join(' ');

/** What is owed by now, less what the payroll was told before: of a new day all of it, of an older one what changed. */
const writeLines = async (tx: RestaurantTx, { periodId, cards, since, to }: Lines): Promise<void> => {
  const { restaurantId, userId, businessDate, reason, ratePermille, minutes } = timesheetLine;
  const told = await tx.db
    .select({ userId, businessDate, reason, ratePermille, minutes: sql<number>`sum(${minutes})::int` })
    .from(timesheetLine)
    .where(and(eq(restaurantId, tx.restaurantId), between(businessDate, since, to)))
    .groupBy(userId, businessDate, reason, ratePermille);
  const owed = new Map(told.map((line) => [keyOf(line), { ...line, minutes: -line.minutes }]));
  for (const { userId: whose, card, tiers } of cards) {
    for (const tier of tiers) {
      const line = { userId: whose, businessDate: card.day, ...tier };
      owed.set(keyOf(line), { ...line, minutes: line.minutes + (owed.get(keyOf(line))?.minutes ?? 0) });
    }
  }
  const lines = [...owed.values()].filter((line) => line.minutes !== 0);
  if (lines.length === 0) return;
  const payIds = await payIdsOf(
    tx,
    lines.map((line) => line.userId),
  );
  const [rates, rateThen] = [await hourlyRates(tx), await toldRates(tx, since, to)];
  const inMoney = ({ userId: whose, businessDate: day }: Line) => {
    const then = rateThen.get(`${whose} ${day}`);
    if (then) return then;
    const rate = rates.get(whose);
    return rate ? { hourlyMinor: minorUnits(rate.amountMinor), currency: rate.currency } : {};
  };
  await tx.db
    .insert(timesheetLine)
    .values(
      lines.map((line) => ({ ...line, ...inMoney(line), restaurantId: tx.restaurantId, periodId, payId: payIds.get(line.userId) ?? null })),
    );
};

/** At which rate days went to the payroll first, by person and day: what changes of them is paid at the same. */
export const toldRates = async (tx: RestaurantTx, since: string, to: string) => {
  const { restaurantId, periodId, userId, businessDate, hourlyMinor, currency } = timesheetLine;
  const rows = await tx.db
    .select({ userId, businessDate, hourlyMinor, currency })
    .from(timesheetLine)
    .innerJoin(timesheetPeriod, and(eq(timesheetPeriod.restaurantId, restaurantId), eq(timesheetPeriod.id, periodId)))
    .where(and(eq(restaurantId, tx.restaurantId), between(businessDate, since, to), isNotNull(hourlyMinor)))
    .orderBy(desc(timesheetPeriod.lockedAt));
  return new Map(rows.map((row) => [`${row.userId} ${row.businessDate}`, { hourlyMinor: row.hourlyMinor, currency: row.currency }]));
};

const payIdsOf = async (tx: RestaurantTx, userIds: readonly string[]): Promise<ReadonlyMap<string, string | null>> => {
  const rows = await tx.db
    .select({ userId: employment.userId, payId: employment.payId })
    .from(employment)
    .where(and(eq(employment.restaurantId, tx.restaurantId), inArray(employment.userId, [...userIds])));
  return new Map(rows.map(({ userId, payId }) => [userId, payId]));
};

/**
 * What a period told the payroll.
 *
 * @refuses NOT_FOUND
 */
export const exportPeriod = async (tx: RestaurantTx, { periodId }: { readonly periodId: string }) => {
  const [row] = await tx.db
    .select()
    .from(timesheetPeriod)
    .where(and(eq(timesheetPeriod.restaurantId, tx.restaurantId), eq(timesheetPeriod.id, periodId)));
  if (!row) throw refusal('NOT_FOUND');
  const { fromDay, toDay } = row;
  const lines = await tx.db
    .select()
    .from(timesheetLine)
    .where(and(eq(timesheetLine.restaurantId, tx.restaurantId), eq(timesheetLine.periodId, periodId)))
    .orderBy(asc(timesheetLine.userId), asc(timesheetLine.businessDate), asc(timesheetLine.ratePermille));
  const names = await namesOf(tx, [...new Set(lines.map(({ userId }) => userId))]);
  return {
    period: { id: row.id, from: fromDay, to: toDay, lockedAt: row.lockedAt.toISOString() },
    lines: lines.map(({ userId, payId, businessDate, reason, ratePermille, minutes }) => ({
      userId,
      name: names.get(userId) ?? '',
      payId,
      day: businessDate,
      reason,
      ratePermille,
      minutes,
      isAdjustment: businessDate < fromDay,
    })),
  };
};
