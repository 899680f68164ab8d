import { queryOptions } from '@tanstack/react-query';

import { inventoryKeys, type InventoryWorld } from '../inventory-queries.ts';

/** Transfers in and out. */
export const transfersQuery = ({ client, restaurantId }: InventoryWorld) =>
  queryOptions({ queryKey: inventoryKeys.transfers(restaurantId), queryFn: () => client.listTransfers({ restaurantId }) });

/** One transfer with its lines. */
export const transferQuery = ({ client, restaurantId }: InventoryWorld, transferId: string) =>
  queryOptions({
    queryKey: inventoryKeys.transfer(restaurantId, transferId),
    queryFn: () => client.getTransfer({ restaurantId, transferId }),
  });
