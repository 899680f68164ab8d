import { asc, desc, eq } from 'drizzle-orm';

import type { Wall } from '../../../kit/time/wall.ts';
import type { Tx } from '../../../platform/server/database/tx.ts';
import { currentRestaurantOf } from '../../accounts/server/public.ts';
import { restaurant } from './tables.ts';

/**
 * The wall by which a letter about somebody's account is dated where they chose nothing themselves: that of their oldest own
 * restaurant, otherwise of the one that they work in now; null for whoever works nowhere.
 */
export const ownWallOf = async (tx: Tx & { readonly userId: string }): Promise<Wall | null> => {
  const current = await currentRestaurantOf(tx);
  const currentFirst = current === null ? [] : [desc(eq(restaurant.id, current))];
  const [wall] = await tx.db
    .select({
      timeZone: restaurant.timeZone,
      useEthiopianTime: restaurant.useEthiopianTime,
      useEthiopianCalendar: restaurant.useEthiopianCalendar,
    })
    .from(restaurant)
    .orderBy(desc(eq(restaurant.ownerId, tx.userId)), ...currentFirst, asc(restaurant.createdAt), asc(restaurant.id))
    .limit(1);
  return wall ?? null;
};
