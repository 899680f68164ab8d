import fc from 'fast-check';
import { expect, test } from 'vitest';

import { splitPool } from './tip-pool.ts';

const share = (userId: string, minutes: number, weightPermille = 1000) => ({ userId, minutes, weightPermille });

test.each([
  // Pool, shares, parts.
  [100n, [share('a', 60), share('b', 60)], [50n, 50n]],
  [100n, [share('a', 60), share('b', 60), share('c', 60)], [34n, 33n, 33n]],
  [1000n, [share('a', 480), share('b', 480, 500)], [667n, 333n]],
  [1n, [share('b', 60), share('a', 60)], [0n, 1n]],
  [500n, [share('a', 60), share('b', 0)], [500n]],
])('what division leaves over goes to whoever lost most by it: case %#', (pool, shares, expected) => {
  expect(splitPool(pool, shares).parts.map(({ amountMinor }) => amountMinor)).toEqual(expected);
});

test('what nobody worked for stays unallocated', () => {
  expect(splitPool(500n, [share('a', 0)])).toEqual({ parts: [], unallocatedMinor: 500n });
});

test('the parts are together the pool, and nobody is off by more than one', () => {
  const anyShares = fc.uniqueArray(
    fc.record({ userId: fc.uuid(), minutes: fc.integer({ min: 0, max: 20_000 }), weightPermille: fc.integer({ min: 0, max: 3000 }) }),
    { selector: ({ userId }) => userId, maxLength: 30 },
  );
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10_000_000n }), anyShares, (pool, shares) => {
      const { parts, unallocatedMinor } = splitPool(pool, shares);
      expect(parts.reduce((sum, { amountMinor }) => sum + amountMinor, unallocatedMinor)).toBe(pool);
      const whole = shares.reduce((sum, { minutes, weightPermille }) => sum + minutes * weightPermille, 0);
      for (const { userId, amountMinor } of parts) {
        const own = shares.find((one) => one.userId === userId);
        const fair = (Number(pool) * (own?.minutes ?? 0) * (own?.weightPermille ?? 0)) / whole;
        expect(Math.abs(Number(amountMinor) - fair)).toBeLessThanOrEqual(1.000_001);
      }
    }),
  );
});
