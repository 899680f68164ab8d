import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { quantity } from '../../../kit/quantity.ts';
import { multiply, type Rational, rational } from '../../../kit/rational.ts';
import { unitCost } from '../../../kit/unit-cost.ts';
import { allergenCodes, type AllergenState, allergenStates } from '../../inventory/rules/allergen.ts';
import type { ItemUnits } from '../../inventory/rules/conversion.ts';
import { costRecipe } from './cost-recipe.ts';
import { explodeRecipe, onePortion } from './explode-recipe.ts';
import { checkGraph } from './recipe-graph.ts';
import type { Ingredient, LineSubject, Pantry, RecipeLine, RecipeVersion } from './recipe.ts';
import { isFastingDish, rollUpAllergens } from './roll-up-allergens.ts';
import { unknownParts } from './unknown-parts.ts';

const units = (baseUnit: 'g' | 'ml' | 'each'): ItemUnits => ({
  baseUnit,
  packChain: [],
  countUnits: [],
  densityGPerMl: null,
  eachMeasure: null,
});

const free = Object.fromEntries(allergenCodes.map((code) => [code, 'FREE' as const]));

const ingredient = (changes: Partial<Ingredient> = {}): Ingredient => ({
  units: units('g'),
  unitCost: unitCost('0.01'),
  allergens: free,
  isFasting: true,
  ...changes,
});

const item = (itemId: string): LineSubject => ({ kind: 'ITEM', itemId });
const sub = (recipeId: string): LineSubject => ({ kind: 'RECIPE', recipeId });

const line = (subject: LineSubject, size: string, unit: string, changes: Partial<RecipeLine> = {}): RecipeLine => ({
  lineId: JSON.stringify(subject),
  subject,
  quantity: quantity(size),
  unit,
  usableShare: 10_000,
  isOptional: false,
  ...changes,
});

const version = (recipeId: string, lines: readonly RecipeLine[], changes: Partial<RecipeVersion> = {}): RecipeVersion => ({
  recipeId,
  versionNo: 1,
  yieldQuantity: quantity('1000'),
  yieldUnit: 'g',
  portions: quantity('4'),
  lines,
  packaging: [],
  stockItemId: null,
  ...changes,
});

const pantryOf = (recipes: readonly RecipeVersion[], items: Readonly<Record<string, Ingredient>>): Pantry => ({
  recipes: new Map(recipes.map((recipe) => [recipe.recipeId, recipe])),
  items: new Map(Object.entries(items)),
});

const asNumber = ({ numerator, denominator }: Rational): number => Number(numerator) / Number(denominator);

