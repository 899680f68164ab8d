import fc from 'fast-check';
import { expect, test } from 'vitest';

import { equalShare } from './equal-share.ts';

test.each([
  [1000n, 3, 334n],
  [1000n, 2, 500n],
  [1n, 4, 1n],
  [0n, 2, 0n],
])('of %s between %s, one pays %s', (left, count, share) => expect(equalShare(left, count)).toBe(share));

test('as many shares as guests always pay all of it, and one fewer never do where each pays something', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 12n), fc.integer({ min: 1, max: 200 }), (left, count) => {
      const share = equalShare(left, count);
      expect(share * BigInt(count)).toBeGreaterThanOrEqual(left);
      expect((share - 1n) * BigInt(count)).toBeLessThan(left);
    }),
  );
});
