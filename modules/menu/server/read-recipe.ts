import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { namesOf } from '../../accounts/server/public.ts';
import type { RecipeOut } from '../contract/recipes.contract.ts';
import { menuLimits } from '../rules/menu-limits.ts';
import { presentRecipes } from './list-recipes.ts';
import { loadPantry } from './load-pantry.ts';
import { seesCost } from './look-at-recipe.ts';
import { presentVersions, type Around } from './present-versions.ts';
import { usesOf } from './recipe-uses.ts';
import { recipe, recipeVersion } from './tables.ts';

type StoredRecipe = typeof recipe.$inferSelect;
type VersionRow = typeof recipeVersion.$inferSelect;

/**
 * One recipe with its versions.
 *
 * @refuses NOT_FOUND for a recipe of no or another restaurant
 */
export const readRecipe = async (tx: RestaurantTx, recipeId: string): Promise<RecipeOut> => {
  const rows = await tx.db
    .select()
    .from(recipe)
    .where(and(eq(recipe.restaurantId, tx.restaurantId), eq(recipe.id, recipeId)));
  const [whole] = await wholeRecipes(tx, rows);
  if (!whole) throw refusal('NOT_FOUND');
  return whole;
};

/** Every recipe that stands, whole, page by page: what a device keeps to cook from without a line. */
export const readRecipeBook = async (tx: RestaurantTx, { after }: { readonly after?: string | undefined }) => {
  const { bookPageSize } = menuLimits;
  const rows = await tx.db
    .select()
    .from(recipe)
    .where(and(eq(recipe.restaurantId, tx.restaurantId), isNull(recipe.archivedAt), after === undefined ? undefined : behind(tx, after)))
    .orderBy(asc(recipe.id))
    .limit(bookPageSize + 1);
  return { recipes: await wholeRecipes(tx, rows.slice(0, bookPageSize)), hasMore: rows.length > bookPageSize };
};

/** Behind the one that was shown last; behind nothing where that one is of no or another restaurant. */
const behind = (tx: RestaurantTx, after: string) =>
  sql`${recipe.id} > (select last.id from recipe last where last.restaurant_id = ${tx.restaurantId} and last.id = ${after})`;

/** Recipes with their versions and uses, in as many questions for a hundred as for one. */
const wholeRecipes = async (tx: RestaurantTx, rows: readonly StoredRecipe[]): Promise<RecipeOut[]> => {
  if (rows.length === 0) return [];
  const recipeIds = rows.map(({ id }) => id);
  const versions = await versionsOf(tx, recipeIds);
  const inEffect = await loadPantry(tx, recipeIds, new Date());
  const current = versions.filter(({ recipeId, versionNo }) => inEffect.recipes.get(recipeId)?.versionNo === versionNo);
  const open = versions.filter(({ state }) => state === 'DRAFT' || state === 'IN_REVIEW');
  const around = { pantry: inEffect, names: await namesIn(tx, versions) };
  const currents = await presentVersions(tx, current, around);
  const opens = await presentVersions(tx, open, around);
  const history = Map.groupBy(versions, ({ recipeId }) => recipeId);
  const uses = await usesOf(tx, recipeIds);
  const listed = await presentRecipes(tx, rows);
  return listed.map((one) => ({
    recipe: one,
    current: currents.get(one.id) ?? null,
    open: opens.get(one.id) ?? null,
    history: (history.get(one.id) ?? []).map((row) => presentPast(row, around.names)),
    usedIn: uses.get(one.id) ?? [],
    isCostVisible: seesCost(tx),
  }));
};

const versionsOf = (tx: RestaurantTx, recipeIds: readonly string[]): Promise<VersionRow[]> =>
  tx.db
    .select()
    .from(recipeVersion)
    .where(and(eq(recipeVersion.restaurantId, tx.restaurantId), inArray(recipeVersion.recipeId, [...recipeIds])))
    .orderBy(desc(recipeVersion.versionNo));

const namesIn = (tx: RestaurantTx, versions: readonly VersionRow[]): Promise<Around['names']> =>
  namesOf(tx, [...new Set(versions.flatMap(({ writtenBy, approvedBy }) => (approvedBy === null ? [writtenBy] : [writtenBy, approvedBy])))]);

const presentPast = ({ versionNo, state, effectiveAt, writtenBy, writtenAt }: VersionRow, names: Around['names']) => ({
  versionNo,
  state,
  effectiveAt: effectiveAt?.toISOString() ?? null,
  writtenBy: names.get(writtenBy) ?? '',
  writtenAt: writtenAt.toISOString(),
});
