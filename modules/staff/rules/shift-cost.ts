import { localTimeOf } from '../../../kit/time/business-date.ts';
import { isoDayAt } from '../../../kit/time/wall.ts';
import { minuteOfClock, type OnCost, type OrdinaryHours, type Premium } from './pay-law.ts';
import { minuteMs, type PlannedShift } from './planned-shift.ts';

/** What the price of hours depends on. */
export type PayFacts = {
  /** @unit hundredths of the currency for an hour */
  readonly ratePerHour: bigint;
  readonly premiums: readonly Premium[];
  /** Beyond what a day or a week is overtime; null where the law pays no more for that. */
  readonly ordinaryHours: OrdinaryHours | null;
  readonly onCosts: readonly OnCost[];
  /** Weekday of the weekly rest, 0 for Sunday; null where there is none. */
  readonly weeklyRestDay: number | null;
  /** Public holidays, as "2026-11-22". */
  readonly holidays: readonly string[];
  /** An IANA zone. */
  readonly timeZone: string;
};

/** Minutes of a shift that are paid alike, and why they are paid more; null for the plain rate. */
export type PaidPart = { readonly premium: Premium | null; readonly minutes: number };

/** What one shift costs, in hundredths of the currency. */
export type ShiftCost = { readonly wages: bigint; readonly onCosts: bigint; readonly parts: readonly PaidPart[] };

/** Hundredths of a percent that are one. */
const one = 10_000n;

/**
 * What each shift of one person in one week costs, by shift: every minute at the highest premium that holds for it, alone;
 * what the employer adds on what the week's wages pass its threshold by.
 *
 * @source the premiums and on-costs of the country's pack
 */
export const costOfWeek = (shifts: readonly PlannedShift[], facts: PayFacts): ReadonlyMap<string, ShiftCost> => {
  const costs = new Map<string, ShiftCost>();
  const minutesOfDay = new Map<string, number>();
  let [minutesOfWeek, wagesOfWeek] = [0, 0n];
  const premiumAt = premiumsOf(facts);
  const { dayMinutes, weekMinutes } = facts.ordinaryHours ?? { dayMinutes: Infinity, weekMinutes: Infinity };
  for (const shift of shifts.toSorted((first, second) => first.startsMs - second.startsMs)) {
    const counts = new Map<Premium | null, number>();
    for (const atMs of paidMinutes(shift)) {
      const ofDay = minutesOfDay.get(shift.day) ?? 0;
      const isOvertime = ofDay >= dayMinutes || minutesOfWeek >= weekMinutes;
      const premium = premiumAt(atMs, isOvertime ? 'OVERTIME' : 'ORDINARY');
      counts.set(premium, (counts.get(premium) ?? 0) + 1);
      minutesOfDay.set(shift.day, ofDay + 1);
      minutesOfWeek += 1;
    }
    const parts = [...counts].map(([premium, minutes]) => ({ premium, minutes }));
    const wages = wagesOf(parts, facts.ratePerHour);
    const onCosts = onCostsOf(facts, wagesOfWeek + wages) - onCostsOf(facts, wagesOfWeek);
    wagesOfWeek += wages;
    costs.set(shift.id, { wages, onCosts, parts });
  }
  return costs;
};

/** The minutes of a shift that are paid: all but those of unpaid pauses. */
const paidMinutes = ({ startsMs, endsMs, breaks }: PlannedShift): number[] => {
  const unpaid = breaks.filter(({ isPaid }) => !isPaid);
  const length = Math.floor((endsMs - startsMs) / minuteMs);
  return Array.from({ length }, (_, minute) => minute)
    .filter((minute) => !unpaid.some(({ afterMinutes, minutes }) => afterMinutes <= minute && minute < afterMinutes + minutes))
    .map((minute) => startsMs + minute * minuteMs);
};

type Hours = 'OVERTIME' | 'ORDINARY';

/** No zone's wall turns an hour or a day within a quarter of an hour: each is looked at once. */
const quarterMs = 15 * minuteMs;

const premiumsOf = (facts: PayFacts) => {
  const known = new Map<string, Premium | null>();
  return (atMs: number, hours: Hours): Premium | null => {
    const key = `${Math.floor(atMs / quarterMs)} ${hours}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const premium = highestPremium(facts, { at: new Date(atMs), hours });
    known.set(key, premium);
    return premium;
  };
};

const highestPremium = (facts: PayFacts, { at, hours }: { readonly at: Date; readonly hours: Hours }): Premium | null => {
  if (facts.premiums.length === 0) return null;
  const day = isoDayAt(at, facts.timeZone);
  const { hour, minute } = localTimeOf(at, facts.timeZone);
  const isOvertime = hours === 'OVERTIME';
  const holds: Readonly<Record<Premium['when'], boolean>> = {
    OVERTIME: isOvertime,
    NIGHT_OVERTIME: isOvertime && isNight(facts.ordinaryHours, hour * 60 + minute),
    REST_DAY: new Date(day).getUTCDay() === facts.weeklyRestDay,
    HOLIDAY: facts.holidays.includes(day),
  };
  return facts.premiums
    .filter(({ when, validFrom }) => holds[when] && validFrom <= day)
    .reduce<Premium | null>((best, premium) => (best && best.rateBps >= premium.rateBps ? best : premium), null);
};

/** Whether a minute after midnight lies in the night of a law. */
const isNight = (hours: OrdinaryHours | null, minuteOfDay: number): boolean =>
  hours !== null && (minuteOfDay >= minuteOfClock(hours.nightFrom) || minuteOfDay < minuteOfClock(hours.nightTo));

/** @unit hundredths, rounded half-even once for the whole shift */
const wagesOf = (parts: readonly PaidPart[], ratePerHour: bigint): bigint => {
  const weighted = parts.reduce((sum, { premium, minutes }) => sum + BigInt(minutes) * (premium ? BigInt(premium.rateBps) : one), 0n);
  return halfEven(weighted * ratePerHour, 60n * one);
};

/**
 * What the employer adds on the wages of one person and week.
 *
 * @unit hundredths of the currency
 */
export const onCostsOf = ({ onCosts }: Pick<PayFacts, 'onCosts'>, wages: bigint): bigint =>
  onCosts.reduce((sum, { rateBps, freeMinorPerWeek }) => {
    const above = wages > freeMinorPerWeek ? wages - freeMinorPerWeek : 0n;
    return sum + halfEven(above * BigInt(rateBps), one);
  }, 0n);

/** Neither amount is ever negative here. */
const halfEven = (numerator: bigint, denominator: bigint): bigint => {
  const [whole, rest] = [numerator / denominator, (numerator % denominator) * 2n];
  if (rest === denominator) return whole + (whole % 2n);
  return rest > denominator ? whole + 1n : whole;
};

/**
 * What part of the expected sales a day's work costs; null where nothing is expected.
 *
 * @unit hundredths of a percent
 */
export const labourShareBps = (cost: bigint, expectedSales: bigint | null): number | null =>
  expectedSales === null || expectedSales <= 0n ? null : Number(halfEven(cost * one, expectedSales));
