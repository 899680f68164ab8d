import { and, eq, inArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { photoAddress } from '../rules/photo.ts';
import { wastePhoto } from './tables.ts';

/** Where the pictures of these entries are answered, by entry; those without one are left out. */
export const photoAddresses = async (tx: RestaurantTx, entryIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (entryIds.length === 0) return new Map();
  const { entryId, fingerprint } = wastePhoto;
  const rows = await tx.db
    .select({ entryId, fingerprint })
    .from(wastePhoto)
    .where(and(eq(wastePhoto.restaurantId, tx.restaurantId), inArray(entryId, [...entryIds])));
  return new Map(rows.map((row) => [row.entryId, photoAddress({ restaurantId: tx.restaurantId, ...row })]));
};
