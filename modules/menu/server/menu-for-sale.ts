import { and, asc, eq, inArray, isNull } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { isOutOfStock } from '../rules/portions-left.ts';
import { type DishForSale, dishesForSale } from './dishes-for-sale.ts';
import { loadPantry } from './load-pantry.ts';
import { leftOfDishes } from './stock-of-dishes.ts';
import { dish, modifier, modifierGroup } from './tables.ts';

/** A choice that a till may send. */
export type ChoiceForSale = {
  readonly id: string;
  readonly name: string;
  readonly nameLocal: string | null;
  /** @unit minor units, VAT within */
  readonly priceDeltaMinor: string;
};

/** Choices of which so many are taken. */
export type GroupForSale = {
  readonly id: string;
  readonly name: string;
  readonly chooseMin: number;
  readonly chooseMax: number | null;
  readonly choices: readonly ChoiceForSale[];
};

const groupsForSale = async (tx: RestaurantTx): Promise<GroupForSale[]> => {
  const groups = await tx.db
    .select()
    .from(modifierGroup)
    .where(and(eq(modifierGroup.restaurantId, tx.restaurantId), isNull(modifierGroup.archivedAt)))
    .orderBy(asc(modifierGroup.name), asc(modifierGroup.id));
  const choices = await tx.db
    .select()
    .from(modifier)
    .where(eq(modifier.restaurantId, tx.restaurantId))
    .orderBy(asc(modifier.sortOrder), asc(modifier.id));
  const ofGroup = Map.groupBy(choices, ({ groupId }) => groupId);
  return groups.map(({ id, name, chooseMin, chooseMax }) => ({
    id,
    name,
    chooseMin,
    chooseMax,
    choices: (ofGroup.get(id) ?? []).map((one) => ({
      id: one.id,
      name: one.name,
      nameLocal: one.nameLocal,
      priceDeltaMinor: String(one.priceDeltaMinor),
    })),
  }));
};

const off = { state: 'PAUSED', pausedUntil: null } as const;

/** What stock takes off now: told to tills, though what they sold all the same is never refused. */
const outOfStock = async (tx: RestaurantTx, dishes: readonly DishForSale[]): Promise<ReadonlySet<string>> => {
  const following = dishes.filter(({ followsStock }) => followsStock);
  const at = new Date();
  const pantry = await loadPantry(tx, [...new Set(following.flatMap(({ recipeId }) => recipeId ?? []))], at);
  const left = await leftOfDishes(tx, following, pantry);
  return new Set(following.filter((one) => isOutOfStock(one, left.get(one.id) ?? null, at)).map(({ id }) => id));
};

/** Everything that is on the menu, off for now or not, as whoever sells it elsewhere needs it. */
export const menuForSale = async (
  tx: RestaurantTx,
): Promise<{ readonly dishes: readonly DishForSale[]; readonly groups: readonly GroupForSale[] }> => {
  const rows = await tx.db
    .select({ id: dish.id })
    .from(dish)
    .where(and(eq(dish.restaurantId, tx.restaurantId), inArray(dish.state, ['LIVE', 'PAUSED'])))
    .orderBy(asc(dish.sortOrder), asc(dish.name), asc(dish.id));
  const dishes = await dishesForSale(
    tx,
    rows.map(({ id }) => id),
  );
  const out = await outOfStock(tx, [...dishes.values()]);
  const shown = rows.flatMap(({ id }) => dishes.get(id) ?? []);
  return { dishes: shown.map((one) => (out.has(one.id) ? { ...one, ...off } : one)), groups: await groupsForSale(tx) };
};
