import { expect, test } from 'vitest';

import { areDaysWrong, stepTimeOff, stretchOfTimeOff, timeOffStatuses } from './time-off.ts';

const days = (fromDay: string, toDay = fromDay, minutes: readonly [number, number] | null = null) => ({
  fromDay,
  toDay,
  fromMinute: minutes?.[0] ?? null,
  toMinute: minutes?.[1] ?? null,
});

/** From each state, what each may do: `self lead other`, a letter of the new state or `-`. */
test.each([
  ['REQUESTED', 'APPROVE', '- A -'],
  ['REQUESTED', 'DECLINE', '- D -'],
  ['REQUESTED', 'CANCEL', 'C C -'],
  ['APPROVED', 'CANCEL', 'C C -'],
  ['APPROVED', 'APPROVE', '- - -'],
  ['APPROVED', 'DECLINE', '- - -'],
  ['DECLINED', 'APPROVE', '- - -'],
  ['DECLINED', 'CANCEL', '- - -'],
  ['CANCELLED', 'APPROVE', '- - -'],
  ['CANCELLED', 'DECLINE', '- - -'],
] as const)('%s: %s by oneself, a lead, another leads to %s', (status, step, expected) => {
  const letters = { APPROVED: 'A', DECLINED: 'D', CANCELLED: 'C', REQUESTED: 'R' } as const;
  const ends = (['SELF', 'LEAD', 'OTHER'] as const).map((actor) => stepTimeOff(status, step, actor));
  expect(ends.map((end) => ('to' in end ? letters[end.to] : '-')).join(' ')).toBe(expected);
});

test('nobody ever approves their own, whatever its state', () => {
  for (const status of timeOffStatuses) expect(stepTimeOff(status, 'APPROVE', 'SELF')).not.toHaveProperty('to');
  expect(stepTimeOff('REQUESTED', 'APPROVE', 'SELF')).toEqual({ fault: 'TIME_OFF_OWN' });
});

test.each([
  ['one day', days('2026-12-24'), false],
  ['a week', days('2026-12-24', '2026-12-30'), false],
  ['an end before the beginning', days('2026-12-24', '2026-12-23'), true],
  ['a year and two days', days('2026-01-01', '2027-01-02'), true],
  ['hours of a day', days('2026-12-24', '2026-12-24', [600, 720]), false],
  ['hours of two days', days('2026-12-24', '2026-12-25', [600, 720]), true],
  ['hours that end before they begin', days('2026-12-24', '2026-12-24', [720, 600]), true],
  ['half of the hours', { ...days('2026-12-24'), fromMinute: 600 }, true],
] as const)('%s can’t be meant: %s', (_what, said, isWrong) => {
  expect(areDaysWrong(said)).toBe(isWrong);
});

test('whole days are trading days: the night before belongs to the day before', () => {
  const { startsMs, endsMs } = stretchOfTimeOff(days('2026-12-24', '2026-12-25'), { timeZone: 'Africa/Addis_Ababa', dayTurnsAt: '04:00' });
  expect([startsMs, endsMs].map((ms) => new Date(ms).toISOString())).toEqual(['2026-12-24T01:00:00.000Z', '2026-12-26T01:00:00.000Z']);
});
