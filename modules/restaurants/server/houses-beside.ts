import { and, asc, eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { membership, restaurant } from './tables.ts';

/**
 * The restaurants of the account holder of the one entered that whoever asks works in, the one entered among them, by name.
 * What may be read in each of them, its own door says.
 */
export const housesBeside = (tx: RestaurantTx): Promise<{ id: string; name: string }[]> =>
  tx.db
    .select({ id: restaurant.id, name: restaurant.name })
    .from(membership)
    .innerJoin(restaurant, eq(restaurant.id, membership.restaurantId))
    .where(and(eq(membership.userId, tx.userId ?? ''), eq(membership.isActive, true), eq(restaurant.ownerId, tx.ownerId)))
    .orderBy(asc(restaurant.name), asc(restaurant.id));
