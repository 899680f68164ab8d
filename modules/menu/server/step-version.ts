import { and, eq } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import type { RecipeOut } from '../contract/recipes.contract.ts';
import { hasFood } from '../rules/packaging.ts';
import { decideVersionStep, type VersionStep } from '../rules/recipe-state.ts';
import { announceMenu } from './announce-menu.ts';
import { readRecipe } from './read-recipe.ts';
import { usesOf } from './recipe-uses.ts';
import { lockRecipe } from './save-recipe.ts';
import { partNames } from './subject-names.ts';
import { allergenVerification, recipe, recipeVersion } from './tables.ts';
import { sayTheSame } from './verifications.ts';
import type { DishAllergens } from '../rules/roll-up-allergens.ts';

const knowsAll = (allergens: DishAllergens): boolean => !Object.values(allergens).includes('UNKNOWN');

type StepBody = {
  readonly recipeId: string;
  readonly baseVersion: number;
  readonly step: VersionStep;
  readonly effectiveAt: string | null;
};

/**
 * Hands the version that is being written on. One that is approved is in effect from its moment on, and is never
 * changed again.
 *
 * @refuses NOT_FOUND; RECIPE_CHANGED; whatever decideVersionStep refuses
 */
export const stepVersion = async (tx: RestaurantTx, { body, occurredAt }: CommandEnvelope<StepBody>): Promise<RecipeOut> => {
  const { recipeId, baseVersion, step, effectiveAt } = body;
  await lockRecipe(tx, recipeId, baseVersion);
  const { open } = await readRecipe(tx, recipeId);
  if (!open) throw refusal('RECIPE_STEP_NOT_NOW', { field: 'state', state: 'APPROVED' });
  const facts = {
    hasUnknownAllergens: !knowsAll(open.allergens),
    unknownParts: await partNames(tx, open.unknownParts ?? []),
    isEmpty: !hasFood(open.body.lines),
  };
  const state = orRefuse(decideVersionStep(open.state, step, facts), { field: 'state' });
  const now = new Date(occurredAt);
  const approval = state === 'APPROVED' && {
    effectiveAt: effectiveAt === null ? now : new Date(effectiveAt),
    approvedBy: tx.userId ?? tx.ownerId,
    approvedAt: now,
  };
  await tx.db
    .update(recipeVersion)
    .set({ state, version: open.version + 1, ...approval })
    .where(
      and(
        eq(recipeVersion.restaurantId, tx.restaurantId),
        eq(recipeVersion.recipeId, recipeId),
        eq(recipeVersion.versionNo, open.versionNo),
      ),
    );
  await touch(tx, recipeId, { baseVersion });
  if (approval) announceMenu(tx, 'menu.v1.recipe-approved', { recipeId, versionNo: open.versionNo });
  return readRecipe(tx, recipeId);
};

type Touch = { readonly baseVersion: number; readonly archivedAt?: Date | null };

const touch = (tx: RestaurantTx, recipeId: string, { baseVersion, ...change }: Touch) =>
  tx.db
    .update(recipe)
    .set({ version: baseVersion + 1, ...change })
    .where(and(eq(recipe.restaurantId, tx.restaurantId), eq(recipe.id, recipeId)));

type VerifyBody = {
  readonly verificationId: string;
  readonly recipeId: string;
  readonly allergens: DishAllergens;
  readonly evidence: string | null;
};

/**
 * Somebody vouches for what the version in effect contains: for exactly what they were shown.
 *
 * @refuses NOT_FOUND; RECIPE_ALLERGENS_UNKNOWN; VERIFICATION_OUTDATED where it contains something else by now
 */
export const verifyAllergens = async (tx: RestaurantTx, { body, occurredAt }: CommandEnvelope<VerifyBody>): Promise<RecipeOut> => {
  const { verificationId, recipeId, allergens, evidence } = body;
  const { current } = await readRecipe(tx, recipeId);
  if (!current || !sayTheSame(allergens, current.allergens)) throw refusal('VERIFICATION_OUTDATED', { field: 'allergens' });
  if (!knowsAll(current.allergens)) {
    throw refusal('RECIPE_ALLERGENS_UNKNOWN', { field: 'allergens', ...(await partNames(tx, current.unknownParts ?? [])) });
  }
  await tx.db
    .insert(allergenVerification)
    .values({
      restaurantId: tx.restaurantId,
      id: verificationId,
      recipeId,
      versionNo: current.versionNo,
      allergens,
      evidence,
      verifiedBy: tx.userId ?? tx.ownerId,
      verifiedAt: new Date(occurredAt),
    })
    .onConflictDoNothing();
  return readRecipe(tx, recipeId);
};

type ArchiveBody = { readonly recipeId: string; readonly baseVersion: number; readonly isArchived: boolean };

/**
 * Puts a recipe away that nothing calls for, or takes it up again.
 *
 * @refuses NOT_FOUND; RECIPE_CHANGED; RECIPE_IN_USE with what calls for it
 */
export const archiveRecipe = async (tx: RestaurantTx, { body, occurredAt }: CommandEnvelope<ArchiveBody>): Promise<RecipeOut> => {
  const { recipeId, baseVersion, isArchived } = body;
  await lockRecipe(tx, recipeId, baseVersion);
  const uses = (isArchived && (await usesOf(tx, [recipeId])).get(recipeId)) || [];
  const usedIn = uses.map(({ name }) => name);
  const usedInLocal = uses.map(({ name, nameLocal }) => nameLocal ?? name);
  if (uses.length > 0) throw refusal('RECIPE_IN_USE', { field: 'recipe', usedIn, usedInLocal });
  await touch(tx, recipeId, { baseVersion, archivedAt: isArchived ? new Date(occurredAt) : null });
  return readRecipe(tx, recipeId);
};
