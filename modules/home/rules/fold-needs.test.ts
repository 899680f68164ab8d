import fc from 'fast-check';
import { expect, test } from 'vitest';

import { foldNeeds } from './fold-needs.ts';

const fold = (kinds: readonly string[]) =>
  foldNeeds(
    kinds.map((kind, index) => ({ kind, id: `${kind}${index}` })),
    (kind) => kind !== 'fridge',
  ).map((one) => (one.more === null ? one.need.id : `${one.kind}+${one.more}`));

test.each([
  [[], []],
  [
    ['low', 'low', 'low'],
    ['low0', 'low1', 'low2'],
  ],
  [
    ['low', 'low', 'fridge', 'low', 'low'],
    ['low0', 'low1', 'fridge2', 'low+2'],
  ],
  [
    ['fridge', 'fridge', 'fridge', 'fridge'],
    ['fridge0', 'fridge1', 'fridge2', 'fridge3'],
  ],
])('of %j home names %j', (kinds, named) => expect(fold(kinds)).toEqual(named));

test('nothing is lost: what is named and what is counted are as many as there were', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('low', 'late', 'fridge')), (kinds) => {
      const folded = foldNeeds(
        kinds.map((kind) => ({ kind })),
        (kind) => kind !== 'fridge',
      );
      expect(folded.reduce((sum, { more }) => sum + (more ?? 1), 0)).toBe(kinds.length);
    }),
  );
});
