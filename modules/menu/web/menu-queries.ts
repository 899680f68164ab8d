import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

import { useOutbox } from '../../../platform/web/outbox/use-outbox.tsx';
import { useMenuWorld, type MenuOutputs, type MenuWorld } from './menu-client.ts';
import { withWaitingPauses } from './waiting-pauses.ts';

/** Where each answer is kept; everything of one restaurant's menu stands under one head. */
export const menuKeys = {
  all: (restaurantId: string) => ['menu', restaurantId] as const,
  menu: (restaurantId: string) => ['menu', restaurantId, 'menu'] as const,
};

/** Everything that is sold, with what it contains. */
export const menuQuery = ({ client, restaurantId }: MenuWorld) =>
  queryOptions({ queryKey: menuKeys.menu(restaurantId), queryFn: () => client.readMenu({ restaurantId }) });

/** The menu as this device shows it: what the server last said, with every 86 that waits here laid over it. */
export const useMenu = () => {
  const world = useMenuWorld();
  const query = useQuery(menuQuery(world));
  const outbox = useOutbox();
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  const { data } = query;
  const menu = useMemo(() => data && withWaitingPauses(data, entries), [data, entries]);
  return { menu, query };
};

/** Every recipe that stands, or those that were put away. */
export const recipesQuery = ({ client, restaurantId }: MenuWorld, archived?: 'only') =>
  queryOptions({
    queryKey: ['menu', restaurantId, 'recipes', archived ?? 'standing'],
    queryFn: () => client.listRecipes({ restaurantId, ...(archived && { archived }) }),
  });

export const useRecipes = (archived?: 'only') => useQuery(recipesQuery(useMenuWorld(), archived));

const recipeKey = (restaurantId: string, recipeId: string | null) => ['menu', restaurantId, 'recipe', recipeId] as const;

/** Every recipe that stands, whole: each is put where its own screen looks for it. @returns how many there are */
export const recipeBookQuery = ({ client, restaurantId }: MenuWorld, queries: QueryClient) =>
  queryOptions({
    queryKey: ['menu', restaurantId, 'recipe-book'],
    queryFn: async ({ signal }) => {
      const recipes: MenuOutputs['readRecipe'][] = [];
      for (let hasMore = true; hasMore;) {
        const after = recipes.at(-1)?.recipe.id;
        const page = await client.readRecipeBook({ restaurantId, ...(after !== undefined && { after }) }, { signal });
        recipes.push(...page.recipes);
        ({ hasMore } = page);
      }
      for (const one of recipes) queries.setQueryData(recipeKey(restaurantId, one.recipe.id), one);
      return recipes.length;
    },
  });

/** One recipe with its versions; nothing is asked without an id. */
export const useRecipe = (recipeId: string | null) => {
  const { client, restaurantId } = useMenuWorld();
  return useQuery({
    queryKey: recipeKey(restaurantId, recipeId),
    queryFn: () => client.readRecipe({ restaurantId, recipeId: recipeId ?? '' }),
    enabled: recipeId !== null,
  });
};

/** What every recipe is made of, to work out a cost while somebody writes. */
export const usePantry = () => {
  const { client, restaurantId } = useMenuWorld();
  return useQuery({ queryKey: ['menu', restaurantId, 'pantry'], queryFn: () => client.readPantry({ restaurantId }) });
};
