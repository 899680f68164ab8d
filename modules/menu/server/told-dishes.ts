import { and, asc, eq, inArray } from 'drizzle-orm';

import { formatQuantity } from '../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { itemHeadings } from '../../inventory/server/public.ts';
import type { Dish } from '../contract/fields.ts';
import { loadPantry } from './load-pantry.ts';
import { presentDishes } from './read-menu.ts';
import { dish, recipe } from './tables.ts';

/** A dish with what guests ask about it. */
export type ToldDish = Pick<Dish, 'id' | 'name' | 'nameLocal' | 'allergens' | 'pause' | 'prices' | 'verification'>;

/** The dishes of the menu as they stand now, or these of them; what was retired or is being written is left out. */
export const toldDishes = async (tx: RestaurantTx, dishIds: readonly string[] | null): Promise<readonly ToldDish[]> => {
  const rows = await tx.db
    .select()
    .from(dish)
    .where(
      and(
        eq(dish.restaurantId, tx.restaurantId),
        inArray(dish.state, ['LIVE', 'PAUSED']),
        dishIds === null ? undefined : inArray(dish.id, [...dishIds]),
      ),
    )
    .orderBy(asc(dish.name), asc(dish.id));
  return presentDishes(tx, rows);
};

/** A part of a recipe as it is read aloud. */
export type RecipePart = {
  readonly name: string;
  readonly nameLocal: string | null;
  readonly quantity: string;
  readonly unit: string;
  readonly isOptional: boolean;
  /** Where more is said of it. */
  readonly place: string;
};

const namesOfRecipes = async (tx: RestaurantTx, recipeIds: readonly string[]) => {
  if (recipeIds.length === 0) return new Map<string, { readonly name: string; readonly nameLocal: string | null }>();
  const rows = await tx.db
    .select({ id: recipe.id, name: recipe.name, nameLocal: recipe.nameLocal })
    .from(recipe)
    .where(and(eq(recipe.restaurantId, tx.restaurantId), inArray(recipe.id, [...recipeIds])));
  return new Map(rows.map(({ id, ...names }) => [id, names]));
};

/** What goes into a dish by the version of its recipe that is in effect; null where it has none. */
export const partsOfDish = async (
  tx: RestaurantTx,
  dishId: string,
): Promise<{ readonly recipeId: string; readonly parts: readonly RecipePart[] } | null> => {
  const [row] = await tx.db
    .select({ recipeId: dish.recipeId })
    .from(dish)
    .where(and(eq(dish.restaurantId, tx.restaurantId), eq(dish.id, dishId)));
  const version = row?.recipeId ? (await loadPantry(tx, [row.recipeId], new Date())).recipes.get(row.recipeId) : undefined;
  if (!version) return null;
  const subjects = version.lines.map(({ subject }) => subject);
  const items = await itemHeadings(
    tx,
    subjects.flatMap((subject) => (subject.kind === 'ITEM' ? [subject.itemId] : [])),
  );
  const recipes = await namesOfRecipes(
    tx,
    subjects.flatMap((subject) => (subject.kind === 'RECIPE' ? [subject.recipeId] : [])),
  );
  const parts = version.lines.map(({ subject, quantity, unit, isOptional }): RecipePart => {
    const said = { quantity: formatQuantity(quantity), unit, isOptional };
    if (subject.kind === 'UNCOSTED')
      return { ...said, name: subject.name, nameLocal: subject.nameLocal, place: `/menu/recipes/${version.recipeId}` };
    const named = subject.kind === 'ITEM' ? items.get(subject.itemId) : recipes.get(subject.recipeId);
    const place = subject.kind === 'ITEM' ? `/inventory/${subject.itemId}` : `/menu/recipes/${subject.recipeId}`;
    return { ...said, name: named?.name ?? '', nameLocal: named?.nameLocal ?? null, place };
  });
  return { recipeId: version.recipeId, parts };
};
