import { and, eq } from 'drizzle-orm';

import { businessDateOf } from '../../../kit/time/business-date.ts';
import { instantAt } from '../../../kit/time/wall.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Dish, DishBody } from '../contract/fields.ts';
import { decideDishStep, type DishStep } from '../rules/dish-state.ts';
import { channels } from '../rules/menu-limits.ts';
import { announceMenu } from './announce-menu.ts';
import { loadPantry } from './load-pantry.ts';
import { pauseAt, presentDishes } from './read-menu.ts';
import { dish, dishModifierGroup, dishPrice, menuCategory, modifierGroup, recipe } from './tables.ts';

const ofDish = (tx: RestaurantTx, dishId: string) => and(eq(dish.restaurantId, tx.restaurantId), eq(dish.id, dishId));

const lockDish = async (tx: RestaurantTx, dishId: string) => {
  const [row] = await tx.db.select().from(dish).where(ofDish(tx, dishId)).for('update');
  if (!row) throw refusal('NOT_FOUND');
  return row;
};

const answer = async (tx: RestaurantTx, dishId: string): Promise<{ dish: Dish }> => {
  const rows = await tx.db.select().from(dish).where(ofDish(tx, dishId));
  const [shown] = await presentDishes(tx, rows);
  if (!shown) throw new Error('A dish that was written is answered.');
  return { dish: shown };
};

const refuseChanged = async (tx: RestaurantTx, dishId: string): Promise<never> => {
  const { dish: current } = await answer(tx, dishId);
  throw refusal('DISH_CHANGED', { field: 'version', current });
};

/** What a dish names is of this restaurant. */
const checkNames = async (tx: RestaurantTx, { categoryId, recipeId, groupIds }: DishBody): Promise<void> => {
  const wanted = [
    ...(categoryId === null ? [] : [{ table: menuCategory, id: categoryId }]),
    ...(recipeId === null ? [] : [{ table: recipe, id: recipeId }]),
    ...groupIds.map((id) => ({ table: modifierGroup, id })),
  ];
  for (const { table, id } of wanted) {
    const [found] = await tx.db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.restaurantId, tx.restaurantId), eq(table.id, id)));
    if (!found) throw refusal('NOT_FOUND');
  }
};

const keepPrices = async (tx: RestaurantTx, { dishId, prices, groupIds }: DishBody): Promise<void> => {
  const own = { restaurantId: tx.restaurantId, dishId };
  await tx.db.delete(dishPrice).where(and(eq(dishPrice.restaurantId, tx.restaurantId), eq(dishPrice.dishId, dishId)));
  const rows = channels.flatMap((channel) => {
    const gross = prices[channel];
    return gross === undefined ? [] : [{ ...own, channel, grossMinor: BigInt(gross), currency: tx.currency }];
  });
  if (rows.length > 0) await tx.db.insert(dishPrice).values(rows);
  await tx.db
    .delete(dishModifierGroup)
    .where(and(eq(dishModifierGroup.restaurantId, tx.restaurantId), eq(dishModifierGroup.dishId, dishId)));
  if (groupIds.length > 0)
    await tx.db.insert(dishModifierGroup).values([...new Set(groupIds)].map((groupId, sortOrder) => ({ ...own, groupId, sortOrder })));
};

/**
 * Adds a dish, or changes one over the version that the person saw. What was ordered before keeps the name and the price
 * that it was ordered at.
 *
 * @refuses NOT_FOUND for what is of no or another restaurant; ID_TAKEN; DISH_CHANGED with the dish as it is
 */
export const saveDish = async (tx: RestaurantTx, { body }: CommandEnvelope<DishBody>): Promise<{ dish: Dish }> => {
  const { dishId } = body;
  await (body.baseVersion === null ? addDish(tx, body) : changeDish(tx, body, body.baseVersion));
  announceMenu(tx, 'menu.v1.menu-changed', { dishId });
  return answer(tx, dishId);
};

/** Adds a dish, and tells nobody yet: whoever adds many says so once. @refuses NOT_FOUND; ID_TAKEN */
export const addDish = async (tx: RestaurantTx, body: DishBody): Promise<void> => {
  const { dishId, baseVersion: _base, prices: _prices, groupIds: _groups, ...said } = body;
  await checkNames(tx, body);
  const [made] = await tx.db
    .insert(dish)
    .values({ restaurantId: tx.restaurantId, id: dishId, ...said, createdBy: tx.userId ?? tx.ownerId })
    .onConflictDoNothing()
    .returning();
  if (!made) throw refusal('ID_TAKEN', { field: 'dish' });
  await keepPrices(tx, body);
};

const changeDish = async (tx: RestaurantTx, body: DishBody, seen: number): Promise<void> => {
  const { dishId, baseVersion: _base, prices: _prices, groupIds: _groups, ...said } = body;
  await checkNames(tx, body);
  const row = await lockDish(tx, dishId);
  if (row.version !== seen) return refuseChanged(tx, dishId);
  await tx.db
    .update(dish)
    .set({ ...said, version: seen + 1 })
    .where(ofDish(tx, dishId));
  await keepPrices(tx, body);
};

