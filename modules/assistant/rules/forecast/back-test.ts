import { learnCalendar } from './calendar-effects.ts';
import type { DailySeries, PreparedSeries } from './daily-series.ts';
import { intermittentModels } from './models/intermittent-models.ts';
import { smoothingModels } from './models/smoothing-models.ts';
import { thetaModel } from './models/theta-model.ts';
import { seasonalNaive, weekdayModels } from './models/weekday-models.ts';
import type { ModelName, Origins, Paths } from './model.ts';

const models = [seasonalNaive, ...weekdayModels, ...smoothingModels, thetaModel, ...intermittentModels];

/** Days between two origins, and how many of them are looked back at. */
const stepDays = 7;
const originsMax = 26;
/** What is known before the first origin, unless there is less than twice of it. */
const warmUpDays = 28;

/** One model, with the calendar or without, and what it said at each origin. */
export type Contestant = { readonly model: ModelName; readonly usesCalendar: boolean; readonly paths: Paths };

/** What every contestant said at every origin, the last of which is the forecast that is asked for. */
export type BackTest = { readonly origins: Origins; readonly contestants: readonly Contestant[] };

/** Lets every model that fits forecast from each week of the last half year, and then from the end. */
export const backTest = (series: DailySeries, prepared: PreparedSeries, horizonDays: number): BackTest => {
  const origins = { days: originDays(series.amounts.length), horizonDays };
  const fitting = models.filter(({ fits }) => fits(prepared));
  const plain = fitting.map(({ name, paths }): Contestant => ({ model: name, usesCalendar: false, paths: paths(prepared, origins) }));
  const calendar = learnCalendar(series, prepared, origins);
  if (calendar === null) return { origins, contestants: plain };
  const informed = fitting
    .filter((model) => model !== seasonalNaive)
    .map(({ name, paths }): Contestant => ({
      model: name,
      usesCalendar: true,
      paths: multiply(paths(calendar.cleaned, origins), calendar.factors),
    }));
  return { origins, contestants: [...plain, ...informed] };
};

const originDays = (dayCount: number): readonly number[] => {
  const first = dayCount >= 2 * warmUpDays ? warmUpDays : stepDays;
  const count = Math.min(originsMax, Math.floor((dayCount - first) / stepDays));
  return Array.from({ length: count + 1 }, (_, place) => dayCount - (count - place) * stepDays);
};

const multiply = (paths: Paths, factors: Paths): Paths =>
  paths.map((path, origin) => path.map((amount, ahead) => amount * (factors[origin]?.[ahead] ?? 1)));
