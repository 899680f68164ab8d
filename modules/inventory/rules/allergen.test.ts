import { expect, test } from 'vitest';

import { allergenCodes, allergenState, othersFree } from './allergen.ts';

test('what somebody has said of an item stays, and the others are not in it', () => {
  const said = { MILK: 'CONTAINS', EGGS: 'MAY_CONTAIN', FISH: 'UNKNOWN' } as const;
  const all = othersFree(said) ?? {};
  expect(allergenCodes.map((code) => allergenState(all, code)).filter((state) => state === 'FREE')).toHaveLength(12);
  expect(all).toMatchObject({ MILK: 'CONTAINS', EGGS: 'MAY_CONTAIN', FISH: 'FREE' });
});

test('where something is said of each there are no others', () => {
  expect(othersFree(othersFree({}) ?? {})).toBeNull();
});
