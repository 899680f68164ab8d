import { add, compare, multiply, type Rational, rational } from '../../../kit/rational.ts';
import { explodeRecipe, onePortion } from './explode-recipe.ts';
import type { Pantry } from './recipe.ts';

/** What is expected of a dish on a day, and what of it has gone out already. */
export type ExpectedDish = {
  readonly dishId: string;
  readonly date: string;
  /**
   * Null where nothing is known.
   *
   * @unit portions
   */
  readonly portions: Rational | null;
  /** @unit trading days that it rests on */
  readonly restsOn: number;
  /** @unit portions */
  readonly soldAlready: number;
  /** Whether somebody said it, in place of what the last weeks say. */
  readonly isPlanned?: boolean;
};

/** What dishes are expected to take of a prep. */
export type PrepNeed = {
  /** @unit base units of the item that it is kept as, exact */
  readonly amount: Rational;
  /**
   * The fewest that any part of it rests on; 0 where nothing is known.
   *
   * @unit trading days
   */
  readonly restsOn: number;
  /** Whether somebody said any part of it. */
  readonly isPlanned: boolean;
};

const none = rational(0n);
const noNeed: PrepNeed = { amount: none, restsOn: 0, isPlanned: false };

/** Portions still to come: what has gone out has left stock. */
const stillToCome = ({ portions, soldAlready }: ExpectedDish): Rational | null => {
  if (portions === null) return null;
  const left = add(portions, rational(-BigInt(soldAlready)));
  return compare(left, none) > 0 ? left : none;
};

/**
 * What expected sales take of the items that preps are kept as, by item and day: each dish by its recipe, down to the preps
 * that are kept themselves. What nobody knows of adds nothing, and what rests on fewer days says so.
 *
 * @param recipeOf the recipe of each dish that is on the menu
 */
export const needOfPreps = (
  expected: readonly ExpectedDish[],
  { recipeOf, pantry }: { readonly recipeOf: ReadonlyMap<string, string>; readonly pantry: Pantry },
): ReadonlyMap<string, ReadonlyMap<string, PrepNeed>> => {
  const perPortion = new Map<string, ReadonlyMap<string, Rational>>();
  const takenBy = (recipeId: string): ReadonlyMap<string, Rational> => {
    const version = pantry.recipes.get(recipeId);
    const known = perPortion.get(recipeId);
    if (known || !version) return known ?? new Map();
    const { items } = explodeRecipe(version, onePortion(version), { pantry, stop: 'AT_STOCKED_PREPS' });
    perPortion.set(recipeId, items);
    return items;
  };
  const needs = new Map<string, Map<string, PrepNeed>>();
  for (const one of expected) {
    const portions = stillToCome(one);
    const recipeId = recipeOf.get(one.dishId);
    if (portions === null || recipeId === undefined) continue;
    for (const [itemId, amount] of takenBy(recipeId)) {
      const days = needs.get(itemId) ?? new Map<string, PrepNeed>();
      days.set(
        one.date,
        withMore(days.get(one.date), { amount: multiply(amount, portions), restsOn: one.restsOn, isPlanned: one.isPlanned === true }),
      );
      needs.set(itemId, days);
    }
  }
  return needs;
};

/** One need more. */
const withMore = (before: PrepNeed | undefined, more: PrepNeed): PrepNeed =>
  before
    ? {
        amount: add(before.amount, more.amount),
        restsOn: Math.min(before.restsOn, more.restsOn),
        isPlanned: before.isPlanned || more.isPlanned,
      }
    : more;

/** What is needed of a prep over days, both ends within. */
export const needBetween = (
  days: ReadonlyMap<string, PrepNeed> | undefined,
  { from, to }: { readonly from: string; readonly to: string },
): PrepNeed =>
  [...(days ?? [])]
    .filter(([date]) => date >= from && date <= to)
    .map(([, need]) => need)
    .reduce<PrepNeed | undefined>(withMore, undefined) ?? noNeed;
