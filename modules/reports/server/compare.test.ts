import { expect, test } from 'vitest';

import { comparableDays } from '../rules/comparable-days.ts';
import { againstShare, beforeWord } from './compare.ts';
import type { On, ReportAsk } from './report-maker.ts';

const days = { from: '2026-11-23', to: '2026-11-29' };

/** The week, asked about on a day. */
const on = (today: string): Pick<ReportAsk, 'days' | 'calendar' | 'compared' | 'on'> => ({
  days,
  calendar: 'GREGORIAN',
  compared: comparableDays(days, 'GREGORIAN', today),
  on: { locale: 'en' } as On,
});

test.each([
  ['2026-11-25', 'as many days before', { from: '2026-11-16', to: '2026-11-18' }],
  ['2026-11-29', 'the week before', { from: '2026-11-16', to: '2026-11-22' }],
  ['2026-12-24', 'the week before', { from: '2026-11-16', to: '2026-11-22' }],
])('a week that is asked about on %s is held against %s', (today, word, before) => {
  const ask = on(today);
  expect(beforeWord(ask)).toBe(word);
  expect(ask.compared.before).toEqual(before);
});

test('a share differs from another by what can be read of both', () => {
  // 50.0 and 47.1 are read; 2.84 lies between what they were cut from.
  expect(againstShare('Week before', { now: 4996, before: 4712, direction: 'down' })).toMatchObject({
    change: { kind: 'points', value: 290 },
    isBetter: false,
  });
  expect(againstShare('Week before', { now: 4712, before: 4708, direction: 'down' })).toMatchObject({
    change: { value: 0 },
    isBetter: null,
  });
});
