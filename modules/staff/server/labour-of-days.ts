import { and, between, eq } from 'drizzle-orm';

import { minorUnits } from '../../../kit/money.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { getDetails, hourlyRates } from '../../restaurants/server/public.ts';
import { payOf } from '../rules/card-pay.ts';
import { dayAfter, mondayOf } from '../rules/rota-week.ts';
import { onCostsOf } from '../rules/shift-cost.ts';
import { readClockSetting } from './clock-settings.ts';
import { isApproved, loadApprovals, loadCards, type PersonCard } from './hours.ts';
import { payFactsOf } from './pay-facts.ts';
import { costsOf } from './rota-costs.ts';
import { shift, type ShiftRow } from './rota-tables.ts';
import { toldRates } from './timesheets.ts';

type Days = { readonly from: string; readonly to: string };

/** What one person's trading day cost, or will cost. */
export type LabourDay = {
  readonly userId: string;
  readonly day: string;
  /**
   * From hours that somebody approved, from hours that wait for it, or from the rota where nobody has worked yet; `MISSED`
   * where the rota meant somebody who never came.
   */
  readonly source: 'APPROVED' | 'WORKED' | 'ROTA' | 'MISSED';
  /** The kind of work that the rota says; null where it says none. */
  readonly workRoleId: string | null;
  /** @unit minutes that are paid */
  readonly minutes: number;
  /** @unit minutes that the rota meant; null where it meant none */
  readonly plannedMinutes: number | null;
  /**
   * Null where nobody wrote down what an hour earns, or it is in another currency.
   *
   * @unit minor units
   */
  readonly cost: {
    /** At the plain rate. */
    readonly wagesMinor: bigint;
    /** What overtime, rest days and holidays add. */
    readonly premiumMinor: bigint;
    /** What the employer adds by law. */
    readonly onCostMinor: bigint;
  } | null;
};

type Planned = { readonly userId: string; readonly day: string; readonly rows: readonly ShiftRow[] };

const keyOf = (userId: string, day: string): string => `${userId} ${day}`;
const minuteMs = 60_000;

const minutesOf = ({ startsAt, endsAt, breaks }: ShiftRow): number => {
  const unpaid = breaks.filter(({ isPaid }) => !isPaid).reduce((sum, { minutes }) => sum + minutes, 0);
  return Math.round((endsAt.getTime() - startsAt.getTime()) / minuteMs) - unpaid;
};

const shiftsOf = (tx: RestaurantTx, { from, to }: Days): Promise<ShiftRow[]> =>
  tx.db
    .select()
    .from(shift)
    .where(and(eq(shift.restaurantId, tx.restaurantId), eq(shift.isCancelled, false), between(shift.businessDate, from, to)));

const byPersonDay = (rows: readonly ShiftRow[]): ReadonlyMap<string, Planned> => {
  const found = new Map<string, Planned>();
  for (const row of rows) {
    if (row.userId === null) continue;
    const key = keyOf(row.userId, row.businessDate);
    found.set(key, { userId: row.userId, day: row.businessDate, rows: [...(found.get(key)?.rows ?? []), row] });
  }
  return found;
};

type Rate = { readonly hourlyMinor: bigint | null; readonly currency: string | null };

/** The rate of a day: what it went to the payroll at, or else what an hour earns now. */
const rateFinder = async (tx: RestaurantTx, { from, to }: Days) => {
  const [now, then] = [await hourlyRates(tx), await toldRates(tx, from, to)];
  return (userId: string, day: string): bigint | null => {
    const rate = now.get(userId);
    const current: Rate | null = rate ? { hourlyMinor: minorUnits(rate.amountMinor), currency: rate.currency } : null;
    const found: Rate | null = then.get(keyOf(userId, day)) ?? current;
    return found?.currency === tx.currency ? found.hourlyMinor : null;
  };
};

const plainShare = 1000;

