import fc from 'fast-check';
import { expect, it } from 'vitest';

import { inventoryDays } from './inventory-days.ts';

it.each([
  [7_000n, 7_000n, 7, 70],
  [10_000n, 30_000n, 30, 100],
  [5_000n, 3_000n, 7, 116],
  [5_000n, 0n, 7, null],
  [-1n, 5n, 7, null],
])('stock of %s of which %s is used in %s days lasts %s tenths', (average, used, days, expected) => {
  expect(inventoryDays(average, used, days)).toBe(expected);
});

it('never lasts longer for using more', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 12n });
  fc.assert(
    fc.property(amount, amount, amount, (average, used, more) => {
      expect(inventoryDays(average, used + more, 30) ?? 0).toBeLessThanOrEqual(inventoryDays(average, used, 30) ?? 0);
    }),
  );
});
