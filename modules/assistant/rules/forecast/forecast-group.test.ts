import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { DailySeries } from './daily-series.ts';
import { forecastGroup } from './forecast-group.ts';
import { reconcileTotals, spreadTotal } from './reconcile-totals.ts';

const seriesOf = (amounts: readonly (number | null)[]): DailySeries => ({
  amounts,
  days: Array.from({ length: amounts.length + 7 }, (_, day) => ({
    weekday: (day % 7) + 1,
    isClosed: false,
    isFasting: false,
    holidays: [],
    events: [],
    weather: null,
  })),
});

const amounts = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 60, maxLength: 60 });

test('the total of a day is exactly the sum of its items, and lies in its interval', () => {
  fc.assert(
    fc.property(fc.array(amounts, { minLength: 1, maxLength: 4 }), (rows) => {
      const { items, total } = forecastGroup(rows.map(seriesOf));
      if (total.kind === 'REFUSED') throw new Error(total.reason);
      for (const [ahead, { low, mean, high }] of total.days.entries()) {
        expect(mean).toBe(items.reduce((sum, item) => sum + (item.kind === 'FORECAST' ? (item.days[ahead]?.mean ?? 0) : 0), 0));
        expect(low).toBeLessThanOrEqual(mean);
        expect(high).toBeGreaterThanOrEqual(mean);
        expect(low).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 20 },
  );
});

test('an item of few portions takes its week from the group, and misses less by it', () => {
  let state = 17;
  const chance = (): number => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  const week = [0.5, 0.6, 0.7, 0.9, 1.4, 2, 0.9];
  const rowOf = (base: number, noise: number): number[] =>
    Array.from({ length: 200 }, (_, day) => base * (week[day % 7] ?? 1) * (1 - noise / 2 + noise * chance()));
  const rows = [rowOf(80, 0.2), rowOf(60, 0.2), ...Array.from({ length: 6 }, () => rowOf(4, 1.9))];
  const missOf = (items: ReturnType<typeof forecastGroup>['items']): number =>
    items.slice(2).reduce((sum, item) => sum + (item.kind === 'FORECAST' ? (item.backTest.forecast.wape ?? 0) : 1), 0);
  const together = forecastGroup(rows.map(seriesOf));
  const apart = rows.map((row) => forecastGroup([seriesOf(row)]).items[0] ?? together.total);
  expect(missOf(together.items)).toBeLessThan(missOf(apart));
});

test('a day on which one item is unknown is unknown of the total, and an item that is refused leaves the others', () => {
  const known = Array.from({ length: 60 }, () => 10);
  const { items, total } = forecastGroup([seriesOf(known), seriesOf(known.map((amount, day) => (day < 30 ? null : amount)))]);
  expect(items.map(({ kind }) => kind)).toEqual(['FORECAST', 'FORECAST']);
  expect(total.kind === 'FORECAST' && total.days.map(({ mean }) => Math.round(mean))).toEqual([20, 20, 20, 20, 20, 20, 20]);
  const lone = forecastGroup([seriesOf(known), seriesOf(known.map((amount, day) => (day < 50 ? null : amount)))]);
  expect(lone.items.map(({ kind }) => kind)).toEqual(['FORECAST', 'REFUSED']);
  expect(lone.total).toMatchObject({ kind: 'REFUSED', reason: 'TOO_FEW_DAYS' });
});

test('a group of nothing is refused', () => {
  expect(forecastGroup([])).toEqual({ items: [], total: { kind: 'REFUSED', reason: 'TOO_FEW_DAYS', knownDays: 0 } });
});

test('a total keeps its own width, since items make up for each other', () => {
  const items = [[{ low: 2, mean: 6, high: 9 }], [{ low: 1, mean: 5, high: 9 }]];
  expect(reconcileTotals(items, [{ low: 7, mean: 10, high: 14 }])).toEqual([{ low: 8, mean: 11, high: 15 }]);
});

test.each([
  [[1, 3], 8, [2, 6]],
  [[0, 0], 5, [2.5, 2.5]],
  [[4], 9, [9]],
  [[], 9, []],
])('%j spread over a total of %d are %j', (items, total, spread) => {
  expect(spreadTotal(items, total)).toEqual(spread);
});

test('what is spread adds up to the total', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 0, max: 9000 }),
      (items, total) => {
        const spread = spreadTotal(items, total);
        expect(spread.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(total, 8);
        for (const amount of spread) expect(amount).toBeGreaterThanOrEqual(-1e-9);
      },
    ),
  );
});
