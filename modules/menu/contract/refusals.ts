import * as z from 'zod/mini';

import { beside, conflict } from '../../../platform/contract/refusal-shapes.ts';
import { defineRefusals } from '../../../platform/contract/refusals.ts';
import { otherNameSchema } from '../../inventory/contract/fields.ts';
import { bookRefusals, catalogueRefusals, correctionRefusals, entryRefusals, movementRefusals } from '../../inventory/contract/refusals.ts';
import { dishStates } from '../rules/dish-state.ts';
import { versionStates } from '../rules/recipe-state.ts';
import { prepStates } from '../rules/prep-state.ts';
import { categorySchema, dishSchema, modifierGroupSchema } from './fields.ts';
import { recipeRowSchema } from './recipe-fields.ts';
import { prepTaskSchema } from './prep-fields.ts';

/** What the menu itself refuses. */
export const menuRefusals = defineRefusals({
  RECIPE_CHANGED: conflict({ current: recipeRowSchema }),
  RECIPE_NAME_TAKEN: conflict({ name: z.string() }),
  RECIPE_LIMIT_REACHED: conflict({ recipesMax: z.int() }),
  RECIPE_IN_ITSELF: beside({ path: z.array(z.string()), pathLocal: z.optional(z.array(z.string())) }),
  RECIPE_TOO_DEEP: beside({ depthMax: z.int() }),
  RECIPE_STEP_NOT_NOW: conflict({ state: z.enum(versionStates) }),
  RECIPE_EMPTY: beside({}),
  RECIPE_ALLERGENS_UNKNOWN: beside({ names: z.optional(z.array(z.string())), namesLocal: z.optional(z.array(z.string())) }),
  STEP_PICTURE_UNUSABLE: beside({}),
  STEP_PICTURE_LIMIT: beside({ /** @unit pictures of one restaurant */ stepPicturesMax: z.int() }),
  RECIPE_IN_USE: conflict({ usedIn: z.array(z.string()), usedInLocal: z.optional(z.array(z.string())) }),
  RECIPE_ITEM_TAKEN: conflict({ name: z.string(), nameLocal: otherNameSchema }),
  DISH_CHANGED: conflict({ current: dishSchema }),
  DISH_STEP_NOT_NOW: conflict({ state: z.enum(dishStates) }),
  DISH_WITHOUT_PRICE: beside({}),
  DISH_WITHOUT_RECIPE: beside({}),
  CATEGORY_CHANGED: conflict({ current: categorySchema }),
  CATEGORY_IN_USE: conflict({ /** @unit dishes that stand under it */ dishes: z.int() }),
  GROUP_CHANGED: conflict({ current: modifierGroupSchema }),
  GROUP_BOUNDS_CROSSED: beside({}),
  PAUSE_IN_PAST: beside({}),
  VERIFICATION_OUTDATED: conflict({}),
  BATCH_NOT_STOCKED: beside({}),
  BATCH_NOT_IN_EFFECT: conflict({}),
  BATCH_NOTHING_MADE: beside({}),
  BATCH_YIELD_UNSAID: beside({ yieldUnit: z.string() }),
  BATCH_UNDONE_ALREADY: conflict({}),
  BATCH_OF_ANOTHER_DAY: conflict({}),
  LABEL_NOT_VOUCHED: conflict({}),
  LABEL_KIND_UNSAID: conflict({ names: z.array(z.string()) }),
  LABEL_WEIGHT_UNKNOWN: conflict({ names: z.array(z.string()) }),
  LABEL_DAY_PASSED: beside({}),
  DISH_NAME_TAKEN: conflict({ name: z.string() }),
  IMPORT_UNDONE_ALREADY: conflict({}),
  PREP_CHANGED: conflict({ current: prepTaskSchema }),
  PREP_STEP_NOT_NOW: conflict({ state: z.enum(prepStates) }),
  PREP_CLAIMED: conflict({ name: z.string() }),
  PREP_DAY_PASSED: beside({}),
  PREP_DAY_TOO_FAR: beside({ aheadDaysMax: z.int() }),
  PREP_DAY_FULL: conflict({ tasksPerDayMax: z.int() }),
  PREP_OF_ANOTHER: beside({}),
});

const { ID_TAKEN } = catalogueRefusals;

