import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { quantity } from '../../../kit/quantity.ts';
import { multiply, type Rational, rational } from '../../../kit/rational.ts';
import { unitCost } from '../../../kit/unit-cost.ts';
import { costRecipe } from './cost-recipe.ts';
import { explodeRecipe, onePortion } from './explode-recipe.ts';
import { type Channel, channels } from './menu-limits.ts';
import { apartFromPackaging, asWritten, type WrittenLine } from './packaging.ts';
import type { Ingredient, Pantry, RecipeVersion } from './recipe.ts';
import { isFastingDish, rollUpAllergens } from './roll-up-allergens.ts';

const item = (baseUnit: 'g' | 'each', cost: string): Ingredient => ({
  units: { baseUnit, packChain: [], countUnits: [], densityGPerMl: null, eachMeasure: null },
  unitCost: unitCost(cost),
  allergens: {},
  isFasting: null,
});

const line = (itemId: string, size: string, packedFor: readonly Channel[] | null): WrittenLine => ({
  lineId: itemId,
  subject: { kind: 'ITEM', itemId },
  quantity: quantity(size),
  unit: itemId === 'lentils' ? 'g' : 'each',
  usableShare: 10_000,
  isOptional: false,
  channels: packedFor,
});

const recipe = (written: readonly WrittenLine[], portions: string | null = '4'): RecipeVersion => ({
  recipeId: 'stew',
  versionNo: 1,
  yieldQuantity: quantity('1000'),
  yieldUnit: 'g',
  portions: portions === null ? null : quantity(portions),
  ...apartFromPackaging(written),
  stockItemId: null,
});

const pantry: Pantry = {
  recipes: new Map(),
  items: new Map([
    ['lentils', item('g', '0.01')],
    ['box', item('each', '4')],
    ['spoon', item('each', '1')],
  ]),
};

const stew = recipe([line('lentils', '800', null), line('box', '1', ['TAKEAWAY', 'DELIVERY']), line('spoon', '2', ['DELIVERY'])]);

const asNumber = ({ numerator, denominator }: Rational): number => Number(numerator) / Number(denominator);
const taken = (portions: bigint, soldBy?: Channel) => {
  const batches = multiply(onePortion(stew), rational(portions));
  const { items } = explodeRecipe(stew, batches, { pantry, stop: 'AT_ITEMS', soldBy });
  return Object.fromEntries([...items].map(([id, amount]) => [id, asNumber(amount)]));
};

describe('what a portion is packed in', () => {
  it.each<[string, Channel | undefined, object, number]>([
    ['is not taken at the table', 'DINE_IN', { lentils: 600 }, 2],
    ['is taken for each portion that is taken away', 'TAKEAWAY', { lentils: 600, box: 3 }, 6],
    ['may be more by another channel', 'DELIVERY', { lentils: 600, box: 3, spoon: 6 }, 8],
    ['is not taken by what is made and not sold', undefined, { lentils: 600 }, 2],
  ])('%s', (_what, soldBy, items, perPortion) => {
    expect(taken(3n, soldBy)).toEqual(items);
    expect(asNumber(costRecipe(stew, pantry, soldBy).perPortion)).toBe(perPortion);
  });

  it('is taken once by what is not served in portions', () => {
    const whole = recipe([line('lentils', '800', null), line('box', '1', ['TAKEAWAY'])], null);
    const { items } = explodeRecipe(whole, rational(2n), { pantry, stop: 'AT_ITEMS', soldBy: 'TAKEAWAY' });
    expect(asNumber(items.get('box') ?? rational(0n))).toBe(2);
  });

  it('is named where its size is not known, and the dish is not complete by that channel alone', () => {
    const odd = recipe([line('lentils', '800', null), { ...line('box', '1', ['TAKEAWAY']), unit: 'case' }]);
    expect(costRecipe(odd, pantry, 'TAKEAWAY')).toMatchObject({ isComplete: false, problems: [{ lineId: 'box' }] });
    expect(costRecipe(odd, pantry, 'DINE_IN')).toMatchObject({ isComplete: true, problems: [] });
  });

  it('says nothing about what is eaten: its allergens and its fast are not asked', () => {
    const known = { ...item('g', '0.01'), isFasting: true, allergens: { MILK: 'FREE' } } as const;
    const within: Pantry = { ...pantry, items: new Map([...pantry.items, ['lentils', known]]) };
    expect(isFastingDish(stew, within)).toBe(true);
    expect(rollUpAllergens(stew, within).MILK).toBe('FREE');
  });

  it('stands with the lines as they are written, none lost and none twice', () => {
    const written = fc.array(
      fc.option(fc.subarray([...channels], { minLength: 1 }), { nil: null }).map((packedFor) => line('box', '1', packedFor)),
    );
    fc.assert(
      fc.property(written, (lines) => {
        const { lines: cooked, packaging } = apartFromPackaging(lines);
        const again = asWritten(cooked, packaging);
        expect(again).toHaveLength(lines.length);
        expect(apartFromPackaging(again)).toEqual({ lines: cooked, packaging });
        expect(again.filter((one) => one.channels !== null)).toEqual(lines.filter((one) => one.channels !== null));
      }),
    );
  });
});
