import { and, eq } from 'drizzle-orm';

import { quantity } from '../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { itemDraftFromWire } from '../contract/from-wire.ts';
import type { Item, ItemBody } from '../contract/item-schemas.ts';
import { checkItemDraft, checkLevels } from '../rules/item-draft.ts';
import { announceInventory } from './announce-inventory.ts';
import { storedColumns } from './create-item.ts';
import { checkLinks, writeLinks } from './item-links.ts';
import { loadDefinition } from './load-definition.ts';
import { refreshListing } from './listing.ts';
import { lockItem } from './load-item.ts';
import { item } from './tables.ts';

const inRestaurant = (tx: RestaurantTx, itemId: string) => and(eq(item.restaurantId, tx.restaurantId), eq(item.id, itemId));

const checkSku = async (tx: RestaurantTx, itemId: string, sku: string): Promise<void> => {
  const found = await tx.db
    .select({ id: item.id })
    .from(item)
    .where(and(eq(item.restaurantId, tx.restaurantId), eq(item.sku, sku)));
  if (found.some((other) => other.id !== itemId)) throw refusal('SKU_TAKEN', { field: 'sku', sku });
};

/**
 * Writes a whole item over the version that the person saw.
 *
 * @refuses NOT_FOUND; ITEM_CHANGED with the row as it is when somebody was first; whatever checkItemDraft refuses;
 * SKU_TAKEN, BARCODE_TAKEN, CATEGORY_MISSING, STORAGE_AREA_MISSING
 */
export const updateItem = async (
  tx: RestaurantTx,
  change: { readonly itemId: string; readonly baseVersion: number; readonly item: ItemBody },
): Promise<{ item: Item }> => {
  const { itemId, baseVersion, item: body } = change;
  const locked = await lockItem(tx, itemId);
  const current = locked && (await loadDefinition(tx, itemId));
  if (!locked || !current) throw refusal('NOT_FOUND');
  if (locked.itemId !== itemId) throw refusal('ITEM_MERGED', { field: 'name', name: locked.name, nameLocal: locked.nameLocal });
  if (current.version !== baseVersion) throw refusal('ITEM_CHANGED', { field: 'version', current });
  const past = locked.lastEntryNumber > 0n ? { baseUnit: current.units.baseUnit } : null;
  orRefuse(checkItemDraft(itemDraftFromWire(body), past));
  await checkLinks(tx, itemId, body);
  const sku = body.sku ?? current.sku;
  await checkSku(tx, itemId, sku);
  const version = baseVersion + 1;
  await tx.db
    .update(item)
    .set({ ...storedColumns(body), sku, version, updatedAt: new Date() })
    .where(inRestaurant(tx, itemId));
  await writeLinks(tx, itemId, body);
  await refreshListing(tx, itemId);
  announceInventory(tx, 'inventory.v1.item-changed', { itemId, version, change: 'UPDATED' });
  const { keeping, isKeyItem, isFasting, madeOf, madeOfLocal, isActive } = current;
  return { item: { keeping, isKeyItem, isFasting, madeOf, madeOfLocal, ...body, id: itemId, sku, isActive, version } };
};

type BulkChange = {
  readonly itemId: string;
  readonly columns: Partial<Pick<typeof item.$inferInsert, 'isActive' | 'par' | 'reorderPoint'>>;
  readonly change: 'ARCHIVED' | 'RESTORED' | 'PAR_SET';
};

/** Changes a few columns of one item of a bulk command; one that another restaurant has is simply not ours. */
const changeOne = async (tx: RestaurantTx, { itemId: named, columns, change }: BulkChange): Promise<boolean> => {
  const locked = await lockItem(tx, named);
  const current = locked && (await loadDefinition(tx, locked.itemId));
  if (!current) return false;
  const itemId = current.id;
  // A par is meant for what is on the shelf; being in use is what a merge decided.
  if (itemId !== named && change !== 'PAR_SET')
    throw refusal('ITEM_MERGED', { field: 'itemIds', name: locked.name, nameLocal: locked.nameLocal });
  const version = current.version + 1;
  await tx.db
    .update(item)
    .set({ ...columns, version, updatedAt: new Date() })
    .where(inRestaurant(tx, itemId));
  await refreshListing(tx, itemId);
  announceInventory(tx, 'inventory.v1.item-changed', { itemId, version, change });
  return true;
};

const changeAll = async (tx: RestaurantTx, changes: readonly BulkChange[]): Promise<{ itemIds: string[] }> => {
  const changed: string[] = [];
  // In the order of ids: two bulk changes that overlap wait for each other instead of locking each other out.
  for (const change of changes.toSorted((left, right) => (left.itemId < right.itemId ? -1 : 1))) {
    if (await changeOne(tx, change)) changed.push(change.itemId);
  }
  if (changed.length === 0) throw refusal('NOT_FOUND');
  return { itemIds: changed };
};

/** Takes items out of use, or back into it. Items that are not here are left out of the answer. */
export const archiveItems = (tx: RestaurantTx, body: { readonly itemIds: readonly string[]; readonly isActive: boolean }) =>
  changeAll(
    tx,
    [...new Set(body.itemIds)].map((itemId) => ({
      itemId,
      columns: { isActive: body.isActive },
      change: body.isActive ? 'RESTORED' : 'ARCHIVED',
    })),
  );

/** One line of a bulk change of pars. */
export type ParLine = { readonly itemId: string; readonly par: string | null; readonly reorderPoint: string | null };

/**
 * Sets par and reorder point of many items.
 *
 * @refuses whatever checkLevels refuses, beside the first field that it refuses
 */
export const setPars = (tx: RestaurantTx, body: { readonly pars: readonly ParLine[] }) => {
  for (const line of body.pars) {
    const par = line.par === null ? null : quantity(line.par);
    const reorderPoint = line.reorderPoint === null ? null : quantity(line.reorderPoint);
    orRefuse(checkLevels({ par, reorderPoint }));
  }
  return changeAll(
    tx,
    body.pars.map(({ itemId, par, reorderPoint }) => ({ itemId, columns: { par, reorderPoint }, change: 'PAR_SET' })),
  );
};
