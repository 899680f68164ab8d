import { expect, it } from 'vitest';

import { monthName } from './month-name.ts';

it.each([
  ['2026-11-01', '2026-11-30', 'GREGORIAN', 'en', 'November 2026'],
  ['2026-11-10', '2026-12-09', 'ETHIOPIC', 'en', 'Hidar 2019'],
  ['2026-11-10', '2026-12-09', 'ETHIOPIC', 'am', 'ኅዳር 2019'],
  ['2026-08-07', '2026-09-10', 'ETHIOPIC', 'en', 'Nehase 2018'],
] as const)('the month from %s to %s is called in its calendar and language', (from, to, calendar, language, name) => {
  expect(monthName({ from, to }, calendar, language)).toBe(name);
});
