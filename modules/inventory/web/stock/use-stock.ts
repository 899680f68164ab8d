import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

import type { OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import { useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import { useSession } from '../../../../platform/web/session.ts';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import { useInventoryClient } from '../inventory-client.ts';
import { catalogueQuery } from '../inventory-queries.ts';
import { applyPending } from './apply-pending.ts';
import type { ShownItem, StockOverlay } from './stock-overlay.ts';
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
  const { client, restaurantId } = useInventoryWorld();
  const query = useQuery(catalogueQuery({ client, restaurantId }, useQueryClient()));
  const outbox = useOutbox();
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  const worker = useStockWorker();
  const { data } = query;
  const stock = useMemo(
    () =>
      data &&
      shownStock(
        data,
        entries.filter(({ input }) => input.restaurantId === restaurantId),
        { entries, worker },
      ),
    [data, entries, worker, restaurantId],
  );
  return { stock, query };
};

type Seen = { readonly entries: readonly OutboxEntry[]; readonly worker: StockWorker };

const shown = new WeakMap<Catalogue, Seen & { readonly stock: Stock }>();

/** Worked out once, however many parts of a screen ask for it. */
const shownStock = (catalogue: Catalogue, own: readonly OutboxEntry[], seen: Seen): Stock => {
  const known = shown.get(catalogue);
  if (known && known.entries === seen.entries && known.worker.role === seen.worker.role) return known.stock;
  const settled = new Set(catalogue.settled);
  const commands = own.filter(({ state, input }) => state !== 'needs-attention' && !settled.has(input.commandId)).flatMap(pendingCommands);
  const stock = stockOf(catalogue, (find) => applyPending(commands, { find, worker: seen.worker }));
  shown.set(catalogue, { ...seen, stock });
  return stock;
};

const stockOf = (catalogue: Catalogue, overlayOn: (find: Stock['find']) => StockOverlay): Stock => {
  let byId: ReadonlyMap<string, ShownItem> | undefined;
  const known = (itemId: string): ShownItem | undefined => (byId ??= new Map(catalogue.items.map((item) => [item.id, item]))).get(itemId);
  const { items: changed, ...overlay } = overlayOn(known);
  return {
    ...overlay,
    items: withItems(catalogue.items, [...changed.values()]),
    find: (itemId) => changed.get(itemId) ?? known(itemId),
  };
};
