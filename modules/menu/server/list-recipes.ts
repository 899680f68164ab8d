import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { plainDecimal } from '../../inventory/server/public.ts';
import type { RecipeRow } from '../contract/fields.ts';
import type { Pantry } from '../rules/recipe.ts';
import { allergenCodes } from '../../inventory/rules/allergen.ts';
import type { DishAllergens } from '../rules/roll-up-allergens.ts';
import { loadPantry, pantryOf } from './load-pantry.ts';
import { lookAt, presentCost, seesCost } from './look-at-recipe.ts';
import { recipe, recipeVersion } from './tables.ts';
import { latestVerifications, presentVerification } from './verifications.ts';

type StoredRecipe = typeof recipe.$inferSelect;

/** The version of each recipe that is being written. */
export const openVersions = async (tx: RestaurantTx, recipeIds: readonly string[]) => {
  if (recipeIds.length === 0) return new Map<string, { versionNo: number; state: 'DRAFT' | 'IN_REVIEW' }>();
  const { recipeId, versionNo, state } = recipeVersion;
  const rows = await tx.db
    .select({ recipeId, versionNo, state })
    .from(recipeVersion)
    .where(and(eq(recipeVersion.restaurantId, tx.restaurantId), inArray(recipeId, [...recipeIds]), inArray(state, ['DRAFT', 'IN_REVIEW'])));
  return new Map(rows.map((row) => [row.recipeId, { versionNo: row.versionNo, state: row.state as 'DRAFT' | 'IN_REVIEW' }]));
};

const nothingKnown = Object.fromEntries(allergenCodes.map((code) => [code, 'UNKNOWN'])) as DishAllergens;

/** Recipes as lists show them: by the version in effect, or by the one that is being written where none is. */
export const presentRecipes = async (tx: RestaurantTx, rows: readonly StoredRecipe[]): Promise<RecipeRow[]> => {
  const recipeIds = rows.map(({ id }) => id);
  const pantry = await loadPantry(tx, recipeIds, new Date());
  const open = await openVersions(tx, recipeIds);
  const unapproved = new Map([...open].filter(([id]) => !pantry.recipes.has(id)).map(([id, { versionNo }]) => [id, versionNo]));
  const drafts = await pantryOf(tx, unapproved);
  const whole: Pantry = {
    recipes: new Map([...drafts.recipes, ...pantry.recipes]),
    items: new Map([...drafts.items, ...pantry.items]),
  };
  const verifications = await latestVerifications(tx, recipeIds);
  return rows.map((row) => {
    const version = whole.recipes.get(row.id);
    const seen = version && lookAt(version, whole);
    return {
      id: row.id,
      kind: row.kind,
      name: row.name,
      nameLocal: row.nameLocal,
      stockItemId: row.stockItemId,
      par: plainDecimal(row.par),
      yieldUnit: version?.yieldUnit ?? null,
      version: row.version,
      isArchived: row.archivedAt !== null,
      isInEffect: pantry.recipes.has(row.id),
      openState: open.get(row.id)?.state ?? null,
      cost: seen ? presentCost(tx, seen.cost) : null,
      problemCount: seen ? seen.cost.problems.length : 0,
      allergens: seen?.allergens ?? nothingKnown,
      verification: presentVerification(
        verifications.get(row.id),
        version && seen ? { versionNo: version.versionNo, allergens: seen.allergens } : null,
      ),
      isFasting: seen?.isFasting ?? null,
    };
  });
};

/** Every recipe of the restaurant, by name. */
export const listRecipes = async (tx: RestaurantTx, { archived }: { readonly archived?: 'only' | undefined }) => {
  const rows = await tx.db
    .select()
    .from(recipe)
    .where(and(eq(recipe.restaurantId, tx.restaurantId), archived ? isNotNull(recipe.archivedAt) : isNull(recipe.archivedAt)))
    .orderBy(asc(recipe.name), asc(recipe.id));
  return { recipes: await presentRecipes(tx, rows), isCostVisible: seesCost(tx) };
};
