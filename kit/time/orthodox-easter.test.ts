import fc from 'fast-check';
import { expect, test } from 'vitest';

import { orthodoxEaster } from './orthodox-easter.ts';

test.each([
  [2024, '2024-05-05'],
  [2025, '2025-04-20'],
  [2026, '2026-04-12'],
  [2027, '2027-05-02'],
  [2038, '2038-04-25'],
])('the Orthodox Easter of %i is on %s', (year, day) => {
  expect(orthodoxEaster(year)).toBe(day);
});

test('it is a Sunday of April or May in any year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1901, max: 2099 }), (year) => {
      expect(new Date(orthodoxEaster(year)).getUTCDay()).toBe(0);
      expect(orthodoxEaster(year).slice(5)).toMatch(/^0[45]-/);
    }),
  );
});
