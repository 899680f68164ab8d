import { and, count, eq } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Order, paymentMethods } from '../contract/fields.ts';
import { kitchenLimits } from '../rules/kitchen-limits.ts';
import { decideOrderStep, type OrderStep } from '../rules/order-state.ts';
import { announceOrder } from './announce-kitchen.ts';
import { changeOrderRow, lockOwnOpenOrder, lockOwnOrder } from './load-order.ts';
import { momentOf } from './moment.ts';
import { answerOrder, billOfOrder, partsOf } from './present-order.ts';
import { orderDiscount, orderPayment, type OrderRow } from './tables.ts';

type DiscountBody = {
  readonly orderId: string;
  readonly discountId: string;
  readonly off: { readonly kind: 'SHARE'; readonly share: number } | { readonly kind: 'AMOUNT'; readonly amountMinor: string };
  readonly reason: string;
};

const touched = async (tx: RestaurantTx, order: OrderRow): Promise<{ order: Order }> => {
  announceOrder(tx, await changeOrderRow(tx, order, {}));
  return answerOrder(tx, order.id);
};

/** Takes something off a bill. @refuses NOT_FOUND, ORDER_NOT_OPEN; DISCOUNT_LIMIT_REACHED; ID_TAKEN */
export const giveDiscount = async (tx: RestaurantTx, command: CommandEnvelope<DiscountBody>): Promise<{ order: Order }> => {
  const { orderId, discountId, off, reason } = command.body;
  const order = await lockOwnOpenOrder(tx, orderId);
  const [given] = await tx.db
    .select({ discounts: count() })
    .from(orderDiscount)
    .where(and(eq(orderDiscount.restaurantId, tx.restaurantId), eq(orderDiscount.orderId, orderId)));
  const { discountsMax } = kitchenLimits;
  if (given && given.discounts >= discountsMax) throw refusal('DISCOUNT_LIMIT_REACHED', { field: 'off', discountsMax });
  const [made] = await tx.db
    .insert(orderDiscount)
    .values({
      restaurantId: tx.restaurantId,
      id: discountId,
      orderId,
      share: off.kind === 'SHARE' ? off.share : null,
      amountMinor: off.kind === 'AMOUNT' ? BigInt(off.amountMinor) : null,
      reason,
      givenBy: tx.userId ?? tx.ownerId,
      givenAt: momentOf(command).at,
    })
    .onConflictDoNothing()
    .returning({ id: orderDiscount.id });
  if (!made) throw refusal('ID_TAKEN', { field: 'discountId' });
  return touched(tx, order);
};

/** Takes a discount back; one that is gone already is no fault. @refuses NOT_FOUND, ORDER_NOT_OPEN */
export const dropDiscount = async (
  tx: RestaurantTx,
  { body }: CommandEnvelope<{ readonly orderId: string; readonly discountId: string }>,
): Promise<{ order: Order }> => {
  const order = await lockOwnOpenOrder(tx, body.orderId);
  const own = and(eq(orderDiscount.restaurantId, tx.restaurantId), eq(orderDiscount.id, body.discountId));
  await tx.db.delete(orderDiscount).where(and(own, eq(orderDiscount.orderId, body.orderId)));
  return touched(tx, order);
};

type MoneyBody = {
  readonly orderId: string;
  readonly paymentId: string;
  readonly method: (typeof paymentMethods)[number];
  readonly amountMinor: string;
  readonly reference: string | null;
};

const keepPayment = async (tx: RestaurantTx, command: CommandEnvelope<MoneyBody>, sign: 1n | -1n): Promise<void> => {
  const { paymentId, amountMinor, ...said } = command.body;
  const [made] = await tx.db
    .insert(orderPayment)
    .values({
      ...said,
      restaurantId: tx.restaurantId,
      id: paymentId,
      amountMinor: sign * BigInt(amountMinor),
      currency: tx.currency,
      takenBy: tx.userId,
      takenAt: momentOf(command).at,
    })
    .onConflictDoNothing()
    .returning({ id: orderPayment.id });
  if (!made) throw refusal('ID_TAKEN', { field: 'paymentId' });
};

/** Writes down what guests paid, whatever has become of the order: money on the table is a fact. @refuses NOT_FOUND, ID_TAKEN */
export const takePayment = async (tx: RestaurantTx, command: CommandEnvelope<MoneyBody>): Promise<{ order: Order }> => {
  const order = await lockOwnOrder(tx, command.body.orderId);
  await keepPayment(tx, command, 1n);
  return touched(tx, order);
};

/** Gives money back, never more than was paid. @refuses NOT_FOUND, GIVE_BACK_TOO_MUCH, ID_TAKEN */
export const giveBack = async (tx: RestaurantTx, command: CommandEnvelope<MoneyBody>): Promise<{ order: Order }> => {
  const { orderId, amountMinor } = command.body;
  const order = await lockOwnOrder(tx, orderId);
  const { paidMinor } = billOfOrder(order, await partsOf(tx, [orderId]));
  if (BigInt(amountMinor) > paidMinor) throw refusal('GIVE_BACK_TOO_MUCH', { field: 'amountMinor', paidMinor: String(paidMinor) });
  await keepPayment(tx, command, -1n);
  return touched(tx, order);
};

/** Closes, reopens or cancels an order. @refuses NOT_FOUND; whatever decideOrderStep refuses */
export const closeOrder = async (
  tx: RestaurantTx,
  command: CommandEnvelope<{ readonly orderId: string; readonly step: OrderStep }>,
): Promise<{ order: Order }> => {
  const { orderId, step } = command.body;
  const order = await lockOwnOrder(tx, orderId);
  const parts = await partsOf(tx, [orderId]);
  const { leftMinor, paidMinor } = billOfOrder(order, parts);
  const lineStates = parts.lines.map((line) => line.state);
  const state = orRefuse(decideOrderStep(order.state, step, { lineStates, leftMinor, paidMinor }), { field: 'order' });
  const closedAt = state === 'OPEN' ? null : momentOf(command).at;
  announceOrder(tx, await changeOrderRow(tx, order, { state, closedAt }));
  return answerOrder(tx, orderId);
};
