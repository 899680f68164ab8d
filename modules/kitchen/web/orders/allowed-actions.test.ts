import { expect, test } from 'vitest';

import { lineOf, orderOf } from '../testing/sample-orders.ts';
import { allowedActions } from './allowed-actions.ts';

const lead = { mayTakeOrders: true, mayTakePayments: true, mayLead: true };
const waiter = { ...lead, mayLead: false };
const two = orderOf({ lines: [lineOf('Shiro', { quantity: 2 })] });
const paid = { id: 'p', method: 'CASH', amountMinor: '100', reference: null, takenAt: '2026-11-21T12:00:00.000Z' } as const;

test.each([
  ['whoever leads, with an order of two dishes', two, lead, 'GUESTS MOVE MERGE SPLIT SERVICE DISCOUNT PRINT'],
  ['a waiter, who gives no discount', two, waiter, 'GUESTS MOVE MERGE SPLIT SERVICE PRINT'],
  ['one dish, which cannot be split', orderOf({ lines: [lineOf('Shiro')] }), waiter, 'GUESTS MOVE MERGE SERVICE PRINT'],
  ['an order that came to nothing, which may be cancelled', orderOf({ lines: [] }), waiter, 'GUESTS MOVE MERGE SERVICE CANCEL'],
  [
    'one of which something was paid',
    orderOf({ lines: two.lines, payments: [paid] }),
    lead,
    'GUESTS MOVE SPLIT SERVICE DISCOUNT GIVE_BACK PRINT',
  ],
  ['one that is closed', orderOf({ lines: two.lines, payments: [paid], state: 'CLOSED' }), lead, 'GIVE_BACK PRINT'],
  ['one that a till keeps', orderOf({ lines: two.lines, tillName: 'Front bar' }), lead, 'PRINT'],
])('offers what the server would allow to %s', (_whom, order, allowed, offered) => {
  expect(allowedActions(order, allowed).join(' ')).toBe(offered);
});
