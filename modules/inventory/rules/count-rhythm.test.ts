import { expect, test } from 'vitest';

import type { BusinessDate } from '../../../kit/time/business-date.ts';
import { countMoment } from './count-moment.ts';
import { type CountRhythm, isCountOverdue, staleCount } from './count-rhythm.ts';

test.each<[CountRhythm, string, string, boolean]>([
  ['DAILY', '2026-11-20', '2026-11-21', false],
  ['DAILY', '2026-11-19', '2026-11-21', true],
  ['WEEKLY', '2026-11-14', '2026-11-21', false],
  ['WEEKLY', '2026-11-13', '2026-11-21', true],
  ['MONTHLY', '2026-10-21', '2026-11-21', false],
  ['MONTHLY', '2026-10-20', '2026-11-21', true],
])('%s, last counted on %s: on %s overdue is %s', (rhythm, last, today, isOverdue) => {
  expect(isCountOverdue(rhythm, last as BusinessDate, today as BusinessDate)).toBe(isOverdue);
});

test.each([
  [10.9, 'FINE'],
  [11, 'WARN'],
  [13.9, 'WARN'],
  [14, 'CANCEL'],
])('untouched for %s days: %s', (days, expected) => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(staleCount(new Date(now.getTime() - days * 86_400_000), now)).toBe(expected);
});

test.each([
  ['a clock within the count is believed', '10:30', '10:30'],
  ['one that runs behind is taken as the beginning', '07:00', '10:00'],
  ['one that runs ahead is taken as now', '15:00', '11:00'],
])('%s', (_what, device, expected) => {
  const on = (clock: string) => new Date(`2026-11-21T${clock}:00Z`);
  expect(countMoment({ deviceAt: on(device), beganAt: on('10:00'), now: on('11:00') })).toEqual(on(expected));
});
