import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

import { fetchCatalogue, type Catalogue } from './stock/catalogue.ts';
import type { InventoryClient, InventoryInputs } from './inventory-client.ts';

/** A restaurant and who asks about it. */
export type InventoryWorld = { readonly client: InventoryClient; readonly restaurantId: string };

/** Where each answer is kept; everything of one restaurant's inventory stands under one head. */
export const inventoryKeys = {
  all: (restaurantId: string) => ['inventory', restaurantId] as const,
  catalogue: (restaurantId: string) => ['inventory', restaurantId, 'catalogue'] as const,
  figures: (restaurantId: string, question: FiguresQuestion) => ['inventory', restaurantId, 'figures', question] as const,
  item: (restaurantId: string, itemId: string) => ['inventory', restaurantId, 'item', itemId] as const,
  movements: (restaurantId: string, itemId: string) => ['inventory', restaurantId, 'movements', itemId] as const,
  explanation: (restaurantId: string, itemId: string) => ['inventory', restaurantId, 'explanation', itemId] as const,
  history: (restaurantId: string, itemId: string) => ['inventory', restaurantId, 'history', itemId] as const,
  categories: (restaurantId: string) => ['inventory', restaurantId, 'categories'] as const,
  storageAreas: (restaurantId: string) => ['inventory', restaurantId, 'storage-areas'] as const,
};

/** Every item, kept on the device: at first all of it, then what changed since. */
export const catalogueQuery = ({ client, restaurantId }: InventoryWorld, queries: QueryClient) => {
  const queryKey = inventoryKeys.catalogue(restaurantId);
  return queryOptions({
    queryKey,
    queryFn: () => fetchCatalogue({ client, restaurantId, kept: () => queries.getQueryData<Catalogue>(queryKey) }),
  });
};

/** Which rows of the list need the figures that a device doesn't keep: the way of fourteen days, the last count. */
export type FiguresQuestion = Pick<
  InventoryInputs['listItems'],
  'filter' | 'categoryId' | 'storageAreaId' | 'search' | 'sort' | 'direction' | 'isActive'
>;

const figuresPageSize = 200;

export const figuresQuery = ({ client, restaurantId }: InventoryWorld, question: FiguresQuestion) =>
  infiniteQueryOptions({
    queryKey: inventoryKeys.figures(restaurantId, question),
    queryFn: ({ pageParam }) =>
      client.listItems({
        restaurantId,
        ...question,
        hasSparkline: true,
        limit: figuresPageSize,
        ...(pageParam !== null && { cursor: pageParam }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

export const itemQuery = ({ client, restaurantId }: InventoryWorld, itemId: string) =>
  queryOptions({ queryKey: inventoryKeys.item(restaurantId, itemId), queryFn: () => client.getItem({ restaurantId, itemId }) });

const movementsPageSize = 50;

export const movementsQuery = ({ client, restaurantId }: InventoryWorld, itemId: string) =>
  infiniteQueryOptions({
    queryKey: inventoryKeys.movements(restaurantId, itemId),
    queryFn: ({ pageParam }) =>
      client.listMovements({ restaurantId, itemId, limit: movementsPageSize, ...(pageParam !== null && { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

export const explanationQuery = ({ client, restaurantId }: InventoryWorld, itemId: string) =>
  queryOptions({
    queryKey: inventoryKeys.explanation(restaurantId, itemId),
    queryFn: () => client.explainLevel({ restaurantId, itemId }),
  });

/** @unit days that an item's chart looks back */
export const historyDays = 14;

export const historyQuery = ({ client, restaurantId }: InventoryWorld, itemId: string) =>
  queryOptions({
    queryKey: inventoryKeys.history(restaurantId, itemId),
    queryFn: () => client.levelHistory({ restaurantId, itemId, days: historyDays }),
  });

export const categoriesQuery = ({ client, restaurantId }: InventoryWorld) =>
  queryOptions({
    queryKey: inventoryKeys.categories(restaurantId),
    queryFn: async () => (await client.listCategories({ restaurantId })).categories,
  });

export const storageAreasQuery = ({ client, restaurantId }: InventoryWorld) =>
  queryOptions({
    queryKey: inventoryKeys.storageAreas(restaurantId),
    queryFn: async () => (await client.listStorageAreas({ restaurantId })).storageAreas,
  });
