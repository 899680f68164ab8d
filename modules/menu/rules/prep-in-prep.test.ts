import fc from 'fast-check';
import { expect, it } from 'vitest';

import { quantity } from '../../../kit/quantity.ts';
import { rational } from '../../../kit/rational.ts';
import { plannedFirst, takenByPrep, withTaken } from './prep-in-prep.ts';
import type { Pantry, RecipeVersion } from './recipe.ts';

const units = { baseUnit: 'g' as const, packChain: [], countUnits: [], densityGPerMl: null, eachMeasure: null };
const ingredient = { units, unitCost: null, allergens: {}, isFasting: null };

const prepOf = (recipeId: string, parts: Readonly<Record<string, number>>): RecipeVersion => ({
  recipeId,
  versionNo: 1,
  yieldQuantity: quantity('1000'),
  yieldUnit: 'g',
  portions: null,
  packaging: [],
  stockItemId: `${recipeId}-kept`,
  lines: Object.entries(parts).map(([part, grams]) => ({
    lineId: part,
    subject: { kind: 'RECIPE' as const, recipeId: part },
    quantity: quantity(String(grams)),
    unit: 'g' as const,
    usableShare: 10_000,
    isOptional: false,
  })),
});

const pantryOf = (preps: readonly RecipeVersion[]): Pantry => ({
  recipes: new Map(preps.map((one) => [one.recipeId, one])),
  items: new Map(preps.map(({ stockItemId }) => [stockItemId ?? '', ingredient])),
});

const kept = (preps: readonly RecipeVersion[]) =>
  preps.map(({ recipeId, stockItemId }) => ({ recipeId, itemId: stockItemId ?? '', batch: rational(1000n) }));

it('plans a prep after everything that is made with it, and counts what that takes', () => {
  const preps = [prepOf('spice', {}), prepOf('sauce', { spice: 50 }), prepOf('stew', { sauce: 400, spice: 10 })];
  const pantry = pantryOf(preps);
  expect(plannedFirst(kept(preps), pantry).map(({ recipeId }) => recipeId)).toEqual(['stew', 'sauce', 'spice']);
  const [, sauce, stew] = kept(preps);
  if (!sauce || !stew) throw new Error('There are three preps.');
  const ofStew = takenByPrep(stew, rational(2000n), pantry);
  expect(ofStew).toEqual(
    new Map([
      ['sauce-kept', rational(800n)],
      ['spice-kept', rational(20n)],
    ]),
  );
  const ofBoth = withTaken(ofStew, takenByPrep(sauce, rational(800n), pantry));
  expect(ofBoth.get('spice-kept')).toEqual(rational(60n));
});

it('takes nothing for what is not made, or has no version in effect', () => {
  const preps = [prepOf('spice', {}), prepOf('sauce', { spice: 50 })];
  const [, sauce] = kept(preps);
  if (!sauce) throw new Error('There are two preps.');
  expect(takenByPrep(sauce, rational(0n), pantryOf(preps)).size).toBe(0);
  expect(takenByPrep(sauce, rational(500n), pantryOf([])).size).toBe(0);
});

it('keeps every prep once and none before what is made with it, however they are made of each other', () => {
  const graph = fc.array(fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), { minLength: 6, maxLength: 6 });
  const isOrdered = fc.property(graph, fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }), (uses, shown) => {
    const preps = uses.map((row, outer) =>
      prepOf(String(outer), Object.fromEntries(row.flatMap((isUsed, inner) => (isUsed && inner > outer ? [[String(inner), 10]] : [])))),
    );
    const pantry = pantryOf(preps);
    const ordered = plannedFirst(
      shown.flatMap((index) => kept(preps)[index] ?? []),
      pantry,
    ).map(({ recipeId }) => Number(recipeId));
    const place = (one: number): number => ordered.indexOf(one);
    expect(ordered.toSorted((left, right) => left - right)).toEqual([0, 1, 2, 3, 4, 5]);
    for (const [outer, row] of uses.entries())
      for (const [inner, isUsed] of row.entries()) if (isUsed && inner > outer) expect(place(outer)).toBeLessThan(place(inner));
  });
  expect(() => fc.assert(isOrdered)).not.toThrow();
});
