import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type Quantity, quantity } from '../../../kit/quantity.ts';
import { fromBaseQuantity, type ItemUnits } from './conversion.ts';
import { scaleUnit, spokenUnit, usualUnit } from './spoken-unit.ts';

const bare: ItemUnits = { baseUnit: 'g', packChain: [], countUnits: [], densityGPerMl: null, eachMeasure: null };
const link = (unit: 'case' | 'tin' | 'packet' | 'sack' | 'bottle', per: string) => ({ unit, per: quantity(per) });
const spice: ItemUnits = { ...bare, packChain: [link('packet', '500')], countUnits: ['packet', 'kg'] };
const tomatoes: ItemUnits = { ...bare, packChain: [link('case', '6'), link('tin', '2500')], countUnits: ['case', 'kg'] };
const flour: ItemUnits = { ...bare, packChain: [link('sack', '50000')], countUnits: ['sack'] };
const wine: ItemUnits = { ...bare, baseUnit: 'ml', packChain: [link('bottle', '750')], countUnits: ['bottle', 'l'] };
const eggs: ItemUnits = { ...bare, baseUnit: 'each', countUnits: ['dozen'] };

test.each([
  ['400 g of a packet of 500 g', spice, '400', 'g'],
  ['a whole packet', spice, '500', 'packet'],
  ['more than a packet', spice, '620', 'packet'],
  ['what left, by the same rule', spice, '-400', 'g'],
  ['nothing', spice, '0', 'packet'],
  ['less than a case, in its tins', tomatoes, '7500', 'tin'],
  ['less than a tin, by weight', tomatoes, '1800', 'kg'],
  ['less than a kilogram of it', tomatoes, '180', 'g'],
  ['a quarter of a sack', flour, '12500', 'kg'],
  ['two sacks', flour, '100000', 'sack'],
  ['a glass of a bottle', wine, '175', 'ml'],
  ['litres that nobody packs', { ...bare, baseUnit: 'ml' }, '4200', 'l'],
  ['grams of what is counted in kilograms', { ...bare, countUnits: ['kg'] }, '50', 'g'],
  ['half a dozen', eggs, '6', 'each'],
  ['half a piece', eggs, '0.5', 'each'],
] as const)('%s is said in a unit that reads well', (_title, units, base, unit) => {
  expect(spokenUnit(units, quantity(base))).toBe(unit);
});

test('a scale shows grams below a thousand and kilograms from there, whichever way it went', () => {
  expect([scaleUnit('g', quantity('999.9')), scaleUnit('g', quantity('1000')), scaleUnit('g', quantity('-1500'))]).toEqual([
    'g',
    'kg',
    'kg',
  ]);
  expect([scaleUnit('ml', quantity('1000')), scaleUnit('each', quantity('5000'))]).toEqual(['l', 'each']);
});

test('whatever is said has a size on the item, and comes to at least one wherever some unit of the item does', () => {
  const items = fc.constantFrom(spice, tomatoes, flour, wine, eggs, bare);
  fc.assert(
    fc.property(items, fc.bigInt(-(10n ** 12n), 10n ** 12n), (units, amount) => {
      const base = amount as Quantity;
      const unit = spokenUnit(units, base);
      const said = fromBaseQuantity(units, base, unit);
      expect(said.ok).toBe(true);
      const isBelowOne = said.ok && said.value !== 0n && said.value < 1_000_000n && said.value > -1_000_000n;
      expect(isBelowOne && unit !== units.baseUnit).toBe(false);
      if (amount === 0n) expect(unit).toBe(usualUnit(units));
    }),
  );
});
