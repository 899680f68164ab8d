import { and, asc, eq, inArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { refuseOrderOfTill } from './tills/till-order-master.ts';
import { kitchenOrder, kitchenStation, type LineRow, orderLine, type OrderRow, type StationRow } from './tables.ts';

/** Which order this is. */
export const ofOrder = (tx: RestaurantTx, orderId: string) =>
  and(eq(kitchenOrder.restaurantId, tx.restaurantId), eq(kitchenOrder.id, orderId));

/**
 * Holds orders, in the order of their ids, so that two commands never wait for each other in a circle.
 *
 * @refuses NOT_FOUND where one is of no or another restaurant
 */
export const lockOrders = async (tx: RestaurantTx, orderIds: readonly string[]): Promise<ReadonlyMap<string, OrderRow>> => {
  const ids = [...new Set(orderIds)];
  const rows = await tx.db
    .select()
    .from(kitchenOrder)
    .where(and(eq(kitchenOrder.restaurantId, tx.restaurantId), inArray(kitchenOrder.id, ids)))
    .orderBy(asc(kitchenOrder.id))
    // Not against those who only name the order in what they write: a cook who steps a line holds that line first.
    .for('no key update');
  if (rows.length !== ids.length) throw refusal('NOT_FOUND');
  return new Map(rows.map((row) => [row.id, row]));
};

/** Holds one order. @refuses NOT_FOUND */
export const lockOrder = async (tx: RestaurantTx, orderId: string): Promise<OrderRow> => {
  const row = (await lockOrders(tx, [orderId])).get(orderId);
  if (!row) throw refusal('NOT_FOUND');
  return row;
};

/** Holds one order to change what it says or costs. @refuses NOT_FOUND, ORDER_OF_TILL */
export const lockOwnOrder = async (tx: RestaurantTx, orderId: string): Promise<OrderRow> => {
  const row = await lockOrder(tx, orderId);
  await refuseOrderOfTill(tx, row);
  return row;
};

/** Holds one order that guests are still at. @refuses NOT_FOUND, ORDER_NOT_OPEN */
export const lockOpenOrder = async (tx: RestaurantTx, orderId: string): Promise<OrderRow> => {
  const row = await lockOrder(tx, orderId);
  if (row.state !== 'OPEN') throw refusal('ORDER_NOT_OPEN', { field: 'order', state: row.state });
  return row;
};

/** Holds one order that guests are still at, to change what it says or costs. @refuses NOT_FOUND, ORDER_OF_TILL, ORDER_NOT_OPEN */
export const lockOwnOpenOrder = async (tx: RestaurantTx, orderId: string): Promise<OrderRow> => {
  const row = await lockOpenOrder(tx, orderId);
  await refuseOrderOfTill(tx, row);
  return row;
};

/** Holds the lines of orders, in the order of their ids. */
export const lockLinesOf = (tx: RestaurantTx, orderIds: readonly string[]): Promise<LineRow[]> =>
  tx.db
    .select()
    .from(orderLine)
    .where(and(eq(orderLine.restaurantId, tx.restaurantId), inArray(orderLine.orderId, [...orderIds])))
    .orderBy(asc(orderLine.id))
    .for('update');

/** Holds lines by their own names; those that nobody knows are missing. */
export const lockLines = async (tx: RestaurantTx, lineIds: readonly string[]): Promise<ReadonlyMap<string, LineRow>> => {
  const rows = await tx.db
    .select()
    .from(orderLine)
    .where(and(eq(orderLine.restaurantId, tx.restaurantId), inArray(orderLine.id, [...new Set(lineIds)])))
    .orderBy(asc(orderLine.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
};

/** Every station, in its order; those that were put away too. */
export const loadStations = (tx: RestaurantTx): Promise<StationRow[]> =>
  tx.db
    .select()
    .from(kitchenStation)
    .where(eq(kitchenStation.restaurantId, tx.restaurantId))
    .orderBy(asc(kitchenStation.sortOrder), asc(kitchenStation.name), asc(kitchenStation.id));

/** A stored station as the rules of routing ask for it. */
export const routed = (row: StationRow) => ({ ...row, isArchived: row.archivedAt !== null });

/** Writes an order's new facts and the next version. */
export const changeOrderRow = async (tx: RestaurantTx, order: OrderRow, changes: Partial<OrderRow>): Promise<OrderRow> => {
  const [row] = await tx.db
    .update(kitchenOrder)
    .set({ ...changes, version: order.version + 1 })
    .where(ofOrder(tx, order.id))
    .returning();
  if (!row) throw new Error('An order that was held is answered.');
  return row;
};

/** Writes a line's new facts and the next version. */
export const changeLine = async (tx: RestaurantTx, line: LineRow, changes: Partial<LineRow>): Promise<LineRow> => {
  const [row] = await tx.db
    .update(orderLine)
    .set({ ...changes, version: line.version + 1 })
    .where(and(eq(orderLine.restaurantId, tx.restaurantId), eq(orderLine.id, line.id)))
    .returning();
  if (!row) throw new Error('A line that was held is answered.');
  return row;
};
