import { add, compare, divide, type Rational, rational } from '../../../kit/rational.ts';
import { explodeRecipe } from './explode-recipe.ts';
import type { Pantry } from './recipe.ts';

/** A prep that is kept in stock, and what one batch of it makes. */
export type KeptPrep = {
  readonly recipeId: string;
  readonly itemId: string;
  /** @unit base units of its item */
  readonly batch: Rational;
};

const none = rational(0n);

/**
 * What making so much of a prep takes of other items, down to the preps that are kept themselves.
 *
 * @param amount in base units of its own item
 * @returns nothing where no version of it is in effect
 */
export const takenByPrep = (prep: KeptPrep, amount: Rational, pantry: Pantry): ReadonlyMap<string, Rational> => {
  const version = pantry.recipes.get(prep.recipeId);
  if (!version || compare(amount, none) <= 0) return new Map();
  return explodeRecipe(version, divide(amount, prep.batch), { pantry, stop: 'AT_STOCKED_PREPS' }).items;
};

/**
 * Preps in the order in which they must be planned: one that is made with another before that other, so that it is known
 * how much of the other its batches take.
 *
 * @invariant only over recipes that checkGraph accepted: a circle would never end
 */
export const plannedFirst = <Prep extends KeptPrep>(preps: readonly Prep[], pantry: Pantry): readonly Prep[] => {
  const ordered: Prep[] = [];
  const makersOf = (inner: Prep): readonly Prep[] =>
    preps.filter((outer) => outer !== inner && takenByPrep(outer, outer.batch, pantry).has(inner.itemId));
  const plan = (prep: Prep): void => {
    if (ordered.includes(prep)) return;
    for (const maker of makersOf(prep)) plan(maker);
    ordered.push(prep);
  };
  for (const prep of preps) plan(prep);
  return ordered;
};

/** What batches take of each item, together with what others took of it before. */
export const withTaken = (before: ReadonlyMap<string, Rational>, taken: ReadonlyMap<string, Rational>): ReadonlyMap<string, Rational> => {
  const all = new Map(before);
  for (const [itemId, amount] of taken) all.set(itemId, add(all.get(itemId) ?? none, amount));
  return all;
};
