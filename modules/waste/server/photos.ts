import { createHash } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { Pools } from '../../../platform/server/database/pool.ts';
import { isEntryRefused, withRestaurant, type Credential } from '../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { cleanImage } from '../../../platform/server/files/clean-image.ts';
import type { StoredFile } from '../../../platform/server/files/serve-file.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { can } from '../../restaurants/rules/capabilities.ts';
import { wasteLimits } from '../rules/waste-limits.ts';
import { presentEntry } from './present-entry.ts';
import { wasteEntry, wastePhoto } from './tables.ts';

const ofEntry = (tx: RestaurantTx, entryId: string) => and(eq(wastePhoto.restaurantId, tx.restaurantId), eq(wastePhoto.entryId, entryId));

/** Only the picture itself is kept of what was sent: what it is, is read from its bytes. */
const cleaned = (picture: string) => {
  const image = cleanImage(Buffer.from(picture, 'base64'));
  const side = Math.max(image?.widthPixels ?? 0, image?.heightPixels ?? 0);
  if (!image || side > wasteLimits.photoSidePixelsMax || image.bytes.length > wasteLimits.photoBytesMax)
    throw refusal('PHOTO_UNUSABLE', { field: 'picture' });
  const { mediaType, bytes } = image;
  return { mediaType, bytes: Buffer.from(bytes), fingerprint: createHash('sha256').update(bytes).digest('hex') };
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
  if (entry.loggedBy !== tx.userId && !can(tx.role, 'waste.review')) throw refusal('PHOTO_NOT_YOURS', { field: 'picture' });
  if (picture === null) await tx.db.delete(wastePhoto).where(ofEntry(tx, entryId));
  else {
    const kept = { ...cleaned(picture), takenBy: tx.userId ?? tx.ownerId, takenAt: new Date(occurredAt) };
    await tx.db
      .insert(wastePhoto)
      .values({ restaurantId: tx.restaurantId, entryId, ...kept })
      .onConflictDoUpdate({ target: [wastePhoto.restaurantId, wastePhoto.entryId], set: kept });
  }
  return { entry: await presentEntry(tx, entry) };
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The picture of an entry for who may see the entry; null for everybody else, as for an entry without one. */
export const readWastePhoto = async (
  pools: Pools,
  credential: Credential | null,
  of: { readonly restaurantId: string; readonly entryId: string },
): Promise<StoredFile | null> => {
  if (credential === null || !uuid.test(of.restaurantId) || !uuid.test(of.entryId)) return null;
  const found = await withRestaurant({ pool: pools.app, credential, access: 'read' }, of.restaurantId, async (tx) => {
    if (!can(tx.role, 'waste.view')) return null;
    const [row] = await tx.db.select().from(wastePhoto).where(ofEntry(tx, of.entryId));
    return row ?? null;
  });
  return found === null || isEntryRefused(found) ? null : { ...found, bytes: Uint8Array.from(found.bytes) };
};
