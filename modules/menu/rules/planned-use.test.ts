import fc from 'fast-check';
import { expect, it } from 'vitest';

import { quantity, type Quantity } from '../../../kit/quantity.ts';
import { add, compare, multiply, type Rational, rational } from '../../../kit/rational.ts';
import type { ItemUnits } from '../../inventory/rules/conversion.ts';
import { explodeRecipe, onePortion } from './explode-recipe.ts';
import { channels } from './menu-limits.ts';
import { planUse, type PlannedDish, totalOf } from './planned-use.ts';
import type { Ingredient, LineSubject, Pantry, RecipeLine, RecipeVersion } from './recipe.ts';

const units: ItemUnits = { baseUnit: 'g', packChain: [], countUnits: [], densityGPerMl: null, eachMeasure: null };
const ingredient: Ingredient = { units, unitCost: null, allergens: {}, isFasting: null };

const line = (subject: LineSubject, grams: number, unit: RecipeLine['unit'] = 'g'): RecipeLine => ({
  lineId: JSON.stringify(subject),
  subject,
  quantity: quantity(String(grams)),
  unit,
  usableShare: 10_000,
  isOptional: false,
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

const item = (itemId: string): LineSubject => ({ kind: 'ITEM', itemId });
const of = (recipeId: string): LineSubject => ({ kind: 'RECIPE', recipeId });

/** Stews of a sauce, which is of spice; the sauce and the spice are kept. */
const world = (sizes: readonly number[]) => {
  const [chicken = 1, sauceInDoro = 1, sauceInTibs = 1, onion = 1, spice = 1, pepper = 1, spiceInTibs = 1] = sizes;
  const recipes = [
    recipe('doro', [line(item('chicken'), chicken), line(of('sauce'), sauceInDoro)]),
    recipe('tibs', [line(of('sauce'), sauceInTibs), line(of('spice'), spiceInTibs)]),
    recipe('sauce', [line(item('onion'), onion), line(of('spice'), spice)], 'sauce-kept'),
    recipe('spice', [line(item('pepper'), pepper)], 'spice-kept'),
  ];
  const pantry: Pantry = {
    recipes: new Map(recipes.map((one) => [one.recipeId, one])),
    items: new Map(['chicken', 'onion', 'pepper', 'sauce-kept', 'spice-kept'].map((id) => [id, ingredient])),
  };
  return pantry;
};

const sizes = fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 7, maxLength: 7 });
const portions = fc.integer({ min: 0, max: 300 });

const planned = (doro: number, tibs: number): readonly PlannedDish[] =>
  Object.entries({ doro, tibs }).map(([dishId, portions]) => ({
    dishId,
    recipeId: dishId,
    portions: rational(BigInt(portions)),
    soldBy: 'DINE_IN',
  }));

const levelsOf = (levels: Readonly<Record<string, number>>): ReadonlyMap<string, Quantity> =>
  new Map(Object.entries(levels).map(([id, size]) => [id, quantity(String(size))]));

const versionIn = (pantry: Pantry, recipeId: string): RecipeVersion => {
  const version = pantry.recipes.get(recipeId);
  if (!version) throw new Error('The recipe is in the pantry.');
  return version;
};

it('with no prep on the shelf it is the slow sum over every portion, down to what is bought', () => {
  fc.assert(
    fc.property(sizes, portions, portions, (amounts, doro, tibs) => {
      const pantry = world(amounts);
      const { items } = planUse(planned(doro, tibs), { pantry, levels: new Map() });
      const slow = new Map<string, Rational>();
      for (const { recipeId, portions: times } of planned(doro, tibs)) {
        const version = versionIn(pantry, recipeId);
        const taken = explodeRecipe(version, multiply(onePortion(version), times), { pantry, stop: 'AT_ITEMS' });
        for (const [id, amount] of taken.items) slow.set(id, add(slow.get(id) ?? rational(0n), amount));
      }
      for (const [id, amount] of slow) expect(compare(totalOf(items.get(id) ?? new Map()), amount)).toBe(0);
      expect([...items.keys()].filter((id) => !slow.has(id))).toEqual([]);
    }),
  );
});

