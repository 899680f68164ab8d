import { and, eq, inArray } from 'drizzle-orm';

import type { Rational } from '../../../kit/rational.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { costRecipe } from '../rules/cost-recipe.ts';
import { loadPantry } from './load-pantry.ts';
import { dish } from './tables.ts';

/** What a portion of a dish costs the house, as it is known now. */
export type DishCost = {
  readonly categoryId: string | null;
  /** @unit major units of the restaurant's currency, exact; null where it has no recipe in effect, or a part has no cost */
  readonly perPortion: Rational | null;
};

/** What portions of these dishes cost. A cost that lacks a part is none: it would make the dish look better than it is. */
export const dishCosts = async (tx: RestaurantTx, dishIds: readonly string[]): Promise<ReadonlyMap<string, DishCost>> => {
  if (dishIds.length === 0) return new Map();
  const rows = await tx.db
    .select({ id: dish.id, categoryId: dish.categoryId, recipeId: dish.recipeId })
    .from(dish)
    .where(and(eq(dish.restaurantId, tx.restaurantId), inArray(dish.id, [...dishIds])));
  const recipeIds = [...new Set(rows.flatMap(({ recipeId }) => recipeId ?? []))];
  const pantry = await loadPantry(tx, recipeIds, new Date());
  return new Map(
    rows.map(({ id, categoryId, recipeId }) => {
      const version = pantry.recipes.get(recipeId ?? '');
      const cost = version && costRecipe(version, pantry);
      return [id, { categoryId, perPortion: cost?.isComplete ? cost.perPortion : null }];
    }),
  );
};
