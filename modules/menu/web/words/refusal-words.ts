import { m } from '../../../../generated/messages/web/messages.js';
import { factInLocale } from '../../../../platform/web/fact-in-locale.ts';
import type { MenuRefusalCode } from '../../contract/refusals.ts';

const factNames = ['name', 'recipesMax', 'stepPicturesMax', 'depthMax', 'dishes', 'yieldUnit', 'aheadDaysMax', 'tasksPerDayMax'] as const;
const listNames = ['path', 'usedIn', 'names'] as const;

type Facts = Readonly<Record<(typeof factNames)[number] | (typeof listNames)[number], string>>;

const sentences: Readonly<Record<MenuRefusalCode, (facts: Facts) => string>> = {
  RECIPE_CHANGED: m.menu_refusal_recipe_changed,
  RECIPE_NAME_TAKEN: m.menu_refusal_recipe_name_taken,
  RECIPE_LIMIT_REACHED: m.menu_refusal_recipe_limit_reached,
  RECIPE_IN_ITSELF: m.menu_refusal_recipe_in_itself,
  RECIPE_TOO_DEEP: m.menu_refusal_recipe_too_deep,
  RECIPE_STEP_NOT_NOW: m.menu_refusal_recipe_step_not_now,
  RECIPE_EMPTY: m.menu_refusal_recipe_empty,
  RECIPE_ALLERGENS_UNKNOWN: ({ names }) =>
    names === '' ? m.menu_refusal_recipe_allergens_unknown() : m.menu_refusal_recipe_allergens_unknown_of({ names }),
  STEP_PICTURE_UNUSABLE: m.menu_refusal_step_picture_unusable,
  STEP_PICTURE_LIMIT: m.menu_refusal_step_picture_limit,
  RECIPE_IN_USE: m.menu_refusal_recipe_in_use,
  RECIPE_ITEM_TAKEN: m.menu_refusal_recipe_item_taken,
  DISH_CHANGED: m.menu_refusal_dish_changed,
  DISH_STEP_NOT_NOW: m.menu_refusal_dish_step_not_now,
  DISH_WITHOUT_PRICE: m.menu_refusal_dish_without_price,
  DISH_WITHOUT_RECIPE: m.menu_refusal_dish_without_recipe,
  CATEGORY_CHANGED: m.menu_refusal_category_changed,
  CATEGORY_IN_USE: m.menu_refusal_category_in_use,
  GROUP_CHANGED: m.menu_refusal_group_changed,
  GROUP_BOUNDS_CROSSED: m.menu_refusal_group_bounds_crossed,
  PAUSE_IN_PAST: m.menu_refusal_pause_in_past,
  VERIFICATION_OUTDATED: m.menu_refusal_verification_outdated,
  BATCH_NOT_STOCKED: m.menu_refusal_batch_not_stocked,
  BATCH_NOT_IN_EFFECT: m.menu_refusal_batch_not_in_effect,
  BATCH_NOTHING_MADE: m.menu_refusal_batch_nothing_made,
  BATCH_YIELD_UNSAID: m.menu_refusal_batch_yield_unsaid,
  BATCH_UNDONE_ALREADY: m.menu_refusal_batch_undone_already,
  BATCH_OF_ANOTHER_DAY: m.menu_refusal_batch_of_another_day,
  LABEL_NOT_VOUCHED: m.menu_refusal_label_not_vouched,
  LABEL_KIND_UNSAID: m.menu_refusal_label_kind_unsaid,
  LABEL_WEIGHT_UNKNOWN: m.menu_refusal_label_weight_unknown,
  LABEL_DAY_PASSED: m.menu_refusal_label_day_passed,
  DISH_NAME_TAKEN: m.menu_refusal_dish_name_taken,
  IMPORT_UNDONE_ALREADY: m.menu_refusal_import_undone_already,
  PREP_CHANGED: m.menu_refusal_prep_changed,
  PREP_STEP_NOT_NOW: m.menu_refusal_prep_step_not_now,
  PREP_CLAIMED: m.menu_refusal_prep_claimed,
  PREP_DAY_PASSED: m.menu_refusal_prep_day_passed,
  PREP_DAY_TOO_FAR: m.menu_refusal_prep_day_too_far,
  PREP_DAY_FULL: m.menu_refusal_prep_day_full,
  PREP_OF_ANOTHER: m.menu_refusal_prep_of_another,
};

const isCode = (code: string): code is MenuRefusalCode => Object.hasOwn(sentences, code);

/** The sentence for a refusal of the menu; undefined for a code that isn't its own. */
export const menuRefusalWords = (code: string, data: unknown): string | undefined =>
  isCode(code) ? sentences[code](factsOf(data)) : undefined;

const factsOf = (data: unknown): Facts => {
  const given = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};
  const word = (name: string): string => {
    const told = factInLocale(name, given);
    return typeof told === 'string' || typeof told === 'number' ? String(told) : '';
  };
  const list = (name: string): string => {
    const told = factInLocale(name, given);
    return Array.isArray(told) ? told.join(name === 'path' ? ' → ' : m.ui_comma()) : '';
  };
  return Object.fromEntries([...factNames.map((name) => [name, word(name)]), ...listNames.map((name) => [name, list(name)])]) as Facts;
};
