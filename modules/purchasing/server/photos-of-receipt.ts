import { and, asc, eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { namesOf } from '../../accounts/server/public.ts';
import { holds } from '../../restaurants/server/public.ts';
import type { Receipt } from '../contract/receipt.contract.ts';
import { goodsReceipt, receiptPhoto } from './tables/receipts.ts';

type Taken = Pick<typeof receiptPhoto.$inferSelect, 'takenBy'>;

/**
 * Whether somebody sees a picture: whoever sees the delivery does; one of the market may show a slip with what was paid,
 * and is for its author and whoever sees cost.
 */
export const maySeePhoto = (
  tx: RestaurantTx,
  { isOpenMarket }: Pick<typeof goodsReceipt.$inferSelect, 'isOpenMarket'>,
  photo: Taken,
): boolean => holds(tx, 'purchasing.receive') && (!isOpenMarket || photo.takenBy === tx.userId || holds(tx, 'inventory.view-cost'));

/** Whether somebody may take a picture away: its author, and managers. */
export const mayRemovePhoto = (tx: RestaurantTx, { takenBy }: Taken): boolean => takenBy === tx.userId || holds(tx, 'purchasing.edit');

/** The pictures of a delivery that may be seen, in the order that they were taken in. */
export const photosOf = async (
  tx: RestaurantTx,
  receipt: Pick<typeof goodsReceipt.$inferSelect, 'id' | 'isOpenMarket'>,
): Promise<Receipt['photos']> => {
  const { id, lineId, fingerprint, takenBy } = receiptPhoto;
  const rows = await tx.db
    .select({ id, lineId, fingerprint, takenBy })
    .from(receiptPhoto)
    .where(and(eq(receiptPhoto.restaurantId, tx.restaurantId), eq(receiptPhoto.receiptId, receipt.id)))
    .orderBy(asc(receiptPhoto.id));
  const seen = rows.filter((row) => maySeePhoto(tx, receipt, row));
  const names = await namesOf(tx, [...new Set(seen.map((row) => row.takenBy))]);
  return seen.map((row) => ({
    id: row.id,
    lineId: row.lineId,
    address: `/files/receipts/${tx.restaurantId}/${row.id}?v=${row.fingerprint.slice(0, 16)}`,
    takenBy: names.get(row.takenBy) ?? '',
    mayRemove: mayRemovePhoto(tx, row),
  }));
};
