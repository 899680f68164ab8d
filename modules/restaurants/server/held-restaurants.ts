import { and, asc, eq, isNull } from 'drizzle-orm';

import type { Tx } from '../../../platform/server/database/tx.ts';
import { restaurant } from './tables.ts';

/** The names of the restaurants that a person answers for; one that waits for its own end is let go already. */
export const heldRestaurants = async (tx: Tx & { readonly userId: string }): Promise<readonly string[]> => {
  const rows = await tx.db
    .select({ name: restaurant.name })
    .from(restaurant)
    .where(and(eq(restaurant.ownerId, tx.userId), isNull(restaurant.deleteAfter)))
    .orderBy(asc(restaurant.name));
  return rows.map(({ name }) => name);
};
