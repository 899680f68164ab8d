import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatQuantity, quantity, quantityOf, type Quantity } from '../../../kit/quantity.ts';
import { rational } from '../../../kit/rational.ts';
import { formatUnitCost, unitCost } from '../../../kit/unit-cost.ts';
import type { ItemUnits } from '../../inventory/rules/conversion.ts';
import { shortOf } from './fill-to-par.ts';
import { baseOfPacks, costOfPacks, type OfferTerms, packsFor, sizeOfOffer } from './offer.ts';

const item: ItemUnits = {
  baseUnit: 'g',
  packChain: [{ unit: 'case', per: quantity('99999') }],
  countUnits: [],
  densityGPerMl: null,
  eachMeasure: null,
};

const offer = (changes: Partial<OfferTerms> = {}): OfferTerms => ({
  packChain: [
    { unit: 'case', per: quantity('4') },
    { unit: 'tin', per: quantity('2500') },
  ],
  orderUnit: 'case',
  priceMode: 'PER_PACK',
  priceUnit: null,
  price: unitCost('48'),
  taxInPriceBps: 0,
  minimum: null,
  multiple: null,
  ...changes,
});

const sized = (changes: Partial<OfferTerms> = {}) => {
  const size = sizeOfOffer(item, offer(changes));
  if (!size.ok) throw new Error(size.refusal.code);
  return size.value;
};

describe('an offer', () => {
  it('is measured by the supplier’s own pack, not by the item’s', () => {
    expect(formatQuantity(baseOfPacks(quantity('2'), sized()) as Quantity)).toBe('20000');
    expect(formatUnitCost(sized().pricePerBase ?? unitCost('0'))).toBe('0.0048');
    expect(costOfPacks(quantity('2'), sized())).toBe(9600n);
  });

  it('by weight is priced by the kilogram and ordered by the case', () => {
    expect(costOfPacks(quantity('1'), sized({ priceMode: 'PER_WEIGHT', priceUnit: 'kg', price: unitCost('5') }))).toBe(5000n);
  });

  it('without a price has no cost, which is not the same as costing nothing', () => {
    expect(costOfPacks(quantity('1'), sized({ price: null }))).toBeNull();
    expect(costOfPacks(quantity('1'), sized({ price: unitCost('0') }))).toBe(0n);
  });

  it.each([
    ['a pack that it has not', { orderUnit: 'sack' }, 'UNIT_NOT_IN_PACK_CHAIN'],
    ['litres of what is weighed', { orderUnit: 'l' }, 'UNIT_NOT_BRIDGED'],
    ['a price by weight of nothing', { priceMode: 'PER_WEIGHT' }, 'PRICE_UNIT_MISSING'],
    ['a price by the weight of a tin', { priceMode: 'PER_WEIGHT', priceUnit: 'tin' }, 'PRICE_UNIT_MISSING'],
    ['multiples of nothing', { multiple: quantity('0') }, 'OFFER_QUANTITY_NOT_POSITIVE'],
    ['an empty case', { packChain: [{ unit: 'case', per: quantity('0') }] }, 'PACK_LINK_EMPTY'],
  ] as const)('with %s is refused', (_, changes, code) => {
    const size = sizeOfOffer(item, offer(changes as Partial<OfferTerms>));
    expect(size.ok ? null : size.refusal.code).toBe(code);
  });
});

describe('filling to par', () => {
  it.each([
    ['15400', null, null, '2'],
    ['20000', null, null, '2'],
    ['20000.000001', null, null, '3'],
    ['0', null, null, '0'],
    ['1', '3', null, '3'],
    ['25000', null, '2', '4'],
    ['1', '3', '2', '4'],
  ] as const)('%s g short, at least %s cases in steps of %s, takes %s', (short, minimum, multiple, packs) => {
    const terms = { minimum: minimum === null ? null : quantity(minimum), multiple: multiple === null ? null : quantity(multiple) };
    expect(formatQuantity(packsFor(quantity(short), terms, sized().perPack) as Quantity)).toBe(packs);
  });

  it('never leaves anything short, and never orders a whole step too much', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((millionths) => quantityOf(millionths) as Quantity);
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 1, max: 12 }), (short, gramsPerPack, multiple) => {
        const perPack = rational(BigInt(gramsPerPack));
        const packs = packsFor(short, { minimum: null, multiple: quantity(String(multiple)) }, perPack) as Quantity;
        const base = packs * BigInt(gramsPerPack);
        expect(base >= short).toBe(true);
        expect(base - short < BigInt(gramsPerPack) * quantity(String(multiple))).toBe(true);
      }),
    );
  });

  it.each([
    ['5', '3', '10', '0', '2'],
    ['5', '6', '10', '0', '0'],
    ['-2', '0', '10', '0', '12'],
    ['5', '0', null, '0', '0'],
    ['-5', '0', null, '0', '0'],
    ['5', '3', '3', '12', '7'],
    ['5', '3', null, '12', '4'],
    ['20', '0', '3', '12', '0'],
    ['-5', '0', null, '2', '7'],
  ] as const)('%s on hand and %s on order against a par of %s after %s are used is %s short', (onHand, onOrder, par, use, short) => {
    const levels = { onHand: quantity(onHand), onOrder: quantity(onOrder), par: par === null ? null : quantity(par), use: quantity(use) };
    expect(formatQuantity(shortOf(levels))).toBe(short);
  });
});
