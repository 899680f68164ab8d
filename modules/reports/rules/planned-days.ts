import { dayLater, lengthOf, type Days } from './report-period.ts';

/** A month and what was meant to be sold in it; null where nobody said. */
export type PlannedMonth = {
  readonly days: Days;
  /** @unit minor units */
  readonly planned: bigint | null;
};

const shareUntil = ({ days, planned }: { readonly days: Days; readonly planned: bigint }, day: string): bigint => {
  const passed = Math.min(Math.max(lengthOf({ from: days.from, to: day }), 0), lengthOf(days));
  return (planned * BigInt(passed)) / BigInt(lengthOf(days));
};

/**
 * What was meant for some days, each month's amount shared out evenly over its days; null where a month that they touch says
 * nothing.
 *
 * @unit minor units, cut off
 * @invariant stretches one after another add up to the month.
 */
export const plannedOfDays = (days: Days, months: readonly PlannedMonth[]): bigint | null => {
  let sum: bigint | null = months.length === 0 ? null : 0n;
  for (const { days: month, planned } of months) {
    if (sum === null || planned === null) return null;
    const known = { days: month, planned };
    sum += shareUntil(known, days.to) - shareUntil(known, dayLater(days.from, -1));
  }
  return sum;
};
