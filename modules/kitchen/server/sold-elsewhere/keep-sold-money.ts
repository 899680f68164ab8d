import { and, eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { PaymentMethod } from '../../contract/fields.ts';
import { orderDiscount, orderPayment, type OrderRow } from '../tables.ts';
import type { SoldOrder } from './sold-order.ts';

const discountsOf = (tx: RestaurantTx, orderId: string) =>
  tx.db
    .select({ reason: orderDiscount.reason, amountMinor: orderDiscount.amountMinor })
    .from(orderDiscount)
    .where(and(eq(orderDiscount.restaurantId, tx.restaurantId), eq(orderDiscount.orderId, orderId)));

/** What was taken off, and what was given back, each as one: a day counts what is left. */
const keepDiscounts = async (tx: RestaurantTx, orderId: string, { discountMinor, refundMinor, seller, soldAt }: SoldOrder) => {
  const wanted = [
    { reason: seller.name, amountMinor: discountMinor },
    { reason: `${seller.name} ↩`, amountMinor: refundMinor },
  ].filter(({ amountMinor }) => amountMinor > 0n);
  const known = await discountsOf(tx, orderId);
  const isSame =
    known.length === wanted.length &&
    wanted.every((one) => known.some(({ reason, amountMinor }) => reason === one.reason && amountMinor === one.amountMinor));
  if (isSame) return false;
  await tx.db.delete(orderDiscount).where(and(eq(orderDiscount.restaurantId, tx.restaurantId), eq(orderDiscount.orderId, orderId)));
  const rows = wanted.map((one) => ({
    ...one,
    restaurantId: tx.restaurantId,
    id: uuidv7(),
    orderId,
    givenBy: tx.ownerId,
    givenAt: soldAt,
  }));
  if (rows.length > 0) await tx.db.insert(orderDiscount).values(rows);
  return true;
};

const paidSoFar = async (tx: RestaurantTx, orderId: string): Promise<Map<PaymentMethod, bigint>> => {
  const rows = await tx.db
    .select({ method: orderPayment.method, sum: sql<string>`sum(${orderPayment.amountMinor})` })
    .from(orderPayment)
    .where(and(eq(orderPayment.restaurantId, tx.restaurantId), eq(orderPayment.orderId, orderId)))
    .groupBy(orderPayment.method);
  return new Map(rows.map(({ method, sum }) => [method, BigInt(sum)]));
};

/** Payments are only ever added: what is otherwise than before is a payment of the difference. */
const keepPayments = async (tx: RestaurantTx, order: OrderRow, { paid, seller, soldAt }: SoldOrder): Promise<boolean> => {
  const due = await paidSoFar(tx, order.id);
  const wanted = new Map<PaymentMethod, bigint>();
  for (const { method, amountMinor } of paid) wanted.set(method, (wanted.get(method) ?? 0n) + amountMinor);
  const differences = [...new Set([...due.keys(), ...wanted.keys()])]
    .map((method) => ({ method, amountMinor: (wanted.get(method) ?? 0n) - (due.get(method) ?? 0n) }))
    .filter(({ amountMinor }) => amountMinor !== 0n);
  if (differences.length === 0) return false;
  await tx.db.insert(orderPayment).values(
    differences.map((one) => ({
      ...one,
      restaurantId: tx.restaurantId,
      id: uuidv7(),
      orderId: order.id,
      currency: order.currency,
      reference: seller.name,
      takenBy: null,
      takenAt: soldAt,
    })),
  );
  return true;
};

/** Brings what was taken off and paid to what the seller says. @returns whether anything was otherwise */
export const keepSoldMoney = async (tx: RestaurantTx, order: OrderRow, sale: SoldOrder): Promise<boolean> => {
  const [isOff, isPaid] = [await keepDiscounts(tx, order.id, sale), await keepPayments(tx, order, sale)];
  return isOff || isPaid;
};
