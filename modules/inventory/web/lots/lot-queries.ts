import { queryOptions } from '@tanstack/react-query';

import { inventoryKeys, type InventoryWorld } from '../inventory-queries.ts';

/** Which lots are looked at: an item's, or what expires soon in the whole restaurant. */
export type LotsAsked = { readonly itemId: string } | { readonly withinDays: number };

/** Lots that hold something. */
export const lotsQuery = ({ client, restaurantId }: InventoryWorld, asked: LotsAsked) =>
  queryOptions({
    queryKey: [...inventoryKeys.lots(restaurantId), asked],
    queryFn: () => client.listLots({ restaurantId, ...asked }),
  });

/** A lot with its whole history. */
export const lotTraceQuery = ({ client, restaurantId }: InventoryWorld, lotId: string) =>
  queryOptions({
    queryKey: inventoryKeys.lotTrace(restaurantId, lotId),
    queryFn: () => client.traceLot({ restaurantId, lotId }),
  });
