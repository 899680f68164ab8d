import type { QueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

import { useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import type { CountHead, CountSpot } from '../../contract/count-schemas.ts';
import type { InventoryOutputs } from '../inventory-client.ts';
import { inventoryKeys } from '../inventory-queries.ts';
import { pendingCommand, type CommandInput } from '../stock/pending-commands.ts';
import { useInventoryWorld } from '../stock/use-stock.ts';
import type { CountEntries } from './count-cache.ts';

/** A count that was begun on this device where nobody answered, and its walk as far as the device knows it. */
export type BegunHere = { readonly count: CountHead; readonly spots: readonly CountSpot[] };

/** The counts that were begun here and that the server has not answered about, newest first. */
export const useBegunHere = (): readonly BegunHere[] => {
  const outbox = useOutbox();
  const { restaurantId } = useInventoryWorld();
  const queued = useSyncExternalStore(outbox.subscribe, outbox.entries);
  return useMemo(
    () =>
      queued
        .map(pendingCommand)
        .filter((command) => command?.name === 'inventory.begin-count@1' && command.input.restaurantId === restaurantId)
        .map((command) => command?.assumed as BegunHere)
        .toReversed(),
    [queued, restaurantId],
  );
};

/** The server knows it by now: what the device assumed stands in its place until the screen has asked, so that nothing blinks. */
export const settleBegun = (
  queries: QueryClient,
  { input, assumed }: { readonly input: CommandInput<'inventory.begin-count@1'>; readonly assumed: unknown },
  { count }: InventoryOutputs['beginCount'],
): void => {
  const { restaurantId } = input;
  queries.setQueryData<InventoryOutputs['getCount']>(inventoryKeys.count(restaurantId, count.id), { count, parts: [], progress: [] });
  const sheetKey = [...inventoryKeys.countSheet(restaurantId, count.id), count.recountNumber];
  queries.setQueryData<readonly CountSpot[]>(sheetKey, (assumed as BegunHere).spots);
  queries.setQueryData<CountEntries>(inventoryKeys.countEntries(restaurantId, count.id), { entries: [], through: 0 });
  for (const queryKey of [sheetKey, inventoryKeys.counts(restaurantId)]) void queries.invalidateQueries({ queryKey });
};
