import { and, count, eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { kitchenOrder } from './tables.ts';
import { till } from './tills/till-table.ts';

/** How many orders of a trading day nobody has closed yet. @unit orders */
export const ordersLeftOpen = async (tx: RestaurantTx, businessDate: string): Promise<number> => {
  const ofDay = and(eq(kitchenOrder.restaurantId, tx.restaurantId), eq(kitchenOrder.businessDate, businessDate));
  const [found] = await tx.db
    .select({ orders: count() })
    .from(kitchenOrder)
    .where(and(ofDay, eq(kitchenOrder.state, 'OPEN')));
  return found?.orders ?? 0;
};

/** What each till is called, those that send nothing any more too. */
export const tillNames = async (tx: RestaurantTx): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.db.select({ id: till.id, name: till.name }).from(till).where(eq(till.restaurantId, tx.restaurantId));
  return new Map(rows.map(({ id, name }) => [id, name]));
};
