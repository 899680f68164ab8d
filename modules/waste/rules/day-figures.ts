import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import type { WasteFact } from './analyse-waste.ts';

/** What a trading day brought in. What nobody wrote down is null, which is not nought. */
export type DayFigures = {
  readonly businessDate: string;
  /** @unit guests */
  readonly covers: number | null;
  /** @unit minor units */
  readonly salesMinor: bigint | null;
};

/**
 * The figures of days: what somebody wrote down for waste, and where they left something out, what the kitchen knows. A
 * typed nought is a figure like any other.
 */
export const filledDays = (written: readonly DayFigures[], traded: readonly DayFigures[]): readonly DayFigures[] => {
  const days = new Map(traded.map((day) => [day.businessDate, day]));
  for (const { businessDate, covers, salesMinor } of written) {
    const known = days.get(businessDate);
    days.set(businessDate, {
      businessDate,
      covers: covers ?? known?.covers ?? null,
      salesMinor: salesMinor ?? known?.salesMinor ?? null,
    });
  }
  return [...days.values()].toSorted((left, right) => (left.businessDate < right.businessDate ? -1 : 1));
};

/** What waste is held against, over the days on which that is known. */
export type Against = {
  /** @unit days on which it is known */
  readonly days: number;
  /**
   * Guests, or sales in minor units.
   *
   * @unit guests or minor units, as asked
   */
  readonly total: bigint;
  /** @unit minor units thrown away on these days */
  readonly valueMinor: bigint;
  /** @unit millionths of a gram thrown away on these days */
  readonly weight: bigint;
};

/** Waste beside guests and beside sales; null where no day of the period is known. */
export type AgainstDays = { readonly covers: Against | null; readonly sales: Against | null };

/**
 * Holds waste against guests and sales. Only the waste of days that are known is put beside them, so that a day that
 * nobody wrote down makes the figure neither better nor worse. A day without a guest counts: its waste is real.
 *
 * @invariant null, never nought, where nothing is known or the known days come to nothing.
 */
export const againstDays = (facts: readonly WasteFact[], days: readonly DayFigures[]): AgainstDays => ({
  covers: against(
    facts,
    days.flatMap(({ businessDate, covers }) => (covers === null ? [] : [[businessDate, BigInt(covers)] as const])),
  ),
  sales: against(
    facts,
    days.flatMap(({ businessDate, salesMinor }) => (salesMinor === null ? [] : [[businessDate, salesMinor] as const])),
  ),
});

const against = (facts: readonly WasteFact[], known: readonly (readonly [day: string, amount: bigint])[]): Against | null => {
  const days = new Map(known);
  const total = [...days.values()].reduce((sum, amount) => sum + amount, 0n);
  if (total <= 0n) return null;
  const own = facts.filter(({ businessDate }) => days.has(businessDate));
  return {
    days: days.size,
    total,
    valueMinor: own.reduce((sum, { valueMinor }) => sum + (valueMinor ?? 0n), 0n),
    weight: own.reduce((sum, { weight }) => sum + (weight ?? 0n), 0n),
  };
};

/**
 * Decides whether figures of a day may be written down: of a day that has begun.
 *
 * @refuses DAY_IN_FUTURE
 */
export const decideDay = (businessDate: string, today: string): Decision<string, { readonly code: 'DAY_IN_FUTURE' }> =>
  businessDate > today ? refused({ code: 'DAY_IN_FUTURE' }) : accepted(businessDate);
