import { allergenCodes, type AllergenCode, allergenState, type AllergenState } from '../../inventory/rules/allergen.ts';
import type { LineSubject, Pantry, RecipeVersion } from './recipe.ts';

/** What is known of each of the fourteen in a dish. */
export type DishAllergens = Readonly<Record<AllergenCode, AllergenState>>;

/** The worse of two; to know nothing of a part is worse than to know that it is free. */
const order: readonly AllergenState[] = ['CONTAINS', 'MAY_CONTAIN', 'UNKNOWN', 'FREE'];

const worse = (left: AllergenState, right: AllergenState): AllergenState => (order.indexOf(left) < order.indexOf(right) ? left : right);

const all = (state: AllergenState): DishAllergens =>
  Object.fromEntries(allergenCodes.map((code) => [code, state])) as Record<AllergenCode, AllergenState>;

const together = (left: DishAllergens, right: DishAllergens): DishAllergens =>
  Object.fromEntries(allergenCodes.map((code) => [code, worse(left[code], right[code])])) as Record<AllergenCode, AllergenState>;

/**
 * What a recipe contains, by the worst of what goes in, optional lines too.
 *
 * @invariant CONTAINS over MAY_CONTAIN over UNKNOWN over FREE: one part that nobody knows of, and the whole is never free
 */
export const rollUpAllergens = (recipe: RecipeVersion, pantry: Pantry): DishAllergens => {
  if (recipe.lines.length === 0) return all('UNKNOWN');
  return recipe.lines.map(({ subject }) => allergensOf(subject, pantry)).reduce(together, all('FREE'));
};

/** What is known of each of the fourteen in one part. */
export const allergensOf = (subject: LineSubject, pantry: Pantry): DishAllergens => {
  if (subject.kind === 'UNCOSTED') return all(subject.isNeutral ? 'FREE' : 'UNKNOWN');
  if (subject.kind === 'RECIPE') {
    const inner = pantry.recipes.get(subject.recipeId);
    return inner ? rollUpAllergens(inner, pantry) : all('UNKNOWN');
  }
  const item = pantry.items.get(subject.itemId);
  if (!item) return all('UNKNOWN');
  return Object.fromEntries(allergenCodes.map((code) => [code, allergenState(item.allergens, code)])) as Record<
    AllergenCode,
    AllergenState
  >;
};

/** Whether a dish may be called fasting: yes only where every line is, the cooking fat too; null while one is unknown. */
export const isFastingDish = (recipe: RecipeVersion, pantry: Pantry): boolean | null => {
  if (recipe.lines.length === 0) return null;
  const each = recipe.lines.map(({ subject }) => {
    if (subject.kind === 'ITEM') return pantry.items.get(subject.itemId)?.isFasting ?? null;
    if (subject.kind === 'UNCOSTED') return subject.isNeutral ? true : null;
    const inner = pantry.recipes.get(subject.recipeId);
    return inner ? isFastingDish(inner, pantry) : null;
  });
  if (each.includes(false)) return false;
  return each.includes(null) ? null : true;
};
