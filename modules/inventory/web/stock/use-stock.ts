import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useOutboxSummary } from '../../../../platform/web/outbox/use-outbox.tsx';
import { useSession } from '../../../../platform/web/session.ts';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import { useInventoryClient } from '../inventory-client.ts';
import { catalogueQuery } from '../inventory-queries.ts';
import { applyPending, type ShownItem, type StockOverlay } from './apply-pending.ts';
import { withItems, type Catalogue } from './catalogue.ts';
import { pendingCommands } from './pending-commands.ts';
import type { StockWorker } from './posted-rows.ts';

/** The stock as this device shows it: what the server last said, with what waits here laid over it. */
export type Stock = Pick<StockOverlay, 'movements' | 'categories' | 'storageAreas'> & {
  readonly items: readonly ShownItem[];
  readonly find: (itemId: string) => ShownItem | undefined;
};

/** The restaurant that is asked about, with the client that asks. */
export const useInventoryWorld = () => {
  const client = useInventoryClient();
  const { id: restaurantId } = useRestaurant();
  return useMemo(() => ({ client, restaurantId }), [client, restaurantId]);
};

/** Who works here, as the rules and the ledger's rows ask for it. */
export const useStockWorker = (): StockWorker => {
  const { role, timeZone, dayCutoffMinutes } = useRestaurant();
  const isCostVisible = useCan('inventory.view-cost');
  const user = useSession()?.user;
  return useMemo(
    () => ({
      role,
      isCostVisible,
      actor: { id: user?.id ?? '', name: user ? `${user.firstName} ${user.lastName}` : '' },
      day: { timeZone, cutOffMinutes: dayCutoffMinutes },
    }),
    [role, isCostVisible, user, timeZone, dayCutoffMinutes],
  );
};

/** The stock, and the question that it came from; undefined while the device has never had it. */
export const useStock = () => {
  const world = useInventoryWorld();
  const query = useQuery(catalogueQuery(world, useQueryClient()));
  const { waiting } = useOutboxSummary();
  const worker = useStockWorker();
  const { data } = query;
  const stock = useMemo(() => {
    if (!data) return undefined;
    const settled = new Set(data.settled);
    const commands = pendingCommands(waiting, world.restaurantId).filter(({ input }) => !settled.has(input.commandId));
    return stockOf(data, (find) => applyPending(commands, { find, worker }));
  }, [data, waiting, worker, world.restaurantId]);
  return { stock, query };
};

const stockOf = (catalogue: Catalogue, overlayOn: (find: Stock['find']) => StockOverlay): Stock => {
  const known = new Map<string, ShownItem>(catalogue.items.map((item) => [item.id, item]));
  const { items: changed, ...overlay } = overlayOn((itemId) => known.get(itemId));
  return {
    ...overlay,
    items: withItems(catalogue.items, [...changed.values()]),
    find: (itemId) => changed.get(itemId) ?? known.get(itemId),
  };
};
