import { and, count, eq, isNull, max, ne, sql } from 'drizzle-orm';

import { quantity } from '../../../kit/quantity.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { ingredientsOf } from '../../inventory/server/public.ts';
import type { VersionBody } from '../contract/recipe-fields.ts';
import type { RecipeOut } from '../contract/recipes.contract.ts';
import { menuLimits } from '../rules/menu-limits.ts';
import { apartFromPackaging } from '../rules/packaging.ts';
import { checkGraph } from '../rules/recipe-graph.ts';
import type { RecipeKind, RecipeVersion } from '../rules/recipe.ts';
import { presentRecipes } from './list-recipes.ts';
import { pantryOf } from './load-pantry.ts';
import { readRecipe } from './read-recipe.ts';
import { checkStepPictures } from './step-pictures.ts';
import { recipe, recipeLine, recipeVersion } from './tables.ts';

type SaveBody = {
  readonly recipeId: string;
  readonly baseVersion: number | null;
  readonly kind: RecipeKind;
  readonly name: string;
  readonly nameLocal: string | null;
  readonly stockItemId: string | null;
  readonly par: string | null;
  readonly body: VersionBody;
};

const inRestaurant = (tx: RestaurantTx) => eq(recipe.restaurantId, tx.restaurantId);

/** The recipe, held against everyone else, over the version that the person saw. */
export const lockRecipe = async (tx: RestaurantTx, recipeId: string, baseVersion: number) => {
  const [row] = await tx.db
    .select()
    .from(recipe)
    .where(and(inRestaurant(tx), eq(recipe.id, recipeId)))
    .for('update');
  if (!row) throw refusal('NOT_FOUND');
  if (row.version === baseVersion) return row;
  const [current] = await presentRecipes(tx, [row]);
  throw refusal('RECIPE_CHANGED', { field: 'version', current });
};

const checkNames = async (tx: RestaurantTx, { recipeId, name, stockItemId }: SaveBody): Promise<void> => {
  const others = and(inRestaurant(tx), isNull(recipe.archivedAt), ne(recipe.id, recipeId));
  const [named] = await tx.db
    .select({ id: recipe.id })
    .from(recipe)
    .where(and(others, sql`lower(${recipe.name}) = lower(${name})`));
  if (named) throw refusal('RECIPE_NAME_TAKEN', { field: 'name', name });
  if (stockItemId === null) return;
  const [maker] = await tx.db
    .select({ name: recipe.name, nameLocal: recipe.nameLocal })
    .from(recipe)
    .where(and(others, eq(recipe.stockItemId, stockItemId)));
  if (maker) throw refusal('RECIPE_ITEM_TAKEN', { field: 'stockItem', ...maker });
};

/** Everything that the lines name is of this restaurant: what is not looks as if it were not there. */
const checkSubjects = async (tx: RestaurantTx, { body, stockItemId }: SaveBody): Promise<readonly string[]> => {
  const itemIds = new Set(body.lines.flatMap(({ subject }) => (subject.kind === 'ITEM' ? [subject.itemId] : [])));
  if (stockItemId !== null) itemIds.add(stockItemId);
  if ((await ingredientsOf(tx, [...itemIds])).size !== itemIds.size) throw refusal('NOT_FOUND');
  const subIds = [...new Set(body.lines.flatMap(({ subject }) => (subject.kind === 'RECIPE' ? [subject.recipeId] : [])))];
  if (subIds.length === 0) return [];
  const known = await tx.db
    .select({ id: recipe.id })
    .from(recipe)
    .where(and(inRestaurant(tx), sql`${recipe.id} = any(${sql.param(subIds)}::uuid[])`));
  if (known.length !== subIds.length) throw refusal('NOT_FOUND');
  return subIds;
};

const draftOf = ({ recipeId, stockItemId, body }: SaveBody, versionNo: number): RecipeVersion => ({
  recipeId,
  versionNo,
  yieldQuantity: quantity(body.yieldQuantity),
  yieldUnit: body.yieldUnit,
  portions: body.portions === null ? null : quantity(body.portions),
  ...apartFromPackaging(body.lines.map(({ note: _note, quantity: size, ...line }) => ({ ...line, quantity: quantity(size) }))),
  stockItemId,
});

/** What stands within what, as it will be: drafts of other recipes too, because they are to come into effect. */
const everyRecipe = async (tx: RestaurantTx): Promise<ReadonlyMap<string, RecipeVersion>> => {
  const latest = await tx.db
    .select({ recipeId: recipeVersion.recipeId, versionNo: max(recipeVersion.versionNo) })
    .from(recipeVersion)
    .where(and(eq(recipeVersion.restaurantId, tx.restaurantId), ne(recipeVersion.state, 'DISCARDED')))
    .groupBy(recipeVersion.recipeId);
  const pantry = await pantryOf(tx, new Map(latest.map(({ recipeId, versionNo }) => [recipeId, versionNo ?? 1])));
  return pantry.recipes;
};

