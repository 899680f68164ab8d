import fc from 'fast-check';
import { expect, test } from 'vitest';

import { businessDateOf, isBusinessDate, isTimeZone, localTimeOf } from './business-date.ts';

const fourInTheMorning = 240;

test.each([
  ['2026-11-21T00:59:00Z', 'Africa/Addis_Ababa', '2026-11-20'],
  ['2026-11-21T01:00:00Z', 'Africa/Addis_Ababa', '2026-11-21'],
  ['2026-11-21T21:30:00Z', 'Africa/Addis_Ababa', '2026-11-21'],
  ['2026-03-01T02:00:00Z', 'Europe/London', '2026-02-28'],
  ['2026-03-29T02:59:00Z', 'Europe/London', '2026-03-28'],
  ['2026-03-29T03:00:00Z', 'Europe/London', '2026-03-29'],
  ['2026-10-25T03:59:00Z', 'Europe/London', '2026-10-24'],
  ['2026-10-25T04:00:00Z', 'Europe/London', '2026-10-25'],
  ['2027-01-01T02:00:00Z', 'Europe/London', '2026-12-31'],
])('at %s in %s the trading day is %s, whatever the season', (instant, timeZone, expected) => {
  expect(businessDateOf(new Date(instant), { timeZone, cutOffMinutes: fourInTheMorning })).toBe(expected);
});

test('without a cut-off the trading day is the calendar date', () => {
  const instant = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instant, (at) => {
      const { year, month, day } = localTimeOf(at, 'Africa/Addis_Ababa');
      const expected = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
      expect(businessDateOf(at, { timeZone: 'Africa/Addis_Ababa', cutOffMinutes: 0 })).toBe(expected);
    }),
  );
});

test('time never runs backwards over trading days', () => {
  const instant = fc.integer({ min: 1_500_000_000, max: 2_500_000_000 });
  fc.assert(
    fc.property(instant, fc.integer({ min: 0, max: 86_400 }), (seconds, later) => {
      const day = { timeZone: 'Europe/London', cutOffMinutes: fourInTheMorning };
      const before = businessDateOf(new Date(seconds * 1000), day);
      expect(businessDateOf(new Date((seconds + later) * 1000), day) >= before).toBe(true);
    }),
  );
});

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['tomorrow', false],
])('%s is a date: %s', (text, expected) => {
  expect(isBusinessDate(text)).toBe(expected);
});

test('a place is known by its zone, a misspelt one is not', () => {
  expect(['Africa/Addis_Ababa', 'Europe/London', 'UTC'].map(isTimeZone)).toEqual([true, true, true]);
  expect(['Africa/Adis', ''].map(isTimeZone)).toEqual([false, false]);
});
