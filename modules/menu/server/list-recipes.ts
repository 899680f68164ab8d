import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';

import { formatQuantity } from '../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { plainDecimal } from '../../inventory/server/public.ts';
import type { RecipeRow } from '../contract/recipe-fields.ts';
import type { Pantry, RecipeVersion } from '../rules/recipe.ts';
import { allergenCodes } from '../../inventory/rules/allergen.ts';
import type { DishAllergens } from '../rules/roll-up-allergens.ts';
import { loadPantry, pantryOf, pantryWithin } from './load-pantry.ts';
import { type LookedAt, lookAt, presentCost, seesCost } from './look-at-recipe.ts';
import { recipe, recipeVersion } from './tables.ts';
import { latestVerifications, presentVerification, type Verification } from './verifications.ts';

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
  const now = new Date();
  const pantry = await loadPantry(tx, recipeIds, now);
  const open = await openVersions(tx, recipeIds);
  const unapproved = new Map([...open].filter(([id]) => !pantry.recipes.has(id)).map(([id, { versionNo }]) => [id, versionNo]));
  const drafts = await pantryOf(tx, unapproved);
  const within = await pantryWithin(tx, drafts.recipes.values(), now);
  const whole: Pantry = {
    // A draft is in nobody's dish yet: another that calls for it does not know what it comes to.
    recipes: new Map([...within.recipes, ...pantry.recipes]),
    items: new Map([...drafts.items, ...within.items, ...pantry.items]),
  };
  const verifications = await latestVerifications(tx, recipeIds);
  return rows.map((row) => {
    const version = pantry.recipes.get(row.id) ?? drafts.recipes.get(row.id);
    const shown = version && { version, seen: lookAt(version, whole) };
    return {
      ...headingOf(row),
      isInEffect: pantry.recipes.has(row.id),
      openState: open.get(row.id)?.state ?? null,
      ...presentLook(tx, shown, verifications.get(row.id)),
    };
  });
};

const headingOf = (row: StoredRecipe) => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  nameLocal: row.nameLocal,
  stockItemId: row.stockItemId,
  par: plainDecimal(row.par),
  version: row.version,
  isArchived: row.archivedAt !== null,
});

type Shown = { readonly version: RecipeVersion; readonly seen: LookedAt };

/** What a recipe comes to; of one that nothing is written of, nothing is known. */
const presentLook = (tx: RestaurantTx, shown: Shown | undefined, verification: Verification | undefined) => {
  if (!shown) {
    const unknown = { yieldUnit: null, portions: null, cost: null, problemCount: 0, allergens: nothingKnown, isFasting: null };
    return { ...unknown, verification: presentVerification(verification, null) };
  }
  const { version, seen } = shown;
  return {
    yieldUnit: version.yieldUnit,
    portions: version.portions === null ? null : formatQuantity(version.portions),
    cost: presentCost(tx, seen.cost),
    problemCount: seen.cost.problems.length,
    allergens: seen.allergens,
    isFasting: seen.isFasting,
    verification: presentVerification(verification, { versionNo: version.versionNo, allergens: seen.allergens }),
  };
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
