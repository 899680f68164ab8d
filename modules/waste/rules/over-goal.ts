import type { GoalMetric, WeekFigures } from './goal.ts';

/** What a week comes to so far, and what that is held against, in the unit of each metric: two numbers that are compared as a fraction. */
const partAndWhole: Readonly<Record<GoalMetric, (week: WeekFigures) => readonly [bigint, bigint]>> = {
  SHARE_OF_PURCHASES: ({ valueMinor, purchasesMinor }) => [valueMinor * 10_000n, purchasesMinor],
  GRAMS_PER_COVER: ({ covered }) => [covered?.weight ?? 0n, (covered?.covers ?? 0n) * 1000n],
  MONEY_A_WEEK: ({ valueMinor }) => [valueMinor, 1n],
};

/**
 * How far a week that is not over yet is over its goal already; null where it is not, or where nothing says it.
 *
 * @unit percent of the goal, rounded down
 */
export const overGoalPercent = (metric: GoalMetric, target: bigint, week: WeekFigures | undefined): number | null => {
  if (!week || target <= 0n) return null;
  const [part, whole] = partAndWhole[metric](week);
  const bound = target * whole;
  return whole <= 0n || part <= bound ? null : Number(((part - bound) * 100n) / bound);
};
