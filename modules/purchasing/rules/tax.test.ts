import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { rational } from '../../../kit/rational.ts';
import { formatUnitCost, unitCost, unitCostAsRational, unitCostOf } from '../../../kit/unit-cost.ts';
import { readRate, rateText } from './rate-text.ts';
import { grossPrice, netPrice, taxByRate, taxOf } from './tax.ts';

const rates = fc.integer({ min: 0, max: 10_000 });
const amounts = fc.bigInt({ min: 0n, max: 10n ** 12n });
const parts = fc.array(fc.record({ netMinor: amounts, rateBps: rates }), { maxLength: 12 });

describe('a price that is quoted with its tax', () => {
  it.each([
    ['48', 2000, '40'],
    ['48', 0, '48'],
    ['115', 1500, '100'],
    ['1', 1500, '0.869565'],
    ['9.99', 2000, '8.325'],
    ['0', 2000, '0'],
  ])('of %s at %d hundredths of a percent is booked at %s', (quoted, rateBps, net) => {
    expect(formatUnitCost(netPrice(unitCost(quoted), rateBps))).toBe(net);
  });

  it('is never booked dearer than it is quoted, and comes back by its tax to within a millionth of it', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), rates, (millionths, rateBps) => {
        const price = unitCostOf(millionths) ?? unitCost('0');
        const net = netPrice(price, rateBps);
        const again = grossPrice(unitCostAsRational(net), rateBps) ?? 0n;
        const off = again > price ? again - price : price - again;
        expect(net <= price && off <= 2n).toBe(true);
      }),
    );
  });
});

describe('the tax of an invoice', () => {
  it('is worked out once for each rate: food at nothing and drink at a fifth on one paper', () => {
    const food = { netMinor: 4_000n, rateBps: 0 };
    const drink = { netMinor: 1_203n, rateBps: 2_000 };
    const bringing = { netMinor: 500n, rateBps: 2_000 };
    expect(taxByRate([drink, food, bringing])).toEqual([
      { rateBps: 0, netMinor: 4_000n, taxMinor: 0n },
      { rateBps: 2_000, netMinor: 1_703n, taxMinor: 341n },
    ]);
    expect(taxOf([drink, food, bringing])).toBe(341n);
  });

  it('leaves nothing of what is charged out, and is at every rate within half a penny of exact', () => {
    fc.assert(
      fc.property(parts, (charged) => {
        const groups = taxByRate(charged);
        const sum = (of: readonly { readonly netMinor: bigint }[]) => of.reduce((total, { netMinor }) => total + netMinor, 0n);
        expect(sum(groups)).toBe(sum(charged));
        expect(new Set(groups.map(({ rateBps }) => rateBps)).size).toBe(groups.length);
        for (const { rateBps, netMinor, taxMinor } of groups) {
          const twiceOff = 2n * (taxMinor * 10_000n - netMinor * BigInt(rateBps));
          expect(twiceOff <= 10_000n && twiceOff >= -10_000n).toBe(true);
        }
      }),
    );
  });

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(parts, (charged) => {
        expect(taxByRate(charged.toReversed())).toEqual(taxByRate(charged));
      }),
    );
  });
});

it('a rate is read back as it was written', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 9_999 }), (rateBps) => readRate(rateText(rateBps)) === rateBps));
  expect(grossPrice(rational(1n, 3n), 0)).toBe(333_333n);
});
