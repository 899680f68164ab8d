import { and, asc, eq, isNull } from 'drizzle-orm';

import { minorUnitsOf } from '../../../kit/money.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Category, Dish, ModifierGroup } from '../contract/fields.ts';
import { costRecipe } from '../rules/cost-recipe.ts';
import { isOutOfStock } from '../rules/portions-left.ts';
import { marginOf } from '../rules/food-cost.ts';
import { type Channel, channels } from '../rules/menu-limits.ts';
import type { Pantry, RecipeVersion } from '../rules/recipe.ts';
import { loadPantry } from './load-pantry.ts';
import { lookAt, presentCost, seesCost } from './look-at-recipe.ts';
import { leftOfDishes } from './stock-of-dishes.ts';
import { dish, dishModifierGroup, dishPrice, menuCategory, modifier, modifierGroup } from './tables.ts';
import { latestVerifications, presentVerification } from './verifications.ts';

type DishRow = typeof dish.$inferSelect;
type Prices = Readonly<Partial<Record<Channel, string>>>;

const marginFor = (
  tx: RestaurantTx,
  { vatRate }: DishRow,
  { prices, version, pantry }: { prices: Prices; version: RecipeVersion | undefined; pantry: Pantry },
): Dish['margin'] => {
  const channel = channels.find((one) => prices[one] !== undefined);
  const gross = channel && prices[channel];
  if (!version || channel === undefined || gross === undefined || !seesCost(tx)) return null;
  const cost = costRecipe(version, pantry, channel);
  const { foodCostShare, marginMinor } = marginOf({ grossMinor: minorUnitsOf(BigInt(gross)) ?? (0n as never), vatRate }, cost.perPortion);
  return { channel, foodCostShare, marginMinor: marginMinor.toString(), cost: presentCost(tx, cost) };
};

/** Whether a dish is off at a moment: one whose time has come is back, whether or not anything has noticed yet. */
export const pauseAt = ({ state, pauseSource, pauseReason, pausedUntil }: DishRow, at: Date): Dish['pause'] => {
  if (state !== 'PAUSED' || (pausedUntil !== null && pausedUntil <= at)) return null;
  return { source: pauseSource ?? 'HAND', reason: pauseReason, until: pausedUntil?.toISOString() ?? null };
};

/** Dishes as they travel, by the recipes in effect now. */
export const presentDishes = async (tx: RestaurantTx, rows: readonly DishRow[]): Promise<Dish[]> => {
  const at = new Date();
  const priceRows = await tx.db
    .select()
    .from(dishPrice)
    .where(and(eq(dishPrice.restaurantId, tx.restaurantId), eq(dishPrice.currency, tx.currency)));
  const links = await tx.db
    .select()
    .from(dishModifierGroup)
    .where(eq(dishModifierGroup.restaurantId, tx.restaurantId))
    .orderBy(asc(dishModifierGroup.sortOrder));
  const recipeIds = [...new Set(rows.flatMap(({ recipeId }) => recipeId ?? []))];
  const pantry = await loadPantry(tx, recipeIds, at);
  const verifications = await latestVerifications(tx, recipeIds);
  const left = await leftOfDishes(tx, rows, pantry);
  const pricesOf = Map.groupBy(priceRows, ({ dishId }) => dishId);
  const linksOf = Map.groupBy(links, ({ dishId }) => dishId);
  return rows.map((row) => {
    const { recipeId } = row;
    const version = recipeId === null ? undefined : pantry.recipes.get(recipeId);
    const seen = version && lookAt(version, pantry);
    const prices: Prices = Object.fromEntries(
      (pricesOf.get(row.id) ?? []).map(({ channel, grossMinor }) => [channel, grossMinor.toString()]),
    );
    return {
      ...presentBody(row, { at, left: left.get(row.id) }),
      prices,
      currency: tx.currency as 'GBP',
      groupIds: (linksOf.get(row.id) ?? []).map(({ groupId }) => groupId),
      margin: marginFor(tx, row, { prices, version, pantry }),
      allergens: seen?.allergens ?? null,
      verification: presentVerification(
        recipeId === null ? undefined : verifications.get(recipeId),
        version && seen ? { versionNo: version.versionNo, allergens: seen.allergens } : null,
      ),
      isFasting: seen?.isFasting ?? null,
    };
  });
};

