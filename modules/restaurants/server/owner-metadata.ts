import { asc, eq } from 'drizzle-orm';

import type { Tx } from '../../../platform/server/database/tx.ts';
import { ownerMetadata, restaurant } from './tables.ts';

type PersonTx = Tx & { readonly userId: string };
type Owned = { readonly ownedRestaurantIds: readonly string[]; readonly primaryRestaurantId: string };

/** Notes with a person's account what they own; the first of the restaurants is the primary one. */
export const noteOwnership = (tx: PersonTx, ownedRestaurantIds: readonly [string, ...string[]]): Promise<void> =>
  note(tx, { ownedRestaurantIds, primaryRestaurantId: ownedRestaurantIds[0] });

/** Puts right what the account says that its person owns, where the restaurants themselves say otherwise. */
export const correctOwnership = async (tx: PersonTx): Promise<void> => {
  const rows = await tx.db
    .select({ id: restaurant.id })
    .from(restaurant)
    .where(eq(restaurant.ownerId, tx.userId))
    .orderBy(asc(restaurant.createdAt), asc(restaurant.id));
  const owned = rows.map(({ id }) => id);
  const [noted] = await tx.db.select().from(ownerMetadata).where(eq(ownerMetadata.userId, tx.userId));
  if (isSame(owned, noted?.ownedRestaurantIds ?? [])) return;
  const [first] = owned;
  if (first === undefined) {
    await tx.db.delete(ownerMetadata).where(eq(ownerMetadata.userId, tx.userId));
    return;
  }
  const primaryRestaurantId = owned.find((id) => id === noted?.primaryRestaurantId) ?? first;
  await note(tx, { ownedRestaurantIds: owned, primaryRestaurantId });
};

/** The lists name the same restaurants, whatever their order. */
const isSame = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((id) => right.includes(id));

const note = async (tx: PersonTx, { ownedRestaurantIds, primaryRestaurantId }: Owned): Promise<void> => {
  const owned = { ownedRestaurantIds: [...ownedRestaurantIds], primaryRestaurantId };
  await tx.db
    .insert(ownerMetadata)
    .values({ userId: tx.userId, ...owned })
    .onConflictDoUpdate({ target: ownerMetadata.userId, set: { ...owned, updatedAt: new Date() } });
};
