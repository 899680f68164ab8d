import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

import { useOutbox } from '../../../platform/web/outbox/use-outbox.tsx';
import { useMenuWorld, type MenuClient } from './menu-client.ts';
import { withWaitingPauses } from './waiting-pauses.ts';

type MenuWorld = { readonly client: MenuClient; readonly restaurantId: string };

/** Where each answer is kept; everything of one restaurant's menu stands under one head. */
export const menuKeys = {
  all: (restaurantId: string) => ['menu', restaurantId] as const,
  menu: (restaurantId: string) => ['menu', restaurantId, 'menu'] as const,
};

const menuQuery = ({ client, restaurantId }: MenuWorld) =>
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
export const useRecipes = (archived?: 'only') => {
  const { client, restaurantId } = useMenuWorld();
  return useQuery({
    queryKey: ['menu', restaurantId, 'recipes', archived ?? 'standing'],
    queryFn: () => client.listRecipes({ restaurantId, ...(archived && { archived }) }),
  });
};

/** One recipe with its versions; nothing is asked without an id. */
export const useRecipe = (recipeId: string | null) => {
  const { client, restaurantId } = useMenuWorld();
  return useQuery({
    queryKey: ['menu', restaurantId, 'recipe', recipeId],
    queryFn: () => client.readRecipe({ restaurantId, recipeId: recipeId ?? '' }),
    enabled: recipeId !== null,
  });
};

/** What every recipe is made of, to work out a cost while somebody writes. */
export const usePantry = () => {
  const { client, restaurantId } = useMenuWorld();
  return useQuery({ queryKey: ['menu', restaurantId, 'pantry'], queryFn: () => client.readPantry({ restaurantId }) });
};
