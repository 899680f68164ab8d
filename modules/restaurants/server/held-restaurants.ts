import { and, asc, count, eq, isNull } from 'drizzle-orm';

import type { RestaurantTx, Tx } from '../../../platform/server/database/tx.ts';
import { restaurant } from './tables.ts';

/** How many restaurants the account holder of the one entered answers for; asked by anybody else, as many as they see. */
export const locationCountOf = async (tx: RestaurantTx): Promise<number> => {
  const rows = await tx.db
    .select({ count: count() })
    .from(restaurant)
    .where(and(eq(restaurant.ownerId, tx.ownerId), isNull(restaurant.deleteAfter)));
  return Number(rows[0]?.count ?? 0);
};

/** The names of the restaurants that a person answers for; one that waits for its own end is let go already. */
export const heldRestaurants = async (tx: Tx & { readonly userId: string }): Promise<readonly string[]> => {
  const rows = await tx.db
    .select({ name: restaurant.name })
    .from(restaurant)
    .where(and(eq(restaurant.ownerId, tx.userId), isNull(restaurant.deleteAfter)))
    .orderBy(asc(restaurant.name));
  return rows.map(({ name }) => name);
};
