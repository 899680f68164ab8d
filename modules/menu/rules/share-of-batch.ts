import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { type Quantity, quantityAsRational } from '../../../kit/quantity.ts';
import { divide, multiply, type Rational } from '../../../kit/rational.ts';
import { isMeasurementUnit, measurementUnits } from '../../inventory/rules/unit.ts';
import type { RecipeVersion } from './recipe.ts';

/** Why an amount of a recipe says nothing about its batch. */
export type ShareRefusal =
  | { readonly code: 'RECIPE_HAS_NO_PORTIONS' }
  | { readonly code: 'RECIPE_YIELDS_OTHERWISE'; readonly unit: string; readonly yieldUnit: string };

/**
 * Which part of one batch an amount is, exact: by the recipe's own yield, never by the number of its servings in another.
 *
 * @refuses RECIPE_HAS_NO_PORTIONS for "2 portion" of what is not served in portions
 * @refuses RECIPE_YIELDS_OTHERWISE for a unit of another dimension than the yield's, or one that has no size
 */
export const shareOfBatch = (recipe: RecipeVersion, quantity: Quantity, unit: string): Decision<Rational, ShareRefusal> => {
  if (unit === 'portion') {
    return recipe.portions === null
      ? refused({ code: 'RECIPE_HAS_NO_PORTIONS' })
      : accepted(divide(quantityAsRational(quantity), quantityAsRational(recipe.portions)));
  }
  const { yieldUnit } = recipe;
  const ofYield = measurementUnits[yieldUnit];
  if (!isMeasurementUnit(unit) || measurementUnits[unit].dimension !== ofYield.dimension)
    return refused({ code: 'RECIPE_YIELDS_OTHERWISE', unit, yieldUnit });
  const amount = multiply(quantityAsRational(quantity), measurementUnits[unit].factor);
  return accepted(divide(amount, multiply(quantityAsRational(recipe.yieldQuantity), ofYield.factor)));
};
