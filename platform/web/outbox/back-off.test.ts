import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { backOffMs, firstDelayMs, longestDelayMs } from './back-off.ts';

describe('a failed sending is tried again without a stampede', () => {
  test.each([
    [1, 0, 500],
    [1, 1, 1_000],
    [2, 1, 2_000],
    [5, 0, 8_000],
    [9, 1, 256_000],
    [10, 1, 300_000],
    [1_000, 1, 300_000],
  ])('after %i attempts, at chance %d, it waits %i ms', (attempts, chance, expected) => {
    expect(backOffMs(attempts, chance)).toBe(expected);
  });

  test('the wait never leaves its bounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempts, chance) => {
        const wait = backOffMs(attempts, chance);
        expect(wait).toBeGreaterThanOrEqual(firstDelayMs / 2);
        expect(wait).toBeLessThanOrEqual(longestDelayMs);
      }),
    );
  });
});
