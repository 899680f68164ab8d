import fc from 'fast-check';
import { expect, test } from 'vitest';

import { clockText, dayText, gregorianDayText, instantAt, isoDayAt, isoMinuteAt, momentText, type Wall, weekdayText } from './wall.ts';

const addis: Wall = { timeZone: 'Africa/Addis_Ababa', useEthiopianTime: true, useEthiopianCalendar: true };
const london: Wall = { timeZone: 'Europe/London', useEthiopianTime: false, useEthiopianCalendar: false };

test.each([
  ['2026-11-20T04:00:00Z', addis, 'en', 'Friday, Hidar 11, 2019 1:00 Day'],
  ['2026-11-20T15:00:00Z', addis, 'en', 'Friday, Hidar 11, 2019 12:00 Night'],
  ['2026-11-20T17:00:00Z', addis, 'am', 'ዓርብ፣ ኅዳር 11, 2019 ማታ 2:00'],
  ['2026-11-20T17:05:00Z', london, 'en', 'Friday, 20 November 2026 5:05 pm'],
  ['2026-07-20T23:05:00Z', london, 'en', 'Tuesday, 21 July 2026 12:05 am'],
] as const)('%s on the wall of %o reads in %s as "%s"', (instant, wall, language, text) => {
  expect(momentText(new Date(instant), 'long', { wall, language })).toBe(text);
});

test.each([
  ['short', 'Pagumen 6'],
  ['date', 'Pagumen 6, 2015'],
  ['long', 'Monday, Pagumen 6, 2015'],
] as const)('the last day of an Ethiopian leap year is said %s as "%s"', (style, text) => {
  expect(dayText('2023-09-11', style, { wall: addis, language: 'en' })).toBe(text);
});

test('a short weekday is cut in English and whole in Amharic', () => {
  expect(weekdayText('2026-11-24', 'short', 'en')).toBe('Tue');
  expect(weekdayText('2026-11-24', 'short', 'am')).toBe('ማክሰኞ');
});

test.each(['', '2026-02-30', 'yesterday', '2026-13-01'])('%j is an invalid date in both languages, and nothing throws', (text) => {
  expect(dayText(text, 'date', { wall: addis, language: 'en' })).toBe('Invalid date');
  expect(gregorianDayText(text, 'date', 'am')).toBe('ልክ ያልሆነ ቀን');
  expect(momentText(new Date('yesterday'), 'date', { wall: addis, language: 'en' })).toBe('Invalid date');
  expect(clockText(new Date(Number.NaN), addis, 'am')).toBe('ልክ ያልሆነ ቀን');
});

test('what a wall shows is the instant that was entered on it, for every minute of forty years', () => {
  const minutes = fc.integer({ min: Date.UTC(2000, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 });
  fc.assert(
    fc.property(minutes, fc.constantFrom('Africa/Addis_Ababa', 'Europe/London', 'America/New_York', 'UTC'), (minute, zone) => {
      const at = new Date(minute * 60_000);
      const again = instantAt(isoDayAt(at, zone), isoMinuteAt(at, zone), zone);
      // An hour that comes twice in autumn is entered as its first.
      const hoursApart = (at.getTime() - again.getTime()) / 3_600_000;
      expect(hoursApart === 0 || (hoursApart === 1 && isoMinuteAt(at, zone) === isoMinuteAt(again, zone))).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['2026-03-29', '01:30', 'a skipped time is the one an hour later', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', '01:30', 'a time that comes twice is the first', '2026-10-25T00:30:00.000Z'],
])('%s %s in London: %s', (day, minute, _why, instant) => {
  expect(instantAt(day, minute, 'Europe/London').toISOString()).toBe(instant);
});

test.each([
  ['2026-02-30', '10:00'],
  ['2026-02-20', '24:00'],
  ['2026-02-20', '9:00'],
])('%s %s is no moment', (day, minute) => {
  expect(() => instantAt(day, minute, 'UTC')).toThrow(RangeError);
});
