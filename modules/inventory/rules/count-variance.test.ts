import fc from 'fast-check';
import { expect, test } from 'vitest';

import { quantity, type Quantity } from '../../../kit/quantity.ts';
import { unitCost } from '../../../kit/unit-cost.ts';
import { countVariance, isOverThreshold, usualThresholds } from './count-variance.ts';

test.each([
  // counted, expected, cost; difference, share, value, over
  ['9', '10', '20', '-1', -1000, '-2000', false],
  ['8', '10', '20', '-2', -2000, '-4000', true],
  ['8', '10', '7.50', '-2', -2000, '-1500', false],
  ['99', '100', '80', '-1', -100, '-8000', true],
  ['101', '100', '75', '1', 100, '7500', false],
  ['3', '0', '1', '3', null, '300', false],
  ['3', '0', '6', '3', null, '1800', true],
  ['5', '5', null, '0', 0, null, false],
  ['6', '5', null, '1', 2000, null, true],
  ['2', '-2', '10', '4', 20000, '4000', true],
] as const)('%s counted where %s was expected at £%s', (counted, expected, cost, difference, shareBps, value, isOver) => {
  const variance = countVariance({
    counted: quantity(counted),
    expected: quantity(expected),
    averageCost: cost === null ? null : unitCost(cost),
  });
  expect(variance).toEqual({ difference: quantity(difference), shareBps, valueMinor: value === null ? null : BigInt(value) });
  expect(isOverThreshold(variance, usualThresholds.GBP)).toBe(isOver);
});

test('more of a difference of the same item is never less of a reason to count again', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 12n });
  fc.assert(
    fc.property(amount, amount, amount, (expected, less, more) => {
      const cost = unitCost('1.25');
      const [small, large] = [less < more ? less : more, less < more ? more : less];
      const over = (by: bigint) =>
        isOverThreshold(
          countVariance({ counted: (expected + by) as Quantity, expected: expected as Quantity, averageCost: cost }),
          usualThresholds.ETB,
        );
      expect(over(small) && !over(large)).toBe(false);
    }),
  );
});
