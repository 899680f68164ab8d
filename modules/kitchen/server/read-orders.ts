import { and, asc, eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Order } from '../contract/fields.ts';
import { presentOrders } from './present-order.ts';
import { kitchenOrder } from './tables.ts';

/** Orders that are open, or those of a day, oldest first. */
export const readOrders = async (tx: RestaurantTx, { day }: { readonly day?: string | undefined }): Promise<{ orders: Order[] }> => {
  const wanted = day === undefined ? eq(kitchenOrder.state, 'OPEN') : eq(kitchenOrder.businessDate, day);
  const rows = await tx.db
    .select()
    .from(kitchenOrder)
    .where(and(eq(kitchenOrder.restaurantId, tx.restaurantId), wanted))
    .orderBy(asc(kitchenOrder.openedAt), asc(kitchenOrder.id));
  return { orders: await presentOrders(tx, rows) };
};
