import { and, asc, eq, type SQL } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { namesOf } from '../../accounts/server/public.ts';
import { membership } from './tables.ts';

/** Somebody who works here, by name alone: what a list of people to ask says. */
export type Colleague = { readonly id: string; readonly name: string };

/** Who works in the restaurant entered, in the order that they came. */
export const colleagues = (tx: RestaurantTx): Promise<Colleague[]> => placesWhere(tx, eq(membership.isActive, true));

/** Who worked here and does no longer: their name stands beside what they did. */
export const formerColleagues = (tx: RestaurantTx): Promise<Colleague[]> => placesWhere(tx, eq(membership.isActive, false));

const placesWhere = async (tx: RestaurantTx, condition: SQL): Promise<Colleague[]> => {
  const rows = await tx.db
    .select({ userId: membership.userId })
    .from(membership)
    .where(and(eq(membership.restaurantId, tx.restaurantId), condition))
    .orderBy(asc(membership.createdAt), asc(membership.userId));
  const names = await namesOf(
    tx,
    rows.map(({ userId }) => userId),
  );
  return rows.map(({ userId }) => ({ id: userId, name: names.get(userId) ?? '' }));
};
