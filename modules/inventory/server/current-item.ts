import { and, eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { stockLevel } from './tables.ts';

/** The item under which an item's stock is kept today: itself, or the one that it was merged into; null for none. */
export const currentItemId = async (tx: RestaurantTx, itemId: string): Promise<string | null> => {
  const [row] = await tx.db
    .select({ mergedIntoId: stockLevel.mergedIntoId })
    .from(stockLevel)
    .where(and(eq(stockLevel.restaurantId, tx.restaurantId), eq(stockLevel.itemId, itemId)));
  return row ? (row.mergedIntoId ?? itemId) : null;
};
