import fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatQuantity, type Quantity, quantity } from '../../../kit/quantity.ts';
import { rational } from '../../../kit/rational.ts';
import { fromBaseQuantity, type ItemUnits, toBaseQuantity, unitFactor } from './conversion.ts';
import { checkPackChain, type PackLink } from './pack-chain.ts';
import { baseUnitCodes, containerUnitCodes, isMeasurementUnit, isUnit, measurementUnitCodes, measurementUnits } from './unit.ts';
import { unitFromWord, unitWords } from './unit-alias.ts';

const bare: ItemUnits = { baseUnit: 'g', packChain: [], countUnits: [], densityGPerMl: null, eachMeasure: null };
const links = (...chain: [PackLink['unit'], string][]) => chain.map(([unit, per]) => ({ unit, per: quantity(per) }));
const tomatoes: ItemUnits = { ...bare, packChain: links(['case', '6'], ['tin', '2500']) };
const oil: ItemUnits = { ...bare, baseUnit: 'ml', densityGPerMl: quantity('0.92') };
const loaf: ItemUnits = { ...bare, baseUnit: 'each', eachMeasure: { quantity: quantity('1.1'), unit: 'kg' } };
const egg: ItemUnits = { ...bare, eachMeasure: { quantity: quantity('58'), unit: 'g' } };
const juice: ItemUnits = {
  ...bare,
  densityGPerMl: quantity('1.05'),
  eachMeasure: { quantity: quantity('330'), unit: 'ml' },
};

test.each([
  ['2 case of tomatoes', tomatoes, '2', 'case', '30000'],
  ['3 tin of tomatoes', tomatoes, '3', 'tin', '7500'],
  ['a pound', bare, '1', 'lb', '453.59237'],
  ['an ounce', bare, '1', 'oz', '28.349523'],
  ['a quintal of teff', bare, '1', 'quintal', '100000'],
  ['an imperial pint', { ...bare, baseUnit: 'ml' }, '1', 'pint', '568.26125'],
  ['a metric cup', { ...bare, baseUnit: 'ml' }, '1', 'cup', '250'],
  ['a kilo of oil', oil, '0.92', 'kg', '1000'],
  ['three dozen loaves', loaf, '3', 'dozen', '36'],
  ['5.5 kg of bread', loaf, '5.5', 'kg', '5'],
  ['a dozen eggs kept by weight', egg, '1', 'dozen', '696'],
  ['a bottled juice kept by weight', juice, '1', 'each', '346.5'],
] as const)('%s comes to an exact quantity', (_title, item, amount, unit, expected) => {
  const base = toBaseQuantity(item, quantity(amount), unit);
  expect(base.ok && formatQuantity(base.value)).toBe(expected);
});

test.each([
  ['a container the item does not come in', tomatoes, 'sack', 'UNIT_NOT_IN_PACK_CHAIN'],
  ['a local measure whose size nobody told', bare, 'kunna', 'UNIT_NOT_IN_PACK_CHAIN'],
  ['litres of something without a density', bare, 'l', 'UNIT_NOT_BRIDGED'],
  ['pieces of something without a piece', bare, 'each', 'UNIT_NOT_BRIDGED'],
  ['grams of a piece measured in pieces', { ...loaf, eachMeasure: { quantity: quantity('2'), unit: 'each' } }, 'g', 'UNIT_NOT_BRIDGED'],
  ['a density of zero', { ...oil, densityGPerMl: quantity('0') }, 'g', 'UNIT_NOT_BRIDGED'],
  ['a word that is no unit', bare, 'handful', 'UNIT_UNKNOWN'],
  ['a property of every object', bare, 'constructor', 'UNIT_UNKNOWN'],
] as const)('%s is refused, never taken as one to one', (_title, item, unit, code) => {
  const factor = unitFactor(item as ItemUnits, unit);
  expect(!factor.ok && factor.refusal.code).toBe(code);
});

test('a unit of the same dimension goes there and comes back', () => {
  const amount = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }).map((value) => (value * 1000n) as Quantity);
  fc.assert(
    fc.property(fc.constantFrom(...measurementUnitCodes), amount, (unit, value) => {
      const item = { ...bare, baseUnit: { MASS: 'g', VOLUME: 'ml', COUNT: 'each' }[measurementUnits[unit].dimension] };
      const base = toBaseQuantity(item as ItemUnits, value, unit);
      const back = base.ok && fromBaseQuantity(item as ItemUnits, base.value, unit);
      const gap = back && back.ok ? back.value - value : 10n ** 9n;
      // A stored millionth of a gram is at most a thousandth of a milligram, the smallest unit.
      expect(gap <= 1000n && gap >= -1000n).toBe(true);
    }),
  );
});

test('a pack chain multiplies inwards, however long it is', () => {
  const per = fc.integer({ min: 1, max: 60 });
  const units = fc.shuffledSubarray([...containerUnitCodes], { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(units, fc.array(per, { minLength: 5, maxLength: 5 }), (chainUnits, sizes) => {
      const packChain = chainUnits.map((unit, position) => ({ unit, per: quantity(String(sizes[position])) }));
      expect(checkPackChain(packChain).ok).toBe(true);
      const product = chainUnits.reduce((total, _unit, position) => total * BigInt(sizes[position] ?? 1), 1n);
      expect(unitFactor({ ...bare, packChain }, chainUnits[0] ?? '')).toEqual({ ok: true, value: rational(product) });
    }),
  );
});

test.each([
  ['six links', links(['case', '1'], ['box', '1'], ['tray', '1'], ['sack', '1'], ['bag', '1'], ['tin', '1']), 'PACK_CHAIN_TOO_LONG'],
  ['a unit that stands twice', links(['case', '2'], ['tin', '3'], ['case', '4']), 'PACK_UNIT_REPEATED'],
  ['an empty case', links(['case', '0']), 'PACK_LINK_EMPTY'],
  ['a case of less than nothing', links(['case', '-6']), 'PACK_LINK_EMPTY'],
  ['a case larger than the books', links(['case', '999999999999'], ['tin', '2']), 'PACK_TOO_LARGE'],
])('a pack chain with %s is refused', (_title, chain, code) => {
  const checked = checkPackChain(chain);
  expect(!checked.ok && checked.refusal.code).toBe(code);
});

test('every word for a unit, in both languages and in the plural, means that unit alone', () => {
  for (const [code, words] of Object.entries(unitWords)) {
    for (const word of words) {
      expect([word, unitFromWord(word)]).toEqual([word, code]);
      expect([word, unitFromWord(word.toUpperCase())]).toEqual([word, code]);
    }
  }
  expect(['cases', 'boxes', 'tins', 'kilos', 'loaves', 'ጠርሙሶች', 'Kg.'].map(unitFromWord)).toEqual([
    'case',
    'box',
    'tin',
    'kg',
    'loaf',
    'bottle',
    'kg',
  ]);
  expect(['', 'x', 'handful', 'case of'].map(unitFromWord)).toEqual([null, null, null, null]);
});

test('every unit has words, and the base units measure themselves', () => {
  const codes = [...measurementUnitCodes, ...containerUnitCodes];
  expect(Object.keys(unitWords).toSorted()).toEqual([...codes].toSorted());
  expect(codes.every(isUnit)).toBe(true);
  expect(baseUnitCodes.every((code) => isMeasurementUnit(code) && measurementUnits[code].factor.numerator === 1n)).toBe(true);
});
