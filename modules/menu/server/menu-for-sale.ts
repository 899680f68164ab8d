import { and, asc, eq, inArray, isNull } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { type DishForSale, dishesForSale } from './dishes-for-sale.ts';
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
  return { dishes: rows.flatMap(({ id }) => dishes.get(id) ?? []), groups: await groupsForSale(tx) };
};