it('what is there of preps is used first, level by level, whatever the numbers are', () => {
  const onHand = fc.integer({ min: -500, max: 100_000 });
  fc.assert(
    fc.property(sizes, portions, portions, fc.tuple(onHand, onHand), (amounts, doro, tibs, [sauceThere, spiceThere]) => {
      const [chicken = 0, sauceInDoro = 0, sauceInTibs = 0, onion = 0, spice = 0, pepper = 0, spiceInTibs = 0] = amounts;
      const { items } = planUse(planned(doro, tibs), {
        pantry: world(amounts),
        levels: levelsOf({ 'sauce-kept': sauceThere, 'spice-kept': spiceThere }),
      });
      const ofFour = (grams: number, dishes: number) => rational(BigInt(grams * dishes), 4n);
      const less = (needed: Rational, there: number) => {
        if (compare(needed, rational(0n)) === 0) return needed;
        const rest = add(needed, rational(BigInt(-there)));
        return compare(rest, rational(0n)) < 0 ? rational(0n) : rest;
      };
      const sauce = less(add(ofFour(sauceInDoro, doro), ofFour(sauceInTibs, tibs)), sauceThere);
      const spices = less(add(ofFour(spiceInTibs, tibs), multiply(sauce, rational(BigInt(spice), 1000n))), spiceThere);
      const expected = {
        chicken: ofFour(chicken, doro),
        onion: multiply(sauce, rational(BigInt(onion), 1000n)),
        pepper: multiply(spices, rational(BigInt(pepper), 1000n)),
      };
      for (const [id, amount] of Object.entries(expected)) expect(compare(totalOf(items.get(id) ?? new Map()), amount)).toBe(0);
    }),
  );
});

it('says what each dish takes, the prep on the shelf shared by what each needs of it', () => {
  const pantry = world([400, 200, 600, 1000, 1, 1, 1]);
  const { items } = planUse(planned(40, 40), { pantry, levels: levelsOf({ 'sauce-kept': 4000 }) });
  const onion = items.get('onion');
  expect([onion?.get('doro'), onion?.get('tibs')]).toEqual([rational(1000n), rational(3000n)]);
});

it('a line that cannot be said in stock is named once, however many portions there are', () => {
  const pantry = world([400, 200, 600, 1000, 1, 1, 1]);
  const dish = recipe('odd', [line(item('chicken'), 1, 'crate')]);
  const { problems, items } = planUse([{ dishId: 'odd', recipeId: 'odd', portions: rational(30n), soldBy: 'DINE_IN' }], {
    pantry: { ...pantry, recipes: new Map([...pantry.recipes, ['odd', dish]]) },
    levels: new Map(),
  });
  expect(problems).toHaveLength(1);
  expect(items.size).toBe(0);
});

it('counts a box for each portion that is sold by a channel that takes one, and food alike however it is sold', () => {
  fc.assert(
    fc.property(sizes, fc.record({ DINE_IN: portions, TAKEAWAY: portions, DELIVERY: portions }), (amounts, sold) => {
      const pantry = world(amounts);
      const packaging = [{ ...line(item('box'), 2), channels: ['TAKEAWAY', 'DELIVERY'] as const }];
      const boxed = { ...versionIn(pantry, 'doro'), packaging };
      const of = { recipes: new Map([...pantry.recipes, ['doro', boxed]]), items: new Map([...pantry.items, ['box', ingredient]]) };
      const dishes = channels.map((soldBy) => ({ dishId: 'doro', recipeId: 'doro', portions: rational(BigInt(sold[soldBy])), soldBy }));
      const { items } = planUse(dishes, { pantry: of, levels: new Map() });
      const { items: food } = planUse(planned(sold.DINE_IN + sold.TAKEAWAY + sold.DELIVERY, 0), { pantry, levels: new Map() });
      const takenOf = (itemId: string, from: typeof items) => totalOf(from.get(itemId) ?? new Map());
      expect(takenOf('box', items)).toEqual(rational(BigInt(2 * (sold.TAKEAWAY + sold.DELIVERY))));
      for (const itemId of ['chicken', 'onion', 'pepper']) expect(takenOf(itemId, items)).toEqual(takenOf(itemId, food));
    }),
  );
});
