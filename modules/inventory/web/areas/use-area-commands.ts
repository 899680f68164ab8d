import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import type { CommandAbout, TypedForm } from '../../../../platform/web/outbox/outbox-entry.ts';
import { useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import type { InventoryInputs, InventoryOutputs } from '../inventory-client.ts';
import { inventoryKeys } from '../inventory-queries.ts';
import { useInventoryWorld } from '../stock/use-stock.ts';

type Areas = InventoryOutputs['listStorageAreas']['storageAreas'];
type Shelf = InventoryOutputs['listShelf'];
type ShelfChange = InventoryInputs['changeShelf']['body'];

/**
 * What is done to places and shelves. It is shown as soon as it is on disk, and sent by the outbox; the server's word
 * takes its place with the next question.
 */
export const useAreaCommands = () => {
  const outbox = useOutbox();
  const queries = useQueryClient();
  const { restaurantId } = useInventoryWorld();
  return useMemo(() => {
    const send = (name: string, body: object, about: CommandAbout) =>
      outbox.enqueue({ name, input: newCommand(restaurantId, body), ...about });
    const show = (change: (areas: Areas) => Areas) =>
      queries.setQueryData<Areas>(inventoryKeys.storageAreas(restaurantId), (known) => known && change(known));
    return {
      order: async (storageAreaIds: readonly string[]) => {
        await send('inventory.order-storage-areas@1', { storageAreaIds }, { subject: m.inventory_areas() });
        show((areas) => areas.toSorted((left, right) => storageAreaIds.indexOf(left.id) - storageAreaIds.indexOf(right.id)));
      },
      archive: async ({ id: storageAreaId, name }: Areas[number]) => {
        await send('inventory.archive-storage-area@1', { storageAreaId }, { subject: name });
        show((areas) => areas.filter(({ id }) => id !== storageAreaId));
      },
      update: async ({ storageAreaId, ...words }: InventoryInputs['updateStorageArea']['body'], form: TypedForm) => {
        await send('inventory.update-storage-area@1', { storageAreaId, ...words }, { subject: words.name, form });
        show((areas) => areas.map((area) => (area.id === storageAreaId ? { ...area, ...words } : area)));
      },
      changeShelf: async (change: ShelfChange, subject: string) => {
        await send('inventory.change-shelf@1', change, { subject });
        const { storageAreaId, add, take, order } = change;
        queries.setQueryData<Shelf>(inventoryKeys.shelf(restaurantId, storageAreaId), (known) => {
          if (!known) return known;
          const there = [...known.itemIds.filter((id) => !take.includes(id) && !add.includes(id)), ...add];
          return { itemIds: order === null ? there : there.toSorted((left, right) => order.indexOf(left) - order.indexOf(right)) };
        });
      },
    };
  }, [outbox, queries, restaurantId]);
};
