import fc from 'fast-check';
import { expect, it } from 'vitest';

import { spreadCredit } from './spread-credit.ts';

const owed = (...open: readonly bigint[]) => open.map((openMinor, index) => ({ id: `invoice ${index}`, openMinor }));

it.each([
  ['less than the first is owed', 50n, owed(100n, 30n), [50n]],
  ['more than the first is owed', 120n, owed(100n, 30n), [100n, 20n]],
  ['more than everything is owed', 200n, owed(100n, 30n), [100n, 30n]],
  ['nothing is owed', 200n, owed(), []],
  ['one is paid already', 20n, owed(0n, 30n), [20n]],
])('a credit is taken off what is owed, in order: %s', (_case, credit, open, taken) => {
  expect(spreadCredit(credit, open).map(({ minor }) => minor)).toEqual(taken);
});

it('never takes off more than the credit is worth or than is open, and stops only when one of them is used up', () => {
  const amounts = fc.bigInt({ min: 0n, max: 10n ** 12n });
  fc.assert(
    fc.property(amounts, fc.array(amounts, { maxLength: 20 }), (credit, amount) => {
      const open = owed(...amount);
      const parts = spreadCredit(credit, open);
      const taken = parts.reduce((sum, { minor }) => sum + minor, 0n);
      const all = amount.reduce((sum, one) => sum + one, 0n);
      expect(taken).toBe(credit < all ? credit : all);
      for (const { id, minor } of parts) expect(minor <= (open.find((one) => one.id === id)?.openMinor ?? 0n)).toBe(true);
    }),
  );
});
