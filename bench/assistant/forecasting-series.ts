import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { DailySeries, DayFacts } from '../../modules/assistant/rules/forecast/daily-series.ts';

/** A restaurant's ingredients, day by day, with the calendar of all days. */
export type Ingredients = {
  readonly names: readonly string[];
  readonly amounts: readonly (readonly number[])[];
  readonly days: readonly DayFacts[];
};

/** Which columns of the calendar a forecast may know; weather is what was observed, which is better than any forecast of it. */
export type Knowledge = 'CALENDAR' | 'CALENDAR_AND_WEATHER';

const rowsOf = (path: string): readonly (readonly string[])[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.trim().split(','));

/** Reads the published set of a Stuttgart restaurant (ddop, BSD-3). Its weekday column shifts holidays, so weekdays come of the date. */
export const readIngredients = (folder: string, knowledge: Knowledge): Ingredients => {
  const [names = [], ...rows] = rowsOf(join(folder, 'yaz_target.csv'));
  const [head = [], ...calendar] = rowsOf(join(folder, 'yaz_data.csv'));
  const days = calendar.map((row): DayFacts => {
    const cell = (name: string): string => row[head.indexOf(name)] ?? '';
    return {
      weekday: ((new Date(cell('date')).getUTCDay() + 6) % 7) + 1,
      isClosed: cell('is_closed') === '1',
      isFasting: false,
      holidays: cell('is_holiday') === '1' ? ['HOLIDAY'] : [],
      events: [],
      weather: knowledge === 'CALENDAR' ? null : { temperature: Number(cell('temperature')), rain: Number(cell('rain')) },
    };
  });
  return { names, amounts: names.map((_, item) => rows.map((row) => Number(row[item]))), days };
};

/** What is known at an origin, and the calendar of the days after it. */
export const knownAt = ({ amounts, days }: Ingredients, origin: number, horizonDays: number): readonly DailySeries[] =>
  amounts.map((ofItem) => ({ amounts: ofItem.slice(0, origin), days: days.slice(0, origin + horizonDays) }));

/** A series of 400 days that nobody measured, alike every time, with a week, holidays and a fasting season. */
export const madeUpSeries = (seed: number, horizonDays: number): DailySeries => {
  const knownDays = 400;
  let state = seed * 7919 + 1;
  const chance = (): number => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  const base = 2 + 60 * chance();
  const days = Array.from({ length: knownDays + horizonDays }, (_, day): DayFacts => ({
    weekday: (day % 7) + 1,
    isClosed: false,
    isFasting: day % 365 > 200 && day % 365 < 256,
    holidays: day % 40 === 3 ? ['HOLIDAY'] : [],
    events: [],
    weather: null,
  }));
  return { amounts: days.slice(0, knownDays).map(({ weekday }) => Math.round(base * (1 + weekday / 10) * (0.5 + chance()))), days };
};
