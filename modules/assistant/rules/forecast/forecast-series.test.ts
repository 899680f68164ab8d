import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { DailySeries, DayFacts } from './daily-series.ts';
import { forecastSeries, type Forecast } from './forecast-series.ts';

const plainDay = (day: number): DayFacts => ({
  weekday: (day % 7) + 1,
  isClosed: false,
  isFasting: false,
  holidays: [],
  events: [],
  weather: null,
});

const seriesOf = (
  amounts: readonly (number | null)[],
  horizonDays = 7,
  facts: (day: number) => Partial<DayFacts> = () => ({}),
): DailySeries => ({
  amounts,
  days: Array.from({ length: amounts.length + horizonDays }, (_, day) => ({ ...plainDay(day), ...facts(day) })),
});

const forecastOf = (series: DailySeries): Forecast => {
  const forecast = forecastSeries(series);
  if (forecast.kind === 'REFUSED') throw new Error(forecast.reason);
  return forecast;
};

const meansOf = (series: DailySeries): readonly number[] => forecastOf(series).days.map(({ mean }) => mean);

/** Chance that comes out alike every time. */
const chanceFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
};

const week = [12, 14, 15, 18, 30, 44, 22];
const repeated = (count: number): number[] => Array.from({ length: count }, (_, day) => week[day % 7] ?? 0);

const amount = fc.oneof(fc.integer({ min: 0, max: 90 }), fc.constant(0), fc.constant(null));
const anySeries = fc
  .record({
    amounts: fc.array(amount, { minLength: 20, maxLength: 150 }),
    horizonDays: fc.integer({ min: 1, max: 28 }),
    closed: fc.integer({ min: 0, max: 9 }),
  })
  .map(({ amounts, horizonDays, closed }) =>
    seriesOf(amounts, horizonDays, (day) => ({
      isClosed: day % 7 === closed,
      holidays: day % 31 === 5 ? ['HOLIDAY'] : [],
      isFasting: day % 90 > 60,
    })),
  );

