import { and, eq, isNull } from 'drizzle-orm';

import type { Tx } from '../../../platform/server/database/tx.ts';
import { membership, restaurant } from './tables.ts';

type PersonTx = Tx & { readonly userId: string };

/**
 * How many restaurants the person who acts answers for, and how many people work in them, each counted once. Each
 * restaurant is entered in turn, as its owner, and left again.
 */
export const accountCountsOf = async (tx: PersonTx): Promise<{ readonly people: number; readonly locations: number }> => {
  const held = await tx.db
    .select({ id: restaurant.id })
    .from(restaurant)
    .where(and(eq(restaurant.ownerId, tx.userId), isNull(restaurant.deleteAfter)));
  const people = new Set<string>();
  for (const { id } of held) {
    await tx.client.query('select app.enter($1, $2)', [tx.userId, id]);
    const working = and(eq(membership.restaurantId, id), eq(membership.isActive, true));
    for (const { userId } of await tx.db.select({ userId: membership.userId }).from(membership).where(working)) people.add(userId);
  }
  await tx.client.query('select app.enter($1, null)', [tx.userId]);
  return { people: people.size, locations: held.length };
};
