import { and, eq } from 'drizzle-orm';

import { formatQuantity, noQuantity } from '../../../kit/quantity.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Item } from '../contract/item-schemas.ts';
import type { Merge } from '../contract/merges.contract.ts';
import type { Allergens } from '../rules/allergen.ts';
import { bringOver, decideMerge, stricterAllergens, stricterFasting, takeAll, type BroughtOver } from '../rules/merge-items.ts';
import { announceInventory } from './announce-inventory.ts';
import { holdSetting } from './books.ts';
import { refreshListing } from './listing.ts';
import { loadDefinition } from './load-definition.ts';
import {
  latestOf,
  lockSides,
  mergedInto,
  mergeSource,
  pointAt,
  sideOf,
  sourceOfMerge,
  type MergeMoment,
  type Sides,
} from './merge-sides.ts';
import { presentMerge } from './list-duplicates.ts';
import { postToLedger } from './post-to-ledger.ts';
import { item, itemBarcode, itemMerge, itemStorageArea, stockLot, type StoredMergedLot } from './tables.ts';

type MergeBody = { readonly mergeId: string; readonly mergedId: string; readonly keptId: string };

/**
 * Puts one item into another. Its stock leaves it and comes there at the same value, its lots, codes and places go
 * along, and from then on whatever names it finds the one that stays. It is out of use, and keeps its history.
 *
 * @refuses NOT_FOUND for an item of no or another restaurant; ID_TAKEN; whatever decideMerge refuses
 */
export const mergeItems = async (tx: RestaurantTx, { body, deviceId }: CommandEnvelope<MergeBody>): Promise<{ merge: Merge }> => {
  const { mergeId, mergedId, keptId } = body;
  // No count begins while two items become one.
  await holdSetting(tx);
  const sides = await lockSides(tx, { mergedId, keptId });
  orRefuse(decideMerge(await sideOf(tx, sides.merged), await sideOf(tx, sides.kept)), { field: 'item' });
  const [merged, kept] = [await definitionOf(tx, mergedId), await definitionOf(tx, keptId)];
  const moment = { mergeId, deviceId, at: latestOf(sides) };
  const over = await moveStock(tx, sides, moment);
  const version = await joinDefinitions(tx, merged, kept);
  const moved = await moveBelongings(tx, merged, kept);
  await hide(tx, merged, kept);
  const row = {
    id: mergeId,
    mergedId,
    keptId,
    quantity: formatQuantity(over.quantity),
    valueMinor: over.valueMinor,
    currency: sides.merged.item.currency,
    ...moved,
    keptBefore: { version, tracksLots: kept.keeping.tracksLots, allergens: kept.allergens, isFasting: kept.isFasting },
    wasActive: merged.isActive,
    mergedBy: tx.userId ?? tx.ownerId,
    mergedAt: moment.at,
  };
  const made = await tx.db
    .insert(itemMerge)
    .values({ ...row, restaurantId: tx.restaurantId })
    .onConflictDoNothing()
    .returning();
  if (!made[0]) throw refusal('ID_TAKEN', { field: 'item' });
  announceInventory(tx, 'inventory.v1.items-merged', { mergeId, mergedId, keptId });
  return { merge: presentMerge({ row: made[0], merged, kept, by: tx.personName ?? '' }) };
};

const definitionOf = async (tx: RestaurantTx, itemId: string): Promise<Item> => {
  const found = await loadDefinition(tx, itemId);
  if (!found) throw refusal('NOT_FOUND');
  return found;
};

/** A row at each end, at one value; none where nothing is on hand. */
const moveStock = async (tx: RestaurantTx, { merged, kept }: Sides, moment: MergeMoment): Promise<BroughtOver> => {
  if (merged.item.level.onHand === noQuantity) return { quantity: noQuantity, valueMinor: null };
  const out = await postToLedger(tx, merged.item, {
    decide: (level) => orRefuse(takeAll(level), { field: 'item' }),
    source: sourceOfMerge(moment, mergeSource),
  });
  const [row] = out.own.posting.rows;
  const left = merged.item.level;
  const over = { quantity: left.onHand, valueMinor: row.valueMinor === null ? null : left.valueMinor };
  await postToLedger(tx, kept.item, {
    decide: (level) => orRefuse(bringOver(level, over), { field: 'item' }),
    source: sourceOfMerge(moment, mergeSource),
  });
  return over;
};

/** What both know is known of the one that stays: no warning of an allergen and no lot is lost. */
const joinDefinitions = async (tx: RestaurantTx, merged: Item, kept: Item): Promise<number> => {
  const version = kept.version + 1;
  await tx.db
    .update(item)
    .set({
      version,
      allergens: stricterAllergens(kept.allergens as Allergens, merged.allergens as Allergens) as Record<string, string>,
      isFasting: stricterFasting(kept.isFasting, merged.isFasting),
      tracksLots: kept.keeping.tracksLots || merged.keeping.tracksLots,
      updatedAt: new Date(),
    })
    .where(and(eq(item.restaurantId, tx.restaurantId), eq(item.id, kept.id)));
  announceInventory(tx, 'inventory.v1.item-changed', { itemId: kept.id, version, change: 'UPDATED' });
  return version;
};

const moveBelongings = async (tx: RestaurantTx, merged: Item, kept: Item) => {
  const storageAreaIds = merged.storageAreaIds.filter((id) => !kept.storageAreaIds.includes(id));
  if (storageAreaIds.length > 0) {
    await tx.db.insert(itemStorageArea).values(
      storageAreaIds.map((storageAreaId, place) => ({
        restaurantId: tx.restaurantId,
        itemId: kept.id,
        storageAreaId,
        sortOrder: kept.storageAreaIds.length + place,
      })),
    );
  }
  await tx.db
    .update(itemBarcode)
    .set({ itemId: kept.id })
    .where(and(eq(itemBarcode.restaurantId, tx.restaurantId), eq(itemBarcode.itemId, merged.id)));
  const lots: StoredMergedLot[] = await tx.db
    .update(stockLot)
    .set({ itemId: kept.id, updatedAt: new Date() })
    .where(and(eq(stockLot.restaurantId, tx.restaurantId), eq(stockLot.itemId, merged.id)))
    .returning({ id: stockLot.id, onHand: stockLot.onHand });
  return { barcodes: merged.barcodes, storageAreaIds, lots };
};

/** The merged item, and what went into it before, now point at the one that stays. */
const hide = async (tx: RestaurantTx, merged: Item, kept: Item): Promise<void> => {
  const version = merged.version + 1;
  await tx.db
    .update(item)
    .set({ isActive: false, version, updatedAt: new Date() })
    .where(and(eq(item.restaurantId, tx.restaurantId), eq(item.id, merged.id)));
  await pointAt(tx, [merged.id, ...(await mergedInto(tx, merged.id))], kept.id);
  for (const id of [merged.id, kept.id]) await refreshListing(tx, id);
  announceInventory(tx, 'inventory.v1.item-changed', { itemId: merged.id, version, change: 'ARCHIVED' });
};
