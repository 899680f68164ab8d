import { expect, it } from 'vitest';

import { isDigestDue, type DigestFacts } from './digest-due.ts';

const facts: DigestFacts = { hasDigest: true, digestAt: 1080, minute: 1080, isSent: false };

it.each([
  ['at its minute', {}, true],
  ['a minute before', { minute: 1079 }, false],
  ['after a standstill', { minute: 1430 }, true],
  ['when it was sent', { isSent: true }, false],
  ['for somebody who wants none', { hasDigest: false }, false],
  ['at midnight', { digestAt: 0, minute: 0 }, true],
] as const)('a digest is due %s: %s', (_, more, expected) => {
  expect(isDigestDue({ ...facts, ...more })).toBe(expected);
});
