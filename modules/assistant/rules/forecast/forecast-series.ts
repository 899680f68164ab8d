import { accuracyOf, type Accuracy, type Compared } from './accuracy.ts';
import { backTest, type BackTest, type Contestant } from './back-test.ts';
import { borrowShape } from './borrow-shape.ts';
import { chooseModel } from './choose-model.ts';
import { prepareSeries, type DailySeries, type PreparedSeries } from './daily-series.ts';
import { intervalsOf, type ForecastDay } from './interval.ts';
import type { ModelName, Paths } from './model.ts';

/** Fewer known open days than these tell nothing of a week. */
export const knownDaysMin = 14;

/** A series that has been silent for longer is not forecast any more. */
const latelyDays = 28;

/** How far a forecast may look. */
export const horizonDaysMax = 28;

/** A model that the forecast is made of. */
export type UsedModel = {
  readonly model: ModelName;
  readonly usesCalendar: boolean;
  /** @unit share of the forecast, 0 to 1 */
  readonly share: number;
};

/** A forecast with what it would have missed by, beside the naive guess, which is never left out. */
export type Forecast = {
  readonly kind: 'FORECAST';
  readonly days: readonly ForecastDay[];
  readonly models: readonly UsedModel[];
  readonly backTest: { readonly forecast: Accuracy; readonly naive: Accuracy };
};

/** Why there is no forecast: better none than one of nothing. */
export type ForecastRefusal = {
  readonly kind: 'REFUSED';
  readonly reason: 'TOO_FEW_DAYS' | 'NOTHING_LATELY';
  /** @unit known open days */
  readonly knownDays: number;
};

/** A forecast, and what it would have said at each week of the back-test. */
export type TracedForecast = { readonly forecast: Forecast | ForecastRefusal; readonly paths: Paths };

/**
 * Forecasts the days that follow the amounts, as far as `days` of the series reach, by the models that have foretold this series
 * best so far.
 *
 * @refuses TOO_FEW_DAYS under two weeks of open days, NOTHING_LATELY if the last four weeks are unknown
 */
export const forecastSeries = (series: DailySeries): Forecast | ForecastRefusal => traceForecast(series, null).forecast;

/**
 * Forecasts one series of a group, whose week it may borrow.
 *
 * @param leader what was foretold of the group, over the same days; null for a series of its own
 */
export const traceForecast = (series: DailySeries, leader: Paths | null): TracedForecast => {
  const prepared = prepareSeries(series);
  const { knownDays } = prepared;
  const refuse = (reason: ForecastRefusal['reason']): TracedForecast => ({ forecast: { kind: 'REFUSED', reason, knownDays }, paths: [] });
  if (knownDays < knownDaysMin) return refuse('TOO_FEW_DAYS');
  if (prepared.amounts.slice(-latelyDays).every(Number.isNaN)) return refuse('NOTHING_LATELY');
  const horizonDays = Math.min(horizonDaysMax, series.days.length - series.amounts.length);
  const tested = withinBounds(backTest(series, prepared, horizonDays), prepared);
  const choice = chooseModel(tested, prepared);
  const { origins, contestants } = tested;
  const paths = leader === null ? choice.paths : borrowShape(choice.paths, leader, { origins, series: prepared });
  const naive = contestants[0]?.paths ?? [];
  const forecast: Forecast = {
    kind: 'FORECAST',
    days: forecastDays(series, prepared, intervalsOf(paths, origins, prepared)),
    models: contestants.flatMap(({ model, usesCalendar }, place) => {
      const share = choice.shares[place] ?? 0;
      return share === 0 ? [] : [{ model, usesCalendar, share }];
    }),
    backTest: { forecast: accuracyBy(paths, tested, prepared), naive: accuracyBy(naive, tested, prepared) },
  };
  return { forecast, paths };
};

const forecastDays = (series: DailySeries, { isPositive }: PreparedSeries, days: readonly ForecastDay[]): readonly ForecastDay[] =>
  days.map(({ low, mean, high }, ahead) => {
    const isClosed = series.days[series.amounts.length + ahead]?.isClosed === true;
    return isClosed ? { low: 0, mean: 0, high: 0 } : { low: isPositive ? Math.max(0, low) : low, mean, high };
  });

/** Nothing below zero where nothing ever was. */
const withinBounds = (tested: BackTest, { isPositive }: PreparedSeries): BackTest => {
  if (!isPositive) return tested;
  const bounded = tested.contestants.map((contestant): Contestant => ({
    ...contestant,
    paths: contestant.paths.map((path) => path.map((amount) => Math.max(0, amount))),
  }));
  return { ...tested, contestants: bounded };
};

const accuracyBy = (paths: Paths, { origins }: BackTest, { amounts }: PreparedSeries): Accuracy => {
  const pairs: Compared[] = [];
  for (const [place, path] of paths.entries()) {
    for (const [ahead, said] of path.entries()) {
      const came = amounts[(origins.days[place] ?? 0) + ahead] ?? Number.NaN;
      if (!Number.isNaN(came)) pairs.push({ said, came });
    }
  }
  return accuracyOf(pairs);
};
