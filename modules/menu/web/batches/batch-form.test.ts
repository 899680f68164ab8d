import { expect, test } from 'vitest';

import { formatQuantity, quantity } from '../../../../kit/quantity.ts';
import type { ItemUnits } from '../../../inventory/rules/conversion.ts';
import type { RecipeVersion } from '../../rules/recipe.ts';
import { plannedText, readBatch, stockOfBatch, takenBy } from './batch-form.ts';

const injera: RecipeVersion = {
  recipeId: 'injera',
  versionNo: 1,
  yieldQuantity: quantity('66'),
  yieldUnit: 'each',
  portions: quantity('22'),
  lines: [
    {
      lineId: 'teff',
      subject: { kind: 'ITEM', itemId: 'teff' },
      quantity: quantity('10'),
      unit: 'kg',
      usableShare: 10_000,
      isOptional: false,
    },
  ],
  packaging: [],
  stockItemId: 'injera',
};
const inBundles: ItemUnits = {
  baseUnit: 'each',
  packChain: [{ unit: 'bundle', per: quantity('20') }],
  countUnits: ['bundle'],
  densityGPerMl: null,
  eachMeasure: null,
};
const flour: ItemUnits = { ...inBundles, baseUnit: 'g', packChain: [], countUnits: ['kg'] };
const known = { units: flour, unitCost: null, allergens: {}, isFasting: null };
const pantry = { recipes: new Map([['injera', injera]]), items: new Map([['teff', known]]) };
const of = { version: injera, units: inBundles };
const typed = { planned: plannedText(injera), actual: '', useBy: '', note: '' };

test.each([
  ['60', '66', '60'],
  ['3 bundle', '66', '60'],
  ['3 bundle + 2', '66', '62'],
])('"%s" of 66 pieces planned is understood', (actual, planned, made) => {
  const { plan } = readBatch({ ...typed, actual }, of);
  expect(plan && [formatQuantity(plan.planned), formatQuantity(plan.actual)]).toEqual([planned, made]);
});

test('a plan in portions is read by the recipe, and what was made by the item', () => {
  const { plan, said } = readBatch({ ...typed, planned: '11 portion', actual: '1.5' }, of);
  expect(plan && [formatQuantity(plan.planned), formatQuantity(plan.actual)]).toEqual(['33', '30']);
  expect(said).toEqual({
    planned: { quantity: '11', unit: 'portion' },
    actual: { text: '1.5', parts: [{ quantity: '1.5', unit: 'bundle' }] },
  });
});

test.each([
  ['planned', { ...typed, planned: 'many', actual: '60' }],
  ['actual', typed],
  ['actual', { ...typed, actual: '0' }],
])('what is not understood is said beside the field %s', (at, said) => {
  expect(readBatch(said, of)).toMatchObject({ plan: null, said: null, wrong: { at } });
});

test('a batch that waits shows what leaves stock by the plan, and what came', () => {
  const { plan, said } = readBatch({ ...typed, planned: '33 each', actual: '30' }, of);
  if (!plan || !said) throw new Error('It is understood.');
  const taken = takenBy(of, plan, pantry);
  const body = { batchId: 'b', lotId: 'l', recipeId: 'injera', ...said, useBy: null, note: null };
  const effect = stockOfBatch({ body, itemId: 'injera', taken, pantry }, '2026-06-01T08:00:00Z');
  expect(effect).toMatchObject({
    bodies: [
      { itemId: 'teff', kind: 'PRODUCTION_OUT', entry: { parts: [{ quantity: '5000', unit: 'g' }] } },
      { itemId: 'injera', kind: 'PRODUCTION_IN', entry: { parts: [{ quantity: '30', unit: 'each' }] } },
    ],
  });
});
