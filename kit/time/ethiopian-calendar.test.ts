import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  daysInEthiopianMonth,
  ethiopianDateProblem,
  ethiopianMonths,
  formatEthiopianDate,
  fromEthiopianDate,
  toEthiopianDate,
} from './ethiopian-calendar.ts';
import { formatEthiopianTime, fromEthiopianTime, toEthiopianTime } from './ethiopian-clock.ts';

test.each([
  ['2023-09-12', { year: 2016, month: 1, day: 1 }],
  ['2024-09-11', { year: 2017, month: 1, day: 1 }],
  ['2025-09-11', { year: 2018, month: 1, day: 1 }],
  ['2027-09-12', { year: 2020, month: 1, day: 1 }],
  ['2023-09-11', { year: 2015, month: 13, day: 6 }],
  ['2024-07-08', { year: 2016, month: 11, day: 1 }],
])('%s is the Ethiopian day %o', (iso, date) => {
  expect(toEthiopianDate(iso)).toEqual(date);
  expect(fromEthiopianDate(date)).toBe(iso);
});

test('every day of four centuries goes there and comes back', () => {
  const days = (Date.UTC(2200, 0, 1) - Date.UTC(1800, 0, 1)) / 86_400_000;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: days }), (offset) => {
      const iso = new Date(Date.UTC(1800, 0, 1 + offset)).toISOString().slice(0, 10);
      const date = toEthiopianDate(iso);
      expect(ethiopianDateProblem(date)).toBeNull();
      expect(fromEthiopianDate(date)).toBe(iso);
    }),
    { numRuns: 2000 },
  );
});

test('the days of four centuries follow one another without a gap', () => {
  let next = fromEthiopianDate({ year: 1793, month: 1, day: 1 });
  for (let year = 1793; year < 2193; year += 1) {
    for (let month = 1; month <= 13; month += 1) {
      expect(fromEthiopianDate({ year, month, day: 1 })).toBe(next);
      const after = new Date(`${next}T00:00:00Z`);
      after.setUTCDate(after.getUTCDate() + daysInEthiopianMonth(year, month));
      next = after.toISOString().slice(0, 10);
    }
  }
});

test.each([
  [{ year: 0, month: 1, day: 1 }, 'year'],
  [{ year: 2016, month: 14, day: 1 }, 'month'],
  [{ year: 2016, month: 1, day: 31 }, 'day'],
  [{ year: 2016, month: 13, day: 6 }, 'day'],
  [{ year: 2016, month: 1.5, day: 1 }, 'month'],
  [{ year: 2015, month: 13, day: 6 }, null],
])('%o is refused for its %s', (date, problem) => {
  expect(ethiopianDateProblem(date)).toBe(problem);
  if (problem !== null) expect(() => fromEthiopianDate(date)).toThrow(problem);
});

test('a Gregorian date that does not exist is an error', () => {
  expect(() => toEthiopianDate('2023-02-30')).toThrow('Not a date');
  expect(() => toEthiopianDate('0003-01-01')).toThrow('era');
});

test('a day is written in words, without a suffix that reads as the morning', () => {
  const newYear = { year: 2016, month: 1, day: 1 };
  expect(formatEthiopianDate(newYear, 'en')).toBe('Meskerem 1, 2016');
  expect(formatEthiopianDate(newYear, 'am')).toBe('መስከረም 1, 2016');
  expect(ethiopianMonths).toHaveLength(13);
});

test.each([
  [7, 0, '1:00 Day'],
  [12, 0, '6:00 Day'],
  [6, 0, '12:00 Day'],
  [17, 59, '11:59 Day'],
  [18, 0, '12:00 Night'],
  [20, 5, '2:05 Night'],
  [0, 0, '6:00 Night'],
  [5, 59, '11:59 Night'],
])('%s:%s on the ordinary clock is %s', (hour, minute, expected) => {
  expect(formatEthiopianTime(toEthiopianTime(hour, minute), 'en')).toBe(expected);
});

test('every minute of a day has one Ethiopian time, and comes back from it', () => {
  const seen = new Set<string>();
  for (let minute = 0; minute < 1440; minute += 1) {
    const ordinary = { hour: Math.floor(minute / 60), minute: minute % 60 };
    const time = toEthiopianTime(ordinary.hour, ordinary.minute);
    expect(fromEthiopianTime(time)).toEqual(ordinary);
    seen.add(formatEthiopianTime(time, 'am'));
  }
  expect(seen.size).toBe(1440);
});

test.each([
  [6, 0, 'ቀን 12:00'],
  [17, 59, 'ቀን 11:59'],
  [18, 0, 'ማታ 12:00'],
  [23, 59, 'ማታ 5:59'],
  [0, 0, 'ሌሊት 6:00'],
  [5, 59, 'ሌሊት 11:59'],
])('in Amharic %s:%s is %s: the night until midnight has a word of its own', (hour, minute, expected) => {
  expect(formatEthiopianTime(toEthiopianTime(hour, minute), 'am')).toBe(expected);
});

test('a time that no clock shows is a bug', () => {
  expect(() => toEthiopianTime(24, 0)).toThrow('24:0');
  expect(() => fromEthiopianTime({ hour: 13, minute: 0, half: 'day' })).toThrow('13');
});