const keepHeading = async (tx: RestaurantTx, body: SaveBody): Promise<void> => {
  const { recipeId, baseVersion, kind, name, nameLocal, stockItemId, par } = body;
  const heading = { kind, name, nameLocal, stockItemId, par };
  if (baseVersion !== null) {
    await lockRecipe(tx, recipeId, baseVersion);
    await tx.db
      .update(recipe)
      .set({ ...heading, version: baseVersion + 1 })
      .where(and(inRestaurant(tx), eq(recipe.id, recipeId)));
    return;
  }
  const [known] = await tx.db.select({ recipes: count() }).from(recipe).where(inRestaurant(tx));
  const { recipesMax } = menuLimits;
  if ((known?.recipes ?? 0) >= recipesMax) throw refusal('RECIPE_LIMIT_REACHED', { field: 'name', recipesMax });
  const [made] = await tx.db
    .insert(recipe)
    .values({ restaurantId: tx.restaurantId, id: recipeId, ...heading, createdBy: tx.userId ?? tx.ownerId })
    .onConflictDoNothing()
    .returning();
  if (!made) throw refusal('ID_TAKEN', { field: 'recipe' });
};

/** The number of the version that is being written: the one that is open, or the one after the last. */
const openNumber = async (tx: RestaurantTx, recipeId: string): Promise<{ readonly versionNo: number; readonly isNew: boolean }> => {
  const rows = await tx.db
    .select({ versionNo: recipeVersion.versionNo, state: recipeVersion.state })
    .from(recipeVersion)
    .where(and(eq(recipeVersion.restaurantId, tx.restaurantId), eq(recipeVersion.recipeId, recipeId)));
  const open = rows.find(({ state }) => state === 'DRAFT' || state === 'IN_REVIEW');
  if (open) return { versionNo: open.versionNo, isNew: false };
  return { versionNo: Math.max(0, ...rows.map(({ versionNo }) => versionNo)) + 1, isNew: true };
};

const keepVersion = async (tx: RestaurantTx, { recipeId, body }: SaveBody, open: { versionNo: number; isNew: boolean }): Promise<void> => {
  const key = { restaurantId: tx.restaurantId, recipeId, versionNo: open.versionNo };
  const { lines, ...said } = body;
  const writing = { ...said, state: 'DRAFT' as const, writtenBy: tx.userId ?? tx.ownerId, writtenAt: new Date() };
  if (open.isNew) await tx.db.insert(recipeVersion).values({ ...key, ...writing });
  else {
    const own = and(
      eq(recipeVersion.restaurantId, tx.restaurantId),
      eq(recipeVersion.recipeId, recipeId),
      eq(recipeVersion.versionNo, key.versionNo),
    );
    await tx.db
      .update(recipeVersion)
      .set({ ...writing, version: sql`${recipeVersion.version} + 1` })
      .where(own);
    await tx.db
      .delete(recipeLine)
      .where(and(eq(recipeLine.restaurantId, tx.restaurantId), eq(recipeLine.recipeId, recipeId), eq(recipeLine.versionNo, key.versionNo)));
  }
  if (lines.length === 0) return;
  await tx.db.insert(recipeLine).values(
    lines.map(({ subject, ...line }, sortOrder) => ({
      ...key,
      ...line,
      sortOrder,
      itemId: subject.kind === 'ITEM' ? subject.itemId : null,
      subRecipeId: subject.kind === 'RECIPE' ? subject.recipeId : null,
      customName: subject.kind === 'UNCOSTED' ? subject.name : null,
      customNameLocal: subject.kind === 'UNCOSTED' ? subject.nameLocal : null,
      isNeutral: subject.kind === 'UNCOSTED' && subject.isNeutral,
    })),
  );
};

/**
 * Writes a recipe: its name, and the version that is being written. What is in effect stays as it is until the new one
 * is approved.
 *
 * @refuses NOT_FOUND for an item, a recipe or a picture of no or another restaurant; RECIPE_CHANGED with the recipe as it is
 * @refuses RECIPE_NAME_TAKEN, RECIPE_ITEM_TAKEN, RECIPE_LIMIT_REACHED, ID_TAKEN; whatever checkGraph refuses
 */
export const saveRecipe = async (tx: RestaurantTx, { body }: CommandEnvelope<SaveBody>): Promise<RecipeOut> => {
  await checkNames(tx, body);
  const subIds = await checkSubjects(tx, body);
  await checkStepPictures(tx, body.body);
  await keepHeading(tx, body);
  const open = await openNumber(tx, body.recipeId);
  if (subIds.length > 0) await refuseCircles(tx, draftOf(body, open.versionNo));
  await keepVersion(tx, body, open);
  return readRecipe(tx, body.recipeId);
};

const refuseCircles = async (tx: RestaurantTx, draft: RecipeVersion): Promise<void> => {
  const decision = checkGraph(draft, await everyRecipe(tx));
  if (decision.ok || decision.refusal.code !== 'RECIPE_IN_ITSELF') return void orRefuse(decision, { field: 'lines' });
  const ids = [...decision.refusal.path];
  const named = await tx.db
    .select({ id: recipe.id, name: recipe.name, nameLocal: recipe.nameLocal })
    .from(recipe)
    .where(and(inRestaurant(tx), sql`${recipe.id} = any(${sql.param(ids)}::uuid[])`));
  const path = ids.flatMap((id) => named.find((one) => one.id === id) ?? []);
  const pathLocal = path.map(({ name, nameLocal }) => nameLocal ?? name);
  throw refusal('RECIPE_IN_ITSELF', { field: 'lines', path: path.map(({ name }) => name), pathLocal });
};
