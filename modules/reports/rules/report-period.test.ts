import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  dayLater,
  eachDay,
  ethiopianMonthOf,
  lengthOf,
  spanOf,
  spans,
  stretchAfter,
  stretchAround,
  stretchBefore,
  stretchesWithin,
  stretchLastYear,
} from './report-period.ts';

test.each([
  ['day', '2026-11-21', 'GREGORIAN', '2026-11-21', '2026-11-21'],
  ['week', '2026-11-21', 'GREGORIAN', '2026-11-16', '2026-11-22'],
  ['week', '2026-11-22', 'GREGORIAN', '2026-11-16', '2026-11-22'],
  ['week', '2026-11-23', 'ETHIOPIC', '2026-11-23', '2026-11-29'],
  ['month', '2028-02-29', 'GREGORIAN', '2028-02-01', '2028-02-29'],
  ['quarter', '2026-11-21', 'GREGORIAN', '2026-10-01', '2026-12-31'],
  ['year', '2026-11-21', 'GREGORIAN', '2026-01-01', '2026-12-31'],
  // Hidar 2019.
  ['month', '2026-11-21', 'ETHIOPIC', '2026-11-10', '2026-12-09'],
  // Nehase with the five days of Pagumen 2018, and with the six of 2015.
  ['month', '2026-09-08', 'ETHIOPIC', '2026-08-07', '2026-09-10'],
  ['month', '2023-08-20', 'ETHIOPIC', '2023-08-07', '2023-09-11'],
  ['quarter', '2026-11-21', 'ETHIOPIC', '2026-09-11', '2026-12-09'],
  ['year', '2024-01-01', 'ETHIOPIC', '2023-09-12', '2024-09-10'],
] as const)('the %s around %s by the %s calendar is %s to %s', (span, day, calendar, from, to) => {
  expect(stretchAround(span, day, calendar)).toEqual({ from, to });
});

test.each([
  ['a month', { from: '2026-11-01', to: '2026-11-30' }, 'GREGORIAN', { from: '2025-11-01', to: '2025-11-30' }],
  ['February', { from: '2028-02-01', to: '2028-02-29' }, 'GREGORIAN', { from: '2027-02-01', to: '2027-02-28' }],
  ['a week, its weekdays', { from: '2026-11-16', to: '2026-11-22' }, 'GREGORIAN', { from: '2025-11-17', to: '2025-11-23' }],
  ['Hidar', { from: '2026-11-10', to: '2026-12-09' }, 'ETHIOPIC', { from: '2025-11-10', to: '2025-12-09' }],
  ['Nehase with Pagumen', { from: '2024-08-07', to: '2024-09-10' }, 'ETHIOPIC', { from: '2023-08-07', to: '2023-09-11' }],
] as const)('%s a year ago', (_what, days, calendar, lastYear) => {
  expect(stretchLastYear(days, calendar)).toEqual(lastYear);
});

test('days that have no name are stepped by as many days', () => {
  const days = { from: '2026-11-03', to: '2026-11-07' };
  expect(spanOf(days, 'GREGORIAN')).toBe('other');
  expect(stretchBefore(days, 'GREGORIAN')).toEqual({ from: '2026-10-29', to: '2026-11-02' });
  expect(stretchAfter(days, 'GREGORIAN')).toEqual({ from: '2026-11-08', to: '2026-11-12' });
});

test('an Ethiopian month has a name and a year, its last one with Pagumen too; other days have none', () => {
  expect(ethiopianMonthOf({ from: '2026-11-10', to: '2026-12-09' })).toEqual({ en: 'Hidar', am: 'ኅዳር', year: 2019 });
  expect(ethiopianMonthOf({ from: '2026-08-07', to: '2026-09-10' })).toMatchObject({ en: 'Nehase', year: 2018 });
  expect(ethiopianMonthOf({ from: '2026-11-01', to: '2026-11-30' })).toBeNull();
});

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => dayLater('2000-01-01', days));
const calendar = fc.constantFrom('GREGORIAN' as const, 'ETHIOPIC' as const);

describe('for any day and calendar', () => {
  test('stretches of one name follow each other without gap or overlap, and each holds its day', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...spans), calendar, (at, span, by) => {
        const now = stretchAround(span, at, by);
        expect(now.from <= at && at <= now.to).toBe(true);
        expect(spanOf(now, by)).toBe(span);
        expect(dayLater(now.to, 1)).toBe(stretchAfter(now, by).from);
        expect(stretchBefore(stretchAfter(now, by), by)).toEqual(now);
      }),
    );
  });

  test('twelve months make a year, and the weeks of any stretch hold each of its days once', () => {
    fc.assert(
      fc.property(day, calendar, (at, by) => {
        const year = stretchAround('year', at, by);
        expect(stretchesWithin(year, 'month', by)).toHaveLength(12);
        const weeks = stretchesWithin(year, 'week', by);
        expect(weeks.flatMap(eachDay)).toEqual(eachDay(year));
        expect(weeks.reduce((sum, week) => sum + lengthOf(week), 0)).toBe(lengthOf(year));
      }),
      { numRuns: 25 },
    );
  });
});
