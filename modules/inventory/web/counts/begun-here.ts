import type { QueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

import { newCommand } from '../../../../platform/web/new-command.ts';
import { useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import type { CountHead, CountPlan, CountSpot } from '../../contract/count-schemas.ts';
import { countWalk } from '../../rules/count-walk.ts';
import type { InventoryInputs, InventoryOutputs } from '../inventory-client.ts';
import { inventoryKeys } from '../inventory-queries.ts';
import { pendingCommand, type CommandInput } from '../stock/pending-commands.ts';
import { usePlaceList } from '../stock/use-places.ts';
import { useInventoryWorld, useStock, useStockWorker } from '../stock/use-stock.ts';
import type { CountEntries } from './count-cache.ts';

/** A count that was begun on this device where nobody answered, and its walk as far as the device knows it. */
export type BegunHere = { readonly count: CountHead; readonly spots: readonly CountSpot[] };

/** No number: only the server gives one. */
const unnumbered = 0;

/**
 * Goes on with a count that nobody answered about; under its id it begins once, even if the asking arrived.
 *
 * @param keyItemIds the items that a plan of key items counts
 */
export const useBeginHere = (keyItemIds: readonly string[]) => {
  const outbox = useOutbox();
  const { stock } = useStock();
  const areas = usePlaceList();
  const { actor } = useStockWorker();
  const { restaurantId } = useInventoryWorld();
  return async (input: InventoryInputs['beginCount'], plan: CountPlan): Promise<{ readonly count: CountHead }> => {
    const areaIds = areas.map(({ id }) => id);
    const items = (stock?.items ?? []).map((item) => ({ ...item, isKeyItem: keyItemIds.includes(item.id) }));
    const spots = countWalk(plan, items, areaIds).map((spot, index): CountSpot => ({
      ...spot,
      position: index + 1,
      recountNumber: 0,
      isCarryable: false,
      carry: null,
    }));
    const { countId, by } = input.body;
    const count: CountHead = {
      id: countId,
      number: unnumbered,
      name: plan.name,
      templateId: by.kind === 'TEMPLATE' ? by.templateId : null,
      status: 'COUNTING',
      isBlind: plan.isBlind,
      isOpenToKitchen: plan.isOpenToKitchen,
      recountNumber: 0,
      lines: new Set(spots.map(({ itemId }) => itemId)).size,
      createdBy: actor,
      createdAt: input.occurredAt,
      startedAt: input.occurredAt,
      submittedBy: null,
      submittedAt: null,
      approvedBy: null,
      approvedAt: null,
      closedBy: null,
      closedAt: null,
      closeReason: null,
    };
    const assumed: BegunHere = { count, spots };
    const unasked = newCommand(restaurantId, { ...input.body, isUnasked: true }, new Date(input.occurredAt));
    await outbox.enqueue({ name: 'inventory.begin-count@1', input: unasked, subject: plan.name, assumed });
    return { count };
  };
};

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
