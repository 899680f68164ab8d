import { and, asc, eq, inArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { RecipeOut } from '../contract/recipes.contract.ts';
import { dish, recipe, recipeLine, recipeVersion } from './tables.ts';

/** Recipes and dishes that call for each of these recipes, by the versions that are in effect or being written. */
export const usesOf = async (tx: RestaurantTx, recipeIds: readonly string[]): Promise<ReadonlyMap<string, RecipeOut['usedIn']>> => {
  const uses = [...(await inRecipes(tx, recipeIds)), ...(await inDishes(tx, recipeIds))];
  const byRecipe = Map.groupBy(uses, ({ recipeId }) => recipeId ?? '');
  return new Map([...byRecipe].map(([recipeId, found]) => [recipeId, found.map(({ use }) => use)]));
};

const inRecipes = async (tx: RestaurantTx, recipeIds: readonly string[]) => {
  const rows = await tx.db
    .selectDistinct({ recipeId: recipeLine.subRecipeId, id: recipe.id, name: recipe.name, nameLocal: recipe.nameLocal })
    .from(recipeLine)
    .innerJoin(recipe, and(eq(recipe.restaurantId, recipeLine.restaurantId), eq(recipe.id, recipeLine.recipeId)))
    .innerJoin(
      recipeVersion,
      and(
        eq(recipeVersion.restaurantId, recipeLine.restaurantId),
        eq(recipeVersion.recipeId, recipeLine.recipeId),
        eq(recipeVersion.versionNo, recipeLine.versionNo),
        inArray(recipeVersion.state, ['DRAFT', 'IN_REVIEW', 'APPROVED']),
      ),
    )
    .where(and(eq(recipeLine.restaurantId, tx.restaurantId), inArray(recipeLine.subRecipeId, [...recipeIds])))
    .orderBy(asc(recipe.name));
  return rows.map(({ recipeId, ...row }) => ({ recipeId, use: { ...row, kind: 'RECIPE' as const } }));
};

const inDishes = async (tx: RestaurantTx, recipeIds: readonly string[]) => {
  const rows = await tx.db
    .select({ recipeId: dish.recipeId, id: dish.id, name: dish.name, nameLocal: dish.nameLocal })
    .from(dish)
    .where(
      and(eq(dish.restaurantId, tx.restaurantId), inArray(dish.recipeId, [...recipeIds]), inArray(dish.state, ['DRAFT', 'LIVE', 'PAUSED'])),
    )
    .orderBy(asc(dish.name));
  return rows.map(({ recipeId, ...row }) => ({ recipeId, use: { ...row, kind: 'DISH' as const } }));
};
