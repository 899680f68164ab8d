import type { Tx } from '../../../platform/server/database/tx.ts';
import { ownerMetadata } from './tables.ts';

/** Notes with a person's account what they own; the first of the restaurants is the primary one. */
export const noteOwnership = async (
  tx: Tx & { readonly userId: string },
  ownedRestaurantIds: readonly [string, ...string[]],
): Promise<void> => {
  const owned = { ownedRestaurantIds: [...ownedRestaurantIds], primaryRestaurantId: ownedRestaurantIds[0] };
  await tx.db
    .insert(ownerMetadata)
    .values({ userId: tx.userId, ...owned })
    .onConflictDoUpdate({ target: ownerMetadata.userId, set: { ...owned, updatedAt: new Date() } });
};
