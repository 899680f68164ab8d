import { queryOptions, useQuery } from '@tanstack/react-query';

import { type KitchenWorld, useKitchenWorld } from '../kitchen-client.ts';

/** Behind the stream, should a word of it be lost. @unit milliseconds */
const askAgainMs = 15_000;

/** What printers and papers are kept under. */
export const printingKey = ({ restaurantId }: Pick<KitchenWorld, 'restaurantId'>) => ['kitchen', restaurantId, 'printing'];

const printingQuery = (world: KitchenWorld) =>
  queryOptions({
    queryKey: printingKey(world),
    queryFn: () => world.client.readPrinting({ restaurantId: world.restaurantId }),
    refetchInterval: askAgainMs,
  });

/** Printers, and what waits for them. */
export const usePrinting = () => useQuery(printingQuery(useKitchenWorld()));
