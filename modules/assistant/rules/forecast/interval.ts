import type { PreparedSeries } from './daily-series.ts';
import type { Origins, Paths } from './model.ts';

/** One day as forecast: its mean, and what it lies between four times of five. */
export type ForecastDay = {
  /** @unit of the series */
  readonly low: number;
  /** @unit of the series */
  readonly mean: number;
  /** @unit of the series */
  readonly high: number;
};

const coverage = 0.8;
/** Misses of neighbouring horizons are counted in, so that each day of the week is among them. */
const neighbourDays = 3;
/** Fewer misses than this say nothing of their ends. */
const missesMin = 9;

/** Spread grows with the amount, less than in proportion to it. */
const spreadOf = (amount: number, mean: number): number => Math.max(Math.abs(amount), Math.abs(mean) * 0.1, 1e-9) ** 0.75;

/**
 * The misses of the back-test become the interval of each horizon: what was missed by less than one time of ten below, and
 * above, with the correction for few of them. Nothing is assumed of their distribution.
 *
 * @source Vovk, Gammerman, Shafer: split conformal prediction
 */
export const intervalsOf = (paths: Paths, { days, horizonDays }: Origins, series: PreparedSeries): readonly ForecastDay[] => {
  const misses: number[][] = Array.from({ length: horizonDays }, () => []);
  for (const [place, path] of paths.slice(0, -1).entries()) {
    for (const [ahead, amount] of path.entries()) {
      const came = series.amounts[(days[place] ?? 0) + ahead] ?? Number.NaN;
      if (!Number.isNaN(came)) misses[ahead]?.push((came - amount) / spreadOf(amount, series.mean));
    }
  }
  return Array.from(paths.at(-1) ?? [], (amount, ahead) => {
    const near = misses.slice(Math.max(0, ahead - neighbourDays), ahead + neighbourDays + 1).flat();
    const { low, high } = quantilesOf(near.length < missesMin ? misses.flat() : near);
    const spread = spreadOf(amount, series.mean);
    return { low: Math.min(amount, amount + low * spread), mean: amount, high: Math.max(amount, amount + high * spread) };
  });
};

const quantilesOf = (misses: readonly number[]): { readonly low: number; readonly high: number } => {
  const sorted = misses.toSorted((left, right) => left - right);
  const tail = ((1 - coverage) / 2) * (sorted.length + 1);
  if (tail < 1) {
    const widest = 2 * Math.max(...sorted.map(Math.abs), 0);
    return { low: -widest, high: widest };
  }
  return { low: at(sorted, tail - 1), high: at(sorted, sorted.length - tail) };
};

/** The value at a place that may lie between two. */
const at = (sorted: readonly number[], place: number): number => {
  const below = Math.floor(place);
  const [left, right] = [sorted[below] ?? 0, sorted[Math.min(below + 1, sorted.length - 1)] ?? 0];
  return left + (place - below) * (right - left);
};
