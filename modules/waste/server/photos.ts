import { and, eq } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { Pools } from '../../../platform/server/database/pool.ts';
import type { Credential } from '../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { keptPicture } from '../../../platform/server/files/kept-picture.ts';
import { readKeptFile } from '../../../platform/server/files/read-kept-file.ts';
import type { StoredFile } from '../../../platform/server/files/serve-file.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { holds } from '../../restaurants/server/public.ts';
import { wasteLimits } from '../rules/waste-limits.ts';
import { presentEntry } from './present-entry.ts';
import { wasteEntry, wastePhoto } from './tables.ts';

const ofEntry = (tx: RestaurantTx, entryId: string) => and(eq(wastePhoto.restaurantId, tx.restaurantId), eq(wastePhoto.entryId, entryId));

/** @refuses PHOTO_UNUSABLE */
const kept = (picture: string) => {
  const read = keptPicture(picture, wasteLimits);
  if (!read) throw refusal('PHOTO_UNUSABLE', { field: 'picture' });
  return read;
};

type PhotoBody = { readonly entryId: string; readonly picture: string | null };

/**
 * Puts a picture beside an entry, in the place of an earlier one, or takes it away.
 *
 * @refuses NOT_FOUND; PHOTO_NOT_YOURS for neither its author nor who leads; PHOTO_UNUSABLE for anything but one still WebP
 * or JPEG picture of the size that is kept
 */
export const setPhoto = async (tx: RestaurantTx, { body, occurredAt }: CommandEnvelope<PhotoBody>) => {
  const { entryId, picture } = body;
  const [entry] = await tx.db
    .select()
    .from(wasteEntry)
    .where(and(eq(wasteEntry.restaurantId, tx.restaurantId), eq(wasteEntry.id, entryId)))
    .for('update');
  if (!entry) throw refusal('NOT_FOUND');
  if (entry.loggedBy !== tx.userId && !holds(tx, 'waste.review')) throw refusal('PHOTO_NOT_YOURS', { field: 'picture' });
  if (picture === null) await tx.db.delete(wastePhoto).where(ofEntry(tx, entryId));
  else {
    const photo = { ...kept(picture), takenBy: tx.userId ?? tx.ownerId, takenAt: new Date(occurredAt) };
    await tx.db
      .insert(wastePhoto)
      .values({ restaurantId: tx.restaurantId, entryId, ...photo })
      .onConflictDoUpdate({ target: [wastePhoto.restaurantId, wastePhoto.entryId], set: photo });
  }
  return { entry: await presentEntry(tx, entry) };
};

/** The picture of an entry for who may see the entry; null for everybody else, as for an entry without one. */
export const readWastePhoto = (
  pools: Pools,
  credential: Credential | null,
  of: { readonly restaurantId: string; readonly entryId: string },
): Promise<StoredFile | null> =>
  readKeptFile({ pools, credential, restaurantId: of.restaurantId, id: of.entryId }, async (tx) => {
    if (!holds(tx, 'waste.view')) return null;
    const [row] = await tx.db.select().from(wastePhoto).where(ofEntry(tx, of.entryId));
    return row ?? null;
  });
