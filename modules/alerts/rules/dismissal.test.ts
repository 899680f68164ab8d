import { expect, it } from 'vitest';

import { isTiredOf, mayReturn, type Dismissal, type DismissReason } from './dismissal.ts';

const dayMs = 86_400_000;
const now = new Date('2026-11-22T12:00:00Z');
const ago = (days: number, reason: DismissReason = 'NOT_IMPORTANT', impactMinor: bigint | null = null): Dismissal => ({
  at: new Date(now.getTime() - days * dayMs),
  reason,
  impactMinor,
});

it.each([
  ['a day ago', ago(1), null, false],
  ['just under a week ago', ago(6.99), null, false],
  ['a week ago', ago(7), null, true],
  ['a day ago, twice as much hangs on it', ago(1, 'WRONG', 500n), 1000n, true],
  ['a day ago, nearly twice as much', ago(1, 'WRONG', 500n), 999n, false],
  ['a day ago, nothing hung on it then', ago(1, 'KNOWN', 0n), 1000n, false],
  ['a day ago, nobody knew then what hung on it', ago(1, 'KNOWN', null), 1000n, false],
])('what was put aside %s may return: %s', (_, dismissal, impactMinor, expected) => {
  expect(mayReturn(dismissal, now, impactMinor)).toBe(expected);
});

it.each([
  ['three as unimportant', [ago(1), ago(2), ago(3)], true],
  ['three, one of them as untrue', [ago(1), ago(2, 'WRONG'), ago(3)], true],
  ['two', [ago(1), ago(2)], false],
  ['three, one of them known', [ago(1), ago(2, 'KNOWN'), ago(3)], false],
  ['three, one dealt with between', [ago(1), null, ago(2), ago(3)], false],
  ['three, one of them long ago', [ago(1), ago(2), ago(31)], false],
  ['three after one that was dealt with', [ago(1), ago(2), ago(3), null], true],
])('%s say that a kind is not wanted: %s', (_, last, expected) => {
  expect(isTiredOf(last, now)).toBe(expected);
});
