import { and, between, eq, gte, lte } from 'drizzle-orm';

import { minorUnits } from '../../../kit/money.ts';
import { localTimeOf } from '../../../kit/time/business-date.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { getDetails, hourlyRates } from '../../restaurants/server/public.ts';
import type { ClockSetting } from '../contract/clock-fields.ts';
import type { HoursCard } from '../contract/timesheet.contract.ts';
import { ageOn } from '../rules/age.ts';
import { cardLawOf } from '../rules/card-law.ts';
import { payOf } from '../rules/card-pay.ts';
import { isOutOfFence } from '../rules/clock-fence.ts';
import { clockWindow } from '../rules/clock-limits.ts';
import { pairMarks } from '../rules/clock-pairing.ts';
import { dayAfter, mondayOf } from '../rules/rota-week.ts';
import { tierMinutesOfWeek, tierRulesOf, type TierMinutes, type Wall } from '../rules/overtime-tiers.ts';
import { isComplete, timeCards, type TimeCard } from '../rules/time-card.ts';
import { clockPhotoUrls } from './clock-photos.ts';
import { readClockSetting } from './clock-settings.ts';
import { timeCardApproval, timesheetPeriod } from './clock-tables.ts';
import { loadMarks, loadToldShifts, minuteAt, momentOf } from './load-clock.ts';
import { employment } from './tables.ts';

const minuteMs = 60_000;

/** Days that are asked for, and whose. */
export type HoursAsked = { readonly from: string; readonly to: string; readonly userId: string | null };

/** A card as the rules made it, with its minutes told apart. */
export type PersonCard = { readonly userId: string; readonly card: TimeCard; readonly tiers: readonly TierMinutes[] };

/** The cards of some days. Whole weeks are read, since a day of overtime depends on those before it. */
export const loadCards = async (tx: RestaurantTx, { from, to, userId }: HoursAsked): Promise<PersonCard[]> => {
  const [firstDay, lastDay] = [dayAfter(mondayOf(from), -2), dayAfter(to, 2)];
  const weekEnd = dayAfter(mondayOf(to), 6);
  const setting = await readClockSetting(tx);
  const { country } = await getDetails(tx);
  const marks = await loadMarks(tx, { from: new Date(firstDay), to: new Date(lastDay), userId });
  const shifts = await loadToldShifts(tx, { from: firstDay, to: weekEnd > lastDay ? weekEnd : lastDay });
  const rotaWeeks = new Set(shifts.map(({ day }) => mondayOf(day)));
  const births = await birthDates(tx);
  const wallAt = wallOf(tx, setting);
  const tierRules = tierRulesOf(country, to, { afterMinutes: setting.overtimeAfterMinutes, ratePermille: setting.overtimePermille });
  const people = new Set([...marks, ...shifts].map((one) => one.userId).filter((who) => userId === null || who === userId));
  return [...people].toSorted().flatMap((who) => {
    const [own, planned] = [marks.filter((mark) => mark.userId === who), shifts.filter((shift) => shift.userId === who)];
    const outside = own.filter(
      ({ distanceM, accuracyM }) => distanceM !== null && isOutOfFence({ distanceM, accuracyM: accuracyM ?? 0 }, setting.radiusM),
    );
    const said = own.map(({ id, kind, happenedAt, replacesId }) => ({ id, kind, at: happenedAt.getTime() / minuteMs, replacesId }));
    const born = births.get(who);
    const cards = timeCards(pairMarks(said, planned, clockWindow), planned, {
      ...cardLawOf(country, to, born === undefined ? null : ageOn(born, to)),
      graceMinutes: setting.graceMinutes,
      roundUpToMinutes: setting.roundUpTo,
      now: minuteAt(new Date()),
      dayOf: (at) => tradingDay(tx, new Date(at * minuteMs)),
      hasRota: (day) => rotaWeeks.has(mondayOf(day)),
      outOfFence: new Set(outside.map(({ id }) => id)),
    });
    const tiers = tiersByDay(cards, (week) => tierMinutesOfWeek(week, tierRules, wallAt));
    return cards
      .filter(({ day }) => from <= day && day <= to)
      .map((card): PersonCard => ({ userId: who, card, tiers: tiers.get(card.day) ?? [] }));
  });
};

const tiersByDay = (cards: readonly TimeCard[], tell: (week: readonly TimeCard[]) => Map<string, TierMinutes[]>) => {
  const weeks = Map.groupBy(cards, ({ day }) => mondayOf(day));
  return new Map([...weeks.values()].flatMap((week) => [...tell(week)]));
};

