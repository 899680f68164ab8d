import { and, asc, eq } from 'drizzle-orm';

import type { Credential } from '../../../platform/server/database/tenancy.ts';
import type { Tx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { setCurrentRestaurant } from '../../accounts/server/public.ts';
import type { RestaurantSummary } from '../contract/schemas.ts';
import { correctOwnership } from './owner-metadata.ts';
import { membership, ownerMetadata, restaurant } from './tables.ts';

type PersonTx = Tx & { readonly userId: string };

/** The restaurants that a person belongs to, by name; at a shared tablet the one that it stands in. */
export const listMyRestaurants = async (tx: PersonTx, credential: Credential | null): Promise<RestaurantSummary[]> => {
  const rows = await tx.db
    .select({
      id: restaurant.id,
      name: restaurant.name,
      role: membership.role,
      ownerId: restaurant.ownerId,
      address: restaurant.address,
      city: restaurant.city,
      state: restaurant.state,
      currency: restaurant.currency,
      timeZone: restaurant.timeZone,
      dayCutoffMinutes: restaurant.dayCutoffMinutes,
      useEthiopianTime: restaurant.useEthiopianTime,
      useEthiopianCalendar: restaurant.useEthiopianCalendar,
      brandChangedAt: restaurant.brandChangedAt,
      createdAt: restaurant.createdAt,
      primaryId: ownerMetadata.primaryRestaurantId,
    })
    .from(membership)
    .innerJoin(restaurant, eq(restaurant.id, membership.restaurantId))
    .leftJoin(ownerMetadata, eq(ownerMetadata.userId, membership.userId))
    .where(and(eq(membership.userId, tx.userId), eq(membership.isActive, true)))
    .orderBy(asc(restaurant.name));
  const owned = rows.filter((row) => row.ownerId === tx.userId);
  const oldestFirst = owned.toSorted((left, right) => left.createdAt.getTime() - right.createdAt.getTime());
  const primary = owned.find(({ id, primaryId }) => id === primaryId) ?? oldestFirst[0];
  const seen = credential?.kind === 'tablet' ? rows.filter(({ id }) => id === credential.restaurantId) : rows;
  return seen.map(({ ownerId: _owner, createdAt: _made, primaryId: _noted, ...row }) => ({
    ...row,
    brandChangedAt: row.brandChangedAt?.toISOString() ?? null,
    isPrimary: row.id === primary?.id,
  }));
};

/**
 * Makes another restaurant the one being worked in, and puts right what the account says that the person owns.
 *
 * @refuses RESTAURANT_NO_ACCESS when the person is no active member of it
 */
export const switchRestaurant = async (tx: PersonTx, restaurantId: string): Promise<{ restaurantId: string }> => {
  const rows = await tx.db
    .select({ role: membership.role })
    .from(membership)
    .where(and(eq(membership.restaurantId, restaurantId), eq(membership.userId, tx.userId), eq(membership.isActive, true)));
  if (rows.length === 0) throw refusal('RESTAURANT_NO_ACCESS');
  await correctOwnership(tx);
  await setCurrentRestaurant(tx, restaurantId);
  return { restaurantId };
};
