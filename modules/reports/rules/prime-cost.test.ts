import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { costsOf, shareOfNet, whoDidIt, type DayCosts } from './prime-cost.ts';

const days = { from: '2026-11-16', to: '2026-11-22' };
const day = '2026-11-18';
const cost = { wagesMinor: 5_000n, premiumMinor: 500n, onCostMinor: 600n };

const week: DayCosts = {
  sales: [
    { day, line: 'SALES_FOOD', netMinor: 15_000n, coveredMinor: 14_000n },
    { day, line: 'SALES_DRINK', netMinor: 5_000n, coveredMinor: 5_000n },
    { day: '2026-11-15', line: 'SALES_FOOD', netMinor: 99n, coveredMinor: 99n },
  ],
  goods: [
    { day, line: 'FOOD', kind: 'SALE_DEPLETION', valueMinor: -4_000n, unpriced: 0 },
    { day, line: 'DRINK', kind: 'WASTE', valueMinor: -900n, unpriced: 0 },
    { day, line: 'FOOD', kind: 'RECEIPT', valueMinor: 7_000n, unpriced: 1 },
  ],
  labour: [
    { day, source: 'APPROVED', cost },
    { day, source: 'ROTA', cost: null },
  ],
};

describe('the prime cost of a week', () => {
  it('is what was used and what people cost, of the days of that week alone', () => {
    const { netMinor, coveredMinor, goodsMinor, labourMinor, primeMinor, unpricedDays } = costsOf(week, days);
    expect({ netMinor, coveredMinor, goodsMinor, labourMinor, primeMinor, unpricedDays }).toEqual({
      netMinor: 20_000n,
      coveredMinor: 19_000n,
      goodsMinor: 4_900n,
      labourMinor: 6_100n,
      primeMinor: 11_000n,
      unpricedDays: 1,
    });
  });

  it('is not known where nobody worked, and nothing sold is not nought', () => {
    expect(costsOf({ ...week, labour: [] }, days)).toMatchObject({ labourMinor: null, primeMinor: null });
    const unpriced = week.labour.map((one) => ({ ...one, cost: null }));
    expect(costsOf({ ...week, labour: unpriced }, days)).toMatchObject({ labourByLine: null, labourMinor: null, primeMinor: null });
    expect(costsOf({ ...week, sales: [] }, days).netMinor).toBeNull();
    expect(costsOf({ ...week, goods: [] }, days).primeMinor).toBeNull();
  });
});

it.each([
  [6_185n, 10_000n, 6185],
  [1n, 3n, 3333],
  [2n, 3n, 6667],
  [-1n, 3n, -3333],
  [1n, 0n, null],
  [null, 10n, null],
  [1n, null, null],
])('%s of %s net is %s hundredths of a percent', (amount, net, share) => {
  expect(shareOfNet(amount, net)).toBe(share);
});

describe('what moved a prime cost', () => {
  const parts = [
    { key: 'FOOD', now: 2400, before: 2300 },
    { key: 'LABOUR', now: 3100, before: 3300 },
    { key: 'DRINK', now: null, before: 400 },
  ];
  it.each([
    [50, 'FOOD'],
    [-100, 'LABOUR'],
  ])('by %s points is the part that moved furthest that way', (change, expected) => {
    expect(whoDidIt(parts, change)).toBe(expected);
  });

  it('is nobody where nothing moved that way', () => {
    expect(whoDidIt([{ key: 'FOOD', now: 1, before: 1 }], 5)).toBeNull();
  });
});

it('days add up to their week, whatever they hold', () => {
  const dayOf = fc.constantFrom('2026-11-16', '2026-11-19', '2026-11-22');
  const amount = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n });
  const goods = fc.array(
    fc.record({
      day: dayOf,
      line: fc.constantFrom('FOOD', 'DRINK', 'PACKAGING', 'OTHER_GOODS'),
      kind: fc.constantFrom('WASTE', 'RECEIPT', 'SALE_DEPLETION', 'USED_DIFFERENCE'),
      valueMinor: amount,
      unpriced: fc.constant(0),
    }),
  );
  fc.assert(
    fc.property(goods, (rows) => {
      const costs = { ...week, goods: rows } as DayCosts;
      const split = ['2026-11-16', '2026-11-19', '2026-11-22'].map((one) => costsOf(costs, { from: one, to: one }).goodsMinor);
      expect(split.reduce((sum, one) => sum + one, 0n)).toBe(costsOf(costs, days).goodsMinor);
    }),
  );
});