const birthDates = async (tx: RestaurantTx): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.db
    .select({ userId: employment.userId, birthDate: employment.birthDate })
    .from(employment)
    .where(eq(employment.restaurantId, tx.restaurantId));
  return new Map(rows.flatMap(({ userId, birthDate }) => (birthDate === null ? [] : [[userId, birthDate]])));
};

const wallOf = (tx: RestaurantTx, { restWeekday, holidays }: ClockSetting) => {
  const isHoliday = new Set(holidays);
  // A house works the same hours together: each is looked up once, however many are there.
  const known = new Map<number, Wall>();
  const wallAt = (at: number): Wall => {
    const { year, month, day, hour, minute } = localTimeOf(new Date(at * minuteMs), tx.timeZone);
    const date = new Date(Date.UTC(year, month - 1, day));
    return {
      minuteOfDay: hour * 60 + minute,
      isRestDay: date.getUTCDay() === restWeekday,
      isHoliday: isHoliday.has(date.toISOString().slice(0, 10)),
    };
  };
  return (at: number): Wall => {
    const wall = known.get(at) ?? wallAt(at);
    known.set(at, wall);
    return wall;
  };
};

/** Whose days were looked at, and what was seen: by person and day. */
export const loadApprovals = async (tx: RestaurantTx, { from, to }: HoursAsked): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.db
    .select()
    .from(timeCardApproval)
    .where(and(eq(timeCardApproval.restaurantId, tx.restaurantId), between(timeCardApproval.businessDate, from, to)));
  return new Map(rows.map(({ userId, businessDate, digest }) => [`${userId} ${businessDate}`, digest]));
};

/** Whether a card was approved as it is. */
export const isApproved = ({ userId, card }: PersonCard, approvals: ReadonlyMap<string, string>): boolean =>
  approvals.get(`${userId} ${card.day}`) === card.digest && isComplete(card);

/** The periods that went to the payroll and touch some days, the latest first. */
export const loadPeriods = async (tx: RestaurantTx, { from, to }: Pick<HoursAsked, 'from' | 'to'>) => {
  const { restaurantId, fromDay, toDay } = timesheetPeriod;
  const rows = await tx.db
    .select()
    .from(timesheetPeriod)
    .where(and(eq(restaurantId, tx.restaurantId), lte(fromDay, to), gte(toDay, from)));
  return rows
    .map((row) => ({ id: row.id, from: row.fromDay, to: row.toDay, lockedAt: row.lockedAt.toISOString() }))
    .toSorted((one, other) => (one.from < other.from ? 1 : -1));
};

/** Cards as they travel; with pay where the asker may know it. */
export const presentCards = async (tx: RestaurantTx, cards: readonly PersonCard[], asked: HoursAsked): Promise<HoursCard[]> => {
  const [approvals, periods, rates] = [await loadApprovals(tx, asked), await loadPeriods(tx, asked), await hourlyRates(tx)];
  const marks = cards.flatMap(({ card }) => card.segments.flatMap(({ inId, outId }) => [inId, ...(outId === null ? [] : [outId])]));
  const photoOf = await clockPhotoUrls(tx, marks);
  return cards.map((one) => {
    const { userId, card, tiers } = one;
    const rate = rates.get(userId);
    return {
      userId,
      day: card.day,
      segments: card.segments.map(({ inId, outId, from, to, proposedEnd, breaks }) => ({
        inId,
        outId,
        from: momentOf(from),
        to: to === null ? null : momentOf(to),
        proposedEnd: proposedEnd === null ? null : momentOf(proposedEnd),
        breaks: breaks.map((pause) => ({ from: momentOf(pause.from), to: momentOf(pause.to) })),
        inPhotoUrl: photoOf.get(inId) ?? null,
        outPhotoUrl: photoOf.get(outId ?? '') ?? null,
      })),
      workedMinutes: card.workedMinutes,
      unpaidMinutes: card.unpaidMinutes,
      exceptions: [...card.exceptions],
      tiers: [...tiers],
      pay: rate ? { minor: String(payOf(tiers, minorUnits(rate.amountMinor))), currency: rate.currency } : null,
      digest: card.digest,
      isComplete: isComplete(card),
      isApproved: isApproved(one, approvals),
      isLocked: periods.some((period) => period.from <= card.day && card.day <= period.to),
    };
  });
};
