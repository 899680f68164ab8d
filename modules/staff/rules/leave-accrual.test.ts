import fc from 'fast-check';
import { expect, test } from 'vitest';

import { anniversary, leaveEarned, monthsBetween, type LeaveFacts } from './leave-accrual.ts';
import { workingDaysOf } from './leave-days.ts';
import { dayAfter } from './rota-week.ts';

const facts = (changes: Partial<LeaveFacts>): LeaveFacts => ({
  country: 'GB',
  contract: 'FULL_TIME',
  contractMinutes: 2400,
  startedOn: '2024-03-15',
  day: '2026-11-22',
  ...changes,
});

/** In hundredths of a day, or in minutes. */
test.each([
  ['five days a week', {}, 2800],
  ['six days a week, never more than 28 days', { contractMinutes: 2880 }, 2800],
  ['three days a week', { contractMinutes: 1440 }, 1680],
  ['the first month: a twelfth, made a half day', { startedOn: '2026-11-01' }, 250],
  ['the first half year and a day', { startedOn: '2026-05-21' }, 1650],
  ['the last day of the first year', { startedOn: '2025-11-23' }, 2800],
  ['Ethiopia, before the first year is over', { country: 'ET', startedOn: '2025-11-23' }, 0],
  ['Ethiopia, after a year', { country: 'ET', startedOn: '2025-11-22' }, 1600],
  ['Ethiopia, after two years', { country: 'ET', startedOn: '2024-11-22' }, 1600],
  ['Ethiopia, after three years: one more', { country: 'ET', startedOn: '2023-11-22' }, 1700],
  ['Ethiopia, after five years: two more', { country: 'ET', startedOn: '2021-11-22' }, 1800],
] as const)('%s', (_what, changes, amount) => {
  expect(leaveEarned(facts(changes), 0)).toMatchObject({ unit: 'DAYS', amount });
});

test('hours that change from week to week earn 12.07 % of what was worked', () => {
  const earned = leaveEarned(facts({ contract: 'ZERO_HOURS', contractMinutes: null }), 60_000);
  expect(earned).toMatchObject({ unit: 'MINUTES', amount: 7242, yearFrom: '2026-03-15', rule: { id: 'GB.leave-irregular' } });
});

test.each([
  ['nobody wrote down when they began', { startedOn: null }],
  ['they have not begun', { startedOn: '2026-12-01' }],
  ['a part of a week without hours was agreed', { contract: 'PART_TIME' as const, contractMinutes: null }],
  ['the country’s law is not known', { country: 'FR' }],
  ['the rule is younger than the day', { contract: 'CASUAL' as const, day: '2024-03-20' }],
])('leave is not known where %s', (_why, changes) => {
  expect(leaveEarned(facts(changes), 0)).toBeNull();
});

test('a year of leave begins on the day that somebody began, on 1 March for a leap day', () => {
  expect(leaveEarned(facts({ startedOn: '2024-02-29', day: '2026-02-28' }), 0)?.yearFrom).toBe('2025-03-01');
  expect(anniversary('2024-02-29', 4)).toBe('2028-02-29');
  expect([monthsBetween('2026-01-31', '2026-02-28'), monthsBetween('2026-01-31', '2026-03-31')]).toEqual([0, 2]);
});

test('leave of the first year only grows, and never beyond a year’s', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 360 }), fc.integer({ min: 60, max: 3000 }), (since, contractMinutes) => {
      const startedOn = dayAfter('2026-11-22', -since);
      const amountOn = (day: string) => leaveEarned(facts({ startedOn, day, contractMinutes }), 0)?.amount ?? 0;
      const [now, later] = [amountOn('2026-11-22'), amountOn('2026-11-23')];
      expect(later).toBeGreaterThanOrEqual(Math.min(now, later));
      expect(now).toBeLessThanOrEqual(2800);
      expect(now).toBeGreaterThan(0);
    }),
  );
});

const week = { daysPerWeek: 5, restWeekday: null };
const days = (fromDay: string, toDay: string, minutes: readonly [number, number] | null = null) => ({
  fromDay,
  toDay,
  fromMinute: minutes?.[0] ?? null,
  toMinute: minutes?.[1] ?? null,
});

test.each([
  ['a day', days('2026-11-24', '2026-11-24'), week, 100],
  ['a whole week', days('2026-11-23', '2026-11-29'), week, 500],
  ['a week from Wednesday to Tuesday', days('2026-11-25', '2026-12-01'), week, 700],
  ['a week of three days', days('2026-11-23', '2026-11-29'), { ...week, daysPerWeek: 3 }, 300],
  ['a Sunday that is the day of rest', days('2026-11-29', '2026-11-29'), { ...week, restWeekday: 0 }, 0],
  ['four hours', days('2026-11-24', '2026-11-24', [600, 840]), week, 50],
  ['more hours than a day has', days('2026-11-24', '2026-11-24', [240, 1440]), week, 100],
] as const)('%s takes its working days', (_what, said, how, expected) => {
  expect(workingDaysOf(said, how)).toBe(expected);
});
