import fc from 'fast-check';
import { expect, test } from 'vitest';

import { instantOf, weekTimeOf } from './rota-template.ts';
import { dayAfter } from './rota-week.ts';

const london = { monday: '2026-03-23', timeZone: 'Europe/London' };

test('a shift past midnight belongs to the day after, and stands at the same time of the wall when the clocks change', () => {
  const starts = weekTimeOf(new Date('2026-03-28T18:00:00Z'), london);
  const ends = weekTimeOf(new Date('2026-03-29T02:30:00Z'), london);
  expect([starts, ends]).toEqual([
    { day: 5, clock: '18:00' },
    { day: 6, clock: '03:30' },
  ]);
  const summer = { ...london, monday: '2026-03-30' };
  expect([starts, ends].map((time) => instantOf(time, summer).toISOString())).toEqual([
    '2026-04-04T17:00:00.000Z',
    '2026-04-05T02:30:00.000Z',
  ]);
});

test('a week that is planned from again in the same week gives its own times', () => {
  const anyStart = fc.integer({ min: 0, max: 7 * 96 - 1 });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 200 }),
      anyStart,
      fc.constantFrom('Europe/London', 'Africa/Addis_Ababa'),
      (weeks, quarter, timeZone) => {
        const week = { monday: dayAfter('2026-01-05', 7 * weeks), timeZone };
        const at = instantOf({ day: Math.floor(quarter / 96), clock: clockOf(quarter % 96) }, week);
        expect(instantOf(weekTimeOf(at, week), week).getTime()).toBe(at.getTime());
      },
    ),
  );
});

const clockOf = (quarter: number): string =>
  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
