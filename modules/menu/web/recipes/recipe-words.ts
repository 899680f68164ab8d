import { m } from '../../../../generated/messages/web/messages.js';
import type { Locale } from '../../../../platform/web/locale.ts';
import type { VersionOut } from '../../contract/recipe-fields.ts';
import type { RecipeKind } from '../../rules/recipe.ts';
import type { VersionState } from '../../rules/recipe-state.ts';

const one: Readonly<Record<RecipeKind, () => string>> = { DISH: m.menu_kind_dish, PREP: m.menu_kind_prep, MODIFIER: m.menu_kind_modifier };
const many: Readonly<Record<RecipeKind, () => string>> = {
  DISH: m.menu_kinds_dish,
  PREP: m.menu_kinds_prep,
  MODIFIER: m.menu_kinds_modifier,
};
const states: Readonly<Record<VersionState, () => string>> = {
  DRAFT: m.menu_filter_draft,
  IN_REVIEW: m.menu_in_review,
  APPROVED: m.menu_approved,
  DISCARDED: m.menu_discarded,
};

type Problem = VersionOut['problems'][number]['code'];

type Said = (inputs: object, options?: { readonly locale?: Locale }) => string;

const problems: Readonly<Record<Problem, Said>> = {
  UNIT_UNKNOWN: m.menu_problem_unit,
  UNIT_NOT_IN_PACK_CHAIN: m.menu_problem_unit,
  UNIT_NOT_BRIDGED: m.menu_problem_bridge,
  RECIPE_HAS_NO_PORTIONS: m.menu_problem_portions,
  RECIPE_YIELDS_OTHERWISE: m.menu_problem_yield,
  SUBJECT_MISSING: m.menu_problem_missing,
};

export const kindWord = (kind: RecipeKind): string => one[kind]();
export const kindsWord = (kind: RecipeKind): string => many[kind]();
export const versionStateWord = (state: VersionState): string => states[state]();

/** Why a line says nothing about cost and stock; in the reader's language, or in that of a card. */
export const problemWord = (code: Problem, locale?: Locale): string => problems[code]({}, locale && { locale });
