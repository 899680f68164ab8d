import { and, desc, eq } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Channel } from '../../menu/rules/menu-limits.ts';
import type { NewLine, Order } from '../contract/fields.ts';
import { nextOrderNumber, type OrderNumber } from '../rules/order-number.ts';
import { announceOrder } from './announce-kitchen.ts';
import { type Moment, momentOf } from './moment.ts';
import { addLines } from './new-lines.ts';
import { answerOrder } from './present-order.ts';
import { diningTable, kitchenOrder, type OrderRow } from './tables.ts';
import { tellKitchen } from './tell-kitchen.ts';

/** The body of a new order. */
export type OpenBody = {
  readonly orderId: string;
  readonly number: OrderNumber;
  readonly channel: Channel;
  readonly tableId: string | null;
  readonly guestName: string | null;
  readonly covers: number | null;
  readonly allergyNote: string | null;
  readonly promisedAt: string | null;
  readonly serviceShare: number;
  readonly lines: readonly NewLine[];
};

/** The table is of this restaurant, put away or not: it stood when guests sat down. @refuses NOT_FOUND */
export const checkTable = async (tx: RestaurantTx, tableId: string | null): Promise<void> => {
  if (tableId === null) return;
  const [found] = await tx.db
    .select({ id: diningTable.id })
    .from(diningTable)
    .where(and(eq(diningTable.restaurantId, tx.restaurantId), eq(diningTable.id, tableId)));
  if (!found) throw refusal('NOT_FOUND');
};

/** What a new order is before it has a number. */
export type NewOrder = Omit<
  typeof kitchenOrder.$inferInsert,
  'restaurantId' | 'businessDate' | 'numberPrefix' | 'numberInDay' | 'currency'
>;

const insertOrder = async (tx: RestaurantTx, order: NewOrder, { prefix, number }: OrderNumber): Promise<OrderRow | undefined> => {
  const [row] = await tx.db
    .insert(kitchenOrder)
    .values({
      ...order,
      restaurantId: tx.restaurantId,
      currency: tx.currency,
      businessDate: tradingDay(tx, order.openedAt),
      numberPrefix: prefix,
      numberInDay: number,
    })
    .onConflictDoNothing()
    .returning();
  return row;
};

/** The last number that was given under a device's letters on the day. */
const lastNumbers = async (tx: RestaurantTx, prefix: string, openedAt: Date): Promise<readonly OrderNumber[]> => {
  const rows = await tx.db
    .select({ prefix: kitchenOrder.numberPrefix, number: kitchenOrder.numberInDay })
    .from(kitchenOrder)
    .where(
      and(
        eq(kitchenOrder.restaurantId, tx.restaurantId),
        eq(kitchenOrder.businessDate, tradingDay(tx, openedAt)),
        eq(kitchenOrder.numberPrefix, prefix),
      ),
    )
    .orderBy(desc(kitchenOrder.numberInDay))
    .limit(1);
  return rows;
};

const triesMax = 20;

/**
 * Writes a new order under the number that its device gave it, or, where that one is taken, under the next of its letters.
 *
 * @refuses ID_TAKEN when the id names another order
 */
export const numberOrder = async (tx: RestaurantTx, order: NewOrder, wanted: OrderNumber): Promise<OrderRow> => {
  let number = wanted;
  for (let tries = 0; tries < triesMax; tries += 1) {
    const row = await insertOrder(tx, order, number);
    if (row) return row;
    const [taken] = await tx.db
      .select({ id: kitchenOrder.id })
      .from(kitchenOrder)
      .where(and(eq(kitchenOrder.restaurantId, tx.restaurantId), eq(kitchenOrder.id, order.id)));
    if (taken) throw refusal('ID_TAKEN', { field: 'order' });
    number = nextOrderNumber(wanted.prefix, await lastNumbers(tx, wanted.prefix, order.openedAt));
  }
  throw new Error('A number that nobody else takes is found at once.');
};

/**
 * Opens an order and tells the kitchen what of it is not held.
 *
 * @refuses NOT_FOUND for a table or dish of no or another restaurant; ID_TAKEN; whatever addLines refuses
 */
export const openOrder = async (tx: RestaurantTx, command: CommandEnvelope<OpenBody>): Promise<{ order: Order }> => {
  const { orderId, number, lines, promisedAt, ...said } = command.body;
  const moment = momentOf(command);
  await checkTable(tx, said.tableId);
  const order = await numberOrder(
    tx,
    { ...said, ...openedNow(tx, moment), id: orderId, source: 'PAD', promisedAt: asDate(promisedAt) },
    number,
  );
  announceOrder(tx, order);
  await tellKitchen(tx, await addLines(tx, order, { lines, existing: 0, at: moment.at }), moment);
  return answerOrder(tx, orderId);
};

const asDate = (text: string | null): Date | null => (text === null ? null : new Date(text));

const openedNow = (tx: RestaurantTx, { at, deviceId }: Moment) => ({
  openedAt: at,
  openedBy: tx.userId,
  deviceId: tx.tabletId ?? deviceId,
});
