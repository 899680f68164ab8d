import { describe, expect, it } from 'vitest';

import { minorUnits } from '../../../kit/money.ts';
import { quantity } from '../../../kit/quantity.ts';
import { unitCost } from '../../../kit/unit-cost.ts';
import { earliestDelivery, hasDeliveryTerms, isDeliverable, type SupplierDays } from './delivery-day.ts';
import { alertsOf, isBelowMinimum, isOverLimit, totalOf } from './order-check.ts';
import { changeBps, volatilityOf } from './price-change.ts';
import { decideRequest } from './purchase-request.ts';
import { readTaxNumber } from './tax-number.ts';

describe('a tax number', () => {
  it.each([
    ['GB', 'GB 434 0314 94', 'GB434031494'],
    ['GB', '434031494', 'GB434031494'],
    ['GB', '434031495', null],
    ['GB', '12345', null],
    ['ET', '0012 345 678', '0012345678'],
    ['ET', '123', null],
    ['KE', 'p051234567x', 'P051234567X'],
    ['KE', '!!', null],
  ])('of %s, %j, is read as %j', (country, text, expected) => {
    const read = readTaxNumber(country, text);
    expect(read.ok ? read.value : null).toBe(expected);
  });
});

describe('a delivery', () => {
  const grains: SupplierDays = { orderDays: [1, 3], deliveryDays: [2, 4], cutoffTime: '16:00', leadTimeDays: 1 };
  it.each([
    ['2026-11-23', '15:59', '2026-11-24'],
    ['2026-11-23', '16:01', '2026-11-26'],
    ['2026-11-21', '09:00', '2026-11-24'],
    ['2026-11-25', '16:00', '2026-11-26'],
    ['2026-11-25', '16:01', '2026-12-01'],
  ])('ordered on %s at %s can come on %s', (day, minute, expected) => {
    expect(earliestDelivery(grains, { day, minute })).toBe(expected);
  });

  it('on a day on which the supplier does not drive is none', () => {
    const now = { day: '2026-11-23', minute: '10:00' };
    expect(isDeliverable(grains, '2026-11-24', now)).toBe(true);
    expect(isDeliverable(grains, '2026-11-25', now)).toBe(false);
    expect(isDeliverable(grains, '2026-11-22', now)).toBe(false);
    expect(isDeliverable({ orderDays: [], deliveryDays: [], cutoffTime: null, leadTimeDays: 0 }, '2026-11-23', now)).toBe(true);
  });
});

describe('a line', () => {
  const line = (base: string, price: string | null) => ({
    base: quantity(base),
    pricePerBase: price === null ? null : unitCost(price),
    lastBase: quantity('10'),
    lastPricePerBase: unitCost('1'),
  });
  it.each([
    ['5', '1', ['FAR_LESS']],
    ['5.000001', '1', []],
    ['20', '1', ['FAR_MORE']],
    ['19.999999', '1.2', ['PRICE_OUTLIER']],
    ['10', '0.8', ['PRICE_OUTLIER']],
    ['10', null, []],
  ])('of %s at %s, after 10 at 1, is looked at for %j', (base, price, expected) => {
    expect(alertsOf(line(base, price))).toEqual(expected);
  });

  it('that was never ordered before is not odd', () => {
    expect(alertsOf({ ...line('1', '1'), lastBase: null, lastPricePerBase: null })).toEqual([]);
  });
});

describe('a total', () => {
  it('names lines whose price nobody knows, and is then for the owner to send', () => {
    const total = totalOf([minorUnits('100'), null]);
    expect(total).toEqual({ minor: 100n, unpriced: 1 });
    expect(isOverLimit(total, 'GBP')).toBe(true);
    expect(isBelowMinimum(total, minorUnits('5000'))).toBe(false);
  });

  it.each([
    ['200000', 'GBP', false],
    ['200001', 'GBP', true],
    ['20000000', 'ETB', false],
    ['20000001', 'ETB', true],
  ] as const)('of %s %s is above a manager’s limit: %s', (minor, currency, expected) => {
    expect(isOverLimit({ minor: minorUnits(minor), unpriced: 0 }, currency)).toBe(expected);
  });

  it('below what the supplier brings is too small, and exactly that is enough', () => {
    expect(isBelowMinimum(totalOf([minorUnits('4999')]), minorUnits('5000'))).toBe(true);
    expect(isBelowMinimum(totalOf([minorUnits('5000')]), minorUnits('5000'))).toBe(false);
  });
});

describe('prices', () => {
  it.each([
    [[], 'UNKNOWN'],
    [['1'], 'UNKNOWN'],
    [['1', '1.049'], 'STABLE'],
    [['1', '1.05'], 'VARIABLE'],
    [['1.15', '1'], 'VARIABLE'],
    [['1', '1.16'], 'VOLATILE'],
    [['0', '1'], 'UNKNOWN'],
  ] as const)('%j are %s', (prices, expected) => {
    expect(volatilityOf(prices.map((price) => unitCost(price)))).toBe(expected);
  });

  it('change against the same supplier’s price before, and by nothing where there was none', () => {
    expect(changeBps(unitCost('2'), unitCost('2.1'))).toBe(500);
    expect(changeBps(null, unitCost('2'))).toBeNull();
  });
});

describe('a wish', () => {
  it.each([
    ['DECLINED', 'OPEN', 'Enough is there', 'DECLINED'],
    ['DECLINED', 'OPEN', null, 'REQUEST_REASON_REQUIRED'],
    ['WITHDRAWN', 'OPEN', null, 'WITHDRAWN'],
    ['WITHDRAWN', 'ORDERED', null, 'REQUEST_DECIDED'],
    ['DECLINED', 'WITHDRAWN', 'x', 'REQUEST_DECIDED'],
  ] as const)('is %s from %s because of %j: %s', (to, state, reason, expected) => {
    const decision = decideRequest(to, { state, reason });
    expect(decision.ok ? decision.value : decision.refusal.code).toBe(expected);
  });
});

it('of a supplier of whom nobody wrote when it brings, no day is known', () => {
  const unsaid: SupplierDays = { orderDays: [], deliveryDays: [], cutoffTime: null, leadTimeDays: 0 };
  expect(hasDeliveryTerms(unsaid)).toBe(false);
  for (const said of [{ orderDays: [1] }, { deliveryDays: [5] }, { cutoffTime: '16:00' }, { leadTimeDays: 1 }])
    expect(hasDeliveryTerms({ ...unsaid, ...said })).toBe(true);
});
