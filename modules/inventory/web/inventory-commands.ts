import { useMemo } from 'react';

import { newCommand, newId } from '../../../platform/web/new-command.ts';
import type { Outbox } from '../../../platform/web/outbox/outbox.ts';
import type { CommandAbout, TypedForm } from '../../../platform/web/outbox/outbox-entry.ts';
import { useOutbox } from '../../../platform/web/outbox/use-outbox.tsx';
import { useRestaurant } from '../../restaurants/web/public.ts';
import type { ItemBody } from '../contract/item-schemas.ts';
import type { MovementBody } from '../contract/movement-schemas.ts';
import { inventoryLimits } from '../rules/limits.ts';
import type { StorageKind } from './words/storage-kind-word.ts';
import type { CommandBody, CommandName, CorrectedRow } from './stock/pending-commands.ts';

/** What a person calls the thing that a command is about. */
type About = { readonly subject: string };

/** One line of a bulk change of pars. */
export type ParLine = CommandBody<'inventory.set-pars@1'>['pars'][number];

/**
 * Everything that may be done to stock. Each resolves when it is on disk: then it is shown, and sent by the outbox
 * whether there is a line or not.
 */
export const inventoryCommands = (outbox: Outbox, restaurantId: string) => {
  const send = <Name extends CommandName>(name: Name, body: CommandBody<Name>, about: About & Details): Promise<void> =>
    outbox.enqueue({
      name,
      input: newCommand(restaurantId, body, about.occurredAt),
      subject: about.subject,
      ...(about.assumed !== undefined && { assumed: about.assumed }),
      ...(about.form !== undefined && { form: about.form }),
    });

  return {
    recordMovement: (body: Omit<MovementBody, 'movementId'>, about: CommandAbout & { readonly occurredAt: Date }): RecordedMovement => {
      const movementId = newId();
      return { movementId, kept: send('inventory.record-movement@1', { ...body, movementId }, about) };
    },
    correctMovement: (original: CorrectedRow, about: About & { readonly note: string | null }) =>
      send(
        'inventory.correct-movement@1',
        { movementId: newId(), correctsId: original.id, note: about.note },
        { subject: about.subject, assumed: original },
      ),
    createItem: async (item: ItemBody, form?: TypedForm): Promise<string> => {
      const itemId = newId();
      await send('inventory.create-item@1', { itemId, item }, { subject: item.name, ...(form && { form }) });
      return itemId;
    },
    /** Beside it stays what the person saw, so that a change of somebody else's to the rest can stand. */
    updateItem: (itemId: string, { base, ...change }: ItemChange, form?: TypedForm) =>
      send('inventory.update-item@1', { itemId, ...change }, { subject: change.item.name, assumed: base, ...(form && { form }) }),
    archiveItems: async (itemIds: readonly string[], isActive: boolean, about: About) => {
      for (const batch of batches(itemIds)) await send('inventory.archive-items@1', { itemIds: batch, isActive }, about);
    },
    setPars: async (pars: readonly ParLine[], about: CommandAbout) => {
      for (const batch of batches(pars)) await send('inventory.set-pars@1', { pars: batch }, about);
    },
    recordCountEntry: (body: Omit<CommandBody<'inventory.record-count-entry@1'>, 'entryId'>, about: CommandAbout) =>
      send('inventory.record-count-entry@1', { ...body, entryId: newId() }, about),
    closeCountPart: (body: CommandBody<'inventory.close-count-part@1'>, about: About) => send('inventory.close-count-part@1', body, about),
    changeLot: (body: CommandBody<'inventory.change-lot@1'>, about: CommandAbout) => send('inventory.change-lot@1', body, about),
    createCategory: async (name: string): Promise<string> => {
      const categoryId = newId();
      await send('inventory.create-category@1', { categoryId, name, nameLocal: null }, { subject: name });
      return categoryId;
    },
    createStorageArea: async (name: string, kind: StorageKind, form?: TypedForm): Promise<string> => {
      const storageAreaId = newId();
      await send(
        'inventory.create-storage-area@1',
        { storageAreaId, name, nameLocal: null, kind },
        { subject: name, ...(form && { form }) },
      );
      return storageAreaId;
    },
  };
};

type ItemChange = { readonly baseVersion: number; readonly item: ItemBody; readonly base: ItemBody | undefined };

type Details = { readonly occurredAt?: Date; readonly assumed?: CorrectedRow | ItemBody | undefined; readonly form?: TypedForm };

/** A movement that is being written down, under the id that it will always have. */
export type RecordedMovement = { readonly movementId: string; readonly kept: Promise<void> };

export type InventoryCommands = ReturnType<typeof inventoryCommands>;

export const useInventoryCommands = (): InventoryCommands => {
  const outbox = useOutbox();
  const { id } = useRestaurant();
  return useMemo(() => inventoryCommands(outbox, id), [outbox, id]);
};

const batches = <Value>(values: readonly Value[]): Value[][] =>
  Array.from({ length: Math.ceil(values.length / inventoryLimits.bulkItemsMax) }, (_, index) =>
    values.slice(index * inventoryLimits.bulkItemsMax, (index + 1) * inventoryLimits.bulkItemsMax),
  );
