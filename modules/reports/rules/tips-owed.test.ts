import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { owedSums, tipSums } from './tips-owed.ts';

const today = '2026-11-22';

it('no tips written down is not known, which is not nought', () => {
  expect(tipSums([], today)).toEqual({ takenMinor: null, paidMinor: null, owedMinor: null, lateMinor: null });
});

it('where all that is known was paid out nothing is owed; where nothing is known that is not known either', () => {
  expect(owedSums([], true, today).owedMinor).toBe(0n);
  expect(owedSums([], false, today).owedMinor).toBeNull();
  expect(owedSums([{ amountMinor: 300n, payBy: today, paidOn: null }], true, today).owedMinor).toBe(300n);
});

it('tips are owed until they are paid, and late after the day by which they must be', () => {
  const pools = [
    { amountMinor: 500n, payBy: '2026-10-31', paidOn: '2026-10-20' },
    { amountMinor: 300n, payBy: '2026-11-21', paidOn: null },
    { amountMinor: 200n, payBy: today, paidOn: null },
  ];
  expect(tipSums(pools, today)).toEqual({ takenMinor: 1000n, paidMinor: 500n, owedMinor: 500n, lateMinor: 300n });
});

it('paid and owed always add up to what was taken in', () => {
  const pool = fc.record({
    amountMinor: fc.bigInt({ min: -10_000n, max: 100_000n }),
    payBy: fc.constantFrom('2026-10-31', '2026-12-31'),
    paidOn: fc.constantFrom(null, '2026-11-01'),
  });
  fc.assert(
    fc.property(fc.array(pool, { minLength: 1 }), (pools) => {
      const { takenMinor, paidMinor, owedMinor } = tipSums(pools, today);
      expect((paidMinor ?? 0n) + (owedMinor ?? 0n)).toBe(takenMinor);
    }),
  );
});
