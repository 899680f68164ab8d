import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { namesOf } from '../../accounts/server/public.ts';
import type { Merge } from '../contract/merges.contract.ts';
import { type Comparable, findDuplicates } from '../rules/find-duplicates.ts';
import { inventoryLimits } from '../rules/limits.ts';
import { mergeUndoDays } from '../rules/merge-items.ts';
import { barcodesOf } from './load-definition.ts';
import { plainDecimal } from './plain-decimal.ts';
import { item, itemMerge } from './tables.ts';

const dayMs = 86_400_000;

type Named = { readonly name: string; readonly nameLocal: string | null };
type MergeFacts = {
  readonly row: typeof itemMerge.$inferSelect;
  readonly merged: Named;
  readonly kept: Named;
  readonly by: string;
};

/** A merge as it travels. */
export const presentMerge = ({ row, merged, kept, by }: MergeFacts): Merge => ({
  id: row.id,
  mergedId: row.mergedId,
  mergedName: merged.name,
  mergedNameLocal: merged.nameLocal,
  keptId: row.keptId,
  keptName: kept.name,
  keptNameLocal: kept.nameLocal,
  mergedAt: row.mergedAt.toISOString(),
  by,
  until: new Date(row.mergedAt.getTime() + mergeUndoDays * dayMs).toISOString(),
});

/** Items that may be one, and merges that may still be taken back. */
export const listDuplicates = async (tx: RestaurantTx) => ({ pairs: await likelyPairs(tx), merges: await openMerges(tx) });

const likelyPairs = async (tx: RestaurantTx) => {
  const { id, name, nameLocal, baseUnit, packChain } = item;
  const rows = await tx.db
    .select({ id, name, nameLocal, baseUnit, packChain, barcodes: barcodesOf })
    .from(item)
    .where(and(eq(item.restaurantId, tx.restaurantId), eq(item.isActive, true)))
    .orderBy(item.name, item.id);
  const items = rows.map((row): Comparable => ({
    ...row,
    packChain: row.packChain.map(({ unit, per }) => ({ unit, per: plainDecimal(per) })),
  }));
  return findDuplicates(items, inventoryLimits.duplicatePairsMax).map(({ pair: [left, right], signs }) => ({
    itemIds: [left.id, right.id] as [string, string],
    signs: [...signs],
  }));
};

const openMerges = async (tx: RestaurantTx): Promise<Merge[]> => {
  const since = new Date(Date.now() - mergeUndoDays * dayMs);
  const rows = await tx.db
    .select()
    .from(itemMerge)
    .where(and(eq(itemMerge.restaurantId, tx.restaurantId), gt(itemMerge.mergedAt, since), isNull(itemMerge.undoneAt)))
    .orderBy(desc(itemMerge.mergedAt))
    .limit(inventoryLimits.duplicatePairsMax);
  if (rows.length === 0) return [];
  const people = await namesOf(tx, [...new Set(rows.map(({ mergedBy }) => mergedBy))]);
  const ids = [...new Set(rows.flatMap(({ mergedId, keptId }) => [mergedId, keptId]))];
  const named = await tx.db
    .select({ id: item.id, name: item.name, nameLocal: item.nameLocal })
    .from(item)
    .where(and(eq(item.restaurantId, tx.restaurantId), inArray(item.id, ids)));
  const items = new Map(named.map((one) => [one.id, one]));
  return rows.flatMap((row) => {
    const [merged, kept] = [items.get(row.mergedId), items.get(row.keptId)];
    return merged && kept ? [presentMerge({ row, merged, kept, by: people.get(row.mergedBy) ?? '' })] : [];
  });
};
