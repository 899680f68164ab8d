import { type Quantity, quantityAsRational, scaleQuantity } from '../../../kit/quantity.ts';
import { divide, type Rational, rational } from '../../../kit/rational.ts';
import type { RecipeLine, RecipeVersion } from './recipe.ts';

/** How much of a recipe is made: so many portions, or as much as one has of one of its lines. */
export type Wanted =
  | { readonly by: 'PORTIONS'; readonly portions: Quantity }
  /** In the unit of that line. */
  | { readonly by: 'LINE'; readonly lineId: string; readonly quantity: Quantity };

/** One batch, as it is written. */
export const oneBatch: Rational = rational(1n);

/** How many batches that makes, exact; null where the recipe says nothing about it. */
export const batchesFor = ({ portions, lines }: Pick<RecipeVersion, 'portions' | 'lines'>, wanted: Wanted): Rational | null => {
  if (wanted.by === 'PORTIONS') return portions === null ? null : divide(quantityAsRational(wanted.portions), quantityAsRational(portions));
  const line = lines.find(({ lineId }) => lineId === wanted.lineId);
  return line ? divide(quantityAsRational(wanted.quantity), quantityAsRational(line.quantity)) : null;
};

/** So much of a line goes into so many batches, rounded half-even once; null beyond what a scale or a book can say. */
export const scaledLine = ({ quantity }: Pick<RecipeLine, 'quantity'>, batches: Rational): Quantity | null =>
  scaleQuantity(quantity, batches);
