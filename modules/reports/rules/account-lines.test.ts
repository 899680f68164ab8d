import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { goalOf, goalShare, goodsLineOf, plannedAmount, plannedSales, salesLineOf, type Budget } from './account-lines.ts';

const budget: Budget = {
  SALES_FOOD: { amount: '800000' },
  SALES_DRINK: { amount: '200000' },
  FOOD: { share: 2800 },
  DRINK: { amount: '45000' },
  RENT: { amount: '150000' },
};

describe('a budget', () => {
  it('says what share of sales each line was meant to take', () => {
    expect(plannedSales(budget)).toBe(1_000_000n);
    expect(goalShare(budget, 'FOOD')).toBe(2800);
    expect(goalShare(budget, 'DRINK')).toBe(450);
    expect(goalShare(budget, 'WAGES')).toBeNull();
    expect(goalOf(budget, ['FOOD', 'DRINK', 'PACKAGING'])).toBe(3250);
    expect(goalOf(budget, ['WAGES', 'PREMIUM'])).toBeNull();
  });

  it('that names amounts without sales has no share, which is not nought', () => {
    expect(goalShare({ RENT: { amount: '150000' } }, 'RENT')).toBeNull();
    expect(plannedSales({ FOOD: { share: 2800 } })).toBeNull();
  });

  it('of a share follows what was sold, and of an amount does not', () => {
    expect(plannedAmount(budget, 'FOOD', 500_000n)).toBe(140_000n);
    expect(plannedAmount(budget, 'FOOD', null)).toBeNull();
    expect(plannedAmount(budget, 'RENT', null)).toBe(150_000n);
    expect(plannedAmount(budget, 'ENERGY', 1n)).toBeNull();
  });

  it('never means more of sales than they are, for any share up to all of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), fc.bigInt({ min: 0n, max: 10n ** 12n }), (share, net) => {
        const meant = plannedAmount({ FOOD: { share } }, 'FOOD', net) ?? -1n;
        expect(meant >= 0n && meant <= net).toBe(true);
      }),
    );
  });
});

it('a category that nobody sorted falls under the others', () => {
  const headings = { items: { a: 'DRINK' }, dishes: { b: 'SALES_FOOD' } } as const;
  expect(goodsLineOf(headings, 'a')).toBe('DRINK');
  expect(goodsLineOf(headings, null)).toBe('OTHER_GOODS');
  expect(salesLineOf(headings, 'b')).toBe('SALES_FOOD');
  expect(salesLineOf(headings, 'a')).toBe('SALES_OTHER');
});