/** What worked days cost. What the employer adds is a week's, so each day bears what it raises it by. */
const costsOfCards = async (tx: RestaurantTx, cards: readonly PersonCard[], weeks: Days) => {
  const { country } = await getDetails(tx);
  const facts = await payFactsOf(tx, country);
  const rateOf = await rateFinder(tx, weeks);
  const wagesOfWeek = new Map<string, bigint>();
  const costs = new Map<string, NonNullable<LabourDay['cost']>>();
  for (const { userId, card, tiers } of cards.toSorted((one, other) => (one.card.day < other.card.day ? -1 : 1))) {
    const rate = rateOf(userId, card.day);
    if (rate === null) continue;
    const week = keyOf(userId, mondayOf(card.day));
    const before = wagesOfWeek.get(week) ?? 0n;
    const all = payOf(tiers, rate);
    const wagesMinor = payOf(
      tiers.map((tier) => ({ ...tier, ratePermille: plainShare })),
      rate,
    );
    wagesOfWeek.set(week, before + all);
    const onCostMinor = onCostsOf(facts, before + all) - onCostsOf(facts, before);
    costs.set(keyOf(userId, card.day), { wagesMinor, premiumMinor: all - wagesMinor, onCostMinor });
  }
  return costs;
};

const rotaDay = (planned: Planned, costs: Awaited<ReturnType<typeof costsOf>>): LabourDay => {
  const priced = planned.rows.map(({ id }) => costs?.shifts.find(({ shiftId }) => shiftId === id));
  const isPriced = priced.every((one) => one !== undefined);
  const sum = (of: (price: NonNullable<(typeof priced)[number]>) => string): bigint =>
    priced.reduce((total, one) => total + (one ? minorUnits(of(one)) : 0n), 0n);
  const minutes = planned.rows.reduce((total, row) => total + minutesOf(row), 0);
  return {
    userId: planned.userId,
    day: planned.day,
    source: 'ROTA',
    workRoleId: planned.rows[0]?.workRoleId ?? null,
    minutes,
    plannedMinutes: minutes,
    cost: isPriced ? { wagesMinor: sum(({ wages }) => wages), premiumMinor: 0n, onCostMinor: sum(({ onCosts }) => onCosts) } : null,
  };
};

const missedDay = ({ userId, day, rows }: Planned): LabourDay => ({
  userId,
  day,
  source: 'MISSED',
  workRoleId: rows[0]?.workRoleId ?? null,
  minutes: 0,
  plannedMinutes: rows.reduce((sum, row) => sum + minutesOf(row), 0),
  cost: { wagesMinor: 0n, premiumMinor: 0n, onCostMinor: 0n },
});

/**
 * What people's work cost on some trading days: by the hours that they worked, and for today and later, where nobody has
 * come yet, by the rota. A day that is over and that nobody came to costs nothing. Rota premiums stand among its wages.
 */
export const labourOfDays = async (tx: RestaurantTx, days: Days): Promise<readonly LabourDay[]> => {
  const weeks = { from: mondayOf(days.from), to: days.to };
  const cards = (await loadCards(tx, { ...weeks, userId: null })).filter(({ card }) => card.segments.length > 0);
  const approvals = await loadApprovals(tx, { ...days, userId: null });
  const costs = await costsOfCards(tx, cards, weeks);
  const shifts = await shiftsOf(tx, { from: weeks.from, to: dayAfter(mondayOf(days.to), 6) });
  const planned = byPersonDay(shifts);
  const within = ({ card: { day } }: PersonCard): boolean => days.from <= day && day <= days.to;
  const worked = cards.filter(within).map((one): LabourDay => {
    const key = keyOf(one.userId, one.card.day);
    const rota = planned.get(key);
    return {
      userId: one.userId,
      day: one.card.day,
      source: isApproved(one, approvals) ? 'APPROVED' : 'WORKED',
      workRoleId: rota?.rows[0]?.workRoleId ?? null,
      minutes: one.tiers.reduce((sum, { minutes }) => sum + minutes, 0),
      plannedMinutes: rota ? rota.rows.reduce((sum, row) => sum + minutesOf(row), 0) : null,
      cost: costs.get(key) ?? null,
    };
  });
  const came = new Set(worked.map(({ userId, day }) => keyOf(userId, day)));
  const today = tradingDay(tx, new Date());
  const alone = [...planned.values()].filter(({ userId, day }) => days.from <= day && day <= days.to && !came.has(keyOf(userId, day)));
  const isOpen = ({ day }: Planned): boolean => day >= today;
  const rotaCosts = alone.some(isOpen) ? await costsOf(tx, shifts) : null;
  return [...worked, ...alone.map((one) => (isOpen(one) ? rotaDay(one, rotaCosts) : missedDay(one)))];
};

/**
 * What part of the sales labour is to cost at most; null where the house said nothing.
 *
 * @unit hundredths of a percent
 */
export const labourTarget = async (tx: RestaurantTx): Promise<number | null> => (await readClockSetting(tx)).labourTargetBps;
