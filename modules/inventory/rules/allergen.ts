/**
 * The fourteen allergens that food law of the United Kingdom names.
 *
 * @source Food Information Regulations 2014, schedule 5 (Regulation 1169/2011, annex II)
 */
export const allergenCodes = [
  'CELERY',
  'GLUTEN',
  'CRUSTACEANS',
  'EGGS',
  'FISH',
  'LUPIN',
  'MILK',
  'MOLLUSCS',
  'MUSTARD',
  'PEANUTS',
  'SESAME',
  'SOYBEANS',
  'SULPHITES',
  'TREE_NUTS',
] as const;

/** One of the fourteen. */
export type AllergenCode = (typeof allergenCodes)[number];

/** What is known; nobody having said anything is `UNKNOWN`, which is never shown as free of it. */
export const allergenStates = ['CONTAINS', 'MAY_CONTAIN', 'FREE', 'UNKNOWN'] as const;

/** What is known about one allergen in one item. */
export type AllergenState = (typeof allergenStates)[number];

/** What is known about an item; an allergen that is missing here is unknown. */
export type Allergens = { readonly [Code in AllergenCode]?: AllergenState };

/** What is known about one allergen of an item. */
export const allergenState = (allergens: Allergens, code: AllergenCode): AllergenState => allergens[code] ?? 'UNKNOWN';

/** What is known once somebody says that none of the allergens that nobody has spoken of is in an item; null where none is left. */
export const othersFree = (allergens: Allergens): Allergens | null => {
  const left = allergenCodes.filter((code) => allergenState(allergens, code) === 'UNKNOWN');
  return left.length === 0 ? null : { ...allergens, ...Object.fromEntries(left.map((code) => [code, 'FREE'])) };
};
