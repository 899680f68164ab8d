import { expect, test } from 'vitest';

import type { Verdict } from '../../contract/goal-fields.ts';
import { verdictText } from './verdict-text.ts';

const verdict: Verdict = {
  kind: 'SAVED',
  weeksMissing: 0,
  meanMinor: '1350',
  lowMinor: '1070',
  highMinor: '1630',
  weeksBefore: 6,
  weeksAfter: 4,
  isPerCover: false,
  leftOut: 0,
};
const nothing = { meanMinor: null, lowMinor: null, highMinor: null };
const measured = 'Measured over 6 weeks before and 4 since, not estimated.';

test.each<[string, Partial<Verdict>, string]>([
  ['a saving with how sure it is', {}, `Saved about £13.50 a week, between £10.70 and £16.30. ${measured}`],
  [
    'a loss the right way round',
    { kind: 'COST_MORE', meanMinor: '-1350', lowMinor: '-1630', highMinor: '-1070' },
    `Cost about £13.50 more a week, between £10.70 and £16.30. ${measured}`,
  ],
  [
    'an unclear change as either',
    { kind: 'NOT_CLEAR', meanMinor: '100', lowMinor: '-500', highMinor: '700' },
    `No clear change so far: it may have saved £7.00 a week, or cost £5.00. ${measured}`,
  ],
  [
    'too few weeks without any figure',
    { kind: 'TOO_EARLY', weeksMissing: 3, ...nothing },
    'Too early to tell: 3 more whole weeks with entries are needed.',
  ],
  [
    'what it was held to, and what was left out',
    { isPerCover: true, leftOut: 1 },
    `Saved about £13.50 a week, between £10.70 and £16.30. ${measured} Held to the same number of guests. 1 week with too few entries is left out.`,
  ],
])('a verdict says %s', (_, changes, words) => {
  expect(verdictText({ ...verdict, ...changes }, 'GBP')).toBe(words);
});
