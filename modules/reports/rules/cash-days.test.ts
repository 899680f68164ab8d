import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { cashSum } from './cash-days.ts';
import { drawersOf } from './close/drawers.ts';

it('drawers that nobody counted are neither short nor over, and say how many they are', () => {
  expect(cashSum([{ tillId: null, name: null, cashMinor: '500', count: null }])).toEqual({
    cashMinor: 500n,
    expectedMinor: null,
    countedMinor: null,
    varianceMinor: null,
    uncounted: 1,
  });
});

it('what should be there and what is over or short add up to what was counted', () => {
  const minor = fc.bigInt({ min: 0n, max: 1_000_000n });
  const one = fc.record({ takenMinor: minor, givenBackMinor: minor, floatMinor: minor, takenOutMinor: minor, countedMinor: minor });
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 5 }), (facts) => {
      const drawers = facts.flatMap((fact, at) =>
        drawersOf([{ ...fact, method: 'CASH', tillId: String(at) }], [{ ...fact, tillId: String(at), note: null }], new Map()),
      );
      const { expectedMinor, countedMinor, varianceMinor, uncounted } = cashSum(drawers);
      expect((expectedMinor ?? 0n) + (varianceMinor ?? 0n)).toBe(countedMinor);
      expect(uncounted).toBe(0);
    }),
  );
});
