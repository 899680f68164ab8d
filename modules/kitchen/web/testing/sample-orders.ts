import { uuidv7 } from 'uuidv7';

import type { Order, OrderLine } from '../../contract/fields.ts';
import { billOf } from '../../rules/bill.ts';
import { headOf, lineOf as ticketLineOf } from './sample-tickets.ts';

/** A dish of an order at 12.00 with VAT within. */
export const lineOf = (dishName: string, changes: Partial<OrderLine> = {}): OrderLine =>
  ticketLineOf(headOf('4'), dishName, { vatRate: 2000, ...changes });

/** An order of table 4 as the server would answer it, with its bill worked out. */
export const orderOf = (changes: Partial<Order> = {}): Order => {
  const head = headOf('4');
  const order = { ...head, tillName: null, currency: 'GBP' as const, serviceShare: 0, lines: [], discounts: [], payments: [], ...changes };
  const lines = order.lines.map((line) => ({ ...line, orderId: order.id }));
  const bill = billOf({
    lines: lines.filter(({ state }) => state !== 'VOIDED').map((line) => ({ ...line, unitPriceMinor: BigInt(line.unitPriceMinor) })),
    discounts: order.discounts.map(({ share, amountMinor }) => ({ share, amountMinor: amountMinor === null ? null : BigInt(amountMinor) })),
    serviceShare: order.serviceShare,
    paymentsMinor: order.payments.map(({ amountMinor }) => BigInt(amountMinor)),
  });
  const { discountsMinor: _each, vat, ...sums } = bill;
  const texts = Object.fromEntries(Object.entries(sums).map(([name, minor]) => [name, String(minor)])) as Omit<Order['bill'], 'vat'>;
  return {
    ...order,
    lines,
    bill: {
      ...texts,
      vat: vat.map((one) => ({
        rate: one.rate,
        grossMinor: String(one.grossMinor),
        netMinor: String(one.netMinor),
        vatMinor: String(one.vatMinor),
      })),
    },
  };
};

/** Something that waits on this device, as its outbox keeps it. */
export const waitingDeed = (name: string, body: object) => ({
  name,
  input: { commandId: uuidv7(), restaurantId: uuidv7(), deviceId: uuidv7(), occurredAt: new Date().toISOString(), body },
  subject: '4',
  sequence: 1,
  userId: 'hanna',
  state: 'waiting' as const,
  enqueuedAtMs: 0,
  attempts: 0,
  nextAttemptAtMs: 0,
});
