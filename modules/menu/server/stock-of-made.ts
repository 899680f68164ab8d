import { and, eq, inArray } from 'drizzle-orm';

import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { type Quantity, quantityAsRational, quantityFromRational } from '../../../kit/quantity.ts';
import { add, multiply, type Rational, rational } from '../../../kit/rational.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { type ItemUnits, unitFactor } from '../../inventory/rules/conversion.ts';
import { explodeRecipe, onePortion } from '../rules/explode-recipe.ts';
import type { Pantry, RecipeVersion } from '../rules/recipe.ts';
import { shareOfBatch } from '../rules/share-of-batch.ts';
import { loadPantry } from './load-pantry.ts';
import { dish, recipe } from './tables.ts';

/** Something cooked: a dish of the menu, or a prep. */
export type MadeThing = { readonly kind: 'DISH'; readonly dishId: string } | { readonly kind: 'PREP'; readonly recipeId: string };

/** So much of it, in portions or in what its recipe yields. */
export type MadePart = { readonly quantity: Quantity; readonly unit: string };

/** What something cooked is in stock. */
export type StockOfMade = {
  /** Null where no version was in effect: nobody can say what it is made of. */
  readonly version: { readonly recipeId: string; readonly versionNo: number } | null;
  /** @unit millionths of each item's base unit; of a prep that is kept, the prep itself */
  readonly items: ReadonlyMap<string, Quantity>;
  /** @unit lines that could not be said in stock */
  readonly problems: number;
};

/** An amount is in a unit that says nothing about it. */
export type MadeRefusal = { readonly code: 'UNIT_NOT_IN_PACK_CHAIN'; readonly unit: string };

/**
 * What so much of a dish or a prep is in stock, by the version that was in effect at a moment, down to the preps that are
 * kept themselves.
 *
 * @returns null for a dish or a recipe of no or another restaurant
 * @refuses UNIT_NOT_IN_PACK_CHAIN for a unit that neither the recipe nor the item gives a size
 */
export const stockOfMade = async (
  tx: RestaurantTx,
  thing: MadeThing,
  { parts, at }: { readonly parts: readonly MadePart[]; readonly at: Date },
): Promise<Decision<StockOfMade, MadeRefusal> | null> => {
  const recipeId = await recipeOf(tx, thing);
  if (recipeId === undefined) return null;
  const pantry = await loadPantry(tx, recipeId === null ? [] : [recipeId], at);
  const version = recipeId === null ? undefined : pantry.recipes.get(recipeId);
  if (!version) return accepted({ version: null, items: new Map(), problems: 0 });
  const kept = thing.kind === 'PREP' && version.stockItemId !== null ? pantry.items.get(version.stockItemId)?.units : undefined;
  const batches = batchesOf(version, kept, parts);
  if (!batches.ok) return batches;
  const { versionNo } = version;
  return accepted({ version: { recipeId: version.recipeId, versionNo }, ...takenApart(version, batches.value, { pantry, kept }) });
};

/** The recipe that it is made by; null for a dish without one, undefined for what is not there. */
const recipeOf = async (tx: RestaurantTx, thing: MadeThing): Promise<string | null | undefined> => {
  if (thing.kind === 'DISH') {
    const [found] = await tx.db
      .select({ recipeId: dish.recipeId })
      .from(dish)
      .where(and(eq(dish.restaurantId, tx.restaurantId), eq(dish.id, thing.dishId)));
    return found?.recipeId;
  }
  const [found] = await tx.db
    .select({ id: recipe.id })
    .from(recipe)
    .where(and(eq(recipe.restaurantId, tx.restaurantId), eq(recipe.id, thing.recipeId)));
  return found?.id;
};

const batchesOf = (version: RecipeVersion, kept: ItemUnits | undefined, parts: readonly MadePart[]): Decision<Rational, MadeRefusal> => {
  let batches = rational(0n);
  for (const { quantity, unit } of parts) {
    const share = shareOfPart(version, kept, { quantity, unit });
    if (share === null) return refused({ code: 'UNIT_NOT_IN_PACK_CHAIN', unit });
    batches = add(batches, share);
  }
  return accepted(batches);
};

const shareOfPart = (version: RecipeVersion, kept: ItemUnits | undefined, { quantity, unit }: MadePart): Rational | null => {
  if (unit === 'portion') return multiply(onePortion(version), quantityAsRational(quantity));
  const share = shareOfBatch(version, quantity, unit);
  if (share.ok) return share.value;
  if (kept === undefined) return null;
  const [ofPart, ofYield] = [unitFactor(kept, unit), unitFactor(kept, version.yieldUnit)];
  if (!ofPart.ok || !ofYield.ok) return null;
  const batch = multiply(quantityAsRational(version.yieldQuantity), ofYield.value);
  return multiply(multiply(quantityAsRational(quantity), ofPart.value), rational(batch.denominator, batch.numerator));
};

type Around = { readonly pantry: Pantry; readonly kept: ItemUnits | undefined };

const takenApart = (version: RecipeVersion, batches: Rational, { pantry, kept }: Around) => {
  const perYield = kept === undefined ? undefined : unitFactor(kept, version.yieldUnit);
  if (version.stockItemId !== null && perYield?.ok) {
    const whole = multiply(multiply(quantityAsRational(version.yieldQuantity), perYield.value), batches);
    return { items: rounded(new Map([[version.stockItemId, whole]])), problems: 0 };
  }
  const { items, problems } = explodeRecipe(version, batches, { pantry, stop: 'AT_STOCKED_PREPS' });
  return { items: rounded(items), problems: problems.length };
};

const rounded = (exact: ReadonlyMap<string, Rational>): ReadonlyMap<string, Quantity> => {
  const items = new Map<string, Quantity>();
  for (const [itemId, amount] of exact) {
    const taken = quantityFromRational(amount);
    if (taken !== null && taken > 0n) items.set(itemId, taken);
  }
  return items;
};

/** What something is called, in both languages of the house. */
export type MadeName = { readonly name: string; readonly nameLocal: string | null };

/** What these dishes and recipes are called, by their ids; of none that another restaurant has. */
export const namesOfMade = async (tx: RestaurantTx, ids: readonly string[]): Promise<ReadonlyMap<string, MadeName>> => {
  if (ids.length === 0) return new Map();
  const dishes = await tx.db
    .select({ id: dish.id, name: dish.name, nameLocal: dish.nameLocal })
    .from(dish)
    .where(and(eq(dish.restaurantId, tx.restaurantId), inArray(dish.id, [...ids])));
  const recipes = await tx.db
    .select({ id: recipe.id, name: recipe.name, nameLocal: recipe.nameLocal })
    .from(recipe)
    .where(and(eq(recipe.restaurantId, tx.restaurantId), inArray(recipe.id, [...ids])));
  return new Map([...dishes, ...recipes].map(({ id, ...named }) => [id, named]));
};
