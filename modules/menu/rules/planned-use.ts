import { noQuantity, type Quantity, quantityAsRational } from '../../../kit/quantity.ts';
import { add, compare, divide, multiply, type Rational, rational } from '../../../kit/rational.ts';
import { unitFactor } from '../../inventory/rules/conversion.ts';
import { explodeRecipe, type LineProblem, onePortion } from './explode-recipe.ts';
import type { Channel } from './menu-limits.ts';
import type { Pantry, RecipeVersion } from './recipe.ts';

/** So many portions of a dish by its recipe, sold by a channel, which says what they are packed in. */
export type PlannedDish = {
  readonly dishId: string;
  readonly recipeId: string;
  /** @unit portions, exact */
  readonly portions: Rational;
  readonly soldBy: Channel;
};

/** What of each item goes into which dish, in base units, exact; preps that are kept are taken apart into what is bought. */
export type PlannedUse = {
  readonly items: ReadonlyMap<string, ReadonlyMap<string, Rational>>;
  readonly problems: readonly LineProblem[];
};

type Needs = Map<string, Map<string, Rational>>;

const nothing = rational(0n);

const takeInto = (needs: Needs, { itemId, dishId, amount }: { itemId: string; dishId: string; amount: Rational }): void => {
  const ofItem = needs.get(itemId) ?? new Map<string, Rational>();
  ofItem.set(dishId, add(ofItem.get(dishId) ?? nothing, amount));
  needs.set(itemId, ofItem);
};

/** All that goes into dishes of one item. */
export const totalOf = (ofDishes: ReadonlyMap<string, Rational>): Rational => [...ofDishes.values()].reduce(add, nothing);

/** The preps that are kept, each before those that go into it: what one needs is whole before it is taken apart. */
const preparedFirst = (pantry: Pantry): readonly RecipeVersion[] => {
  const kept = new Map([...pantry.recipes.values()].flatMap((one) => (one.stockItemId === null ? [] : [[one.stockItemId, one] as const])));
  const ordered: RecipeVersion[] = [];
  const seen = new Set<string>();
  const visit = (prep: RecipeVersion): void => {
    if (seen.has(prep.recipeId)) return;
    seen.add(prep.recipeId);
    for (const itemId of explodeRecipe(prep, rational(1n), { pantry, stop: 'AT_STOCKED_PREPS' }).items.keys()) {
      const inner = kept.get(itemId);
      if (inner) visit(inner);
    }
    ordered.push(prep);
  };
  for (const prep of kept.values()) visit(prep);
  return ordered.toReversed();
};

/**
 * What dishes will take of what is bought. What is there of a prep is used first, shared by the dishes as they need it;
 * only the rest of it is cooked. Less than nothing of a prep is a batch that nobody wrote down: what went into it is
 * still on the books, and is cooked anew.
 *
 * @param levels what is on hand; of an item that is missing from it there is nothing
 * @invariant only over recipes that checkGraph accepted
 */
export const planUse = (
  dishes: readonly PlannedDish[],
  { pantry, levels }: { readonly pantry: Pantry; readonly levels: ReadonlyMap<string, Quantity> },
): PlannedUse => {
  const needs: Needs = new Map();
  const problems = new Map<string, LineProblem>();
  const takeApart = (version: RecipeVersion, batches: Rational, { dishId, soldBy }: { dishId: string; soldBy?: Channel }): void => {
    const taken = explodeRecipe(version, batches, { pantry, stop: 'AT_STOCKED_PREPS', soldBy });
    for (const [itemId, amount] of taken.items) takeInto(needs, { itemId, dishId, amount });
    for (const problem of taken.problems) problems.set(`${problem.recipeId} ${problem.lineId}`, problem);
  };
  for (const { recipeId, portions, ...sold } of dishes) {
    const version = pantry.recipes.get(recipeId);
    if (version) takeApart(version, multiply(onePortion(version), portions), sold);
  }
  for (const prep of preparedFirst(pantry)) {
    const { stockItemId } = prep;
    const ofDishes = stockItemId === null ? undefined : needs.get(stockItemId);
    const perBatch = perBatchOf(prep, pantry);
    if (stockItemId === null || !ofDishes || perBatch === null) continue;
    needs.delete(stockItemId);
    const share = shareToCook(totalOf(ofDishes), levels.get(stockItemId) ?? noQuantity);
    for (const [dishId, amount] of ofDishes) takeApart(prep, divide(multiply(amount, share), perBatch), { dishId });
  }
  return { items: needs, problems: [...problems.values()] };
};

/** What a batch of a prep is in base units of the item that it is kept as; null where nobody can say. */
const perBatchOf = ({ stockItemId, yieldQuantity, yieldUnit }: RecipeVersion, pantry: Pantry): Rational | null => {
  const item = stockItemId === null ? undefined : pantry.items.get(stockItemId);
  const factor = item && unitFactor(item.units, yieldUnit);
  return factor?.ok ? multiply(quantityAsRational(yieldQuantity), factor.value) : null;
};

/** The part of what is needed that is not there yet. */
const shareToCook = (needed: Rational, onHand: Quantity): Rational => {
  const missing = add(needed, quantityAsRational(-onHand as Quantity));
  return compare(missing, nothing) <= 0 || compare(needed, nothing) === 0 ? nothing : divide(missing, needed);
};
