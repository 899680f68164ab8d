import { m } from '../../../../generated/messages/web/messages.js';
import type { CallFailure } from '../../../../platform/web/refusal.ts';
import { nameIn } from '../../../inventory/web/parts.ts';
import type { ForetoldSeries } from '../../contract/forecast-fields.ts';
import type { forecastRefusals } from '../../contract/refusals.ts';
import type { ForecastSubject } from '../../rules/forecast/forecast-limits.ts';

/** What a subject is called. */
export const subjectWords: Readonly<Record<ForecastSubject, () => string>> = {
  COVERS: m.assistant_forecast_covers,
  SALES: m.assistant_forecast_sales,
  DISHES: m.assistant_forecast_dishes,
  ITEMS: m.assistant_forecast_items,
};

const keyWords: Readonly<Record<string, () => string>> = {
  TOTAL: m.assistant_forecast_total,
  BREAKFAST: m.assistant_forecast_part_breakfast,
  LUNCH: m.assistant_forecast_part_lunch,
  AFTERNOON: m.assistant_forecast_part_afternoon,
  DINNER: m.assistant_forecast_part_dinner,
  LATE: m.assistant_forecast_part_late,
};

/** What a series is called: a dish or an item by its name, a part of the day by its word. */
export const seriesName = ({ key, name, nameLocal }: Pick<ForetoldSeries, 'key' | 'name' | 'nameLocal'>, locale: 'en' | 'am'): string =>
  name === null ? (keyWords[key]?.() ?? key) : nameIn({ name, nameLocal }, locale);

const holidayWords: Readonly<Record<string, () => string>> = {
  GENNA: m.assistant_forecast_holiday_genna,
  TIMKAT: m.assistant_forecast_holiday_timkat,
  ADWA: m.assistant_forecast_holiday_adwa,
  SIKLET: m.assistant_forecast_holiday_siklet,
  FASIKA: m.assistant_forecast_holiday_fasika,
  LABOUR_DAY: m.assistant_forecast_holiday_labour_day,
  PATRIOTS_DAY: m.assistant_forecast_holiday_patriots_day,
  ENKUTATASH: m.assistant_forecast_holiday_enkutatash,
  MESKEL: m.assistant_forecast_holiday_meskel,
  NEW_YEAR: m.assistant_forecast_holiday_new_year,
  GOOD_FRIDAY: m.assistant_forecast_holiday_good_friday,
  EASTER_MONDAY: m.assistant_forecast_holiday_easter_monday,
  EARLY_MAY: m.assistant_forecast_holiday_early_may,
  SPRING: m.assistant_forecast_holiday_spring,
  SUMMER: m.assistant_forecast_holiday_summer,
  CHRISTMAS: m.assistant_forecast_holiday_christmas,
  BOXING_DAY: m.assistant_forecast_holiday_boxing_day,
  CHRISTMAS_OFF: m.assistant_forecast_holiday_christmas_off,
};

const fastWords: Readonly<Record<string, () => string>> = {
  HUDADE: m.assistant_forecast_fast_hudade,
  NEBIYAT: m.assistant_forecast_fast_nebiyat,
  NINEVEH: m.assistant_forecast_fast_nineveh,
  HAWARYAT: m.assistant_forecast_fast_hawaryat,
  FILSETA: m.assistant_forecast_fast_filseta,
  WEEKLY: m.assistant_forecast_fast_weekly,
};

type Marked = {
  readonly isClosed: boolean;
  readonly holidays: readonly string[];
  readonly fast: string | null;
  readonly events: readonly string[];
};

/** What is special about a day, in words; nothing of a day like any other. */
export const markWords = ({ isClosed, holidays, fast, events }: Marked): readonly string[] => [
  ...(isClosed ? [m.assistant_forecast_closed()] : []),
  ...holidays.map((name) => holidayWords[name]?.() ?? name),
  ...(fast === null ? [] : [fastWords[fast]?.() ?? fast]),
  ...events,
];

const modelWords: Readonly<Record<string, () => string>> = {
  SEASONAL_NAIVE: m.assistant_forecast_model_seasonal_naive,
  WEEKDAY_MEAN: m.assistant_forecast_model_weekday_mean,
  WEEKDAY_MEDIAN: m.assistant_forecast_model_weekday_median,
  SMOOTHING_ADDITIVE: m.assistant_forecast_model_smoothing_additive,
  SMOOTHING_MULTIPLICATIVE: m.assistant_forecast_model_smoothing_multiplicative,
  THETA: m.assistant_forecast_model_theta,
  CROSTON: m.assistant_forecast_model_croston,
  TSB: m.assistant_forecast_model_tsb,
  ADIDA: m.assistant_forecast_model_adida,
};

/** What a forecast is made of, the largest part first. */
export const modelsText = (models: ForetoldSeries['models']): string =>
  models
    .toSorted((one, other) => other.share - one.share)
    .map(({ model, usesCalendar, share }) => {
      const word = modelWords[model]?.() ?? model;
      return `${usesCalendar ? `${word} ${m.assistant_forecast_model_calendar()}` : word} ${Math.round(share * 100)}%`;
    })
    .join(m.ui_comma());

const refusals: Readonly<Record<keyof typeof forecastRefusals | 'AI_LIMIT_REACHED', () => string>> = {
  FORECAST_DAY_OVER: m.assistant_refusal_forecast_day_over,
  FORECAST_DAY_UNKNOWN: m.assistant_refusal_forecast_day_unknown,
  FORECAST_EVENT_DAYS: m.assistant_refusal_forecast_event_days,
  AI_LIMIT_REACHED: m.assistant_refusal_ai_limit_reached,
};

const isOwn = (code: string): code is keyof typeof refusals => Object.hasOwn(refusals, code);

/** Why something was not done, in the reader's language. */
export const failureWords = (failure: CallFailure): string => {
  if (failure.kind === 'no-connection') return m.assistant_forecast_no_connection();
  return failure.kind === 'refusal' && isOwn(failure.code) ? refusals[failure.code]() : m.assistant_forecast_failed();
};
