import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { explodeRecipe } from '../rules/explode-recipe.ts';
import type { Pantry } from '../rules/recipe.ts';
import { oneBatch } from '../rules/scale-recipe.ts';
import { pantryOf, pantryWithin } from './load-pantry.ts';
import type { BatchRow } from './tables.ts';

/**
 * Which of these batches took something that had a cost, although what is known comes to no coin: a pinch of salt is not free. The
 * books keep whole coins, so it is read off what the version takes that it was made by.
 */
export const tinyBatches = async (tx: RestaurantTx, rows: readonly BatchRow[]): Promise<ReadonlySet<string>> => {
  const tiny = new Set<string>();
  // Of each recipe one version at a time, as a pantry holds them.
  for (const [versionNo, made] of Map.groupBy(
    rows.filter(({ knownMinor }) => knownMinor === 0n),
    (row) => row.versionNo,
  )) {
    const pantry = await pantryOfVersions(tx, new Map(made.map(({ recipeId }) => [recipeId, versionNo])));
    for (const row of made) if (hasCosted(row, pantry)) tiny.add(row.id);
  }
  return tiny;
};

const pantryOfVersions = async (tx: RestaurantTx, versionNos: ReadonlyMap<string, number>): Promise<Pantry> => {
  const own = await pantryOf(tx, versionNos);
  const within = await pantryWithin(tx, own.recipes.values(), new Date());
  return { recipes: new Map([...within.recipes, ...own.recipes]), items: new Map([...within.items, ...own.items]) };
};

const hasCosted = ({ recipeId, uncostedItemIds }: BatchRow, pantry: Pantry): boolean => {
  const version = pantry.recipes.get(recipeId);
  if (!version) return false;
  const { items } = explodeRecipe(version, oneBatch, { pantry, stop: 'AT_STOCKED_PREPS' });
  return [...items.keys()].some((itemId) => !uncostedItemIds.includes(itemId));
};
