import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ethiopianHolidays } from './holidays-et.ts';

test('the holidays of a year stand on its days, a day later where the Ethiopian year began later', () => {
  expect(ethiopianHolidays(2026)).toEqual([
    '2026-01-07',
    '2026-01-19',
    '2026-03-02',
    '2026-04-10',
    '2026-04-12',
    '2026-05-01',
    '2026-05-05',
    '2026-09-11',
    '2026-09-27',
  ]);
  expect(ethiopianHolidays(2023)).toEqual(expect.arrayContaining(['2023-09-12', '2023-09-28']));
  expect(ethiopianHolidays(2024)).toContain('2024-01-20');
});

test('every year has nine of them, each within the year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1901, max: 2099 }), (year) => {
      const days = ethiopianHolidays(year);
      expect(days).toHaveLength(9);
      for (const day of days) expect(day.slice(0, 4)).toBe(String(year));
    }),
  );
});