describe('what a portion costs', () => {
  it('takes trimmings along, and a sub-recipe by its own yield, not by the number of its servings', () => {
    // 2 kg of onion, a fifth trimmed, make 1 kg of base: 2.5 kg bought, 25.00 a kilo of base.
    const base = version('base', [line(item('onion'), '2', 'kg', { usableShare: 8000 })], { portions: quantity('10') });
    const stew = version('stew', [line(sub('base'), '400', 'g'), line(item('beef'), '600', 'g')]);
    const pantry = pantryOf([base, stew], { onion: ingredient(), beef: ingredient({ unitCost: unitCost('0.5') }) });
    expect(asNumber(costRecipe(stew, pantry).perPortion)).toBeCloseTo((10 + 300) / 4, 9);
  });

  it.each<[string, RecipeLine, object]>([
    ['a unit without a size', line(item('onion'), '2', 'case'), { problems: [{ why: { code: 'UNIT_NOT_IN_PACK_CHAIN' } }] }],
    ['volume of what is weighed', line(item('onion'), '2', 'l'), { problems: [{ why: { code: 'UNIT_NOT_BRIDGED' } }] }],
    ['portions of what has none', line(sub('base'), '1', 'portion'), { problems: [{ why: { code: 'RECIPE_HAS_NO_PORTIONS' } }] }],
    ['litres of what yields grams', line(sub('base'), '1', 'l'), { problems: [{ why: { code: 'RECIPE_YIELDS_OTHERWISE' } }] }],
    ['a recipe that is gone', line(sub('gone'), '1', 'g'), { problems: [{ why: { code: 'SUBJECT_MISSING' } }] }],
    ['an item of unknown cost', line(item('gift'), '1', 'g'), { problems: [], uncostedItemIds: ['gift'] }],
  ])('is incomplete with %s, and never free for it', (_what, bad, expected) => {
    const base = version('base', [line(item('onion'), '1', 'kg')], { portions: null });
    const recipe = version('dish', [line(item('onion'), '100', 'g'), bad], { portions: quantity('1') });
    const pantry = pantryOf([base, recipe], { onion: ingredient(), gift: ingredient({ unitCost: null }) });
    const cost = costRecipe(recipe, pantry);
    expect(cost).toMatchObject({ isComplete: false, ...expected });
    expect(asNumber(cost.perPortion)).toBe(1);
  });

  it('of a recipe without lines is not known to be nothing', () => {
    expect(costRecipe(version('dish', []), pantryOf([], {})).isComplete).toBe(false);
  });

  test('is the same, however the same things are put into sub-recipes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 10_000 })), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 9000 }),
        fc.integer({ min: 1, max: 7 }),
        (parts, yieldGrams, portions) => {
          const items = Object.fromEntries(
            parts.map((_part, index) => [`i${index}`, ingredient({ unitCost: unitCost(`0.0${index + 1}`) })]),
          );
          const lines = parts.map(([grams, usableShare], index) => line(item(`i${index}`), `${grams}`, 'g', { usableShare }));
          const shape = { yieldQuantity: quantity(`${yieldGrams}`), portions: quantity(`${portions}`) };
          const flat = version('flat', lines, shape);
          const inner = version('inner', lines, { yieldQuantity: quantity(`${yieldGrams}`), portions: null });
          const outer = version('outer', [line(sub('inner'), `${yieldGrams}`, 'g')], shape);
          const pantry = pantryOf([flat, inner, outer], items);
          expect(costRecipe(outer, pantry).perPortion).toEqual(costRecipe(flat, pantry).perPortion);
        },
      ),
    );
  });
});

describe('what a sale takes from stock', () => {
  const sauce = version('sauce', [line(item('tomato'), '2', 'kg')], { stockItemId: 'sauce-item', portions: null });
  const pasta = version('pasta', [line(sub('sauce'), '500', 'g'), line(item('flour'), '400', 'g')]);
  const pantry = pantryOf([sauce, pasta], { tomato: ingredient(), flour: ingredient(), 'sauce-item': ingredient() });
  const grams = (stop: 'AT_STOCKED_PREPS' | 'AT_ITEMS') =>
    Object.fromEntries(
      [...explodeRecipe(pasta, multiply(onePortion(pasta), rational(2n)), { pantry, stop }).items].map(([id, amount]) => [
        id,
        asNumber(amount),
      ]),
    );

  it('stops at a prep that is kept in stock', () => {
    expect(grams('AT_STOCKED_PREPS')).toEqual({ 'sauce-item': 250, flour: 200 });
  });

  it('goes down to the items where that is asked', () => {
    expect(grams('AT_ITEMS')).toEqual({ tomato: 500, flour: 200 });
  });
});

describe('what may stand within what', () => {
  const chain = (length: number): RecipeVersion[] =>
    Array.from({ length }, (_none, index) => version(`r${index}`, index + 1 < length ? [line(sub(`r${index + 1}`), '1', 'g')] : []));
  const asMap = (recipes: readonly RecipeVersion[]) => new Map(recipes.map((one) => [one.recipeId, one]));

  it('refuses a recipe that is made of itself, and says by which way', () => {
    const recipes = chain(3);
    const closing = version('r2', [line(sub('r0'), '1', 'g')]);
    expect(checkGraph(closing, asMap(recipes))).toEqual({
      ok: false,
      refusal: { code: 'RECIPE_IN_ITSELF', path: ['r2', 'r0', 'r1', 'r2'] },
    });
  });

  it.each([
    [8, true],
    [9, false],
  ])('a recipe of %i levels stands: %s', (levels, stands) => {
    const [first, ...rest] = chain(levels);
    expect(first && checkGraph(first, asMap(rest)).ok).toBe(stands);
  });

  it('two ways to one recipe are no circle', () => {
    const shared = version('shared', []);
    const left = version('left', [line(sub('shared'), '1', 'g')]);
    const top = version('top', [line(sub('left'), '1', 'g'), line(sub('shared'), '1', 'g')]);
    expect(checkGraph(top, asMap([shared, left])).ok).toBe(true);
  });
});

