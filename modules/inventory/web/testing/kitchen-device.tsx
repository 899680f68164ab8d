import { QueryClient } from '@tanstack/react-query';
import { uuidv7 } from 'uuidv7';

import { openTestDisk } from '../../../../platform/web/outbox/testing/open-test-disk.ts';
import { createOutbox, type OutboxOptions } from '../../../../platform/web/outbox/outbox.ts';
import { deviceAtWork, holder, workplace } from '../../../restaurants/web/testing/open-at-work.tsx';
import type { CatalogueItem } from '../../contract/item-schemas.ts';
import { noKeeping } from '../../rules/lot.ts';
import { inventorySenders } from '../command-senders.ts';
import type { InventoryClient } from '../inventory-client.ts';
import { settleAnswer } from '../stock/settle-answer.ts';

/** Tinned tomatoes: a case of 6 tins of 2.5 kg, 11 tins on the shelf at 0.95 a kilogram. */
export const tomatoes: CatalogueItem = {
  id: uuidv7(),
  name: 'Chopped tomatoes',
  nameLocal: 'ቲማቲም',
  sku: 'CHO-104220',
  barcodes: ['5000157024671'],
  categoryId: null,
  storageAreaIds: [],
  units: {
    baseUnit: 'g',
    packChain: [
      { unit: 'case', per: '6' },
      { unit: 'tin', per: '2500' },
    ],
    countUnits: ['tin', 'case'],
    densityGPerMl: null,
    eachMeasure: null,
  },
  level: { onHand: '27500', averageCost: '0.00095', valueMinor: '2613' },
  currency: 'GBP',
  par: '45000',
  reorderPoint: null,
  keeping: noKeeping,
  lastCountedAt: null,
  isActive: true,
  version: 1,
};

/** What the server of a test answers; whatever it is not asked about stays away. */
export type ServerAnswers = { readonly [Name in keyof InventoryClient]?: (input: never) => Promise<unknown> };

/** Who holds the device, and what is on it. */
export type DeviceOptions = Partial<Pick<OutboxOptions, 'send'>> & { readonly role?: string; readonly diskName?: string };

/** The document of a test has no locks: whoever asks waits for the one before. */
const exclusively = () => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    last = last.then(work);
    return last;
  };
  return { request } as unknown as Pick<LockManager, 'request'>;
};

/** A device with its disk, its cache and its outbox, in the hands of somebody of Selam Kitchen. */
export const kitchenDevice = async (answers: ServerAnswers, { role = 'owner', diskName = uuidv7(), send }: DeviceOptions = {}) => {
  const page = { items: [tomatoes], cursor: 'now', hasMore: false, currency: 'GBP', isCostVisible: role === 'owner' };
  const inventory = {
    syncItems: async () => page,
    listCategories: async () => ({ categories: [] }),
    listStorageAreas: async () => ({ storageAreas: [] }),
    ...answers,
  } as unknown as InventoryClient;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const store = await openTestDisk(diskName);
  const senders: Readonly<Record<string, (input: unknown) => Promise<unknown>>> = inventorySenders(inventory);
  const sendAndSettle: OutboxOptions['send'] = async (entry) => {
    const answer = await senders[entry.name]?.(entry.input);
    settleAnswer(queries, entry, answer);
    return answer;
  };
  const outbox = createOutbox({ store, userId: holder.id, send: send ?? sendAndSettle, locks: exclusively() });
  const Device = deviceAtWork({ answers: { inventory }, role, queries, outbox });
  const close = () => {
    outbox.stop();
    queries.clear();
  };
  return { Device, outbox, queries, diskName, restaurantId: workplace.id, close };
};
