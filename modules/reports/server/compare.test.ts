import { expect, test } from 'vitest';

import { comparableDays } from '../rules/comparable-days.ts';
import { beforeWord } from './compare.ts';
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
