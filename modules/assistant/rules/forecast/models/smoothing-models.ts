import type { PreparedSeries } from '../daily-series.ts';
import { readThrough, type Learner, type Model, type Paths } from '../model.ts';

type Gains = { readonly level: number; readonly season: number; readonly trend: number };
type Season = 'ADDITIVE' | 'MULTIPLICATIVE';

/** How fast each part follows what it sees. Slow ones win in most kitchens; a quick one is there for those that change. */
const levels = [0.02, 0.05, 0.12];
const grid: readonly Gains[] = [
  ...levels.flatMap((level) => [...[0.01, 0.03, 0.06].map((season) => ({ level, season, trend: 0 })), { level, season: 0.03, trend: 0.1 }]),
  { level: 0.4, season: 0.03, trend: 0.3 },
];

const damping = 0.95;
/** Weeks of a flat profile that a weekday's own amounts have to outweigh. */
const flatWeeks = 2;

/** Damping of a trend added up: what a step of one comes to after so many days; reckoned once, since every model asks every day. */
const dampedTable = Float64Array.from({ length: 64 }, (_, days) => (damping * (1 - damping ** days)) / (1 - damping));
const dampedSteps = (days: number): number => dampedTable[Math.min(days, 63)] ?? 0;

/**
 * Holt and Winters with a damped trend. Each gain begins as that of a plain average and falls to its own, so that nothing
 * has to be guessed for a beginning.
 *
 * @source Hyndman et al., Forecasting with Exponential Smoothing (2008): ETS(A,Ad,A) and ETS(A,Ad,M)
 */
const smoothingLearner = (series: PreparedSeries, gains: Gains, season: Season): Learner => {
  const isMultiplicative = season === 'MULTIPLICATIVE';
  const neutral = isMultiplicative ? 1 : 0;
  const profile = new Float64Array(7).fill(neutral);
  const seen = new Float64Array(7).fill(flatWeeks);
  let [level, trend, count, last] = [0, 0, 0, 0];
  const least = series.mean * 0.05;
  const at = (base: number, weekday: number): number => {
    const own = profile[weekday] ?? neutral;
    return isMultiplicative ? Math.max(base, 0) * own : base + own;
  };
  return {
    learn: (amount, day) => {
      const weekday = series.weekdays[day] ?? 0;
      const own = profile[weekday] ?? neutral;
      const steps = day - last;
      const before = count === 0 ? amount : level + trend * dampedSteps(steps);
      const bare = isMultiplicative ? amount / Math.max(own, 0.1) : amount - own;
      count += 1;
      level = before + Math.max(gains.level, 1 / count) * (bare - before);
      trend = damping ** steps * trend + gains.trend * gains.level * (bare - before);
      const shape = isMultiplicative ? amount / Math.max(before, least, 1e-9) : amount - before;
      const weeks = (seen[weekday] ?? 0) + 1;
      seen[weekday] = weeks;
      profile[weekday] = own + Math.max(gains.season, 1 / weeks) * (shape - own);
      last = day;
    },
    foretell: (day) => at(level + trend * dampedSteps(day - last), series.weekdays[day] ?? 0),
  };
};

/** How much less a learner counts that errs more: at half as much again, next to nothing. */
const sharpness = 12;

/** A grid of one family as one learner: each counts by what it has said of the days that it then saw. */
const gridLearner = (learners: readonly Learner[]): Learner => {
  const errors = new Float64Array(learners.length);
  const memory = 0.995;
  const warmUpDays = 14;
  let shared: readonly { readonly learner: Learner; readonly share: number }[] | null = null;
  let seen = 0;
  const share = () => {
    const least = Math.max(Math.min(...errors), 1e-9);
    const weights = learners.map((learner, place) => ({ learner, share: (least / Math.max(errors[place] ?? 0, 1e-9)) ** sharpness }));
    const total = weights.reduce((sum, { share: weight }) => sum + weight, 0);
    return weights.map(({ learner, share: weight }) => ({ learner, share: weight / total }));
  };
  return {
    learn: (amount, day) => {
      seen += 1;
      shared = null;
      let place = 0;
      for (const learner of learners) {
        const error = seen > warmUpDays ? Math.abs(amount - learner.foretell(day)) : 0;
        errors[place] = memory * (errors[place] ?? 0) + error;
        learner.learn(amount, day);
        place += 1;
      }
    },
    foretell: (day) => {
      shared ??= share();
      let sum = 0;
      for (const { learner, share } of shared) sum += share * learner.foretell(day);
      return sum;
    },
  };
};

const smoothingPaths =
  (season: Season): Model['paths'] =>
  (series, origins): Paths =>
    readThrough(series, origins, gridLearner(grid.map((gains) => smoothingLearner(series, gains, season))));

/** Exponential smoothing of level, damped trend and weekday profile. A profile that multiplies needs amounts that are mostly there. */
export const smoothingModels: readonly Model[] = [
  { name: 'SMOOTHING_ADDITIVE', fits: () => true, paths: smoothingPaths('ADDITIVE') },
  {
    name: 'SMOOTHING_MULTIPLICATIVE',
    fits: ({ isPositive, zeroShare, mean }) => isPositive && mean > 0 && zeroShare < 0.3,
    paths: smoothingPaths('MULTIPLICATIVE'),
  },
];
