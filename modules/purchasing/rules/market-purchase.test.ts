import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { minorUnits } from '../../../kit/money.ts';
import { quantity, quantityOf } from '../../../kit/quantity.ts';
import { formatUnitCost, unitCostAsRational, valueOf } from '../../../kit/unit-cost.ts';
import { decideMarket, paidPerUnit, paidUnitOf } from './market-purchase.ts';

describe('a purchase at the market', () => {
  it.each([
    ['owner', [20_000n, 500n], { ok: true, value: 'PAID' }],
    ['chef', [20_000n], { ok: true, value: 'PAID' }],
    ['chef', [null, null], { ok: true, value: 'UNPRICED' }],
    ['manager', [20_000n, null], { ok: false, refusal: { code: 'MARKET_PAID_MISSING' } }],
    ['manager', [0n], { ok: false, refusal: { code: 'MARKET_PAID_MISSING' } }],
    ['kitchenstaff', [null], { ok: true, value: 'UNPRICED' }],
    ['kitchenstaff', [20_000n], { ok: false, refusal: { code: 'MARKET_PAID_FORBIDDEN' } }],
    ['kitchenstaff', [null, 0n], { ok: false, refusal: { code: 'MARKET_PAID_FORBIDDEN' } }],
  ] as const)('of %s is decided by whether amounts are said, and by whom: row %#', (role, paid, outcome) => {
    expect(decideMarket(role, paid)).toEqual(outcome);
  });

  it('says what one measure cost, and one kilogram of what was weighed in grams', () => {
    const cost = paidPerUnit(minorUnits('20000'), quantity('3'));
    expect(cost === null ? null : formatUnitCost(cost)).toBe('66.666667');
    expect([paidUnitOf('g'), paidUnitOf('ml'), paidUnitOf('medeb')]).toEqual(['kg', 'l', 'medeb']);
    expect(paidPerUnit(minorUnits('100'), quantity('0'))).toBeNull();
  });

  it('is worth what was paid to the minor unit, for up to five thousand measures', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 1_000_000_000n }), fc.bigInt({ min: 1_000n, max: 5_000_000_000n }), (paid, much) => {
        const [paidMinor, counted] = [minorUnits(String(paid)), quantityOf(much)];
        const cost = counted && paidPerUnit(paidMinor, counted);
        if (!counted || cost === null) return;
        expect(valueOf(counted, unitCostAsRational(cost))).toBe(paidMinor);
      }),
    );
  });
});
