import type { PreparedSeries } from './daily-series.ts';

/** The ways of forecasting that compete, each under the name that a screen explains it by. */
export type ModelName =
  | 'SEASONAL_NAIVE'
  | 'WEEKDAY_MEAN'
  | 'WEEKDAY_MEDIAN'
  | 'SMOOTHING_ADDITIVE'
  | 'SMOOTHING_MULTIPLICATIVE'
  | 'THETA'
  | 'CROSTON'
  | 'TSB'
  | 'ADIDA';

/** The days from which to look ahead, in order, as indexes into the series, and how far. */
export type Origins = { readonly days: readonly number[]; readonly horizonDays: number };

/** By origin, what is foretold for each day from it on. */
export type Paths = readonly Float64Array[];

/** A model reads a series once from its beginning and tells at each origin what it would have said with what it knew by then. */
export type Model = {
  readonly name: ModelName;
  readonly fits: (series: PreparedSeries) => boolean;
  readonly paths: (series: PreparedSeries, origins: Origins) => Paths;
};

/** A reader of a series: it learns day by day, and can be asked in between. */
export type Learner = {
  readonly learn: (amount: number, day: number) => void;
  readonly foretell: (day: number) => number;
};

/** Leads a learner through the series once: what it says at an origin never knows a later day. */
export const readThrough = (series: PreparedSeries, { days, horizonDays }: Origins, { learn, foretell }: Learner): Paths => {
  const paths: Float64Array[] = [];
  for (let day = 0; day <= series.amounts.length; day += 1) {
    if (days[paths.length] === day) {
      const path = new Float64Array(horizonDays);
      for (let ahead = 0; ahead < horizonDays; ahead += 1) path[ahead] = foretell(day + ahead);
      paths.push(path);
    }
    const amount = series.amounts[day] ?? Number.NaN;
    if (!Number.isNaN(amount)) learn(amount, day);
  }
  return paths;
};
