import fc from 'fast-check';
import { expect, test } from 'vitest';

import { equalShare, sharesOf } from './equal-share.ts';

const nextShare = (left: bigint, paid: readonly bigint[], count: number) => sharesOf(left, paid, [count])[0]?.amountMinor ?? 0n;

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

test.each([
  ['nobody has paid', 1800n, [], ['2:0 900', '3:0 600', '4:0 450']],
  ['one of three has, and half of the rest is as much', 1200n, [600n], ['3:1 600', '4:0 300']],
  ['one of two has', 900n, [900n], ['2:1 900', '3:0 300', '4:0 225']],
  ['two of four have, and a third of what one left is as much', 1200n, [600n, 600n], ['3:0 400', '4:2 600']],
  ['two of three have', 600n, [600n, 600n], ['2:0 300', '3:2 600', '4:0 150']],
  ['a penny is left that nobody can share', 1n, [], ['2:0 1']],
  ['somebody paid for themselves', 1350n, [450n], ['2:0 675', '4:1 450']],
] as const)('where %s, no two shares are the same amount, and what was paid counts for one split alone', (_what, left, paid, said) =>
  expect(sharesOf(left, paid, [2, 3, 4]).map(({ count, paidShares, amountMinor }) => `${count}:${paidShares} ${amountMinor}`)).toEqual(
    said,
  ),
);

test('of the shares that are offered no two are the same, and none is more than is left', () => {
  const minor = fc.bigInt(1n, 10n ** 6n);
  fc.assert(
    fc.property(minor, fc.array(minor, { maxLength: 6 }), (left, paid) => {
      const shares = sharesOf(left, paid, [2, 3, 4, 7]);
      const amounts = shares.map(({ amountMinor }) => amountMinor);
      expect(new Set(amounts).size).toBe(amounts.length);
      expect(amounts.every((amount) => amount > 0n && amount <= left)).toBe(true);
      expect(shares.filter(({ paidShares }) => paidShares > 0).length).toBeLessThanOrEqual(1);
    }),
  );
});
