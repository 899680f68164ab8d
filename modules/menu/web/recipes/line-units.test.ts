import { describe, expect, it } from 'vitest';

import { formatQuantity, quantity, type Quantity } from '../../../../kit/quantity.ts';
import { anyMeasure, readLineAmount, unitsOfRecipe } from './line-units.ts';

const tins = {
  baseUnit: 'g',
  packChain: [
    { unit: 'case', per: quantity('6') },
    { unit: 'tin', per: quantity('2500') },
  ],
  countUnits: ['tin', 'case'],
  densityGPerMl: null,
  eachMeasure: null,
} as const;

const stew = unitsOfRecipe({ yieldQuantity: '3.6', yieldUnit: 'kg', portions: '8' });
const sauce = unitsOfRecipe({ yieldQuantity: '2', yieldUnit: 'l', portions: null });

describe('an amount of a line', () => {
  it.each([
    ['is in grams without a word', '400', [tins], '400', 'g'],
    ['keeps the unit that was typed', '1.5 kg', [tins], '1.5', 'kg'],
    ['may be a tin', '2 tin', [tins], '2', 'tin'],
    ['of two parts is said in the smallest', '1 tin + 500 g', [tins], '3000', 'g'],
    ['of a recipe is a portion without a word', '2', [stew], '2', 'portion'],
    ['of a recipe may be weighed', '900 g', [stew], '900', 'g'],
    ['of what is not served in portions is in what it yields', '250 ml', [sauce], '250', 'ml'],
    ['of water is by volume', '2 l', anyMeasure, '2', 'l'],
  ] as const)('%s', (_what, text, units, size, unit) => {
    const read = readLineAmount(text, units);
    expect(read.ok && { size: formatQuantity(read.amount.quantity as Quantity), unit: read.amount.unit }).toEqual({ size, unit });
  });

  it.each([
    ['that is nothing', '0', [tins]],
    ['below nothing', '-2 kg', [tins]],
    ['in a unit without a size', '2 kunna', [tins]],
    ['by volume of what is weighed', '2 l', [stew]],
  ] as const)('%s is not understood', (_what, text, units) => {
    expect(readLineAmount(text, units).ok).toBe(false);
  });
});
