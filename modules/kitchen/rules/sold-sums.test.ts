import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { billOf } from './bill.ts';
import { categorySales, hourSales, type OrderFacts } from './sold-sums.ts';

const order = (facts: Partial<OrderFacts> = {}): OrderFacts => ({
  businessDate: '2026-11-20',
  channel: 'DINE_IN',
  minute: 765,
  covers: 2,
  serviceShare: 0,
  parts: [{ rate: 2000, categoryId: 'a', isCovered: true, grossMinor: 1200n }],
  discounts: [],
  ...facts,
});

const part = fc.record({
  rate: fc.constantFrom(0, 500, 1500, 2000),
  categoryId: fc.constantFrom('a', 'b', null),
  isCovered: fc.boolean(),
  grossMinor: fc.bigInt({ min: 0n, max: 100_000n }),
});

const discount = fc.oneof(
  fc.record({ share: fc.integer({ min: 1, max: 10_000 }), amountMinor: fc.constant(null) }),
  fc.record({ share: fc.constant(null), amountMinor: fc.bigInt({ min: 1n, max: 5_000n }) }),
);

const orders: fc.Arbitrary<OrderFacts[]> = fc.array(
  fc.record({
    businessDate: fc.constantFrom('2026-11-20', '2026-11-21'),
    channel: fc.constantFrom('DINE_IN' as const, 'TAKEAWAY' as const),
    minute: fc.integer({ min: 0, max: 1439 }),
    covers: fc.option(fc.integer({ min: 1, max: 9 })),
    serviceShare: fc.constantFrom(0, 1250),
    parts: fc.array(part, { maxLength: 5 }),
    discounts: fc.array(discount, { maxLength: 2 }),
  }),
  { maxLength: 12 },
);

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

describe('what orders came to', () => {
  it('stands under the hour in which each was opened, and what says nothing of its guests apart', () => {
    const sales = hourSales([order(), order({ minute: 779, covers: 3 }), order({ minute: 780 }), order({ covers: null })]);
    expect(sales.map(({ minute, orders: count, covers, grossMinor }) => [minute, count, covers, grossMinor])).toEqual([
      [720, 2, 5, 2400n],
      [780, 1, 2, 1200n],
      [720, 1, null, 1200n],
    ]);
  });

  it('is what their bills come to, each rounded by itself, however they lie in the hours of a day', () => {
    fc.assert(
      fc.property(orders, (given) => {
        const bills = given.map(({ parts, discounts, serviceShare }) =>
          billOf({
            lines: parts.map(({ rate, grossMinor }) => ({ quantity: 1, unitPriceMinor: grossMinor, vatRate: rate })),
            discounts,
            serviceShare,
            paymentsMinor: [],
          }),
        );
        const sales = hourSales(given);
        expect(sales.reduce((total, one) => total + one.orders, 0)).toBe(given.length);
        expect(sum(sales.map(({ grossMinor }) => grossMinor))).toBe(sum(bills.map(({ grossMinor }) => grossMinor)));
        expect(sum(sales.map(({ discountMinor }) => discountMinor))).toBe(sum(bills.map(({ discountMinor }) => discountMinor)));
        expect(sum(sales.map(({ serviceMinor }) => serviceMinor))).toBe(sum(bills.map(({ serviceMinor }) => serviceMinor)));
        const vat = (of: readonly { readonly vat: readonly { readonly vatMinor: bigint }[] }[]) =>
          sum(of.flatMap((one) => one.vat.map(({ vatMinor }) => vatMinor)));
        expect(vat(sales)).toBe(vat(bills));
      }),
    );
  });

  it('is the same under the headings of the menu, to the minor unit', () => {
    fc.assert(
      fc.property(orders, (given) => {
        const [hours, headings] = [hourSales(given), categorySales(given)];
        const net = sum(hours.flatMap(({ vat }) => vat.map(({ netMinor }) => netMinor)));
        expect(sum(headings.map(({ netMinor }) => netMinor))).toBe(net);
        expect(headings.every(({ netMinor, coveredMinor }) => coveredMinor <= netMinor)).toBe(true);
      }),
    );
  });
});
