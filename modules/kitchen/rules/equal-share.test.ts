import fc from 'fast-check';
import { expect, test } from 'vitest';

import { equalShare, nextShare } from './equal-share.ts';

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

test.each([
  ['nobody has paid', 1800n, [], 3, 600n],
  ['one of three has', 1200n, [600n], 3, 600n],
  ['two of three have', 600n, [600n, 600n], 3, 600n],
  ['the last pays what is left', 332n, [334n, 334n], 3, 332n],
  ['somebody paid for themselves before', 1800n, [450n], 3, 600n],
  ['and then one of three', 1200n, [450n, 600n], 3, 600n],
  ['another split is begun', 1200n, [600n], 4, 300n],
])('where %s, the next share is worked out of the whole', (_what, left, paid, count, share) =>
  expect(nextShare(left, paid, count)).toBe(share),
);

test('guests who pay share by share have paid the bill when the last has', () => {
  fc.assert(
    fc.property(fc.bigInt(200n, 10n ** 9n), fc.integer({ min: 1, max: 12 }), (total, count) => {
      const paid: bigint[] = [];
      let left = total;
      for (let guest = 0; guest < count; guest += 1) {
        paid.push(nextShare(left, paid, count));
        left -= paid.at(-1) ?? 0n;
      }
      expect(left).toBe(0n);
    }),
  );
});
