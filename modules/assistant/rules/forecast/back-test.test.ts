import fc from 'fast-check';
import { expect, test } from 'vitest';

import { backTest } from './back-test.ts';
import { chooseModel } from './choose-model.ts';
import { prepareSeries, type DailySeries } from './daily-series.ts';

const seriesOf = (amounts: readonly number[]): DailySeries => ({
  amounts,
  days: Array.from({ length: amounts.length + 7 }, (_, day) => ({
    weekday: (day % 7) + 1,
    isClosed: false,
    isFasting: false,
    holidays: day % 30 === 4 ? ['HOLIDAY'] : [],
    events: [],
    weather: null,
  })),
});

test('what is said at an origin never knows a later day', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 10, max: 60 }), { minLength: 126, maxLength: 126 }), (amounts) => {
      const origin = 84;
      // The later days change; what both series come to on the whole does not, since models may know its size.
      const turned = [...amounts.slice(0, origin), ...amounts.slice(origin).toReversed()];
      const chosenOf = (of: readonly number[]): Float64Array | undefined => {
        const prepared = prepareSeries(seriesOf(of));
        const tested = backTest(seriesOf(of), prepared, 7);
        return chooseModel(tested, prepared).paths[tested.origins.days.indexOf(origin)];
      };
      expect(chosenOf(turned)).toEqual(chosenOf(amounts));
    }),
    { numRuns: 25 },
  );
});

test.each([
  [14, [7, 14]],
  [30, [9, 16, 23, 30]],
  [56, [28, 35, 42, 49, 56]],
])('of %d days the origins are the weeks %j', (days, origins) => {
  const series = seriesOf(Array.from({ length: days }, () => 5));
  expect(backTest(series, prepareSeries(series), 7).origins.days).toEqual(origins);
});

test('half a year is looked back at, and no more', () => {
  const series = seriesOf(Array.from({ length: 700 }, () => 5));
  expect(backTest(series, prepareSeries(series), 7).origins.days).toHaveLength(27);
});
