import fc from 'fast-check';
import { expect, it } from 'vitest';

import { tipsOfOrder, type PaidOrder } from './tips-on-bills.ts';

const order = (payments: PaidOrder['payments'], changes: Partial<PaidOrder> = {}): PaidOrder => ({
  grossMinor: 4000n,
  discounts: [],
  serviceShare: 0,
  payments,
  ...changes,
});
const paid = (method: string, amountMinor: bigint) => ({ method, amountMinor });

it.each<[string, PaidOrder, bigint, bigint]>([
  ['paid to the penny', order([paid('CARD', 4000n)]), 0n, 0n],
  ['paid less', order([paid('CARD', 3000n)]), 0n, 0n],
  ['a tip within a card payment', order([paid('CARD', 4500n)]), 0n, 500n],
  ['notes that were left', order([paid('CARD', 2000n), paid('CASH', 2300n)]), 300n, 0n],
  ['more than the last payment', order([paid('CARD', 4200n), paid('CASH', 300n)]), 300n, 200n],
  ['phone money is no cash', order([paid('TELEBIRR', 4100n)]), 0n, 100n],
  ['change that was given back', order([paid('CASH', 5000n), paid('CASH', -1000n)]), 0n, 0n],
  ['part of the change was left', order([paid('CASH', 5000n), paid('CASH', -800n)]), 200n, 0n],
  ['change in notes for a card', order([paid('CARD', 5000n), paid('CASH', -600n)]), 0n, 400n],
  ['service is in the bill', order([paid('CARD', 4500n)], { serviceShare: 1250 }), 0n, 0n],
  [
    'so is what was taken off',
    order([paid('CARD', 4000n)], { discounts: [{ share: 1000, amountMinor: null }], serviceShare: 1000 }),
    0n,
    40n,
  ],
])('%s', (_what, facts, cashMinor, cardMinor) => {
  expect(tipsOfOrder(facts)).toEqual({ cashMinor, cardMinor });
});

it('is what was paid beyond the bill, and of each way no more than was paid by it', () => {
  const payment = fc.record({ method: fc.constantFrom('CASH', 'CARD', 'BANK'), amountMinor: fc.bigInt(-3000n, 6000n) });
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 6 }), fc.bigInt(0n, 9000n), (payments, grossMinor) => {
      const { cashMinor, cardMinor } = tipsOfOrder(order(payments, { grossMinor }));
      const sum = (isCash: boolean) =>
        payments.filter(({ method }) => (method === 'CASH') === isCash).reduce((total, { amountMinor }) => total + amountMinor, 0n);
      const beyond = sum(true) + sum(false) - grossMinor;
      expect(cashMinor + cardMinor).toBe(beyond > 0n ? beyond : 0n);
      expect([cashMinor >= 0n, cardMinor >= 0n]).toEqual([true, true]);
      if (cashMinor > 0n) expect(cashMinor).toBeLessThanOrEqual(sum(true));
    }),
  );
});
