import { and, count, eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { goodsReceipt } from './tables/receipts.ts';

/** How many deliveries of a trading day were handed in and wait for somebody to book them. @unit receipts */
export const receiptsLeftOpen = async (tx: RestaurantTx, businessDate: string): Promise<number> => {
  const ofDay = and(eq(goodsReceipt.restaurantId, tx.restaurantId), eq(goodsReceipt.businessDate, businessDate));
  const [found] = await tx.db
    .select({ receipts: count() })
    .from(goodsReceipt)
    .where(and(ofDay, eq(goodsReceipt.state, 'COMPLETED')));
  return found?.receipts ?? 0;
};
