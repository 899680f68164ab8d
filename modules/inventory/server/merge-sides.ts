import { and, eq, inArray, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { openCountStatuses } from '../rules/count-session.ts';
import type { MergeSide, NamedItem } from '../rules/merge-items.ts';
import type { MovementSource } from './ledger-statement.ts';
import { type LockedItem, lockOne } from './load-item.ts';
import { item, itemMerge, stockLevel } from './tables.ts';

/** What a merge is called among the documents that move stock. */
export const mergeSource = 'merge';

/** An item held by itself, and where it went. */
export type HeldSide = { readonly item: LockedItem; readonly mergedIntoId: string | null };

/** Both items of a merge, held. */
export type Sides = { readonly merged: HeldSide; readonly kept: HeldSide };

/**
 * Holds both items, in the order of their ids, so that two merges never wait for each other in a circle.
 *
 * @refuses NOT_FOUND for an item of no or another restaurant
 */
export const lockSides = async (
  tx: RestaurantTx,
  { mergedId, keptId }: { readonly mergedId: string; readonly keptId: string },
): Promise<Sides> => {
  const held = new Map<string, HeldSide>();
  for (const id of [mergedId, keptId].toSorted()) {
    const side = await lockOne(tx, id);
    if (!side) throw refusal('NOT_FOUND');
    held.set(id, side);
  }
  const [merged, kept] = [held.get(mergedId), held.get(keptId)];
  if (!merged || !kept) throw refusal('NOT_FOUND');
  return { merged, kept };
};

/** An item as merging is decided by. */
export const sideOf = async (tx: RestaurantTx, { item: held, mergedIntoId }: HeldSide): Promise<MergeSide> => ({
  itemId: held.itemId,
  name: held.name,
  nameLocal: held.nameLocal,
  baseUnit: held.units.baseUnit,
  currency: held.currency,
  isActive: held.isActive,
  mergedInto: mergedIntoId === null ? null : await namesOf(tx, mergedIntoId),
  isBeingCounted: await isBeingCounted(tx, held.itemId),
  hasLedger: held.lastEntryNumber > 0n,
});

const namesOf = async (tx: RestaurantTx, itemId: string): Promise<NamedItem | null> => {
  const [row] = await tx.db
    .select({ name: item.name, nameLocal: item.nameLocal })
    .from(item)
    .where(and(eq(item.restaurantId, tx.restaurantId), eq(item.id, itemId)));
  return row ?? null;
};

const isBeingCounted = async (tx: RestaurantTx, itemId: string): Promise<boolean> => {
  const { rowCount } = await tx.client.query({
    name: 'inventory-item-being-counted',
    text: `select from count_line l join count_session s on s.restaurant_id = l.restaurant_id and s.id = l.session_id
            where l.restaurant_id = $1 and l.item_id = $2 and s.status = any ($3) limit 1`,
    values: [tx.restaurantId, itemId, openCountStatuses],
  });
  return (rowCount ?? 0) > 0;
};

/** Which merge moves stock, when, and at which device. */
export type MergeMoment = { readonly mergeId: string; readonly deviceId: string; readonly at: Date };

/** Now, and never before what was counted last: a merge moves what is there, and holds no count against itself. */
export const latestOf = ({ merged, kept }: Sides): Date =>
  new Date(Math.max(Date.now(), ...[merged, kept].map(({ item: held }) => held.lastCountedAt?.getTime() ?? 0)));

/** Where the rows of a merge come from. */
export const sourceOfMerge = ({ mergeId, deviceId, at }: MergeMoment, sourceType: string): MovementSource => ({
  movementId: uuidv7(),
  sourceType,
  sourceId: mergeId,
  occurredAt: at,
  effectiveAt: at,
  deviceId,
  reason: null,
  note: null,
  enteredText: null,
  enteredParts: null,
  reversalOfId: null,
  lot: { kind: 'ALONG' },
});

/** The items that went into one by merges that stand. */
export const mergedInto = async (tx: RestaurantTx, itemId: string): Promise<string[]> => {
  const rows = await tx.db
    .select({ id: stockLevel.itemId })
    .from(stockLevel)
    .where(and(eq(stockLevel.restaurantId, tx.restaurantId), eq(stockLevel.mergedIntoId, itemId)));
  return rows.map(({ id }) => id);
};

/** Lets what names these items find another; null lets them stand by themselves. */
export const pointAt = async (tx: RestaurantTx, itemIds: readonly string[], mergedIntoId: string | null): Promise<void> => {
  if (itemIds.length === 0) return;
  await tx.db
    .update(stockLevel)
    .set({ mergedIntoId, updatedAt: new Date() })
    .where(and(eq(stockLevel.restaurantId, tx.restaurantId), inArray(stockLevel.itemId, [...itemIds])));
};

/** The items that merges which stand put into one, each by itself: chains are told from the merges, not the pointers. */
export const ownMergesOf = async (tx: RestaurantTx, keptId: string): Promise<string[]> => {
  const rows = await tx.db
    .select({ id: itemMerge.mergedId })
    .from(itemMerge)
    .where(and(eq(itemMerge.restaurantId, tx.restaurantId), eq(itemMerge.keptId, keptId), isNull(itemMerge.undoneAt)));
  return rows.map(({ id }) => id);
};
