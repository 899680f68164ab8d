import { and, eq, inArray, isNull } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import type { OrderRow } from '../tables.ts';
import { till } from './till-table.ts';

/** What the tills and other sellers are called that keep these orders; a till that was let go keeps none any more. */
export const keepersOf = async (tx: RestaurantTx, orders: readonly OrderRow[]): Promise<ReadonlyMap<string, string>> => {
  const ids = [...new Set(orders.flatMap(({ tillId }) => tillId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await tx.db
    .select({ id: till.id, name: till.name })
    .from(till)
    .where(and(eq(till.restaurantId, tx.restaurantId), inArray(till.id, ids), isNull(till.revokedAt)));
  const sellers = orders.flatMap(({ tillId, soldBy }) => (tillId === null || soldBy === null ? [] : [[tillId, soldBy] as const]));
  return new Map([...rows.map(({ id, name }) => [id, name] as const), ...sellers]);
};

/**
 * What a till keeps is changed there: it would not hear of it, and its next message would be measured by what it said last.
 * The kitchen still cooks, voids and makes again; and an order of a till that was let go is anybody's.
 *
 * @refuses ORDER_OF_TILL with its name
 */
export const refuseOrderOfTill = async (tx: RestaurantTx, order: OrderRow): Promise<void> => {
  // What is done for a till is done as nobody.
  if (order.tillId === null || tx.userId === null) return;
  const name = (await keepersOf(tx, [order])).get(order.tillId);
  if (name !== undefined) throw refusal('ORDER_OF_TILL', { field: 'order', name });
};
