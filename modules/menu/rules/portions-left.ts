import { type Quantity, quantityAsRational } from '../../../kit/quantity.ts';
import { divide } from '../../../kit/rational.ts';
import { explodeRecipe, onePortion } from './explode-recipe.ts';
import type { Pantry, RecipeVersion } from './recipe.ts';

/**
 * How many whole portions stock makes, down to the preps that are kept in stock; what may be left out keeps none from
 * being made.
 *
 * @param levels what is on hand; an item that is missing from it is kept by nobody, and limits nothing
 * @returns never below nothing; null where nothing that is kept in stock goes in
 */
export const portionsLeft = (
  recipe: RecipeVersion,
  { pantry, levels }: { readonly pantry: Pantry; readonly levels: ReadonlyMap<string, Quantity> },
): number | null => {
  const needed = { ...recipe, lines: recipe.lines.filter(({ isOptional }) => !isOptional) };
  const { items } = explodeRecipe(needed, onePortion(recipe), { pantry, stop: 'AT_STOCKED_PREPS' });
  const makes = [...items].flatMap(([itemId, amount]) => {
    const level = levels.get(itemId);
    if (level === undefined || amount.numerator <= 0n) return [];
    const { numerator, denominator } = divide(quantityAsRational(level), amount);
    return [numerator <= 0n ? 0 : Number(numerator / denominator)];
  });
  return makes.length === 0 ? null : Math.min(...makes);
};

/** A dish that goes off by stock, and what somebody said against that. */
export type FollowsStock = {
  readonly followsStock: boolean;
  /** Somebody looked at the shelf: until then it is sold whatever stock says. */
  readonly soldAnywayUntil: Date | null;
};

/** Whether stock takes a dish off at a moment. */
export const isOutOfStock = ({ followsStock, soldAnywayUntil }: FollowsStock, left: number | null, at: Date): boolean =>
  followsStock && left === 0 && (soldAnywayUntil === null || soldAnywayUntil <= at);
