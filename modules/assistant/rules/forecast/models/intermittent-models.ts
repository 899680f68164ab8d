import { readThrough, type Learner, type Model, type ModelName } from '../model.ts';
import type { PreparedSeries } from '../daily-series.ts';

const gain = 0.1;

/** Size and gap smoothed apart, at demand alone; a little less than their quotient, which is too high on average. */
const crostonLearner = (): Learner => {
  let [size, gap, since, isStarted] = [0, 1, 0, false];
  return {
    learn: (amount) => {
      since += 1;
      if (amount === 0) return;
      size = isStarted ? size + gain * (amount - size) : amount;
      gap = isStarted ? gap + gain * (since - gap) : since;
      isStarted = true;
      since = 0;
    },
    foretell: () => ((1 - gain / 2) * size) / gap,
  };
};

/** The chance of demand is smoothed every day, so that what nobody asks for any more fades. */
const tsbLearner = (): Learner => {
  let [size, chance, count] = [0, 0, 0];
  return {
    learn: (amount) => {
      count += 1;
      const hasDemand = amount === 0 ? 0 : 1;
      chance += Math.max(gain / 2, 1 / count) * (hasDemand - chance);
      if (amount !== 0) size = size === 0 ? amount : size + gain * (amount - size);
    },
    foretell: () => chance * size,
  };
};

/** Whole weeks are smoothed, and a week is spread over its days alike: what comes seldom has no weekday. */
const adidaLearner = (): Learner => {
  let [level, weeks, sum, days] = [0, 0, 0, 0];
  return {
    learn: (amount) => {
      sum += amount;
      days += 1;
      if (days < 7) return;
      weeks += 1;
      level += Math.max(gain * 2, 1 / weeks) * (sum / days - level);
      [sum, days] = [0, 0];
    },
    foretell: () => (weeks === 0 ? sum / Math.max(1, days) : level),
  };
};

/**
 * Demand comes less often than on three days of four.
 *
 * @source Syntetos, Boylan and Croston (2005): intervals over 1.32 days
 */
const isIntermittent = ({ isPositive, zeroShare }: PreparedSeries): boolean => isPositive && zeroShare > 1 - 1 / 1.32;

const intermittentModel = (name: ModelName, learner: () => Learner): Model => ({
  name,
  fits: isIntermittent,
  paths: (series, origins) => readThrough(series, origins, learner()),
});

/**
 * For what is asked for on few days.
 *
 * @source Croston (1972) with the correction of Syntetos and Boylan (2005); Teunter, Syntetos and Babai (2011); Nikolopoulos et al. (2011)
 */
export const intermittentModels: readonly Model[] = [
  intermittentModel('CROSTON', crostonLearner),
  intermittentModel('TSB', tsbLearner),
  intermittentModel('ADIDA', adidaLearner),
];
