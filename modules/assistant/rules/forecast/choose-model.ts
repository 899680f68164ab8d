import type { BackTest } from './back-test.ts';
import type { PreparedSeries } from './daily-series.ts';
import type { Paths } from './model.ts';
import { recordOf } from './track-record.ts';

/** How much of the forecast each contestant makes up, by its place. */
export type Choice = {
  /** @unit share of the forecast */
  readonly shares: readonly number[];
  /** What was chosen at each origin, by what was known at it. */
  readonly paths: Paths;
};

const mixedCount = 8;

/**
 * Chooses at every origin by the days that had come by then: the best model or, where that did better, the best few mixed.
 * So the errors of what was chosen are those that somebody who had relied on it would have met.
 */
export const chooseModel = ({ origins, contestants }: BackTest, series: PreparedSeries): Choice => {
  const records = contestants.map(({ paths }) => recordOf(origins.days, series, paths));
  const [alone, mixed] = [recordOf(origins.days, series, []), recordOf(origins.days, series, [])];
  const chosen: Float64Array[] = [];
  let shares: readonly number[] = [];
  for (const place of origins.days.keys()) {
    const errors = records.map((record) => record.errorBefore(place));
    const [aloneShares, mixedShares] = [sharesOf(errors, 1), sharesOf(errors, mixedCount)];
    const isAlone = alone.errorBefore(place) < mixed.errorBefore(place);
    const [ofOne, ofMany] = [mix(contestants, place, aloneShares), mix(contestants, place, mixedShares)];
    alone.add(ofOne);
    mixed.add(ofMany);
    chosen.push(isAlone ? ofOne : ofMany);
    shares = isAlone ? aloneShares : mixedShares;
  }
  return { shares, paths: chosen };
};

/** Shares of the few with the smallest errors, each by the inverse of its own; alike where nothing is known yet. */
const sharesOf = (errors: readonly number[], count: number): readonly number[] => {
  const limit = errors.toSorted((left, right) => left - right)[Math.min(count, errors.length) - 1] ?? 0;
  const weights = errors.map((error) => (error <= limit ? 1 / (error + 1e-9) : 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
};

const mix = (contestants: BackTest['contestants'], place: number, shares: readonly number[]): Float64Array => {
  const mixed = new Float64Array(contestants[0]?.paths[place]?.length ?? 0);
  for (const [contestant, { paths }] of contestants.entries()) {
    const share = shares[contestant] ?? 0;
    const path = paths[place];
    if (share === 0 || path === undefined) continue;
    for (const [ahead, amount] of path.entries()) mixed[ahead] = (mixed[ahead] ?? 0) + share * amount;
  }
  return mixed;
};
