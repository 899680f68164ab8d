import { and, eq, inArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { namesOf } from '../../../accounts/server/public.ts';
import { plainDecimal } from '../../../inventory/server/public.ts';
import type { PrepTask } from '../../contract/prep-fields.ts';
import { prepBatch, recipe } from '../tables.ts';
import type { prepTask } from './prep-table.ts';

/** A task as it is stored. */
export type PrepTaskRow = typeof prepTask.$inferSelect;

const namesOfRecipes = async (tx: RestaurantTx, recipeIds: readonly string[]) => {
  const { id, name, nameLocal } = recipe;
  const rows = await tx.db
    .select({ id, name, nameLocal })
    .from(recipe)
    .where(and(eq(recipe.restaurantId, tx.restaurantId), inArray(recipe.id, [...recipeIds])));
  return new Map(rows.map((row) => [row.id, row]));
};

const batchesOf = async (tx: RestaurantTx, batchIds: readonly string[]) => {
  if (batchIds.length === 0) return new Map<string, { actualQuantity: string; businessDate: string }>();
  const { id, actualQuantity, businessDate } = prepBatch;
  const rows = await tx.db
    .select({ id, actualQuantity, businessDate })
    .from(prepBatch)
    .where(and(eq(prepBatch.restaurantId, tx.restaurantId), inArray(prepBatch.id, [...batchIds])));
  return new Map(rows.map((row) => [row.id, row]));
};

/** Tasks as they travel, each with what came of it. */
export const presentPrep = async (tx: RestaurantTx, rows: readonly PrepTaskRow[]): Promise<PrepTask[]> => {
  if (rows.length === 0) return [];
  const recipes = await namesOfRecipes(tx, [...new Set(rows.map(({ recipeId }) => recipeId))]);
  const names = await namesOf(tx, [...new Set(rows.flatMap(({ claimedBy }) => claimedBy ?? []))]);
  const batches = await batchesOf(
    tx,
    rows.flatMap(({ batchId }) => batchId ?? []),
  );
  return rows.map((row) => {
    const batch = row.batchId === null ? undefined : batches.get(row.batchId);
    return {
      id: row.id,
      recipeId: row.recipeId,
      name: recipes.get(row.recipeId)?.name ?? '',
      nameLocal: recipes.get(row.recipeId)?.nameLocal ?? null,
      itemId: row.itemId,
      workDate: row.workDate,
      forDate: row.forDate,
      readyAt: row.readyAt.toISOString(),
      startBy: row.startBy.toISOString(),
      target: plainDecimal(row.target),
      note: row.note,
      state: row.state,
      claimedBy: row.claimedBy === null ? null : { id: row.claimedBy, name: names.get(row.claimedBy) ?? '' },
      blockedReason: row.blockedReason,
      batchId: row.batchId,
      made: batch ? plainDecimal(batch.actualQuantity) : null,
      madeOn: batch?.businessDate ?? null,
      version: row.version,
    };
  });
};
