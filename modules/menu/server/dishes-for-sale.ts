import { and, eq, inArray, isNull } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Availability } from '../rules/availability.ts';
import type { DishState } from '../rules/dish-state.ts';
import type { Channel } from '../rules/menu-limits.ts';
import { dish, dishModifierGroup, dishPrice, modifier, modifierGroup } from './tables.ts';

/** A dish as whoever takes an order sees it. */
export type DishForSale = {
  readonly id: string;
  readonly name: string;
  readonly nameLocal: string | null;
  readonly categoryId: string | null;
  readonly recipeId: string | null;
  readonly state: DishState;
  readonly pausedUntil: Date | null;
  readonly followsStock: boolean;
  readonly soldAnywayUntil: Date | null;
  readonly availability: Availability;
  /** @unit hundredths of a percent */
  readonly vatRate: number;
  /** @unit seconds that the kitchen may take; null where nobody said */
  readonly targetSeconds: number | null;
  readonly course: number;
  /** @unit minor units of the restaurant's currency, VAT within; a channel that is missing has no price */
  readonly prices: Readonly<Partial<Record<Channel, bigint>>>;
  readonly groupIds: readonly string[];
};

/** These dishes, whatever has become of them: one that is gone still stands on an old order. */
export const dishesForSale = async (tx: RestaurantTx, dishIds: readonly string[]): Promise<ReadonlyMap<string, DishForSale>> => {
  if (dishIds.length === 0) return new Map();
  const ids = [...dishIds];
  const rows = await tx.db
    .select()
    .from(dish)
    .where(and(eq(dish.restaurantId, tx.restaurantId), inArray(dish.id, ids)));
  const prices = await tx.db
    .select()
    .from(dishPrice)
    .where(and(eq(dishPrice.restaurantId, tx.restaurantId), inArray(dishPrice.dishId, ids), eq(dishPrice.currency, tx.currency)));
  const groups = await tx.db
    .select()
    .from(dishModifierGroup)
    .where(and(eq(dishModifierGroup.restaurantId, tx.restaurantId), inArray(dishModifierGroup.dishId, ids)))
    .orderBy(dishModifierGroup.sortOrder);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...row,
        prices: Object.fromEntries(
          prices.filter(({ dishId }) => dishId === row.id).map(({ channel, grossMinor }) => [channel, grossMinor]),
        ),
        groupIds: groups.filter(({ dishId }) => dishId === row.id).map(({ groupId }) => groupId),
      },
    ]),
  );
};

/** A choice as whoever takes an order sees it. */
export type ModifierForSale = typeof modifier.$inferSelect;

/** These choices. */
export const modifiersForSale = async (tx: RestaurantTx, modifierIds: readonly string[]): Promise<ReadonlyMap<string, ModifierForSale>> => {
  if (modifierIds.length === 0) return new Map();
  const rows = await tx.db
    .select()
    .from(modifier)
    .where(and(eq(modifier.restaurantId, tx.restaurantId), inArray(modifier.id, [...modifierIds])));
  return new Map(rows.map((row) => [row.id, row]));
};

/** A group of choices as whoever takes an order sees it. */
export type GroupForSale = {
  readonly id: string;
  readonly name: string;
  readonly nameLocal: string | null;
  readonly chooseMin: number;
  readonly chooseMax: number | null;
};

/** The groups that dishes offer, with their bounds; one that was put away binds nobody. */
export const groupsForSale = async (tx: RestaurantTx, groupIds: readonly string[]): Promise<ReadonlyMap<string, GroupForSale>> => {
  if (groupIds.length === 0) return new Map();
  const { id, name, nameLocal, chooseMin, chooseMax } = modifierGroup;
  const rows = await tx.db
    .select({ id, name, nameLocal, chooseMin, chooseMax })
    .from(modifierGroup)
    .where(and(eq(modifierGroup.restaurantId, tx.restaurantId), inArray(id, [...groupIds]), isNull(modifierGroup.archivedAt)));
  return new Map(rows.map((row) => [row.id, row]));
};
