import fc from 'fast-check';
import { expect, test } from 'vitest';

import { calendarDays, daysBetween, type HouseCalendar } from './calendar-days.ts';
import { ethiopianFast } from './fasts-et.ts';
import { britishHolidays, westernEaster } from './holidays-gb.ts';

test.each<[string, string | null, string]>([
  ['2026-02-16', 'HUDADE', 'the great fast begins 55 days before Easter'],
  ['2026-04-11', 'HUDADE', 'and ends with it'],
  ['2026-04-12', null, 'Easter'],
  ['2026-04-15', null, 'a Wednesday of the fifty days'],
  ['2026-02-02', 'NINEVEH', 'three days from 69 days before Easter'],
  ['2026-02-05', null, 'the Thursday after them'],
  ['2026-06-01', 'HAWARYAT', 'from the day after Pentecost'],
  ['2026-07-12', null, 'until the feast of the apostles, a Sunday'],
  ['2026-08-07', 'FILSETA', 'from Nehase 1'],
  ['2026-08-21', 'FILSETA', 'to Nehase 15'],
  ['2026-08-22', null, 'and no longer'],
  ['2026-11-23', null, 'the day before the fast of Christmas'],
  ['2026-11-24', 'NEBIYAT', 'Hidar 15'],
  ['2027-01-06', 'NEBIYAT', 'the eve of Christmas'],
  ['2027-01-07', null, 'Christmas'],
  ['2026-09-16', 'WEEKLY', 'a Wednesday'],
  ['2026-09-18', 'WEEKLY', 'a Friday'],
  ['2026-09-17', null, 'a Thursday'],
])('%s is %s: %s', (day, fast) => {
  expect(ethiopianFast(day)).toBe(fast);
});

test.each([
  [2026, '2026-04-05'],
  [2024, '2024-03-31'],
  [2038, '2038-04-25'],
])('Easter of %d is %s', (year, day) => {
  expect(westernEaster(year)).toBe(day);
});

test.each([
  [2026, ['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-04', '2026-05-25', '2026-08-31', '2026-12-25', '2026-12-28']],
  [2021, ['2021-01-01', '2021-04-02', '2021-04-05', '2021-05-03', '2021-05-31', '2021-08-30', '2021-12-25', '2021-12-27', '2021-12-28']],
  [2022, ['2022-01-03', '2022-04-15', '2022-04-18', '2022-05-02', '2022-05-30', '2022-08-29', '2022-12-25', '2022-12-26', '2022-12-27']],
])('the bank holidays of %d', (year, days) => {
  expect(
    britishHolidays(year)
      .map(({ day }) => day)
      .toSorted(),
  ).toEqual(days);
});

const house: HouseCalendar = { country: 'ET', openWeekdays: new Set([1, 2, 3, 4, 5, 6]), traded: new Set(['2026-11-22']), events: [] };

test('a Sunday is closed by the opening hours, unless something was sold on it', () => {
  const closed = calendarDays(['2026-11-22', '2026-11-29', '2026-11-30'], house).map(({ isClosed }) => isClosed);
  expect(closed).toEqual([false, true, false]);
  expect(calendarDays(['2026-11-29'], { ...house, openWeekdays: null })[0]?.isClosed).toBe(false);
});

test('holidays, fasts and what somebody wrote down stand on their days', () => {
  const events = [{ name: 'Match', fromDay: '2027-01-07', untilDay: '2027-01-08', effectBps: null }];
  const [eve, christmas, after] = calendarDays(daysBetween('2027-01-06', '2027-01-08'), { ...house, events });
  expect(eve).toMatchObject({ holidays: [], fast: 'NEBIYAT', isFasting: true, events: [] });
  expect(christmas).toMatchObject({ holidays: ['GENNA'], fast: null, events: ['Match'] });
  expect(after).toMatchObject({ holidays: [], events: ['Match'] });
});

test('every day of any year has at most one fast, and a country without a calendar has neither fasts nor holidays', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 70_000 }), (ahead) => {
      const day = new Date(Date.UTC(1905, 0, 1) + ahead * 86_400_000).toISOString().slice(0, 10);
      const [abroad] = calendarDays([day], { ...house, country: 'US' });
      expect(abroad).toMatchObject({ holidays: [], fast: null, isFasting: false });
      expect(calendarDays([day], house)[0]?.weekday).toBe(new Date(day).getUTCDay() || 7);
    }),
    { numRuns: 200 },
  );
});
