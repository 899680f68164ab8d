import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { billOf, type BillFacts } from './bill.ts';

const facts = (changes: Partial<BillFacts> = {}): BillFacts => ({
  lines: [{ quantity: 2, unitPriceMinor: 1200n, vatRate: 2000 }],
  discounts: [],
  serviceShare: 0,
  paymentsMinor: [],
  ...changes,
});

describe('a bill', () => {
  it('says the VAT within its prices, by rate', () => {
    const lines = [...facts().lines, { quantity: 1, unitPriceMinor: 500n, vatRate: 0 }];
    expect(billOf(facts({ lines }))).toMatchObject({
      grossMinor: 2900n,
      totalMinor: 2900n,
      vat: [
        { rate: 0, grossMinor: 500n, netMinor: 500n, vatMinor: 0n },
        { rate: 2000, grossMinor: 2400n, netMinor: 2000n, vatMinor: 400n },
      ],
    });
  });

  it('takes discounts one after the other, then adds the service', () => {
    const discounts = [
      { share: 1000, amountMinor: null },
      { share: null, amountMinor: 160n },
    ];
    // 24.00 less a tenth is 21.60, less 1.60 is 20.00; an eighth of that is 2.50.
    expect(billOf(facts({ discounts, serviceShare: 1250 }))).toMatchObject({
      discountsMinor: [240n, 160n],
      discountMinor: 400n,
      serviceMinor: 250n,
      totalMinor: 2250n,
      vat: [{ grossMinor: 2000n, vatMinor: 333n }],
    });
  });

  it('is never less than nothing by discounts', () => {
    const discounts = [
      { share: null, amountMinor: 9_999_999n },
      { share: 5000, amountMinor: null },
    ];
    expect(billOf(facts({ discounts }))).toMatchObject({ discountsMinor: [2400n, 0n], totalMinor: 0n });
  });

  it.each([
    [1005n, 1000, 100n],
    [1015n, 1000, 102n],
  ])('rounds %s by %s half to even', (unitPriceMinor, share, taken) => {
    const lines = [{ quantity: 1, unitPriceMinor, vatRate: 0 }];
    expect(billOf(facts({ lines, discounts: [{ share, amountMinor: null }] })).discountMinor).toBe(taken);
  });

  it('knows what is left, and what is to be given back', () => {
    expect(billOf(facts({ paymentsMinor: [1000n] })).leftMinor).toBe(1400n);
    expect(billOf(facts({ paymentsMinor: [3000n, -500n] }))).toMatchObject({ paidMinor: 2500n, leftMinor: -100n });
  });
});

const someFacts: fc.Arbitrary<BillFacts> = fc.record({
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 999 }),
      unitPriceMinor: fc.bigInt({ min: 0n, max: 1_000_000n }),
      vatRate: fc.constantFrom(0, 500, 1500, 2000),
    }),
    { maxLength: 12 },
  ),
  discounts: fc.array(
    fc.oneof(
      fc.record({ share: fc.integer({ min: 1, max: 10_000 }), amountMinor: fc.constant(null) }),
      fc.record({ share: fc.constant(null), amountMinor: fc.bigInt({ min: 1n, max: 10_000_000n }) }),
    ),
    { maxLength: 4 },
  ),
  serviceShare: fc.integer({ min: 0, max: 10_000 }),
  paymentsMinor: fc.array(fc.bigInt({ min: -10_000n, max: 10_000n }), { maxLength: 4 }),
});

it('every bill adds up to the minor unit, whatever is taken off it', () => {
  fc.assert(
    fc.property(someFacts, (some) => {
      const bill = billOf(some);
      const total = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n);
      expect(bill.grossMinor - bill.discountMinor + bill.serviceMinor).toBe(bill.totalMinor);
      expect(total(bill.vat.map(({ grossMinor }) => grossMinor))).toBe(bill.grossMinor - bill.discountMinor);
      for (const { grossMinor, netMinor, vatMinor } of bill.vat) {
        expect(netMinor + vatMinor).toBe(grossMinor);
        expect([grossMinor, vatMinor].every((amount) => amount >= 0n)).toBe(true);
      }
      expect(bill.paidMinor + bill.leftMinor).toBe(bill.totalMinor);
    }),
  );
});
