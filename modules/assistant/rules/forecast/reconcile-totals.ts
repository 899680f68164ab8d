import type { ForecastDay } from './interval.ts';

/**
 * Bottom-up: the total of a day is the sum of its items, and keeps the width that was found for it, since items that miss to
 * different sides make up for each other.
 *
 * @invariant the mean of each day is exactly the sum of the means of the items
 */
export const reconcileTotals = (items: readonly (readonly ForecastDay[])[], total: readonly ForecastDay[]): readonly ForecastDay[] =>
  total.map(({ low, mean, high }, ahead) => {
    const sum = items.reduce((amount, days) => amount + (days[ahead]?.mean ?? 0), 0);
    return { low: low < 0 ? sum - (mean - low) : Math.max(0, sum - (mean - low)), mean: sum, high: sum + (high - mean) };
  });

/**
 * Proportional: a total that somebody set is spread over the items as they were forecast, alike where all of them are nothing.
 *
 * @invariant the amounts add up to the total; what rounding leaves goes to the largest
 * @param total in the unit of the items
 */
export const spreadTotal = (items: readonly number[], total: number): readonly number[] => {
  const sum = items.reduce((amount, item) => amount + item, 0);
  const spread = items.map((item) => (sum === 0 ? total / items.length : (item / sum) * total));
  const largest = items.indexOf(Math.max(...items));
  const others = spread.reduce((amount, item, place) => (place === largest ? amount : amount + item), 0);
  return spread.map((item, place) => (place === largest ? total - others : item));
};
