import { allergenCodes } from '../../inventory/rules/allergen.ts';
import type { LineSubject, Pantry, RecipeVersion } from './recipe.ts';
import { allergensOf, rollUpAllergens } from './roll-up-allergens.ts';

/**
 * The parts that leave one of the fourteen unknown in the whole, each once, however deep they lie: bought things, what nobody keeps
 * stock of, and recipes of which nothing is in effect. What another part contains for certain no part leaves unknown.
 */
export const unknownParts = (recipe: RecipeVersion, pantry: Pantry): readonly LineSubject[] => {
  const whole = rollUpAllergens(recipe, pantry);
  const open = allergenCodes.filter((code) => whole[code] === 'UNKNOWN');
  const found = partsOf(recipe, pantry).filter((subject) => {
    const known = allergensOf(subject, pantry);
    return open.some((code) => known[code] === 'UNKNOWN');
  });
  return [...new Map(found.map((subject) => [JSON.stringify(subject), subject])).values()];
};

const partsOf = (recipe: RecipeVersion, pantry: Pantry): readonly LineSubject[] =>
  recipe.lines.flatMap(({ subject }) => {
    const inner = subject.kind === 'RECIPE' ? pantry.recipes.get(subject.recipeId) : undefined;
    return inner === undefined || inner.lines.length === 0 ? [subject] : partsOf(inner, pantry);
  });
