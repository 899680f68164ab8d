import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

import { queryTimes } from '../../../platform/web/query-times.ts';
import { fetchCatalogue, type Catalogue } from './stock/catalogue.ts';
import { fetchSparkline } from './stock/fetch-sparkline.ts';
import { figuresSeen } from './stock/figures-seen.ts';
import { unkeptQueries } from './stock/unkept-queries.ts';
import type { Period } from '../../../ui/when/period.ts';
import type { InventoryClient } from './inventory-client.ts';

/** A restaurant and who asks about it. */
export type InventoryWorld = { readonly client: InventoryClient; readonly restaurantId: string };

/** Where each answer is kept; everything of one restaurant's inventory stands under one head. */
export const inventoryKeys = {
  all: (restaurantId: string) => ['inventory', restaurantId] as const,
  catalogue: (restaurantId: string) => ['inventory', restaurantId, 'catalogue'] as const,
  figures: (restaurantId: string) => ['inventory', restaurantId, 'figures'] as const,
  sparkline: (restaurantId: string, itemId: string) => ['inventory', restaurantId, 'sparkline', itemId] as const,
  item: (restaurantId: string, itemId: string) => ['inventory', restaurantId, 'item', itemId] as const,
  movements: (restaurantId: string, itemId: string) => ['inventory', restaurantId, 'movements', itemId] as const,
  explanation: (restaurantId: string, itemId: string) => ['inventory', restaurantId, 'explanation', itemId] as const,
  history: (restaurantId: string, itemId: string) => ['inventory', restaurantId, 'history', itemId] as const,
  categories: (restaurantId: string) => ['inventory', restaurantId, 'categories'] as const,
  storageAreas: (restaurantId: string) => ['inventory', restaurantId, 'storage-areas'] as const,
  variance: (restaurantId: string, period: Period) => ['inventory', restaurantId, 'variance', period] as const,
  worth: (restaurantId: string) => ['inventory', restaurantId, 'worth'] as const,
  selfChecks: (restaurantId: string) => ['inventory', restaurantId, 'self-checks'] as const,
  tour: (restaurantId: string) => ['inventory', restaurantId, 'tour'] as const,
  books: (restaurantId: string) => ['inventory', restaurantId, 'books'] as const,
  shelf: (restaurantId: string, storageAreaId: string) => ['inventory', restaurantId, 'shelf', storageAreaId] as const,
  lots: (restaurantId: string) => ['inventory', restaurantId, 'lots'] as const,
  lotTrace: (restaurantId: string, lotId: string) => ['inventory', restaurantId, 'lot-trace', lotId] as const,
  duplicates: (restaurantId: string) => ['inventory', restaurantId, 'duplicates'] as const,
  transfers: (restaurantId: string) => ['inventory', restaurantId, 'transfers'] as const,
  transfer: (restaurantId: string, transferId: string) => ['inventory', restaurantId, 'transfers', transferId] as const,
  counts: (restaurantId: string) => ['inventory', restaurantId, 'counts'] as const,
  count: (restaurantId: string, countId: string) => ['inventory', restaurantId, 'count', countId] as const,
  countSheet: (restaurantId: string, countId: string) => ['inventory', restaurantId, 'count-sheet', countId] as const,
  countEntries: (restaurantId: string, countId: string) => ['inventory', restaurantId, 'count-entries', countId] as const,
};

/** Every item, kept on the device: at first all of it, after the figures over it where a screen shows them, then what changed since. */
export const catalogueQuery = ({ client, restaurantId }: InventoryWorld, queries: QueryClient) => {
  const queryKey = inventoryKeys.catalogue(restaurantId);
  const kept = () => queries.getQueryData<Catalogue>(queryKey);
  return queryOptions({
    queryKey,
    queryFn: async () => {
      if (!kept()) await figuresSeen(unkeptQueries(queries), inventoryKeys.figures(restaurantId));
      return fetchCatalogue({ client, restaurantId, kept });
    },
  });
};

/** What stands over the list, as the server says it. The app asks for it in these very words before it runs: `first-paint.js`. */
export const figuresQuery = ({ client, restaurantId }: InventoryWorld) =>
  queryOptions({
    queryKey: inventoryKeys.figures(restaurantId),
    queryFn: () => client.listItems({ restaurantId, limit: 1 }),
    retry: false,
  });

/**
 * An item's level of each of the last fourteen days, asked for together with those of the rows around it. It is soon
 * forgotten: what a device keeps is the catalogue, not the drawings of ten thousand rows.
 */
export const sparklineQuery = ({ client, restaurantId }: InventoryWorld, itemId: string) =>
  queryOptions({
    queryKey: inventoryKeys.sparkline(restaurantId, itemId),
    queryFn: ({ signal }) => fetchSparkline(client, { restaurantId, itemId, signal }),
    gcTime: queryTimes.defaultStaleMs,
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
