import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { notGivenBack } from './credit-shortfall.ts';

const asked = (...amounts: readonly (bigint | null)[]) => amounts.map((amountMinor) => ({ amountMinor }));

describe('what a credit note leaves out', () => {
  test.each([
    ['all of it where it gives nothing', asked(800n, 200n), 0n, [800n, 200n]],
    ['nothing where it gives what was asked', asked(800n, 200n), 1000n, [0n, 0n]],
    ['nothing where it gives more', asked(800n), 900n, [0n]],
    ['of each its part', asked(800n, 200n), 500n, [400n, 100n]],
    ['of what nobody knew the amount of nothing', asked(null, 200n), 150n, [0n, 50n]],
    ['nothing where nothing has an amount', asked(null), 0n, [0n]],
  ] as const)('%s', (_, lines, given, left) => {
    expect(notGivenBack(lines, given)).toEqual(left);
  });

  test('adds up to the penny, and is never more than was asked for a thing', () => {
    const amounts = fc.array(fc.option(fc.bigInt({ min: 0n, max: 10n ** 9n })), { maxLength: 40 });
    fc.assert(
      fc.property(amounts, fc.bigInt({ min: 0n, max: 10n ** 10n }), (each, given) => {
        const left = notGivenBack(asked(...each), given);
        const whole = each.reduce<bigint>((sum, amount) => sum + (amount ?? 0n), 0n);
        expect(left.reduce((sum, one) => sum + one, 0n)).toBe(whole > given ? whole - given : 0n);
        expect(left.every((one, index) => one >= 0n && one <= (each[index] ?? 0n))).toBe(true);
      }),
    );
  });
});
