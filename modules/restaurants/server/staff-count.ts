import { and, count, eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { membership } from './tables.ts';

/** How many people work in the restaurant entered, its account holder included. */
export const staffCountOf = async (tx: RestaurantTx): Promise<number> => {
  const rows = await tx.db
    .select({ count: count() })
    .from(membership)
    .where(and(eq(membership.restaurantId, tx.restaurantId), eq(membership.isActive, true)));
  return Number(rows[0]?.count ?? 0);
};
