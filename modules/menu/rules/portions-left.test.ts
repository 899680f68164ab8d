import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { quantity, type Quantity } from '../../../kit/quantity.ts';
import type { ItemUnits } from '../../inventory/rules/conversion.ts';
import { isOutOfStock, portionsLeft } from './portions-left.ts';
import type { Ingredient, LineSubject, Pantry, RecipeLine, RecipeVersion } from './recipe.ts';

const units: ItemUnits = { baseUnit: 'g', packChain: [], countUnits: [], densityGPerMl: null, eachMeasure: null };
const ingredient: Ingredient = { units, unitCost: null, allergens: {}, isFasting: null };
const item = (itemId: string): LineSubject => ({ kind: 'ITEM', itemId });

const line = (subject: LineSubject, size: string, changes: Partial<RecipeLine> = {}): RecipeLine => ({
  lineId: JSON.stringify(subject),
  subject,
  quantity: quantity(size),
  unit: 'g',
  usableShare: 10_000,
  isOptional: false,
  ...changes,
});

const recipe = (recipeId: string, lines: readonly RecipeLine[], stockItemId: string | null = null): RecipeVersion => ({
  recipeId,
  versionNo: 1,
  yieldQuantity: quantity('1000'),
  yieldUnit: 'g',
  portions: quantity('4'),
  lines,
  packaging: [],
  stockItemId,
});

const pantryOf = (...recipes: readonly RecipeVersion[]): Pantry => ({
  recipes: new Map(recipes.map((one) => [one.recipeId, one])),
  items: new Map(['beef', 'onion', 'parsley', 'sauce-kept'].map((id) => [id, ingredient])),
});

const left = (dish: RecipeVersion, levels: Readonly<Record<string, string>>, ...within: readonly RecipeVersion[]) =>
  portionsLeft(dish, {
    pantry: pantryOf(...within),
    levels: new Map(Object.entries(levels).map(([id, size]): [string, Quantity] => [id, quantity(size)])),
  });

const sauce = recipe('sauce', [line(item('onion'), '1000')], 'sauce-kept');

test.each<readonly [string, readonly RecipeLine[], Readonly<Record<string, string>>, number | null]>([
  ['as many as the scarcest makes', [line(item('beef'), '400'), line(item('onion'), '400')], { beef: '1000', onion: '450' }, 4],
  ['only whole ones', [line(item('beef'), '400')], { beef: '199' }, 1],
  ['none of what is below nothing', [line(item('beef'), '400')], { beef: '-50' }, 0],
  ['fewer where much is trimmed away', [line(item('beef'), '400', { usableShare: 5000 })], { beef: '1000' }, 5],
  [
    'whatever is there of what may be left out',
    [line(item('beef'), '400'), line(item('parsley'), '4', { isOptional: true })],
    { beef: '100', parsley: '0' },
    1,
  ],
  ['whatever nobody keeps stock of', [line(item('beef'), '400'), line(item('onion'), '400')], { beef: '300' }, 3],
  ['nobody knows how many of what is not kept at all', [line(item('onion'), '400')], {}, null],
  [
    'by the prep that is kept, not by what it is made of',
    [line({ kind: 'RECIPE', recipeId: 'sauce' }, '400')],
    { 'sauce-kept': '250', onion: '9000' },
    2,
  ],
])('of a dish there are %s', (_what, lines, levels, portions) => {
  expect(left(recipe('dish', lines), levels, sauce)).toBe(portions);
});

it('the portions that are left can be made, and not one more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 0, max: 50_000 }), (each, level) => {
      const portions = left(recipe('dish', [line(item('beef'), String(each * 4))]), { beef: String(level) }) ?? -1;
      expect(portions * each <= level && (portions + 1) * each > level).toBe(true);
    }),
  );
});

const noon = new Date('2026-11-21T12:00:00Z');
const night = new Date('2026-11-22T04:00:00Z');

test.each([
  ['is off when none is left', { followsStock: true, soldAnywayUntil: null }, 0, true],
  ['is on while one is left', { followsStock: true, soldAnywayUntil: null }, 1, false],
  ['is on where stock cannot say', { followsStock: true, soldAnywayUntil: null }, null, false],
  ['is on where the house does not want that', { followsStock: false, soldAnywayUntil: null }, 0, false],
  ['is on for the day when somebody looked at the shelf', { followsStock: true, soldAnywayUntil: night }, 0, false],
  ['is off again once that day is over', { followsStock: true, soldAnywayUntil: noon }, 0, true],
] as const)('a dish %s', (_what, dish, portions, isOut) => {
  expect(isOutOfStock(dish, portions, noon)).toBe(isOut);
});
