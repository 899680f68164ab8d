import type { KeepAhead } from '../../restaurants/web/parts.ts';
import { prepQuery } from './prep/use-prep.ts';
import type { MenuClient } from './menu-client.ts';
import { menuQuery, recipeBookQuery, recipesQuery } from './menu-queries.ts';

/** The menu with its allergens, every recipe to cook from, and what is to be prepared today. */
export const keepMenuAhead: KeepAhead<MenuClient> = async ({ keep, queries, restaurantId }, client) => {
  const world = { client, restaurantId };
  await keep(menuQuery(world));
  await keep(prepQuery(world, undefined));
  await keep(recipesQuery(world));
  await keep(recipeBookQuery(world, queries));
};
