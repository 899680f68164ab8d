import fc from 'fast-check';
import { expect, test } from 'vitest';

import { orthodoxEaster } from '../../../kit/time/orthodox-easter.ts';
import { fastOf } from './fast.ts';

test.each([
  ['2026-11-20', 'weekly'],
  ['2026-11-21', null],
  // Hidar 15, 2019, a Tuesday, and the last day before Christmas.
  ['2026-11-24', 'advent'],
  ['2027-01-06', 'advent'],
  // Christmas falls on a Wednesday.
  ['2026-01-07', null],
  ['2026-02-02', 'nineveh'],
  ['2026-02-05', null],
  ['2026-02-16', 'lent'],
  ['2026-04-11', 'lent'],
  ['2026-04-12', null],
  // A Friday of the fifty days.
  ['2026-04-17', null],
  ['2026-06-01', 'apostles'],
  ['2026-07-11', 'apostles'],
  ['2026-07-12', null],
  ['2026-08-07', 'assumption'],
  ['2026-08-21', 'assumption'],
  ['2026-08-22', null],
])('%s belongs to the fast of %s', (day, fast) => {
  expect(fastOf(day)).toBe(fast);
});

test('nobody fasts on the fifty days from Easter on, and everybody on the fifty-five before it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1902, max: 2098 }), fc.integer({ min: -55, max: 49 }), (year, offset) => {
      const day = new Date(Date.parse(orthodoxEaster(year)) + offset * 86_400_000).toISOString().slice(0, 10);
      if (offset >= 0) expect(fastOf(day)).toBeNull();
      else expect(fastOf(day)).toBe('lent');
    }),
  );
});