test('what was never below zero is not forecast below zero, and the mean lies in its interval', () => {
  fc.assert(
    fc.property(anySeries, (series) => {
      const forecast = forecastSeries(series);
      if (forecast.kind === 'REFUSED') return;
      expect(forecast.days).toHaveLength(series.days.length - series.amounts.length);
      for (const { low, mean, high } of forecast.days) {
        expect(low).toBeGreaterThanOrEqual(0);
        expect(mean).toBeGreaterThanOrEqual(low);
        expect(high).toBeGreaterThanOrEqual(mean);
        expect(Number.isFinite(high)).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test('the same series has the same forecast, and is left as it was', () => {
  fc.assert(
    fc.property(anySeries, (series) => {
      const before = structuredClone(series);
      expect(forecastSeries(series)).toEqual(forecastSeries(before));
      expect(series).toEqual(before);
    }),
    { numRuns: 20 },
  );
});

test('the shares of the models add up to the forecast, and the naive guess stands beside it', () => {
  fc.assert(
    fc.property(anySeries, (series) => {
      const forecast = forecastSeries(series);
      if (forecast.kind === 'REFUSED') return;
      expect(forecast.models.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
      expect(forecast.backTest.naive.comparedDays).toBe(forecast.backTest.forecast.comparedDays);
    }),
    { numRuns: 30 },
  );
});

test.each([1, 20, 3500])('a constant series of %d forecasts itself, surely', (constant) => {
  for (const { low, mean, high } of forecastOf(
    seriesOf(
      Array.from({ length: 90 }, () => constant),
      28,
    ),
  ).days) {
    expect(mean).toBeCloseTo(constant, 6);
    expect(high - low).toBeLessThan(constant * 0.001);
  }
});

test('nothing asked for stays nothing', () => {
  expect(meansOf(seriesOf(Array.from({ length: 60 }, () => 0)))).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('a week that repeats itself is found', () => {
  for (const [day, mean] of meansOf(seriesOf(repeated(126))).entries()) expect(Math.abs(mean - (week[day] ?? 0))).toBeLessThan(0.5);
});

test('a week is found through noise, and beats the naive guess', () => {
  const chance = chanceFrom(11);
  const { backTest, days } = forecastOf(seriesOf(repeated(300).map((usual) => usual * (0.6 + 0.8 * chance()))));
  expect(backTest.forecast.wape).toBeLessThan((backTest.naive.wape ?? 0) * 0.85);
  for (const [ahead, { mean }] of days.entries()) expect(Math.abs(mean / (week[(300 + ahead) % 7] ?? 1) - 1)).toBeLessThan(0.2);
});

test('a day that nobody knows is skipped, not taken for nothing', () => {
  const holes = repeated(126).map((usual, day) => (day % 5 === 2 ? null : usual));
  for (const [day, mean] of meansOf(seriesOf(holes)).entries()) expect(Math.abs(mean - (week[day] ?? 0))).toBeLessThan(0.5);
});

test('a closed day is nothing, before and after, and lowers no other', () => {
  const isClosed = (day: number): boolean => day % 9 > 3;
  const amounts = repeated(252).map((usual, day) => (isClosed(day) ? 0 : usual));
  const { days } = forecastOf(seriesOf(amounts, 7, (day) => ({ isClosed: isClosed(day) })));
  for (const [ahead, { low, mean, high }] of days.entries()) {
    if (isClosed(252 + ahead)) expect({ low, mean, high }).toEqual({ low: 0, mean: 0, high: 0 });
    else expect(Math.abs(mean - (week[ahead] ?? 0))).toBeLessThan(0.5);
  }
});

test('growth goes on for a while', () => {
  const growing = Array.from({ length: 200 }, (_, day) => 50 + day);
  expect(meansOf(seriesOf(growing)).at(-1)).toBeGreaterThan(249);
});

test('what holidays, fasting and events did before, they are expected to do again', () => {
  const chance = chanceFrom(5);
  const facts = (day: number): Partial<DayFacts> => ({
    holidays: day % 21 === 4 ? ['MESKEL'] : [],
    events: day % 17 === 9 ? ['MATCH'] : [],
    isFasting: day % 70 > 50,
  });
  const effectOf = ({ holidays = [], events = [], isFasting = false }: Partial<DayFacts>): number =>
    (holidays.length > 0 ? 0.4 : 1) * (events.length > 0 ? 1.8 : 1) * (isFasting ? 0.6 : 1);
  const amounts = Array.from({ length: 371 }, (_, day) => 60 * effectOf(facts(day)) * (0.9 + 0.2 * chance()));
  const series = seriesOf(amounts, 28, facts);
  const { days, models } = forecastOf(series);
  expect(models.some(({ usesCalendar }) => usesCalendar)).toBe(true);
  for (const [ahead, { mean }] of days.entries()) {
    const expected = 60 * effectOf(facts(371 + ahead));
    expect(Math.abs(mean - expected)).toBeLessThan(0.25 * 60);
  }
  const plain = forecastOf({ ...series, days: series.days.map((_, day) => plainDay(day)) });
  expect(forecastOf(series).backTest.forecast.wape).toBeLessThan((plain.backTest.forecast.wape ?? 0) * 0.8);
});

test('weather counts where it is given', () => {
  const chance = chanceFrom(3);
  const rain = Array.from({ length: 307 }, () => (chance() < 0.3 ? 12 : 0));
  const facts = (day: number): Partial<DayFacts> => ({ weather: { temperature: 18, rain: rain[day] ?? 0 } });
  const amounts = Array.from({ length: 300 }, (_, day) => (rain[day] === 0 ? 40 : 24) + chance());
  const means = meansOf(seriesOf(amounts, 7, facts));
  for (const [ahead, mean] of means.entries()) expect(Math.abs(mean - (rain[300 + ahead] === 0 ? 40 : 24))).toBeLessThan(5);
});

test('what is asked for seldom is forecast by a model made for it', () => {
  const chance = chanceFrom(9);
  const amounts = Array.from({ length: 250 }, () => (chance() < 0.15 ? 4 : 0));
  const { days, models } = forecastOf(seriesOf(amounts));
  expect(models.map(({ model }) => model)).toEqual(expect.arrayContaining(['TSB']));
  for (const { mean } of days) expect(Math.abs(mean - 0.6)).toBeLessThan(0.35);
});

test('four days of five lie in the interval', () => {
  let [inside, count] = [0, 0];
  for (let seed = 1; seed <= 60; seed += 1) {
    const chance = chanceFrom(seed * 7919);
    const amounts = repeated(217).map((usual) => usual * (0.5 + chance()));
    for (const [ahead, { low, high }] of forecastOf(seriesOf(amounts.slice(0, 210))).days.entries()) {
      count += 1;
      inside += low <= (amounts[210 + ahead] ?? 0) && (amounts[210 + ahead] ?? 0) <= high ? 1 : 0;
    }
  }
  expect(inside / count).toBeGreaterThan(0.75);
  expect(inside / count).toBeLessThan(0.86);
});

test('amounts below zero, such as a cash difference, may be forecast below zero', () => {
  expect(Math.max(...meansOf(seriesOf(repeated(90).map((usual) => -usual))))).toBeLessThan(0);
});

test.each([
  ['no day', [], 'TOO_FEW_DAYS', 0],
  ['thirteen days', repeated(13), 'TOO_FEW_DAYS', 13],
  ['many days of which few are known', Array.from({ length: 90 }, (_, day) => (day < 80 ? null : 4)), 'TOO_FEW_DAYS', 10],
  ['a series that ended a month ago', Array.from({ length: 90 }, (_, day) => (day > 61 ? null : 4)), 'NOTHING_LATELY', 62],
])('%s: no forecast is better than a wrong one', (_, amounts, reason, knownDays) => {
  expect(forecastSeries(seriesOf(amounts))).toEqual({ kind: 'REFUSED', reason, knownDays });
});

test('two weeks are enough to begin with, and say little: the interval is wide', () => {
  const chance = chanceFrom(2);
  const { days, backTest } = forecastOf(seriesOf(repeated(14).map((usual) => usual * (0.8 + 0.4 * chance()))));
  expect(backTest.forecast.comparedDays).toBe(7);
  for (const { low, high } of days) expect(high - low).toBeGreaterThan(5);
});

test('no more than four weeks are foretold', () => {
  expect(meansOf(seriesOf(repeated(90), 60))).toHaveLength(28);
});
