import { expect, it } from 'vitest';

import { monthName } from './month-name.ts';
import { stretchAround } from './report-period.ts';

it.each([
  ['2026-11-22', 'GREGORIAN', 'en', 'November 2026'],
  ['2026-11-22', 'GREGORIAN', 'am', 'ኖቬምበር 2026'],
  ['2026-11-22', 'ETHIOPIC', 'en', 'Hidar 2019'],
  ['2026-11-22', 'ETHIOPIC', 'am', 'ኅዳር 2019'],
] as const)('%s by %s in %s is %s', (day, calendar, language, expected) => {
  expect(monthName(stretchAround('month', day, calendar), calendar, language)).toBe(expected);
});