type MoveBody = { readonly dishId: string; readonly baseVersion: number; readonly step: Exclude<DishStep, 'PAUSE' | 'RESUME'> };

/**
 * Puts a dish on the menu, takes it off for good, or takes it up again.
 *
 * @refuses NOT_FOUND; DISH_CHANGED; whatever decideDishStep refuses
 */
export const moveDish = async (tx: RestaurantTx, { body }: CommandEnvelope<MoveBody>): Promise<{ dish: Dish }> => {
  const { dishId, baseVersion, step } = body;
  const row = await lockDish(tx, dishId);
  if (row.version !== baseVersion) return refuseChanged(tx, dishId);
  const prices = await tx.db
    .select({ channel: dishPrice.channel })
    .from(dishPrice)
    .where(and(eq(dishPrice.restaurantId, tx.restaurantId), eq(dishPrice.dishId, dishId), eq(dishPrice.currency, tx.currency)));
  const hasRecipe = row.recipeId !== null && (await loadPantry(tx, [row.recipeId], new Date())).recipes.has(row.recipeId);
  const state = orRefuse(decideDishStep(row.state, step, { hasPrice: prices.length > 0, hasRecipe }), { field: 'state' });
  await tx.db
    .update(dish)
    .set({ state, version: baseVersion + 1, pauseSource: null, pauseReason: null, pausedUntil: null })
    .where(ofDish(tx, dishId));
  announceMenu(tx, state === 'LIVE' ? 'menu.v1.dish-live' : 'menu.v1.menu-changed', { dishId });
  return answer(tx, dishId);
};

type PauseBody = { readonly dishId: string; readonly isPaused: boolean; readonly reason: string | null; readonly until: string | null };

/**
 * 86, or back. Saying what is so already changes nothing but the reason and the time: on a bad line people say it twice.
 *
 * @refuses NOT_FOUND; DISH_STEP_NOT_NOW for a dish that is not on the menu at all; PAUSE_IN_PAST
 */
export const pauseDish = async (tx: RestaurantTx, { body, occurredAt }: CommandEnvelope<PauseBody>): Promise<{ dish: Dish }> => {
  const { dishId, isPaused, until } = body;
  const row = await lockDish(tx, dishId);
  const saidAt = new Date(occurredAt);
  if (until !== null && new Date(until) <= saidAt) throw refusal('PAUSE_IN_PAST', { field: 'until' });
  if (row.state !== 'LIVE' && row.state !== 'PAUSED') throw refusal('DISH_STEP_NOT_NOW', { field: 'state', state: row.state });
  if (!isPaused && pauseAt(row, saidAt) === null && !row.followsStock) return answer(tx, dishId);
  const said = isPaused ? pausedAs(body) : { ...onAgain, soldAnywayUntil: soldUntil(tx, row, saidAt) };
  await tx.db
    .update(dish)
    .set({ ...said, version: row.version + 1 })
    .where(ofDish(tx, dishId));
  if (isPaused)
    announceMenu(tx, 'menu.v1.dish-paused', { dishId, source: 'HAND', until: said.pausedUntil && said.pausedUntil.toISOString() });
  else announceMenu(tx, 'menu.v1.dish-live', { dishId });
  return answer(tx, dishId);
};

const onAgain = { state: 'LIVE' as const, pauseSource: null, pauseReason: null, pausedUntil: null };

/** When the trading day ends that a moment lies in. */
const endOfDay = ({ timeZone, dayCutoffMinutes: cutOffMinutes }: RestaurantTx, at: Date): Date => {
  const day = Date.parse(businessDateOf(at, { timeZone, cutOffMinutes }));
  const next = new Date(day + 86_400_000).toISOString().slice(0, 10);
  const minute = `${String(Math.floor(cutOffMinutes / 60)).padStart(2, '0')}:${String(cutOffMinutes % 60).padStart(2, '0')}`;
  return instantAt(next, minute, timeZone);
};

/** What stock took off is sold for the rest of the day. */
const soldUntil = (tx: RestaurantTx, { followsStock }: { readonly followsStock: boolean }, at: Date): Date | null =>
  followsStock ? endOfDay(tx, at) : null;

type FollowBody = { readonly dishId: string; readonly followsStock: boolean };

/** Lets stock take a dish off, or no longer. What somebody said against it is over. @refuses NOT_FOUND */
export const followStock = async (tx: RestaurantTx, { body }: CommandEnvelope<FollowBody>): Promise<{ dish: Dish }> => {
  const { dishId, followsStock } = body;
  const row = await lockDish(tx, dishId);
  await tx.db
    .update(dish)
    .set({ followsStock, soldAnywayUntil: null, version: row.version + 1 })
    .where(ofDish(tx, dishId));
  announceMenu(tx, 'menu.v1.menu-changed', { dishId });
  return answer(tx, dishId);
};

const pausedAs = ({ reason, until }: PauseBody) => ({
  state: 'PAUSED' as const,
  pauseSource: 'HAND' as const,
  pauseReason: reason,
  pausedUntil: until === null ? null : new Date(until),
  soldAnywayUntil: null,
});
