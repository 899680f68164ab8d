import { expect, test } from 'vitest';

import { dayAfter, mondayOf } from './rota-week.ts';

test.each([
  ['2026-11-15', '2026-11-09'],
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
  expect(dayAfter(monday, 7) > day).toBe(true);
});
