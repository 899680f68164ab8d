import { m } from '../../../../generated/messages/web/messages.js';
import type { Locale } from '../../../../platform/web/locale.ts';
import type { AllergenCode, AllergenState } from '../../rules/allergen.ts';

const words: Readonly<Record<AllergenCode, (inputs?: Record<never, never>, options?: { locale?: Locale }) => string>> = {
  CELERY: m.inventory_allergen_celery,
  GLUTEN: m.inventory_allergen_gluten,
  CRUSTACEANS: m.inventory_allergen_crustaceans,
  EGGS: m.inventory_allergen_eggs,
  FISH: m.inventory_allergen_fish,
  LUPIN: m.inventory_allergen_lupin,
  MILK: m.inventory_allergen_milk,
  MOLLUSCS: m.inventory_allergen_molluscs,
  MUSTARD: m.inventory_allergen_mustard,
  PEANUTS: m.inventory_allergen_peanuts,
  SESAME: m.inventory_allergen_sesame,
  SOYBEANS: m.inventory_allergen_soybeans,
  SULPHITES: m.inventory_allergen_sulphites,
  TREE_NUTS: m.inventory_allergen_tree_nuts,
};

const states: Readonly<Record<AllergenState, () => string>> = {
  CONTAINS: m.inventory_allergen_state_contains,
  MAY_CONTAIN: m.inventory_allergen_state_may_contain,
  FREE: m.inventory_allergen_state_free,
  UNKNOWN: m.inventory_allergen_state_unknown,
};

/** An allergen in the reader's language, or in the one that a label is written in. */
export const allergenWord = (code: AllergenCode, locale?: Locale): string => words[code]({}, locale && { locale });

export const allergenStateWord = (state: AllergenState): string => states[state]();
