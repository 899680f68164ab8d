import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { allergenCodes, allergenStates } from '../../inventory/rules/allergen.ts';
import { guestAllergens, guestPrice } from './guest-dish.ts';
import type { DishAllergens } from './roll-up-allergens.ts';

it('a guest reads of every allergen that a dish is not known to be free of, once', () => {
  const states = fc.array(fc.constantFrom(...allergenStates), { minLength: 14, maxLength: 14 });
  fc.assert(
    fc.property(states, (each) => {
      const allergens = Object.fromEntries(allergenCodes.map((code, index) => [code, each[index]])) as DishAllergens;
      const { contains, mayContain, unknown } = guestAllergens(allergens);
      const named = [...contains, ...mayContain, ...unknown];
      expect(named.toSorted()).toEqual(allergenCodes.filter((code) => allergens[code] !== 'FREE').toSorted());
      expect(unknown.every((code) => allergens[code] === 'UNKNOWN')).toBe(true);
    }),
  );
});

it('of a dish without a recipe a guest reads that nothing is known', () => {
  expect(guestAllergens(null)).toEqual({ contains: [], mayContain: [], unknown: [...allergenCodes] });
});

test.each([
  [{ DINE_IN: '1200', DELIVERY: '1400' }, '1200'],
  [{ TAKEAWAY: '900', DELIVERY: '1400' }, '900'],
  [{}, undefined],
] as const)('a guest who reads prices %o pays %s', (prices, paid) => {
  expect(guestPrice(prices)).toBe(paid);
});
