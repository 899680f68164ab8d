import { and, eq, inArray } from 'drizzle-orm';

import { assert } from '../../../kit/assert.ts';
import { quantity } from '../../../kit/quantity.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { decideCorrection } from '../rules/correction.ts';
import { decideMergeUndo } from '../rules/merge-items.ts';
import { announceInventory } from './announce-inventory.ts';
import { holdSetting } from './books.ts';
import { refreshListing } from './listing.ts';
import { loadDefinition } from './load-definition.ts';
import { originalOf, rowsOfDocument } from './load-original.ts';
import {
  latestOf,
  lockSides,
  mergeSource,
  ownMergesOf,
  pointAt,
  sideOf,
  sourceOfMerge,
  type MergeMoment,
  type Sides,
} from './merge-sides.ts';
import { postToLedger } from './post-to-ledger.ts';
import { item, itemBarcode, itemMerge, itemStorageArea, stockLot } from './tables.ts';

type StoredMerge = typeof itemMerge.$inferSelect;

/**
 * Takes a merge back: what came over goes back at the value at which it came, with its lots, codes and places, and the
 * item is in use again if it was. What was recorded of it meanwhile stays with the one that stayed.
 *
 * @refuses NOT_FOUND; whatever decideMergeUndo refuses
 */
export const undoMerge = async (
  tx: RestaurantTx,
  { body, deviceId }: CommandEnvelope<{ readonly mergeId: string }>,
): Promise<{ mergeId: string }> => {
  const { mergeId } = body;
  await holdSetting(tx);
  const merge = await holdMerge(tx, mergeId);
  const sides = await lockSides(tx, merge);
  const kept = { ...(await sideOf(tx, sides.kept)), onHand: sides.kept.item.level.onHand };
  orRefuse(
    decideMergeUndo({
      isUndone: merge.undoneAt !== null,
      mergedAt: merge.mergedAt,
      now: new Date(),
      kept,
      quantity: quantity(merge.quantity),
      areLotsWhole: await areLotsWhole(tx, merge),
    }),
    { field: 'merge' },
  );
  await moveBack(tx, sides, { mergeId, deviceId, at: latestOf(sides) });
  await giveBack(tx, merge);
  await restoreKept(tx, merge);
  await show(tx, merge);
  await tx.db
    .update(itemMerge)
    .set({ undoneBy: tx.userId, undoneAt: new Date() })
    .where(and(eq(itemMerge.restaurantId, tx.restaurantId), eq(itemMerge.id, mergeId)));
  const { mergedId, keptId } = merge;
  announceInventory(tx, 'inventory.v1.merge-undone', { mergeId, mergedId, keptId });
  return { mergeId };
};

const holdMerge = async (tx: RestaurantTx, mergeId: string): Promise<StoredMerge> => {
  const [row] = await tx.db
    .select()
    .from(itemMerge)
    .where(and(eq(itemMerge.restaurantId, tx.restaurantId), eq(itemMerge.id, mergeId)))
    .for('update');
  if (!row) throw refusal('NOT_FOUND');
  return row;
};

const lotsOf = (tx: RestaurantTx, { lots }: StoredMerge) =>
  and(
    eq(stockLot.restaurantId, tx.restaurantId),
    inArray(
      stockLot.id,
      lots.map(({ id }) => id),
    ),
  );

const areLotsWhole = async (tx: RestaurantTx, merge: StoredMerge): Promise<boolean> => {
  if (merge.lots.length === 0) return true;
  const now = await tx.db.select({ id: stockLot.id, onHand: stockLot.onHand }).from(stockLot).where(lotsOf(tx, merge));
  const held = new Map(now.map(({ id, onHand }) => [id, onHand]));
  return merge.lots.every(({ id, onHand }) => held.get(id) === onHand);
};

/** The opposite of each row of the merge, in the books where it stands; it holds from now on, since till now it was one item. */
const moveBack = async (tx: RestaurantTx, { merged, kept }: Sides, moment: MergeMoment): Promise<void> => {
  for (const row of await rowsOfDocument(tx, mergeSource, moment.mergeId)) {
    const side = [merged, kept].find(({ item: held }) => held.itemId === row.itemId);
    assert(side !== undefined, 'A merge moves the stock of its two items.');
    await postToLedger(tx, side.item, {
      decide: (level) => orRefuse(decideCorrection(level, originalOf(row)), { field: 'merge' }),
      source: { ...sourceOfMerge(moment, `${mergeSource}-reversal`), reversalOfId: row.id },
    });
  }
};

const giveBack = async (tx: RestaurantTx, merge: StoredMerge): Promise<void> => {
  const { mergedId, keptId, barcodes, storageAreaIds } = merge;
  const { restaurantId } = tx;
  if (merge.lots.length > 0) await tx.db.update(stockLot).set({ itemId: mergedId, updatedAt: new Date() }).where(lotsOf(tx, merge));
  if (barcodes.length > 0) {
    await tx.db
      .update(itemBarcode)
      .set({ itemId: mergedId })
      .where(and(eq(itemBarcode.restaurantId, restaurantId), eq(itemBarcode.itemId, keptId), inArray(itemBarcode.code, barcodes)));
  }
  if (storageAreaIds.length === 0) return;
  await tx.db
    .delete(itemStorageArea)
    .where(
      and(
        eq(itemStorageArea.restaurantId, restaurantId),
        eq(itemStorageArea.itemId, keptId),
        inArray(itemStorageArea.storageAreaId, storageAreaIds),
      ),
    );
};

/** What the merge added to the item that stayed leaves it again, unless somebody has edited it since: that was meant so. */
const restoreKept = async (tx: RestaurantTx, { keptId, keptBefore }: StoredMerge): Promise<void> => {
  const current = await loadDefinition(tx, keptId);
  if (!current) throw refusal('NOT_FOUND');
  const isUntouched = current.version === keptBefore.version;
  const version = current.version + 1;
  await tx.db
    .update(item)
    .set({
      version,
      updatedAt: new Date(),
      ...(isUntouched && { allergens: keptBefore.allergens, tracksLots: keptBefore.tracksLots }),
      ...(isUntouched && keptBefore.isFasting !== undefined && { isFasting: keptBefore.isFasting }),
    })
    .where(and(eq(item.restaurantId, tx.restaurantId), eq(item.id, keptId)));
  announceInventory(tx, 'inventory.v1.item-changed', { itemId: keptId, version, change: 'UPDATED' });
};

/** The item stands by itself again, and what had gone into it before follows it. */
const show = async (tx: RestaurantTx, { mergedId, keptId, wasActive }: StoredMerge): Promise<void> => {
  const current = await loadDefinition(tx, mergedId);
  if (!current) throw refusal('NOT_FOUND');
  const version = current.version + 1;
  await tx.db
    .update(item)
    .set({ isActive: wasActive, version, updatedAt: new Date() })
    .where(and(eq(item.restaurantId, tx.restaurantId), eq(item.id, mergedId)));
  await pointAt(tx, [mergedId], null);
  await pointAt(tx, await ownMergesOf(tx, mergedId), mergedId);
  for (const id of [mergedId, keptId]) await refreshListing(tx, id);
  announceInventory(tx, 'inventory.v1.item-changed', { itemId: mergedId, version, change: 'RESTORED' });
};
