import type { Category, Dish } from '../../contract/fields.ts';

/** Which dishes are shown: those that can be ordered or are off for now, those off, those being made up, those gone. */
export const dishFilters = ['ON_MENU', 'OFF', 'DRAFT', 'RETIRED'] as const;

/** Which dishes are shown. */
export type DishFilter = (typeof dishFilters)[number];

/** Whether a dish is among those. */
export const passesDishFilter = ({ state }: Dish, filter: DishFilter): boolean => {
  if (filter === 'ON_MENU') return state === 'LIVE' || state === 'PAUSED';
  return state === (filter === 'OFF' ? 'PAUSED' : filter);
};

/** Dishes that stand together; those without a heading come last. */
export type UnderHeading = { readonly category: Category | null; readonly dishes: readonly Dish[] };

/** Dishes under their headings, in the order of the menu; a heading without any of them is left out. */
export const dishesUnderHeadings = (categories: readonly Category[], dishes: readonly Dish[]): readonly UnderHeading[] => {
  const known = new Set(categories.map(({ id }) => id));
  const headingOf = ({ categoryId }: Dish) => (categoryId !== null && known.has(categoryId) ? categoryId : null);
  const headings: readonly (Category | null)[] = [...categories, null];
  return headings.flatMap((category) => {
    const found = dishes.filter((dish) => headingOf(dish) === (category?.id ?? null));
    return found.length === 0 ? [] : [{ category, dishes: found }];
  });
};
