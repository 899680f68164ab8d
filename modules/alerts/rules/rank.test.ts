import fc from 'fast-check';
import { expect, it } from 'vitest';

import { priorityOf } from './rank.ts';

it('no money makes a lesser thing press more than a worse one', () => {
  const amount = fc.option(fc.bigInt({ min: -(2n ** 62n), max: 2n ** 62n }), { nil: null });
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      expect(priorityOf('WARN', one)).toBeGreaterThan(priorityOf('INFO', other));
      expect(priorityOf('CRITICAL', one)).toBeGreaterThan(priorityOf('WARN', other));
    }),
  );
});

it('of two alike the one presses more on which more hangs', () => {
  expect(priorityOf('WARN', 100_000n)).toBeGreaterThan(priorityOf('WARN', 500n));
  expect(priorityOf('WARN', 1n)).toBeGreaterThan(priorityOf('WARN', null));
  expect(priorityOf('WARN', -500n)).toBe(priorityOf('WARN', null));
});
