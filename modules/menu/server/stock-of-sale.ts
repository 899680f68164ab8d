import { and, eq, inArray } from 'drizzle-orm';

import { type Quantity, quantityAsRational, quantityFromRational } from '../../../kit/quantity.ts';
import { add, multiply, type Rational, rational } from '../../../kit/rational.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { explodeRecipe, type LineProblem, onePortion, type Stop } from '../rules/explode-recipe.ts';
import type { Channel } from '../rules/menu-limits.ts';
import type { Pantry } from '../rules/recipe.ts';
import { loadPantry } from './load-pantry.ts';
import { dish, modifier } from './tables.ts';

/** Something sold: so many of a dish, with what was chosen for each. */
export type SoldLine = {
  readonly dishId: string;
  readonly quantity: Quantity;
  readonly modifierIds: readonly string[];
  /** Says what it was packed in. */
  readonly channel: Channel;
};

/** What a sale takes from stock, and what of it nobody can say. */
export type StockOfSale = {
  /** @unit millionths of each item's base unit, rounded half-even once */
  readonly items: ReadonlyMap<string, Quantity>;
  readonly problems: readonly LineProblem[];
  /** Dishes without a recipe in effect. */
  readonly unmappedDishIds: readonly string[];
  /** Choices of which nobody said what they take. */
  readonly unmappedModifierIds: readonly string[];
};

type Mapping = {
  readonly recipeOfDish: ReadonlyMap<string, string | null>;
  readonly modifiers: ReadonlyMap<string, typeof modifier.$inferSelect>;
};

const mappingOf = async (tx: RestaurantTx, lines: readonly SoldLine[]): Promise<Mapping> => {
  const dishIds = [...new Set(lines.map(({ dishId }) => dishId))];
  const modifierIds = [...new Set(lines.flatMap((line) => line.modifierIds))];
  const dishes = await tx.db
    .select({ id: dish.id, recipeId: dish.recipeId })
    .from(dish)
    .where(and(eq(dish.restaurantId, tx.restaurantId), inArray(dish.id, dishIds)));
  const modifiers =
    modifierIds.length === 0
      ? []
      : await tx.db
          .select()
          .from(modifier)
          .where(and(eq(modifier.restaurantId, tx.restaurantId), inArray(modifier.id, modifierIds)));
  return {
    recipeOfDish: new Map(dishes.map(({ id, recipeId }) => [id, recipeId])),
    modifiers: new Map(modifiers.map((row) => [row.id, row])),
  };
};

/**
 * What a sale takes from stock by the recipes in effect when it was made, down to the preps that are kept in stock.
 *
 * @param at when it was sold: a recipe that changed since then changes nothing of it
 */
export const stockOfSale = async (tx: RestaurantTx, lines: readonly SoldLine[], at: Date): Promise<StockOfSale> => {
  const mapping = await mappingOf(tx, lines);
  const recipeIds = new Set<string>();
  for (const recipeId of mapping.recipeOfDish.values()) if (recipeId !== null) recipeIds.add(recipeId);
  for (const { recipeId } of mapping.modifiers.values()) if (recipeId !== null) recipeIds.add(recipeId);
  return addUp(lines, mapping, await loadPantry(tx, [...recipeIds], at));
};

/** What portions of one recipe take from stock: for what is thrown away, or cooked ahead. */
export const stockOfPortions = async (
  tx: RestaurantTx,
  { recipeId, portions, at, stop }: { readonly recipeId: string; readonly portions: Rational; readonly at: Date; readonly stop: Stop },
): Promise<Pick<StockOfSale, 'items' | 'problems'> | null> => {
  const pantry = await loadPantry(tx, [recipeId], at);
  const version = pantry.recipes.get(recipeId);
  if (!version) return null;
  const { items, problems } = explodeRecipe(version, multiply(onePortion(version), portions), { pantry, stop });
  return { items: rounded(items), problems };
};

const addUp = (lines: readonly SoldLine[], { recipeOfDish, modifiers }: Mapping, pantry: Pantry): StockOfSale => {
  const totals = new Map<string, Rational>();
  const problems: LineProblem[] = [];
  const unmappedDishIds = new Set<string>();
  const unmappedModifierIds = new Set<string>();
  const takePortions = (recipeId: string | null, portions: Rational, soldBy: Channel): boolean => {
    const version = recipeId === null ? undefined : pantry.recipes.get(recipeId);
    if (!version) return false;
    const taken = explodeRecipe(version, multiply(onePortion(version), portions), { pantry, stop: 'AT_STOCKED_PREPS', soldBy });
    problems.push(...taken.problems);
    for (const [itemId, amount] of taken.items) totals.set(itemId, add(totals.get(itemId) ?? rational(0n), amount));
    return true;
  };
  for (const line of lines) {
    const sold = quantityAsRational(line.quantity);
    if (!takePortions(recipeOfDish.get(line.dishId) ?? null, sold, line.channel)) unmappedDishIds.add(line.dishId);
    for (const modifierId of line.modifierIds) {
      const chosen = modifiers.get(modifierId);
      if (chosen?.stockEffect === 'NONE') continue;
      const times = chosen?.leavesOut ? multiply(sold, rational(-1n)) : sold;
      if (!takePortions(chosen?.recipeId ?? null, times, line.channel)) unmappedModifierIds.add(modifierId);
    }
  }
  return { items: rounded(totals), problems, unmappedDishIds: [...unmappedDishIds], unmappedModifierIds: [...unmappedModifierIds] };
};

/** Leaving something out takes nothing back: what comes to less than nothing takes nothing. */
const rounded = (totals: ReadonlyMap<string, Rational>): ReadonlyMap<string, Quantity> => {
  const items = new Map<string, Quantity>();
  for (const [itemId, amount] of totals) {
    const taken = quantityFromRational(amount);
    if (taken !== null && taken > 0n) items.set(itemId, taken);
  }
  return items;
};