type Now = { readonly at: Date; /** @unit portions; nothing where stock cannot say */ readonly left: number | null | undefined };

/** Off by hand, or by stock: what a person said comes first. Nothing of stock is kept, so it is back with the stock. */
const pauseNow = (row: DishRow, { at, left }: Now): Dish['pause'] => {
  const byHand = pauseAt(row, at);
  if (byHand !== null || (row.state !== 'LIVE' && row.state !== 'PAUSED')) return byHand;
  return isOutOfStock(row, left ?? null, at) ? { source: 'STOCK', reason: null, until: null } : null;
};

const standing = ({ state }: DishRow, pause: Dish['pause']): Dish['state'] => {
  if (state !== 'LIVE' && state !== 'PAUSED') return state;
  return pause === null ? 'LIVE' : 'PAUSED';
};

/** What people decided about a dish; one whose pause is over is on the menu again. */
const presentBody = (row: DishRow, now: Now) => {
  const pause = pauseNow(row, now);
  return {
    id: row.id,
    name: row.name,
    nameLocal: row.nameLocal,
    description: row.description,
    descriptionLocal: row.descriptionLocal,
    categoryId: row.categoryId,
    recipeId: row.recipeId,
    state: standing(row, pause),
    pause,
    followsStock: row.followsStock,
    portionsLeft: now.left ?? null,
    availability: { ...row.availability, days: [...row.availability.days] },
    vatRate: row.vatRate,
    targetFoodCostShare: row.targetFoodCostShare,
    targetSeconds: row.targetSeconds,
    course: row.course,
    version: row.version,
  };
};

/** The headings that stand, in their order. */
export const presentCategories = async (tx: RestaurantTx): Promise<Category[]> => {
  const { id, name, nameLocal, sortOrder, version } = menuCategory;
  return tx.db
    .select({ id, name, nameLocal, sortOrder, version })
    .from(menuCategory)
    .where(and(eq(menuCategory.restaurantId, tx.restaurantId), isNull(menuCategory.archivedAt)))
    .orderBy(asc(sortOrder), asc(name));
};

/** The choices that stand, each group with its own. */
export const presentGroups = async (tx: RestaurantTx): Promise<ModifierGroup[]> => {
  const groups = await tx.db
    .select()
    .from(modifierGroup)
    .where(and(eq(modifierGroup.restaurantId, tx.restaurantId), isNull(modifierGroup.archivedAt)))
    .orderBy(asc(modifierGroup.name));
  const rows = await tx.db
    .select()
    .from(modifier)
    .where(and(eq(modifier.restaurantId, tx.restaurantId), eq(modifier.currency, tx.currency)))
    .orderBy(asc(modifier.sortOrder));
  const byGroup = Map.groupBy(rows, ({ groupId }) => groupId);
  return groups.map(({ id, name, nameLocal, chooseMin, chooseMax, version }) => ({
    id,
    name,
    nameLocal,
    chooseMin,
    chooseMax,
    version,
    modifiers: (byGroup.get(id) ?? []).map((row) => ({
      id: row.id,
      name: row.name,
      nameLocal: row.nameLocal,
      priceDeltaMinor: row.priceDeltaMinor.toString(),
      stockEffect: row.stockEffect,
      recipeId: row.recipeId,
      leavesOut: row.leavesOut,
    })),
  }));
};

/** The whole menu. */
export const readMenu = async (tx: RestaurantTx) => {
  const rows = await tx.db
    .select()
    .from(dish)
    .where(eq(dish.restaurantId, tx.restaurantId))
    .orderBy(asc(dish.sortOrder), asc(dish.name), asc(dish.id));
  return {
    categories: await presentCategories(tx),
    dishes: await presentDishes(tx, rows),
    groups: await presentGroups(tx),
    isCostVisible: seesCost(tx),
  };
};
