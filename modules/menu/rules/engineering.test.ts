import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { coverageOf, engineeringFinding } from './engineering-finding.ts';
import { type Quadrant, quadrantsOf, quadrantsUnderHeadings, type SoldDish } from './quadrant.ts';

const dish = (dishId: string, sold: number, marginMinor: number | null): SoldDish => ({ dishId, sold, marginMinor });

it('dishes stand where Kasavana and Smith put them: popular from 70 % of an even share, earning from the mean margin', () => {
  // 100 portions of four: an even share is 25, popular from 17.5; the mean margin is 620.
  const dishes = [dish('star', 40, 800), dish('horse', 40, 400), dish('puzzle', 10, 900), dish('dog', 10, 500)];
  expect(Object.fromEntries(quadrantsOf(dishes))).toEqual({ star: 'STAR', horse: 'PLOUGHHORSE', puzzle: 'PUZZLE', dog: 'DOG' });
});

it('a dish whose margin is not known has no quadrant and moves no other', () => {
  const known = [dish('a', 30, 500), dish('b', 10, 700)];
  expect([...quadrantsOf([...known, dish('c', 1000, null)])]).toEqual([...quadrantsOf(known)]);
});

it('what earns the most a portion is never said to earn little, nor what sells the most to sell little', () => {
  const any = fc.array(fc.tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: -500, max: 5000 })), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(any, (rows) => {
      const dishes = rows.map(([sold, margin], index) => dish(String(index), sold, margin));
      const quadrants = quadrantsOf(dishes);
      const best = dishes.toSorted((left, right) => (right.marginMinor ?? 0) - (left.marginMinor ?? 0))[0]?.dishId ?? '';
      const top = dishes.toSorted((left, right) => right.sold - left.sold)[0]?.dishId ?? '';
      expect(['STAR', 'PUZZLE']).toContain(quadrants.get(best));
      expect(['STAR', 'PLOUGHHORSE']).toContain(quadrants.get(top));
    }),
  );
});

const finding = (dishes: readonly (SoldDish & { readonly is: Quadrant | null })[]) =>
  engineeringFinding(dishes, new Map(dishes.flatMap(({ dishId, is }) => (is === null ? [] : [[dishId, is] as const]))));

test.each([
  ['nothing was sold', [], { kind: 'NOTHING_SOLD' }],
  [
    'most of it has no cost',
    [
      { ...dish('a', 6, null), is: null },
      { ...dish('b', 4, 100), is: 'DOG' },
    ],
    { kind: 'COST_MISSING', coverageShare: 4000 },
  ],
  [
    'one sells and earns little: the one that sells most',
    [
      { ...dish('a', 6, 100), is: 'PLOUGHHORSE' },
      { ...dish('b', 9, 100), is: 'PLOUGHHORSE' },
      { ...dish('c', 1, 900), is: 'PUZZLE' },
    ],
    { kind: 'PLOUGHHORSE', dishId: 'b' },
  ],
  [
    'one earns and sells little',
    [
      { ...dish('a', 6, 900), is: 'PUZZLE' },
      { ...dish('b', 9, 100), is: 'DOG' },
    ],
    { kind: 'PUZZLE', dishId: 'a' },
  ],
  [
    'one does neither',
    [
      { ...dish('a', 6, 900), is: 'STAR' },
      { ...dish('b', 9, 100), is: 'DOG' },
    ],
    { kind: 'DOG', dishId: 'b' },
  ],
  ['all do both', [{ ...dish('a', 6, 900), is: 'STAR' }], { kind: 'ALL_WELL' }],
] as const)('where %s, that is said first', (_what, dishes, expected) => {
  expect(finding(dishes)).toEqual(expected);
});

test.each([
  [[], null],
  [[dish('a', 2, 1), dish('b', 1, null)], 6666],
] as const)('of %o so much is known: %s', (dishes, share) => {
  expect(coverageOf(dishes)).toBe(share);
});

it('a dish alone under its heading is held against the whole menu, and stands under its own once three are there', () => {
  const mains = [dish('steak', 50, 900), dish('stew', 40, 700), dish('roast', 30, 800)];
  const menu = [...mains, dish('water', 5, 50)];
  const headingOf = (dishId: string) => (dishId === 'water' ? 'drinks' : 'mains');
  expect(quadrantsUnderHeadings(menu, headingOf).get('water')).toBe('DOG');
  expect(quadrantsUnderHeadings(menu, headingOf).get('steak')).toBe(quadrantsOf(mains).get('steak'));
  const drinks = [dish('water', 50, 50), dish('tea', 40, 60), dish('coffee', 45, 40)];
  expect(
    quadrantsUnderHeadings([...mains, ...drinks], (id) => (drinks.some(({ dishId }) => dishId === id) ? 'drinks' : 'mains')).get('tea'),
  ).toBe('STAR');
});

it('of fewer than three dishes none is a star, and that is said', () => {
  const menu = [dish('steak', 50, 900), dish('stew', 40, 700), dish('unknown', 10, null)];
  const quadrants = quadrantsUnderHeadings(menu, () => null);
  expect(quadrants.size).toBe(0);
  expect(engineeringFinding(menu, quadrants)).toEqual({ kind: 'TOO_FEW' });
});
