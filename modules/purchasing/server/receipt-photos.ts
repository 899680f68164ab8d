import { and, count, eq } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { Pools } from '../../../platform/server/database/pool.ts';
import type { Credential } from '../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { keptPicture } from '../../../platform/server/files/kept-picture.ts';
import { readKeptFile } from '../../../platform/server/files/read-kept-file.ts';
import type { StoredFile } from '../../../platform/server/files/serve-file.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Receipt } from '../contract/receipt.contract.ts';
import { purchasingLimits } from '../rules/limits.ts';
import { getReceipt, holdReceipt, receiptLinesOf } from './load-receipt.ts';
import { mayRemovePhoto, maySeePhoto } from './photos-of-receipt.ts';
import { goodsReceipt, receiptPhoto } from './tables/receipts.ts';

type PhotoBody = {
  readonly photoId: string;
  readonly receiptId: string;
  readonly lineId: string | null;
  readonly picture: string | null;
};

/** @refuses RECEIPT_PHOTO_UNUSABLE */
const kept = (picture: string) => {
  const read = keptPicture(picture, purchasingLimits);
  if (!read) throw refusal('RECEIPT_PHOTO_UNUSABLE');
  return read;
};

type Kept = ReturnType<typeof kept> & { readonly takenAt: Date };

const ofReceipt = (tx: RestaurantTx, receiptId: string) =>
  and(eq(receiptPhoto.restaurantId, tx.restaurantId), eq(receiptPhoto.receiptId, receiptId));

const takeAway = async (tx: RestaurantTx, { photoId, receiptId }: PhotoBody): Promise<void> => {
  const isIt = and(ofReceipt(tx, receiptId), eq(receiptPhoto.id, photoId));
  const [photo] = await tx.db.select({ takenBy: receiptPhoto.takenBy }).from(receiptPhoto).where(isIt);
  if (!photo) return;
  if (!mayRemovePhoto(tx, photo)) throw refusal('RECEIPT_PHOTO_NOT_YOURS');
  await tx.db.delete(receiptPhoto).where(isIt);
};

/** @refuses NOT_FOUND for a line of another delivery; RECEIPT_PHOTO_LIMIT, RECEIPT_PHOTO_UNUSABLE */
const add = async (tx: RestaurantTx, { photoId: id, receiptId, lineId }: PhotoBody, photo: Kept) => {
  const isLine = lineId === null || (await receiptLinesOf(tx, [receiptId])).some((line) => line.id === lineId);
  if (!isLine) throw refusal('NOT_FOUND');
  const [known] = await tx.db.select({ photos: count() }).from(receiptPhoto).where(ofReceipt(tx, receiptId));
  const { photosMax } = purchasingLimits;
  if ((known?.photos ?? 0) >= photosMax) throw refusal('RECEIPT_PHOTO_LIMIT', { photosMax });
  const takenBy = tx.userId ?? tx.ownerId;
  await tx.db.insert(receiptPhoto).values({ restaurantId: tx.restaurantId, id, receiptId, lineId, ...photo, takenBy });
};

/**
 * Adds a picture of what came, or takes one away; one that is gone already stays gone.
 *
 * @refuses NOT_FOUND; RECEIPT_PHOTO_UNUSABLE for anything but one still WebP or JPEG picture of the size that is kept;
 * RECEIPT_PHOTO_LIMIT; RECEIPT_PHOTO_NOT_YOURS for taking away another's
 */
export const setReceiptPhoto = async (tx: RestaurantTx, { body, occurredAt }: CommandEnvelope<PhotoBody>): Promise<Receipt> => {
  await holdReceipt(tx, body.receiptId);
  if (body.picture === null) await takeAway(tx, body);
  else await add(tx, body, { ...kept(body.picture), takenAt: new Date(occurredAt) });
  return getReceipt(tx, body.receiptId);
};

/** A picture of a delivery for who may see it; null for everybody else, as for one that there is not. */
export const readReceiptPhoto = (
  pools: Pools,
  credential: Credential | null,
  of: { readonly restaurantId: string; readonly photoId: string },
): Promise<StoredFile | null> =>
  readKeptFile({ pools, credential, restaurantId: of.restaurantId, id: of.photoId }, async (tx) => {
    const [row] = await tx.db
      .select({ photo: receiptPhoto, isOpenMarket: goodsReceipt.isOpenMarket })
      .from(receiptPhoto)
      .innerJoin(goodsReceipt, and(eq(goodsReceipt.restaurantId, receiptPhoto.restaurantId), eq(goodsReceipt.id, receiptPhoto.receiptId)))
      .where(and(eq(receiptPhoto.restaurantId, tx.restaurantId), eq(receiptPhoto.id, of.photoId)));
    return row && maySeePhoto(tx, row, row.photo) ? row.photo : null;
  });