describe('what a guest with an allergy is told', () => {
  const milk = (state: AllergenState) => ingredient({ allergens: { ...free, MILK: state } });
  const rolled = (states: readonly AllergenState[]) => {
    const items = Object.fromEntries(states.map((state, index) => [`i${index}`, milk(state)]));
    const lines = states.map((_state, index) => line(item(`i${index}`), '1', 'g', { isOptional: index % 2 === 1 }));
    return rollUpAllergens(version('dish', lines), pantryOf([], items)).MILK;
  };

  it('is the worst of all parts, optional ones too, in whatever order, and free only where every part is', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...allergenStates), { minLength: 1, maxLength: 6 }), (states) => {
        const ranked = (['CONTAINS', 'MAY_CONTAIN', 'UNKNOWN'] as const).find((state) => states.includes(state)) ?? 'FREE';
        expect(rolled(states)).toBe(ranked);
        expect(rolled(states.toReversed())).toBe(ranked);
      }),
    );
  });

  it('an allergen that nobody spoke of, a missing item and an empty recipe are unknown', () => {
    const told = (lines: readonly RecipeLine[]) =>
      rollUpAllergens(version('dish', lines), pantryOf([], { bare: ingredient({ allergens: {} }) })).MILK;
    expect([told([line(item('bare'), '1', 'g')]), told([line(item('gone'), '1', 'g')]), told([])]).toEqual([
      'UNKNOWN',
      'UNKNOWN',
      'UNKNOWN',
    ]);
  });

  it('is left unknown by parts that can be named, each once and through sub-recipes, but for what another part decides', () => {
    const bare = ingredient({ allergens: {} });
    const spice: LineSubject = { kind: 'UNCOSTED', name: 'Spice', nameLocal: null, isNeutral: false };
    const mix = version('mix', [line(item('bare'), '1', 'g'), line(item('known'), '1', 'g'), line(spice, '1', 'g')]);
    const dish = version('dish', [line(sub('mix'), '1', 'g'), line(item('bare'), '2', 'g'), line(sub('unwritten'), '1', 'g')]);
    const pantry = pantryOf([mix, dish], { bare, known: ingredient() });
    expect(unknownParts(dish, pantry)).toEqual([item('bare'), spice, sub('unwritten')]);
    const sure = version('sure', [line(item('half'), '1', 'g'), line(item('milky'), '1', 'g')]);
    const { MILK: _milk, ...others } = free;
    const items = { half: ingredient({ allergens: others }), milky: milk('CONTAINS') };
    expect(unknownParts(sure, pantryOf([sure], items))).toEqual([]);
  });

  it('reaches through sub-recipes', () => {
    const roux = version('roux', [line(item('butter'), '1', 'g')]);
    const dish = version('dish', [line(sub('roux'), '1', 'g')]);
    expect(rollUpAllergens(dish, pantryOf([roux, dish], { butter: milk('CONTAINS') })).MILK).toBe('CONTAINS');
  });
});

describe('a fasting dish', () => {
  it.each<[string, readonly (boolean | null)[], boolean | null]>([
    ['every part is', [true, true], true],
    ['the cooking fat is not', [true, false], false],
    ['nobody said of one part', [true, null], null],
    ['one is not, and of one nobody said', [null, false], false],
  ])('is told by its parts: %s', (_what, parts, expected) => {
    const items = Object.fromEntries(parts.map((isFasting, index) => [`i${index}`, ingredient({ isFasting })]));
    const inner = version(
      'inner',
      parts.map((_part, index) => line(item(`i${index}`), '1', 'g')),
    );
    const water: LineSubject = { kind: 'UNCOSTED', name: 'Water', nameLocal: 'ውሃ', isNeutral: true };
    const dish = version('dish', [line(sub('inner'), '1', 'g'), line(water, '1', 'l')]);
    expect(isFastingDish(dish, pantryOf([inner, dish], items))).toBe(expected);
  });
});
