import * as z from 'zod/mini';

import { base64Schema } from '../../../platform/contract/base64.ts';
import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { versionSchema } from '../../inventory/contract/fields.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { menuLimits } from '../rules/menu-limits.ts';
import { recipeKinds } from '../rules/recipe.ts';
import { amountSchema, dishAllergensSchema, localNameSchema, menuNameSchema, remarkSchema } from './fields.ts';
import { lineSchema, recipeRowSchema, versionBodySchema, versionOutSchema } from './recipe-fields.ts';
import { keepStepPictureRefusals, menuRefusals, saveRecipeRefusals, stepVersionRefusals } from './refusals.ts';

const tags = ['menu'];
const path = '/restaurants/{restaurantId}/recipes';

/** Every recipe, by name, with what it costs and contains by the version in effect, or the one being written. */
export const listRecipes = restaurantQuery('menu.view')
  .route({ method: 'GET', path, summary: 'List recipes', tags })
  .input(z.strictObject({ restaurantId: idSchema, archived: z.optional(z.literal('only')) }))
  .output(z.object({ recipes: z.array(recipeRowSchema), isCostVisible: z.boolean() }));

const recipeOut = z.object({
  recipe: recipeRowSchema,
  /** In effect now. */
  current: z.nullable(versionOutSchema),
  /** Being written. */
  open: z.nullable(versionOutSchema),
  /** Every version, newest first. */
  history: z.array(z.pick(versionOutSchema, { versionNo: true, state: true, effectiveAt: true, writtenBy: true, writtenAt: true })),
  /** Recipes and dishes that call for it. */
  usedIn: z.array(z.object({ id: idSchema, kind: z.enum(['RECIPE', 'DISH']), name: z.string(), nameLocal: z.nullable(z.string()) })),
  isCostVisible: z.boolean(),
});

/** One recipe, to be cooked from or changed. */
export const readRecipe = restaurantQuery('menu.view')
  .route({ method: 'GET', path: `${path}/{recipeId}`, summary: 'Read a recipe', tags })
  .input(z.strictObject({ restaurantId: idSchema, recipeId: idSchema }))
  .output(recipeOut);

/** Every recipe that stands, whole, page by page, for a device that is to cook without a line. */
export const readRecipeBook = restaurantQuery('menu.view')
  .route({ method: 'GET', path: '/restaurants/{restaurantId}/recipe-book', summary: 'Read every recipe, whole', tags })
  .input(
    z.strictObject({
      restaurantId: idSchema,
      /** The last recipe of the page before. */
      after: z.optional(idSchema),
    }),
  )
  .output(z.object({ recipes: z.array(recipeOut), hasMore: z.boolean() }));

const pantryOut = z.object({
  recipes: z.array(
    z.object({
      recipeId: idSchema,
      /** @unit position among the recipe's versions, from 1 */
      versionNo: z.int(),
      ...z.pick(versionBodySchema, { yieldQuantity: true, yieldUnit: true, portions: true }).shape,
      stockItemId: z.nullable(idSchema),
      lines: z.array(z.omit(lineSchema, { note: true })),
    }),
  ),
});

/** What every recipe is made of, so that a device can work out a cost while somebody writes. It carries no cost. */
export const readPantry = restaurantQuery('menu.view')
  .route({ method: 'GET', path: '/restaurants/{restaurantId}/pantry', summary: 'Read what recipes are made of', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(pantryOut);

/** Writes a recipe: what it is called, and the version that is being written, which is begun where there is none. */
export const saveRecipe = restaurantCommand('menu.edit', 'menu.save-recipe@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/save`, summary: 'Write a recipe', tags })
  .input(
    commandEnvelope(
      z
        .strictObject({
          recipeId: z.uuidv7(),
          baseVersion: z.nullable(versionSchema),
          kind: z.enum(recipeKinds),
          name: menuNameSchema,
          nameLocal: localNameSchema,
          /** The item that it is kept in stock as. */
          stockItemId: z.nullable(idSchema),
          par: z.nullable(amountSchema),
          body: versionBodySchema,
        })
        .check(
          z.refine(({ kind, body }) => kind !== 'PREP' || body.lines.every(({ channels }) => channels === null), {
            path: ['body', 'lines'],
          }),
        ),
    ),
  )
  .output(recipeOut)
  .errors(saveRecipeRefusals);

/** Keeps a picture for a step; it is shown once a version is written that names it. */
export const keepStepPicture = restaurantCommand('menu.edit', 'menu.keep-step-picture@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/step-pictures`, summary: 'Keep a picture of a step', tags })
  .input(commandEnvelope(z.strictObject({ pictureId: z.uuidv7(), picture: base64Schema(menuLimits.photoBytesMax) })))
  .output(z.object({ pictureId: idSchema }))
  .errors(keepStepPictureRefusals);

/** Hands the version that is being written on: to be looked at, back, into effect, or away. */
export const stepVersion = restaurantCommand('menu.approve', 'menu.step-version@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/step`, summary: 'Approve or discard a version', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        recipeId: idSchema,
        baseVersion: versionSchema,
        step: z.enum(['SUBMIT', 'RETURN', 'APPROVE', 'DISCARD']),
        /** From when an approved version is in effect; null is now. */
        effectiveAt: z.nullable(z.iso.datetime({ offset: true })),
      }),
    ),
  )
  .output(recipeOut)
  .errors(stepVersionRefusals);

/** Vouches for what the version in effect contains: exactly what the person was shown. */
export const verifyAllergens = restaurantCommand('menu.approve', 'menu.verify-allergens@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/verify-allergens`, summary: 'Vouch for the allergens of a recipe', tags })
  .input(
    commandEnvelope(
      z.strictObject({ verificationId: z.uuidv7(), recipeId: idSchema, allergens: dishAllergensSchema, evidence: remarkSchema }),
    ),
  )
  .output(recipeOut)
  .errors({ VERIFICATION_OUTDATED: menuRefusals.VERIFICATION_OUTDATED, RECIPE_ALLERGENS_UNKNOWN: menuRefusals.RECIPE_ALLERGENS_UNKNOWN });

/** Puts a recipe that nothing calls for away, or takes it up again. */
export const archiveRecipe = restaurantCommand('menu.edit', 'menu.archive-recipe@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/archive`, summary: 'Archive a recipe', tags })
  .input(commandEnvelope(z.strictObject({ recipeId: idSchema, baseVersion: versionSchema, isArchived: z.boolean() })))
  .output(recipeOut)
  .errors({ RECIPE_CHANGED: menuRefusals.RECIPE_CHANGED, RECIPE_IN_USE: menuRefusals.RECIPE_IN_USE });

/** Everything about recipes. */
export const recipesContract = {
  listRecipes,
  readRecipe,
  readRecipeBook,
  readPantry,
  saveRecipe,
  keepStepPicture,
  stepVersion,
  verifyAllergens,
  archiveRecipe,
};

/** A recipe, to be cooked from or changed, as it travels. */
export type RecipeOut = z.infer<typeof recipeOut>;

/** What every recipe is made of, as it travels. */
export type PantryOut = z.infer<typeof pantryOut>;
