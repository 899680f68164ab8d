import { and, eq, inArray } from 'drizzle-orm';

import { quantity } from '../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { namesOf } from '../../accounts/server/public.ts';
import { lotHeadings, plainDecimal } from '../../inventory/server/public.ts';
import type { Batch } from '../contract/batches.contract.ts';
import { yieldVariance } from '../rules/plan-batch.ts';
import { seesCost } from './look-at-recipe.ts';
import { type BatchRow, recipe } from './tables.ts';
import { tinyBatches } from './tiny-batches.ts';

const namesOfRecipes = async (tx: RestaurantTx, recipeIds: readonly string[]) => {
  const { id, name, nameLocal } = recipe;
  const rows = await tx.db
    .select({ id, name, nameLocal })
    .from(recipe)
    .where(and(eq(recipe.restaurantId, tx.restaurantId), inArray(recipe.id, [...recipeIds])));
  return new Map(rows.map((row) => [row.id, row]));
};

/** What each of some batches had cost; null to whoever may not see it. */
const costsOf = async (tx: RestaurantTx, rows: readonly BatchRow[]): Promise<(row: BatchRow) => Batch['cost']> => {
  if (!seesCost(tx)) return () => null;
  const tiny = await tinyBatches(tx, rows);
  return ({ id, knownMinor, valueMinor, currency, uncostedItemIds }) => ({
    knownMinor: knownMinor.toString(),
    isComplete: valueMinor !== null,
    isTiny: tiny.has(id),
    currency: currency as 'GBP',
    uncostedItemIds,
  });
};

/** Batches as they travel, each with the lot that it became as that lot is now. */
export const presentBatches = async (tx: RestaurantTx, rows: readonly BatchRow[]): Promise<Batch[]> => {
  if (rows.length === 0) return [];
  const recipes = await namesOfRecipes(tx, [...new Set(rows.map(({ recipeId }) => recipeId))]);
  const people = rows.flatMap(({ madeBy, undoneBy }) => (undoneBy === null ? [madeBy] : [madeBy, undoneBy]));
  const names = await namesOf(tx, [...new Set(people)]);
  const lots = await lotHeadings(
    tx,
    rows.flatMap(({ lotId }) => lotId ?? []),
  );
  const costOf = await costsOf(tx, rows);
  return rows.map((row) => {
    const { lotId, undoneAt, undoneBy } = row;
    const [planned, actual] = [quantity(row.plannedQuantity), quantity(row.actualQuantity)];
    return {
      id: row.id,
      recipeId: row.recipeId,
      name: recipes.get(row.recipeId)?.name ?? '',
      nameLocal: recipes.get(row.recipeId)?.nameLocal ?? null,
      versionNo: row.versionNo,
      itemId: row.itemId,
      plannedQuantity: plainDecimal(row.plannedQuantity),
      actualQuantity: plainDecimal(row.actualQuantity),
      enteredText: row.enteredText,
      yieldVariance: yieldVariance({ planned, actual }),
      cost: costOf(row),
      notTaken: row.notTaken.map((line) => ({ ...line })) as Batch['notTaken'],
      lot: lotId === null ? null : { id: lotId, expiresOn: lots.get(lotId)?.expiresOn ?? null },
      note: row.note,
      madeBy: names.get(row.madeBy) ?? '',
      madeAt: row.madeAt.toISOString(),
      businessDate: row.businessDate,
      undone: undoneAt === null ? null : { by: names.get(undoneBy ?? '') ?? '', at: undoneAt.toISOString() },
    };
  });
};
