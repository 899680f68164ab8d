import { and, eq, inArray, ne } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { ItemBody } from '../contract/item-schemas.ts';
import { item, itemBarcode, itemCategory, itemStorageArea, storageArea } from './tables.ts';

const checkCategory = async (tx: RestaurantTx, categoryId: string | null): Promise<void> => {
  if (categoryId === null) return;
  const found = await tx.db
    .select({ id: itemCategory.id })
    .from(itemCategory)
    .where(and(eq(itemCategory.restaurantId, tx.restaurantId), eq(itemCategory.id, categoryId)));
  if (found.length === 0) throw refusal('CATEGORY_MISSING', { field: 'categoryId' });
};

const checkStorageAreas = async (tx: RestaurantTx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  const found = await tx.db
    .select({ id: storageArea.id })
    .from(storageArea)
    .where(and(eq(storageArea.restaurantId, tx.restaurantId), inArray(storageArea.id, [...ids])));
  if (found.length < new Set(ids).size) throw refusal('STORAGE_AREA_MISSING', { field: 'storageAreaIds' });
};

const checkBarcodes = async (tx: RestaurantTx, itemId: string, codes: readonly string[]): Promise<void> => {
  if (codes.length === 0) return;
  const [taken] = await tx.db
    .select({ barcode: itemBarcode.code, itemName: item.name, itemNameLocal: item.nameLocal })
    .from(itemBarcode)
    .innerJoin(item, and(eq(item.restaurantId, itemBarcode.restaurantId), eq(item.id, itemBarcode.itemId)))
    .where(and(eq(itemBarcode.restaurantId, tx.restaurantId), inArray(itemBarcode.code, [...codes]), ne(itemBarcode.itemId, itemId)));
  if (taken) throw refusal('BARCODE_TAKEN', { field: 'barcodes', ...taken });
};

/**
 * Whether what an item points at is there, and its codes are its own.
 *
 * @refuses CATEGORY_MISSING, STORAGE_AREA_MISSING, BARCODE_TAKEN
 */
export const checkLinks = async (tx: RestaurantTx, itemId: string, body: ItemBody): Promise<void> => {
  await checkCategory(tx, body.categoryId);
  await checkStorageAreas(tx, body.storageAreaIds);
  await checkBarcodes(tx, itemId, body.barcodes);
};

/** Writes an item's barcodes and areas anew, in the order given; on each shelf it keeps its place. */
export const writeLinks = async (tx: RestaurantTx, itemId: string, body: ItemBody): Promise<void> => {
  const here = { restaurantId: tx.restaurantId, itemId };
  await tx.db.delete(itemBarcode).where(and(eq(itemBarcode.restaurantId, tx.restaurantId), eq(itemBarcode.itemId, itemId)));
  const before = await tx.db
    .delete(itemStorageArea)
    .where(and(eq(itemStorageArea.restaurantId, tx.restaurantId), eq(itemStorageArea.itemId, itemId)))
    .returning({ storageAreaId: itemStorageArea.storageAreaId, shelfOrder: itemStorageArea.shelfOrder });
  const shelfOrders = new Map(before.map(({ storageAreaId, shelfOrder }) => [storageAreaId, shelfOrder]));
  if (body.barcodes.length > 0) {
    await tx.db.insert(itemBarcode).values(body.barcodes.map((code) => ({ ...here, code })));
  }
  const areas = [...new Set(body.storageAreaIds)];
  if (areas.length > 0) {
    await tx.db.insert(itemStorageArea).values(
      areas.map((storageAreaId, sortOrder) => ({
        ...here,
        storageAreaId,
        sortOrder,
        shelfOrder: shelfOrders.get(storageAreaId) ?? null,
      })),
    );
  }
};
