import { and, asc, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { assert } from '../../../kit/assert.ts';
import { quantity } from '../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { ingredientsOf } from '../../inventory/server/public.ts';
import { isMeasurementUnit } from '../../inventory/rules/unit.ts';
import { menuLimits } from '../rules/menu-limits.ts';
import { apartFromPackaging, type WrittenLine } from '../rules/packaging.ts';
import type { LineSubject, Pantry, RecipeVersion } from '../rules/recipe.ts';
import { recipe, recipeLine, recipeVersion } from './tables.ts';

type LineRow = typeof recipeLine.$inferSelect;

const subjectOf = ({ itemId, subRecipeId, customName, customNameLocal, isNeutral }: LineRow): LineSubject => {
  if (itemId !== null) return { kind: 'ITEM', itemId };
  if (subRecipeId !== null) return { kind: 'RECIPE', recipeId: subRecipeId };
  assert(customName !== null, 'A line of a recipe is of something.');
  return { kind: 'UNCOSTED', name: customName, nameLocal: customNameLocal, isNeutral };
};

/** A stored line as rules read it. */
export const lineOf = (row: LineRow): WrittenLine => ({
  lineId: row.lineId,
  subject: subjectOf(row),
  quantity: quantity(row.quantity),
  unit: row.unit,
  usableShare: row.usableShare,
  isOptional: row.isOptional,
  channels: row.channels,
});

type VersionRow = typeof recipeVersion.$inferSelect;

/** A stored version as rules read it, with its lines. */
export const versionOf = (row: VersionRow, lines: readonly LineRow[], stockItemId: string | null): RecipeVersion => {
  assert(isMeasurementUnit(row.yieldUnit), 'A recipe yields in a unit with a size.');
  return {
    recipeId: row.recipeId,
    versionNo: row.versionNo,
    yieldQuantity: quantity(row.yieldQuantity),
    yieldUnit: row.yieldUnit,
    portions: row.portions === null ? null : quantity(row.portions),
    ...apartFromPackaging(lines.map(lineOf)),
    stockItemId,
  };
};

/** The versions in effect at a moment, of these recipes and of all that they are made of. */
const versionsAt = async (tx: RestaurantTx, recipeIds: readonly string[], at: Date) => {
  const reached = await tx.db.execute<{ recipe_id: string; version_no: number }>(sql`
    with recursive made_of (recipe_id, version_no, depth) as (
      select v.recipe_id, v.version_no, 1
      from unnest(${sql.param([...recipeIds])}::uuid[]) as asked (id)
      cross join lateral (${inEffect(tx, sql`asked.id`, at)}) v
      union
      select v.recipe_id, v.version_no, made_of.depth + 1
      from made_of
      join recipe_line line on line.restaurant_id = ${tx.restaurantId} and line.recipe_id = made_of.recipe_id
        and line.version_no = made_of.version_no and line.sub_recipe_id is not null
      cross join lateral (${inEffect(tx, sql`line.sub_recipe_id`, at)}) v
      where made_of.depth < ${menuLimits.depthMax}
    )
    select distinct recipe_id, version_no from made_of`);
  return reached.rows;
};

const inEffect = (tx: RestaurantTx, recipeId: ReturnType<typeof sql>, at: Date) => sql`
  select version.recipe_id, version.version_no from recipe_version version
  where version.restaurant_id = ${tx.restaurantId} and version.recipe_id = ${recipeId}
    and version.state = 'APPROVED' and version.effective_at <= ${at.toISOString()}
  order by version.effective_at desc, version.version_no desc limit 1`;

/**
 * Everything that these recipes are made of, by the versions in effect at a moment: in four questions, however deep
 * they go. A recipe without a version in effect then is missing from it.
 */
export const loadPantry = async (tx: RestaurantTx, recipeIds: readonly string[], at: Date): Promise<Pantry> => {
  if (recipeIds.length === 0) return { recipes: new Map(), items: new Map() };
  const reached = await versionsAt(tx, recipeIds, at);
  return pantryOf(tx, new Map(reached.map(({ recipe_id: recipeId, version_no: versionNo }) => [recipeId, versionNo])));
};

/** What the recipes that these versions call for are made of at a moment: a version that is being written is in no pantry. */
export const pantryWithin = (tx: RestaurantTx, versions: Iterable<RecipeVersion>, at: Date): Promise<Pantry> => {
  const subjects = [...versions].flatMap(({ lines, packaging }) => [...lines, ...packaging].map(({ subject }) => subject));
  return loadPantry(tx, [...new Set(subjects.flatMap((subject) => (subject.kind === 'RECIPE' ? [subject.recipeId] : [])))], at);
};

/** Rows of exactly these versions. */
const ofVersions = (versionNos: ReadonlyMap<string, number>, columns: { recipeId: AnyPgColumn; versionNo: AnyPgColumn }) =>
  sql`(${columns.recipeId}, ${columns.versionNo}) in (
    select * from unnest(${sql.param([...versionNos.keys()])}::uuid[], ${sql.param([...versionNos.values()])}::integer[]))`;

/** The lines of these versions, in their order, by recipe. */
export const linesOf = async (tx: RestaurantTx, versionNos: ReadonlyMap<string, number>) => {
  const lines = await tx.db
    .select()
    .from(recipeLine)
    .where(and(eq(recipeLine.restaurantId, tx.restaurantId), ofVersions(versionNos, recipeLine)))
    .orderBy(asc(recipeLine.sortOrder), asc(recipeLine.lineId));
  return Map.groupBy(lines, ({ recipeId }) => recipeId);
};

/** What these versions hold, and every item that they name. */
export const pantryOf = async (tx: RestaurantTx, versionNos: ReadonlyMap<string, number>): Promise<Pantry> => {
  if (versionNos.size === 0) return { recipes: new Map(), items: new Map() };
  const rows = await tx.db
    .select({ version: recipeVersion, stockItemId: recipe.stockItemId })
    .from(recipeVersion)
    .innerJoin(recipe, and(eq(recipe.restaurantId, recipeVersion.restaurantId), eq(recipe.id, recipeVersion.recipeId)))
    .where(and(eq(recipeVersion.restaurantId, tx.restaurantId), ofVersions(versionNos, recipeVersion)));
  const lines = await linesOf(tx, versionNos);
  const recipes = new Map(
    rows.map(({ version, stockItemId }) => [version.recipeId, versionOf(version, lines.get(version.recipeId) ?? [], stockItemId)]),
  );
  return { recipes, items: await ingredientsOf(tx, itemIdsOf([...recipes.values()])) };
};

const itemIdsOf = (versions: readonly RecipeVersion[]): readonly string[] => {
  const named = versions.flatMap(({ lines, packaging }) =>
    [...lines, ...packaging].flatMap(({ subject }) => (subject.kind === 'ITEM' ? [subject.itemId] : [])),
  );
  const kept = versions.flatMap(({ stockItemId }) => (stockItemId === null ? [] : [stockItemId]));
  return [...new Set([...named, ...kept])];
};
