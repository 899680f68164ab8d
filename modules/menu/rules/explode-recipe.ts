import { quantityAsRational } from '../../../kit/quantity.ts';
import { add, divide, multiply, type Rational, rational } from '../../../kit/rational.ts';
import { type UnitRefusal, unitFactor } from '../../inventory/rules/conversion.ts';
import type { Channel } from './menu-limits.ts';
import { type Pantry, type RecipeLine, type RecipeVersion, wholeUsable } from './recipe.ts';
import { shareOfBatch, type ShareRefusal } from './share-of-batch.ts';

/** Why a line cannot be said in stock. It is named wherever the recipe is shown, and never counted as nothing. */
export type LineProblem = {
  readonly recipeId: string;
  readonly lineId: string;
  readonly why: UnitRefusal | ShareRefusal | { readonly code: 'SUBJECT_MISSING' };
};

/** What an amount of a recipe takes out of stock. */
export type Explosion = {
  /** Base units of each item, exact; trimmings included. */
  readonly items: ReadonlyMap<string, Rational>;
  readonly problems: readonly LineProblem[];
};

/** Where recipes within recipes are taken out of stock as what they are kept as, or down to what they are made of. */
export type Stop = 'AT_STOCKED_PREPS' | 'AT_ITEMS';

/** How much of a thing must be taken so that so much is left after trimming. */
export const beforeTrimming = (amount: Rational, { usableShare }: Pick<RecipeLine, 'usableShare'>): Rational =>
  multiply(amount, rational(BigInt(wholeUsable), BigInt(usableShare)));

/** One portion as a part of a batch; a recipe without portions is one portion. */
export const onePortion = ({ portions }: RecipeVersion): Rational =>
  portions === null ? rational(1n) : divide(rational(1n), quantityAsRational(portions));

/**
 * What so many batches take out of stock, line by line and recipe within recipe.
 *
 * @param batches exact, so that a third of a batch sold three times is one batch
 * @param soldBy takes along what each portion is packed in; what is made and not sold takes none
 * @invariant only over recipes that checkGraph accepted: a circle would never end
 */
export const explodeRecipe = (
  recipe: RecipeVersion,
  batches: Rational,
  { pantry, stop, soldBy }: { readonly pantry: Pantry; readonly stop: Stop; readonly soldBy?: Channel | undefined },
): Explosion => {
  const items = new Map<string, Rational>();
  const problems: LineProblem[] = [];
  const take = (itemId: string, amount: Rational) => items.set(itemId, add(items.get(itemId) ?? rational(0n), amount));

  const takeLines = (lines: readonly RecipeLine[], times: Rational, { recipeId }: RecipeVersion): void => {
    for (const line of lines) {
      const fault = takeLine(line, times);
      if (fault) problems.push({ recipeId, lineId: line.lineId, why: fault });
    }
  };

  const walk = (version: RecipeVersion, times: Rational): void => takeLines(version.lines, times, version);

  const takeLine = (line: RecipeLine, times: Rational): LineProblem['why'] | null => {
    const { subject } = line;
    if (subject.kind === 'UNCOSTED') return null;
    if (subject.kind === 'ITEM') {
      const item = pantry.items.get(subject.itemId);
      if (!item) return { code: 'SUBJECT_MISSING' };
      const factor = unitFactor(item.units, line.unit);
      if (!factor.ok) return factor.refusal;
      take(subject.itemId, beforeTrimming(multiply(multiply(quantityAsRational(line.quantity), factor.value), times), line));
      return null;
    }
    const inner = pantry.recipes.get(subject.recipeId);
    if (!inner) return { code: 'SUBJECT_MISSING' };
    const share = shareOfBatch(inner, line.quantity, line.unit);
    if (!share.ok) return share.refusal;
    takeRecipe(inner, beforeTrimming(multiply(share.value, times), line));
    return null;
  };

  const takeRecipe = (inner: RecipeVersion, times: Rational): void => {
    const stocked = stop === 'AT_STOCKED_PREPS' && inner.stockItemId !== null ? pantry.items.get(inner.stockItemId) : undefined;
    if (!stocked || inner.stockItemId === null) return walk(inner, times);
    const factor = unitFactor(stocked.units, inner.yieldUnit);
    // What it is kept as cannot be said in what it yields: then what it is made of is what is known.
    if (!factor.ok) return walk(inner, times);
    take(inner.stockItemId, multiply(multiply(quantityAsRational(inner.yieldQuantity), factor.value), times));
  };

  walk(recipe, batches);
  const packed = recipe.packaging.filter(({ channels }) => soldBy !== undefined && channels.includes(soldBy));
  takeLines(packed, divide(batches, onePortion(recipe)), recipe);
  return { items, problems };
};
