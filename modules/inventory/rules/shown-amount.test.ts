import { expect, test } from 'vitest';

import { quantity } from '../../../kit/quantity.ts';
import type { ItemUnits } from './conversion.ts';
import { comparableUnit } from './shown-amount.ts';

const packed = (baseUnit: 'g' | 'each', per: string): ItemUnits => ({
  baseUnit,
  packChain: [{ unit: 'bag', per: quantity(per) }],
  countUnits: ['bag'],
  densityGPerMl: null,
  eachMeasure: null,
});

test.each([
  ['bags of bags', packed('each', '40'), '80', '120', 'bag'],
  ['pieces of pieces, and of no bags', packed('each', '40'), '14', '96', 'each'],
  ['grams of kilograms', packed('g', '4000'), '750', '10000', 'kg'],
  ['grams of grams', packed('g', '400'), '-200', '900', 'g'],
  ['kilograms of kilograms', packed('g', '4000'), '3000', '20000', 'kg'],
  ['nothing of bags', packed('g', '4000'), '0', '20000', 'bag'],
] as const)('what is there is held against what should be: %s', (_what, units, onHand, par, unit) =>
  expect(comparableUnit(units, quantity(onHand), quantity(par))).toBe(unit),
);
