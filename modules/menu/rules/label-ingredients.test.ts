import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { quantity } from '../../../kit/quantity.ts';
import { add, compare, rational } from '../../../kit/rational.ts';
import type { ItemUnits } from '../../inventory/rules/conversion.ts';
import { labelIngredients, type LabelIngredient } from './label-ingredients.ts';
import type { Ingredient, LineSubject, Pantry, RecipeLine, RecipeVersion } from './recipe.ts';

const units = (baseUnit: 'g' | 'ml' | 'each', changes: Partial<ItemUnits> = {}): ItemUnits => ({
  baseUnit,
  packChain: [],
  countUnits: [],
  densityGPerMl: null,
  eachMeasure: null,
  ...changes,
});

const ingredient = (changes: Partial<Ingredient> = {}): Ingredient => ({
  units: units('g'),
  unitCost: null,
  allergens: {},
  isFasting: null,
  ...changes,
});

const item = (itemId: string): LineSubject => ({ kind: 'ITEM', itemId });
const sub = (recipeId: string): LineSubject => ({ kind: 'RECIPE', recipeId });
const water: LineSubject = { kind: 'UNCOSTED', name: 'Water', nameLocal: 'ውሃ', isNeutral: true };

const line = (subject: LineSubject, size: string, unit: string): RecipeLine => ({
  lineId: JSON.stringify([subject, size]),
  subject,
  quantity: quantity(size),
  unit,
  usableShare: 5000,
  isOptional: false,
});

const recipe = (recipeId: string, lines: readonly RecipeLine[]): RecipeVersion => ({
  recipeId,
  versionNo: 1,
  yieldQuantity: quantity('1000'),
  yieldUnit: 'g',
  portions: quantity('4'),
  lines,
  packaging: [],
  stockItemId: null,
});

const items: Readonly<Record<string, Ingredient>> = {
  flour: ingredient({ allergens: { GLUTEN: 'CONTAINS', MUSTARD: 'MAY_CONTAIN' } }),
  butter: ingredient({ allergens: { MILK: 'CONTAINS' } }),
  oil: ingredient({ units: units('ml', { densityGPerMl: quantity('0.92') }) }),
  stock: ingredient({ units: units('ml') }),
  egg: ingredient({ units: units('each', { eachMeasure: { quantity: quantity('50'), unit: 'g' } }), allergens: { EGGS: 'CONTAINS' } }),
};

const pantryOf = (...recipes: readonly RecipeVersion[]): Pantry => ({
  recipes: new Map(recipes.map((one) => [one.recipeId, one])),
  items: new Map(Object.entries(items)),
});

type Named = string | readonly [string, readonly Named[]];

const nameOf = ({ subject, parts }: LabelIngredient): Named => {
  const name = subject.kind === 'ITEM' ? subject.itemId : subject.kind === 'RECIPE' ? subject.recipeId : subject.name;
  return parts.length === 0 ? name : [name, parts.map(nameOf)];
};

test.each<readonly [string, readonly RecipeLine[], readonly Named[]]>([
  [
    'the heaviest first, whatever unit it was written in',
    [line(item('butter'), '90', 'g'), line(item('flour'), '0.4', 'kg')],
    ['flour', 'butter'],
  ],
  ['by weight, where something is measured by volume', [line(item('flour'), '95', 'g'), line(item('oil'), '100', 'ml')], ['flour', 'oil']],
  ['by weight, where something is counted', [line(item('flour'), '99', 'g'), line(item('egg'), '2', 'each')], ['egg', 'flour']],
  [
    'once, though it stands on two lines',
    [line(item('flour'), '60', 'g'), line(item('butter'), '80', 'g'), line(item('flour'), '30', 'g')],
    ['flour', 'butter'],
  ],
  [
    'with what it is made of, in its own order',
    [line(item('flour'), '100', 'g'), line(sub('sauce'), '500', 'g')],
    [['sauce', ['Water', 'butter']], 'flour'],
  ],
])('a label names things %s', (_what, lines, expected) => {
  const sauce = recipe('sauce', [line(item('butter'), '100', 'g'), line(water, '0.9', 'l')]);
  const { ingredients, withoutWeight } = labelIngredients(recipe('dish', lines), pantryOf(sauce));
  expect([ingredients.map(nameOf), withoutWeight]).toEqual([expected, []]);
});

it('a label says what each thing contains, and not what it may contain', () => {
  const { ingredients } = labelIngredients(recipe('dish', [line(item('flour'), '1', 'g')]), pantryOf());
  expect(ingredients.map(({ contains }) => contains)).toEqual([['GLUTEN']]);
});

it.each([
  ['poured, of unknown density', item('stock'), '1', 'l'],
  ['gone', item('nobody'), '1', 'g'],
  ['a recipe that is not in effect', sub('nobody'), '1', 'g'],
  ['counted, and kept by nobody', water, '2', 'each'],
] as const)('what is %s has no place on a label, and is named', (_what, subject, size, unit) => {
  const inner = recipe('inner', [line(subject, size, unit)]);
  const { withoutWeight } = labelIngredients(recipe('dish', [line(sub('inner'), '1', 'g')]), pantryOf(inner));
  expect(withoutWeight).toEqual([subject]);
});

it('every list on a label is in descending order, and what is made here weighs what went in', () => {
  const anyLine = fc.record({ of: fc.constantFrom('flour', 'butter', 'egg', 'oil'), size: fc.integer({ min: 1, max: 5000 }) });
  const lines = fc.array(anyLine, { minLength: 1, maxLength: 8 });
  const unitOf = (id: string) => items[id]?.units.baseUnit ?? 'g';
  const asLines = (said: readonly { readonly of: string; readonly size: number }[]) =>
    said.map(({ of, size }) => line(item(of), String(size), unitOf(of)));
  const isOrdered = (list: readonly LabelIngredient[]): boolean =>
    list.every((one, index) => {
      const before = list[index - 1];
      const sum = one.parts.reduce((total, part) => add(total, part.weight), rational(0n));
      return (
        (!before || compare(before.weight, one.weight) >= 0) &&
        (one.parts.length === 0 || compare(sum, one.weight) === 0) &&
        isOrdered(one.parts)
      );
    });
  fc.assert(
    fc.property(lines, lines, (own, within) => {
      const inner = recipe('inner', asLines(within));
      const dish = recipe('dish', [...asLines(own), line(sub('inner'), '250', 'g'), line(sub('inner'), '1', 'portion')]);
      const { ingredients, withoutWeight } = labelIngredients(dish, pantryOf(inner));
      expect([isOrdered(ingredients), withoutWeight]).toEqual([true, []]);
    }),
  );
});
