import { add, multiply, type Rational, rational } from '../../../kit/rational.ts';
import { unitCostAsRational } from '../../../kit/unit-cost.ts';
import { explodeRecipe, type LineProblem, onePortion } from './explode-recipe.ts';
import type { Channel } from './menu-limits.ts';
import type { Pantry, RecipeVersion } from './recipe.ts';

/** What a recipe costs, as far as it is known. Derived at reading, never stored. */
export type RecipeCost = {
  /** @unit major units of the restaurant's currency for one portion, exact: what is known of it */
  readonly perPortion: Rational;
  /** Without a line left out and without an item whose cost nobody knows. What is not complete is at least `perPortion`. */
  readonly isComplete: boolean;
  readonly problems: readonly LineProblem[];
  /** Items that it takes and whose cost nobody knows. */
  readonly uncostedItemIds: readonly string[];
};

/**
 * What one portion costs by what its items cost today, through every recipe within it.
 *
 * @param soldBy with what a portion is packed in there; without it, the food alone
 * @invariant a line without a size and an item without a cost are named, never taken as free
 */
export const costRecipe = (recipe: RecipeVersion, pantry: Pantry, soldBy?: Channel): RecipeCost => {
  const { items, problems } = explodeRecipe(recipe, onePortion(recipe), { pantry, stop: 'AT_ITEMS', soldBy });
  let perPortion = rational(0n);
  const uncostedItemIds: string[] = [];
  for (const [itemId, amount] of items) {
    const unitCost = pantry.items.get(itemId)?.unitCost ?? null;
    if (unitCost === null) uncostedItemIds.push(itemId);
    else perPortion = add(perPortion, multiply(amount, unitCostAsRational(unitCost)));
  }
  const isComplete = recipe.lines.length > 0 && problems.length === 0 && uncostedItemIds.length === 0;
  return { perPortion, isComplete, problems, uncostedItemIds };
};
