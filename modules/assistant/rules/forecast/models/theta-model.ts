import type { PreparedSeries } from '../daily-series.ts';
import { readThrough, type Learner, type Model } from '../model.ts';

const levelGain = 0.1;
const flatWeeks = 2;

/** The slope of a straight line through what was seen, kept as sums. */
const runningLine = () => {
  let [count, days, amounts, squares, products] = [0, 0, 0, 0, 0];
  return {
    add: (day: number, amount: number): void => {
      count += 1;
      days += day;
      amounts += amount;
      squares += day * day;
      products += day * amount;
    },
    slope: (): number => {
      const spread = count * squares - days * days;
      return count < 28 || spread === 0 ? 0 : (count * products - days * amounts) / spread;
    },
  };
};

/** Half of the long line, half of what smoothing sees: the mean of both drifts by half the slope. */
const thetaLearner = (series: PreparedSeries): Learner => {
  const profile = new Float64Array(7).fill(1);
  const seen = new Float64Array(7).fill(flatWeeks);
  const line = runningLine();
  let [level, count, last] = [0, 0, 0];
  return {
    learn: (amount, day) => {
      const weekday = series.weekdays[day] ?? 0;
      const own = profile[weekday] ?? 1;
      const bare = amount / Math.max(own, 0.1);
      const before = count === 0 ? bare : level;
      count += 1;
      level = before + Math.max(levelGain, 1 / count) * (bare - before);
      line.add(day, bare);
      const weeks = (seen[weekday] ?? 0) + 1;
      seen[weekday] = weeks;
      profile[weekday] = own + (amount / Math.max(before, series.mean * 0.05) - own) / weeks;
      last = day;
    },
    foretell: (day) => Math.max(0, level + (line.slope() / 2) * (day - last)) * (profile[series.weekdays[day] ?? 0] ?? 1),
  };
};

/**
 * The Theta method on amounts without their weekday's share.
 *
 * @source Assimakopoulos and Nikolopoulos, The theta model (2000); Hyndman and Billah, Unmasking the theta method (2003)
 */
export const thetaModel: Model = {
  name: 'THETA',
  fits: ({ isPositive, zeroShare, mean }) => isPositive && mean > 0 && zeroShare < 0.3,
  paths: (series, origins) => readThrough(series, origins, thetaLearner(series)),
};
