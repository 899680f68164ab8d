import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';

import { quantityFromRational, type Quantity } from '../../../kit/quantity.ts';
import { add, compare, type Rational, rational } from '../../../kit/rational.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { levelsOf } from '../../inventory/server/public.ts';
import type { Channel } from '../rules/menu-limits.ts';
import { planUse, type PlannedDish } from '../rules/planned-use.ts';
import { loadPantry } from './load-pantry.ts';
import { dish, recipe } from './tables.ts';

/** What is expected of a dish on a day. */
export type ExpectedSale = {
  readonly dishId: string;
  /** @unit portions, exact; null where no day says anything */
  readonly portions: Rational | null;
  /** How they are expected to be sold, which says what they are packed in. @unit portions, exact */
  readonly byChannel: ReadonlyMap<Channel, Rational>;
  /** @unit trading days that it rests on */
  readonly restsOn: number;
  /** Whether somebody said it, in place of what the last weeks say. */
  readonly isPlanned?: boolean;
};

type Named = { readonly name: string; readonly nameLocal: string | null };

/** What one dish takes of an item. */
export type UseOfDish = Named & {
  /** @unit portions, exact */
  readonly portions: Rational;
  /** @unit trading days: the fewest and the most that a day of it rests on */
  readonly restsOn: { readonly min: number; readonly max: number };
  /** Whether somebody said any day of it. */
  readonly isPlanned: boolean;
  /** @unit base units of the item */
  readonly quantity: Quantity;
};

/** What is used of stock by what is expected to be sold. */
export type UseOfSales = {
  readonly items: readonly { readonly itemId: string; readonly quantity: Quantity; readonly dishes: readonly UseOfDish[] }[];
  /** Dishes on the menu of which nobody knows what they will sell, on some day at least. */
  readonly unknown: readonly Named[];
  /** Dishes that will be sold and have no recipe in effect. */
  readonly withoutRecipe: readonly Named[];
  /** Recipes with a line that cannot be said in stock. */
  readonly unconverted: readonly Named[];
};

type Expected = {
  readonly portions: Rational;
  readonly byChannel: ReadonlyMap<Channel, Rational>;
  readonly restsOn: UseOfDish['restsOn'];
  readonly isPlanned: boolean;
  readonly isUnsure: boolean;
};

const addUp = (sales: readonly ExpectedSale[]): ReadonlyMap<string, Expected> => {
  const byDish = Map.groupBy(sales, ({ dishId }) => dishId);
  return new Map(
    [...byDish].map(([dishId, days]) => {
      const known = days.flatMap(({ portions, restsOn }) => (portions === null ? [] : [{ portions, restsOn }]));
      const rests = known.map(({ restsOn }) => restsOn);
      return [
        dishId,
        {
          portions: known.map(({ portions }) => portions).reduce(add, rational(0n)),
          byChannel: channelsOf(days),
          restsOn: { min: rests.length === 0 ? 0 : Math.min(...rests), max: Math.max(0, ...rests) },
          isPlanned: days.some(({ isPlanned }) => isPlanned === true),
          isUnsure: known.length < days.length,
        },
      ];
    }),
  );
};

const channelsOf = (days: readonly ExpectedSale[]): ReadonlyMap<Channel, Rational> => {
  const sums = new Map<Channel, Rational>();
  for (const { byChannel } of days)
    for (const [channel, portions] of byChannel) sums.set(channel, add(sums.get(channel) ?? rational(0n), portions));
  return sums;
};

/** What is expected to be sold, said in what is bought: by the recipes in effect now, with the preps that are there used first. */
export const useOfSales = async (tx: RestaurantTx, sales: readonly ExpectedSale[]): Promise<UseOfSales> => {
  const expected = addUp(sales);
  const dishes = await tx.db
    .select({ id: dish.id, name: dish.name, nameLocal: dish.nameLocal, recipeId: dish.recipeId, state: dish.state })
    .from(dish)
    .where(and(eq(dish.restaurantId, tx.restaurantId), inArray(dish.state, ['LIVE', 'PAUSED'])))
    .orderBy(dish.name, dish.id);
  const sold = dishes.filter(({ id }) => isSold(expected.get(id)));
  const pantry = await loadPantry(tx, [...sold.flatMap(({ recipeId }) => recipeId ?? []), ...(await keptPreps(tx))], new Date());
  const planned = sold.flatMap(({ id: dishId, recipeId }): PlannedDish[] => {
    if (recipeId === null || !pantry.recipes.has(recipeId)) return [];
    return [...(expected.get(dishId)?.byChannel ?? [])].map(([soldBy, portions]) => ({ dishId, recipeId, portions, soldBy }));
  });
  const use = planUse(planned, { pantry, levels: await levelsOf(tx, [...pantry.items.keys()]) });
  const byId = new Map(dishes.map((one) => [one.id, one]));
  return {
    items: [...use.items].flatMap(([itemId, ofDishes]) => {
      const parts = [...ofDishes].flatMap(([dishId, amount]): UseOfDish[] => {
        const [named, of, quantity] = [byId.get(dishId), expected.get(dishId), quantityFromRational(amount)];
        return named && of && quantity !== null && quantity > 0n ? [{ ...nameOf(named), ...portionsOf(of), quantity }] : [];
      });
      const quantity = quantityFromRational([...ofDishes.values()].reduce(add, rational(0n)));
      return quantity === null || quantity <= 0n ? [] : [{ itemId, quantity, dishes: parts }];
    }),
    unknown: dishes.filter(({ id }) => expected.get(id)?.isUnsure !== false).map(nameOf),
    withoutRecipe: sold.filter(({ id }) => planned.every(({ dishId }) => dishId !== id)).map(nameOf),
    unconverted: await namesOfRecipes(tx, [...new Set(use.problems.map(({ recipeId }) => recipeId))]),
  };
};

const isSold = (of: Expected | undefined): boolean => of !== undefined && compare(of.portions, rational(0n)) > 0;

const nameOf = ({ name, nameLocal }: Named): Named => ({ name, nameLocal });

const portionsOf = ({ portions, restsOn, isPlanned }: Expected) => ({ portions, restsOn, isPlanned });

/** The preps that are kept in stock, whoever names them: a line may name the item itself. */
const keptPreps = async (tx: RestaurantTx): Promise<readonly string[]> => {
  const rows = await tx.db
    .select({ id: recipe.id })
    .from(recipe)
    .where(and(eq(recipe.restaurantId, tx.restaurantId), isNotNull(recipe.stockItemId), isNull(recipe.archivedAt)));
  return rows.map(({ id }) => id);
};

const namesOfRecipes = async (tx: RestaurantTx, recipeIds: readonly string[]): Promise<readonly Named[]> => {
  if (recipeIds.length === 0) return [];
  return tx.db
    .select({ name: recipe.name, nameLocal: recipe.nameLocal })
    .from(recipe)
    .where(and(eq(recipe.restaurantId, tx.restaurantId), inArray(recipe.id, [...recipeIds])))
    .orderBy(recipe.name, recipe.id);
};
