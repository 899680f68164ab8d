import { and, asc, desc, eq, inArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { namesOf } from '../../accounts/server/public.ts';
import { plainDecimal } from '../../inventory/server/public.ts';
import type { VersionBody, VersionOut } from '../contract/recipe-fields.ts';
import type { RecipeOut } from '../contract/recipes.contract.ts';
import type { Pantry } from '../rules/recipe.ts';
import { presentRecipes } from './list-recipes.ts';
import { loadPantry, lineOf, pantryOf } from './load-pantry.ts';
import { lookAt, presentCost, seesCost } from './look-at-recipe.ts';
import { dish, recipe, recipeLine, recipeVersion } from './tables.ts';

type VersionRow = typeof recipeVersion.$inferSelect;

const bodyOf = (row: VersionRow, lines: readonly (typeof recipeLine.$inferSelect)[]): VersionBody =>
  ({
    yieldQuantity: plainDecimal(row.yieldQuantity),
    yieldUnit: row.yieldUnit,
    portions: plainDecimal(row.portions),
    activeMinutes: row.activeMinutes,
    passiveMinutes: row.passiveMinutes,
    steps: row.steps.map((step) => ({ ...step, pictureId: step.pictureId ?? null })),
    changeNote: row.changeNote,
    lines: lines.map((line) => ({
      lineId: line.lineId,
      subject: lineOf(line).subject,
      quantity: plainDecimal(line.quantity),
      unit: line.unit,
      usableShare: line.usableShare,
      isOptional: line.isOptional,
      channels: line.channels,
      note: line.note,
    })),
  }) as VersionBody;

type Around = { readonly pantry: Pantry; readonly names: ReadonlyMap<string, string> };

/** One version with what it comes to: its own parts, and the recipes within it as they are in effect today. */
const presentVersion = async (tx: RestaurantTx, row: VersionRow, { pantry, names }: Around): Promise<VersionOut> => {
  const lines = await tx.db
    .select()
    .from(recipeLine)
    .where(
      and(eq(recipeLine.restaurantId, tx.restaurantId), eq(recipeLine.recipeId, row.recipeId), eq(recipeLine.versionNo, row.versionNo)),
    )
    .orderBy(asc(recipeLine.sortOrder), asc(recipeLine.lineId));
  const own = await pantryOf(tx, new Map([[row.recipeId, row.versionNo]]));
  const within = await loadPantry(
    tx,
    lines.flatMap(({ subRecipeId }) => subRecipeId ?? []),
    new Date(),
  );
  const version = own.recipes.get(row.recipeId);
  if (!version) throw new Error('A version that was read is in its pantry.');
  const seen = lookAt(version, {
    recipes: new Map([...pantry.recipes, ...within.recipes]),
    items: new Map([...own.items, ...pantry.items, ...within.items]),
  });
  return {
    versionNo: row.versionNo,
    state: row.state,
    effectiveAt: row.effectiveAt?.toISOString() ?? null,
    version: row.version,
    body: bodyOf(row, lines),
    writtenBy: names.get(row.writtenBy) ?? '',
    writtenAt: row.writtenAt.toISOString(),
    approvedBy: row.approvedBy === null ? null : (names.get(row.approvedBy) ?? ''),
    cost: presentCost(tx, seen.cost),
    problems: seen.cost.problems.map(({ recipeId, lineId, why }) => ({ recipeId, lineId, code: why.code })),
    allergens: seen.allergens,
    isFasting: seen.isFasting,
  };
};

/** Recipes and dishes that call for a recipe, by the versions that are in effect or being written. */
export const usesOf = async (tx: RestaurantTx, recipeId: string): Promise<RecipeOut['usedIn']> => {
  const recipes = await tx.db
    .selectDistinct({ id: recipe.id, name: recipe.name, nameLocal: recipe.nameLocal })
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
    .where(and(eq(recipeLine.restaurantId, tx.restaurantId), eq(recipeLine.subRecipeId, recipeId)))
    .orderBy(recipe.name);
  const dishes = await tx.db
    .select({ id: dish.id, name: dish.name, nameLocal: dish.nameLocal })
    .from(dish)
    .where(and(eq(dish.restaurantId, tx.restaurantId), eq(dish.recipeId, recipeId), inArray(dish.state, ['DRAFT', 'LIVE', 'PAUSED'])))
    .orderBy(dish.name);
  return [...recipes.map((row) => ({ ...row, kind: 'RECIPE' as const })), ...dishes.map((row) => ({ ...row, kind: 'DISH' as const }))];
};

/**
 * One recipe with its versions.
 *
 * @refuses NOT_FOUND for a recipe of no or another restaurant
 */
export const readRecipe = async (tx: RestaurantTx, recipeId: string): Promise<RecipeOut> => {
  const [row] = await tx.db
    .select()
    .from(recipe)
    .where(and(eq(recipe.restaurantId, tx.restaurantId), eq(recipe.id, recipeId)));
  if (!row) throw refusal('NOT_FOUND');
  const versions = await tx.db
    .select()
    .from(recipeVersion)
    .where(and(eq(recipeVersion.restaurantId, tx.restaurantId), eq(recipeVersion.recipeId, recipeId)))
    .orderBy(desc(recipeVersion.versionNo));
  const pantry = await loadPantry(tx, [recipeId], new Date());
  const people = versions.flatMap(({ writtenBy, approvedBy }) => (approvedBy === null ? [writtenBy] : [writtenBy, approvedBy]));
  const around = { pantry, names: await namesOf(tx, [...new Set(people)]) };
  const inEffect = versions.find(({ versionNo }) => versionNo === pantry.recipes.get(recipeId)?.versionNo);
  const open = versions.find(({ state }) => state === 'DRAFT' || state === 'IN_REVIEW');
  const [listed] = await presentRecipes(tx, [row]);
  if (!listed) throw new Error('A recipe that was read is answered.');
  return {
    recipe: listed,
    current: inEffect ? await presentVersion(tx, inEffect, around) : null,
    open: open ? await presentVersion(tx, open, around) : null,
    history: versions.map(({ versionNo, state, effectiveAt, writtenBy, writtenAt }) => ({
      versionNo,
      state,
      effectiveAt: effectiveAt?.toISOString() ?? null,
      writtenBy: around.names.get(writtenBy) ?? '',
      writtenAt: writtenAt.toISOString(),
    })),
    usedIn: await usesOf(tx, recipeId),
    isCostVisible: seesCost(tx),
  };
};
