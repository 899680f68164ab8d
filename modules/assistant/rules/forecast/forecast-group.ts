import type { DailySeries } from './daily-series.ts';
import { traceForecast, type Forecast, type ForecastRefusal } from './forecast-series.ts';
import { reconcileTotals } from './reconcile-totals.ts';

/** What belongs together, such as the dishes of a menu, and its total. */
export type GroupForecast = {
  /** By item, in the order given. */
  readonly items: readonly (Forecast | ForecastRefusal)[];
  /** Its mean is the sum of the items that have a forecast. */
  readonly total: Forecast | ForecastRefusal;
};

/**
 * Forecasts items that share guests and days: each may borrow the week of all together, and what is said of the total is the sum of
 * what is said of the items. Items that are refused are in the total only as far as nobody knows them.
 *
 * @param items of the same unit, over the same days
 */
export const forecastGroup = (items: readonly DailySeries[]): GroupForecast => {
  const whole = traceForecast(sumOf(items), null);
  const leader = whole.forecast.kind === 'FORECAST' ? whole.paths : null;
  const forecasts = items.map((item) => traceForecast(item, leader).forecast);
  if (whole.forecast.kind === 'REFUSED') return { items: forecasts, total: whole.forecast };
  const parts = forecasts.flatMap((forecast) => (forecast.kind === 'FORECAST' ? [forecast.days] : []));
  return { items: forecasts, total: { ...whole.forecast, days: reconcileTotals(parts, whole.forecast.days) } };
};

/** A day of which one item isn't known is not known of the total. */
const sumOf = (items: readonly DailySeries[]): DailySeries => ({
  amounts: (items[0]?.amounts ?? []).map((_, day) => {
    const amounts = items.map((item) => item.amounts[day] ?? null);
    return amounts.includes(null) ? null : amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  }),
  days: items[0]?.days ?? [],
});
