import { queryOptions, useQuery } from '@tanstack/react-query';

import { type KitchenWorld, useKitchenWorld } from '../kitchen-client.ts';

/** Behind the stream, should a word of it be lost. @unit milliseconds */
const askAgainMs = 15_000;

const printingQuery = (world: KitchenWorld) =>
  queryOptions({
    queryKey: ['kitchen', world.restaurantId, 'printing'],
    queryFn: () => world.client.readPrinting({ restaurantId: world.restaurantId }),
    refetchInterval: askAgainMs,
  });

/** Printers, and what waits for them. */
export const usePrinting = () => useQuery(printingQuery(useKitchenWorld()));
