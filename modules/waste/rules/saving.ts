/** What a change is measured by: so much a week before it, and so much a week since, in whole weeks. */
export type Weeks = {
  /** @unit minor units a week, at the prices of before */
  readonly before: readonly bigint[];
  /** @unit minor units a week, at the prices of before */
  readonly after: readonly bigint[];
};

/** What is said about a change. A figure comes with how sure it is; without enough weeks there is none. */
export type SavingVerdict =
  | { readonly kind: 'TOO_EARLY'; /** @unit weeks */ readonly weeksMissing: number }
  | {
      readonly kind: 'SAVED' | 'COST_MORE' | 'NOT_CLEAR';
      /**
       * Positive when less was lost.
       *
       * @unit minor units a week
       */
      readonly meanMinor: bigint;
      /**
       * Between these with 95 in 100.
       *
       * @unit minor units a week
       */
      readonly lowMinor: bigint;
      readonly highMinor: bigint;
    };

/**
 * So many whole weeks are asked for on either side.
 *
 * @unit weeks
 */
export const weeksNeeded = 4;

/** Two-sided 95 % quantiles of Student's t by degrees of freedom, from 1; behind the last it hardly changes. */
const tQuantiles: readonly number[] = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11, 2.101, 2.093, 2.086,
  2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];

/**
 * The difference of the weekly means with Welch's interval: it takes the two sides to scatter differently, and says
 * nothing of a cause. An interval on both sides of zero is not called a saving. An estimate, never an amount of the
 * books, which is why it may be worked out in floating point.
 *
 * @invariant low <= mean <= high; with fewer than `weeksNeeded` on either side nothing is claimed.
 */
export const measureSaving = ({ before, after }: Weeks): SavingVerdict => {
  const fewest = Math.min(before.length, after.length);
  if (fewest < weeksNeeded) return { kind: 'TOO_EARLY', weeksMissing: weeksNeeded - fewest };
  const [earlier, later] = [spreadOf(before), spreadOf(after)];
  const mean = earlier.mean - later.mean;
  const error = Math.sqrt(earlier.errorSquared + later.errorSquared);
  const half = error === 0 ? 0 : tQuantile(degreesOfFreedom(earlier, later)) * error;
  const [low, high] = [mean - half, mean + half];
  const kind = low > 0 ? 'SAVED' : high < 0 ? 'COST_MORE' : 'NOT_CLEAR';
  const minor = (value: number): bigint => BigInt(Math.round(value));
  return { kind, meanMinor: minor(mean), lowMinor: minor(low), highMinor: minor(high) };
};

type Spread = { readonly count: number; readonly mean: number; readonly errorSquared: number };

const spreadOf = (weeks: readonly bigint[]): Spread => {
  const values = weeks.map(Number);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { count: values.length, mean, errorSquared: variance / values.length };
};

/** Welch and Satterthwaite. */
const degreesOfFreedom = (left: Spread, right: Spread): number =>
  (left.errorSquared + right.errorSquared) ** 2 / (left.errorSquared ** 2 / (left.count - 1) + right.errorSquared ** 2 / (right.count - 1));

/** Rounded down to whole degrees, which widens the interval rather than narrowing it. */
const tQuantile = (degrees: number): number => tQuantiles[Math.min(tQuantiles.length, Math.max(1, Math.floor(degrees))) - 1] ?? 12.706;
