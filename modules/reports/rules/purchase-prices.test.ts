import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { pricesOf, type PricedLine } from './purchase-prices.ts';

const days = { from: '2026-11-16', to: '2026-11-22' };
const line = (businessDate: string, supplierId: string, [quantity, amountMinor]: readonly [string, bigint | null]): PricedLine => ({
  businessDate,
  itemId: 'teff',
  supplierId,
  quantity,
  amountMinor,
});

describe('the prices of an item', () => {
  it('are the last against the one before, the dearest against the cheapest, and what the cheapest would have saved', () => {
    const lines = [line('2026-11-20', 'a', ['10', 1200n]), line('2026-11-17', 'b', ['5', 500n]), line('2026-10-30', 'a', ['10', 900n])];
    expect(pricesOf(lines, days).get('teff')).toEqual({ changeShare: 2000, spreadShare: 3333, savedMinor: 350n });
  });

  it.each([
    ['one delivery alone', [line('2026-11-20', 'a', ['10', 1200n])], { changeShare: null, spreadShare: null, savedMinor: null }],
    [
      'one supplier alone',
      [line('2026-11-20', 'a', ['10', 1100n]), line('2026-11-01', 'a', ['10', 1000n])],
      { changeShare: 1000, spreadShare: 1000, savedMinor: null },
    ],
    [
      'a price that nobody knows',
      [line('2026-11-20', 'a', ['10', null]), line('2026-11-19', 'b', ['2.5', 250n])],
      { changeShare: null, spreadShare: null, savedMinor: null },
    ],
  ])('of %s say no more than is known', (_name, lines, expected) => {
    expect(pricesOf(lines, days).get('teff')).toEqual(expected);
  });

  it('never say that the cheapest would have cost more', () => {
    const lines = fc.array(
      fc.record({
        businessDate: fc.constantFrom('2026-11-20', '2026-11-18', '2026-10-01'),
        itemId: fc.constant('teff'),
        supplierId: fc.constantFrom('a', 'b'),
        quantity: fc
          .integer({ min: 1, max: 9_999_999 })
          .map((grams) => `${Math.floor(grams / 1000)}.${String(grams % 1000).padStart(3, '0')}`),
        amountMinor: fc.bigInt({ min: 1n, max: 10n ** 7n }),
      }),
    );
    fc.assert(
      fc.property(lines, (bought) => {
        const sorted = bought.toSorted((one, other) => (one.businessDate < other.businessDate ? 1 : -1));
        const { savedMinor = null, spreadShare = null } = pricesOf(sorted, days).get('teff') ?? {};
        expect((savedMinor ?? 0n) >= 0n && (spreadShare ?? 0) >= 0).toBe(true);
      }),
    );
  });
});
