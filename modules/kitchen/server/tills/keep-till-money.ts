import { createHash } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { TillOrder, TillProblem } from '../../contract/till-message.ts';
import { decideOrderStep, type OrderState } from '../../rules/order-state.ts';
import { announceOrder } from '../announce-kitchen.ts';
import { changeOrderRow } from '../load-order.ts';
import { billOfOrder, partsOf } from '../present-order.ts';
import { orderDiscount, orderPayment, type OrderRow } from '../tables.ts';
import { TillMessageUnusable } from './till-problems.ts';
import type { TillRow } from './till-table.ts';

type Kept = { readonly tx: RestaurantTx; readonly till: TillRow; readonly said: TillOrder; readonly at: Date };

/** An id for what only a till has named: always the same for the same name. */
const idOf = ({ till, said }: Kept, name: string): string => {
  const hash = createHash('sha256').update(`${till.id}\n${said.orderId}\n${name}`).digest('hex');
  // Version 8: made in a way of our own (RFC 9562, 5.8).
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

const keepDiscounts = async (kept: Kept, orderId: string): Promise<void> => {
  const { tx, said, at } = kept;
  await tx.db.delete(orderDiscount).where(and(eq(orderDiscount.restaurantId, tx.restaurantId), eq(orderDiscount.orderId, orderId)));
  const given = said.discounts.filter(({ amountMinor }) => amountMinor !== '0');
  if (given.length === 0) return;
  await tx.db.insert(orderDiscount).values(
    given.map(({ discountId, amountMinor, reason }) => ({
      restaurantId: tx.restaurantId,
      id: idOf(kept, `discount ${discountId}`),
      orderId,
      amountMinor: BigInt(amountMinor),
      reason,
      givenBy: tx.ownerId,
      givenAt: at,
    })),
  );
};

/** What was paid is never rewritten: another amount under a name that is known is refused. */
const keepPayments = async (kept: Kept, orderId: string): Promise<void> => {
  const { tx, said } = kept;
  const { payments } = await partsOf(tx, [orderId]);
  for (const [index, { paymentId, method, amountMinor, takenAt }] of said.payments.entries()) {
    const id = idOf(kept, `payment ${paymentId}`);
    const known = payments.find((one) => one.id === id);
    if (known && String(known.amountMinor) !== amountMinor)
      throw new TillMessageUnusable([
        { path: `payments.${index}.amountMinor`, code: 'PAYMENT_CHANGED', text: `This payment was told before as ${known.amountMinor}.` },
      ]);
    if (known) continue;
    await tx.db.insert(orderPayment).values({
      restaurantId: tx.restaurantId,
      id,
      orderId,
      method,
      amountMinor: BigInt(amountMinor),
      currency: tx.currency,
      reference: paymentId,
      takenBy: null,
      takenAt: new Date(takenAt),
    });
  }
};

/** Brings what was taken off and paid to what a till says. @throws TillMessageUnusable for a payment that changed */
export const keepTillMoney = async (kept: Kept, orderId: string): Promise<void> => {
  await keepDiscounts(kept, orderId);
  await keepPayments(kept, orderId);
};

const steps = { OPEN: 'REOPEN', CLOSED: 'CLOSE', CANCELLED: 'CANCEL' } as const;

/**
 * Leads an order to the state that a till says. That it is paid is the till's word: its own rounding is not ours.
 *
 * @returns the order as it is then; with why it stays as it is, where something must be done first: a line is held, or
 * somebody still has to grant a void
 */
export const stepTillOrder = async (
  { tx, at }: Kept,
  order: OrderRow,
  wanted: OrderState,
): Promise<{ readonly order: OrderRow; readonly problems: readonly TillProblem[] }> => {
  if (order.state === wanted) return { order, problems: [] };
  const parts = await partsOf(tx, [order.id]);
  const facts = { lineStates: parts.lines.map((line) => line.state), leftMinor: 0n, paidMinor: billOfOrder(order, parts).paidMinor };
  const next = decideOrderStep(order.state, steps[wanted], facts);
  if (!next.ok) return { order, problems: [{ path: 'state', code: next.refusal.code, text: `The order stays ${order.state} for now.` }] };
  const row = await changeOrderRow(tx, order, { state: next.value, closedAt: next.value === 'OPEN' ? null : at });
  announceOrder(tx, row);
  return { order: row, problems: [] };
};