/** A recipe cannot be kept as it is. */
export const saveRecipeRefusals = {
  ID_TAKEN,
  RECIPE_CHANGED: menuRefusals.RECIPE_CHANGED,
  RECIPE_NAME_TAKEN: menuRefusals.RECIPE_NAME_TAKEN,
  RECIPE_LIMIT_REACHED: menuRefusals.RECIPE_LIMIT_REACHED,
  RECIPE_IN_ITSELF: menuRefusals.RECIPE_IN_ITSELF,
  RECIPE_TOO_DEEP: menuRefusals.RECIPE_TOO_DEEP,
  RECIPE_ITEM_TAKEN: menuRefusals.RECIPE_ITEM_TAKEN,
};

/** A picture of a step is not kept. */
export const keepStepPictureRefusals = {
  ID_TAKEN,
  STEP_PICTURE_UNUSABLE: menuRefusals.STEP_PICTURE_UNUSABLE,
  STEP_PICTURE_LIMIT: menuRefusals.STEP_PICTURE_LIMIT,
};

/** A version cannot take a step. */
export const stepVersionRefusals = {
  RECIPE_CHANGED: menuRefusals.RECIPE_CHANGED,
  RECIPE_STEP_NOT_NOW: menuRefusals.RECIPE_STEP_NOT_NOW,
  RECIPE_EMPTY: menuRefusals.RECIPE_EMPTY,
  RECIPE_ALLERGENS_UNKNOWN: menuRefusals.RECIPE_ALLERGENS_UNKNOWN,
};

/** A dish cannot be kept, or take a step. */
export const dishRefusals = {
  ID_TAKEN,
  DISH_CHANGED: menuRefusals.DISH_CHANGED,
  DISH_STEP_NOT_NOW: menuRefusals.DISH_STEP_NOT_NOW,
  DISH_WITHOUT_PRICE: menuRefusals.DISH_WITHOUT_PRICE,
  DISH_WITHOUT_RECIPE: menuRefusals.DISH_WITHOUT_RECIPE,
  PAUSE_IN_PAST: menuRefusals.PAUSE_IN_PAST,
};

/** A batch cannot be booked. */
export const makeBatchRefusals = {
  ...entryRefusals,
  ID_TAKEN,
  QUANTITY_ZERO: movementRefusals.QUANTITY_ZERO,
  QUANTITY_NEGATIVE: movementRefusals.QUANTITY_NEGATIVE,
  COST_OUT_OF_RANGE: movementRefusals.COST_OUT_OF_RANGE,
  BATCH_NOT_STOCKED: menuRefusals.BATCH_NOT_STOCKED,
  BATCH_NOT_IN_EFFECT: menuRefusals.BATCH_NOT_IN_EFFECT,
  BATCH_NOTHING_MADE: menuRefusals.BATCH_NOTHING_MADE,
  BATCH_YIELD_UNSAID: menuRefusals.BATCH_YIELD_UNSAID,
};

/** A batch cannot be taken back. */
export const undoBatchRefusals = {
  ...correctionRefusals,
  ...bookRefusals,
  BATCH_UNDONE_ALREADY: menuRefusals.BATCH_UNDONE_ALREADY,
  BATCH_OF_ANOTHER_DAY: menuRefusals.BATCH_OF_ANOTHER_DAY,
};

const { PREP_STEP_NOT_NOW, PREP_CLAIMED, PREP_DAY_PASSED, PREP_DAY_TOO_FAR, PREP_DAY_FULL, PREP_CHANGED } = menuRefusals;
const prepDayRefusals = { PREP_DAY_PASSED, PREP_DAY_TOO_FAR, PREP_DAY_FULL };

/** A prep cannot be put on the plan. */
export const planPrepRefusals = {
  ID_TAKEN,
  BATCH_NOT_STOCKED: menuRefusals.BATCH_NOT_STOCKED,
  BATCH_NOT_IN_EFFECT: menuRefusals.BATCH_NOT_IN_EFFECT,
  ...prepDayRefusals,
};

/** A prep on the plan cannot be changed. */
export const changePrepRefusals = { ...prepDayRefusals, PREP_CHANGED, PREP_STEP_NOT_NOW };

/** A prep cannot take a step. */
export const stepPrepRefusals = { PREP_STEP_NOT_NOW, PREP_CLAIMED };

/** A prep cannot be finished, or its batch not be booked. */
export const finishPrepRefusals = { ...makeBatchRefusals, ...stepPrepRefusals, PREP_OF_ANOTHER: menuRefusals.PREP_OF_ANOTHER };

/** A code of the menu. */
export type MenuRefusalCode = keyof typeof menuRefusals;

/** Every code of the menu, each with its message. */
export const menuRefusalCodes = Object.keys(menuRefusals) as readonly MenuRefusalCode[];
