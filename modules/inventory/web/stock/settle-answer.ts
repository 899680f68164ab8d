import type { InfiniteData, QueryClient } from '@tanstack/react-query';

import type { OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import type { CatalogueItem, Item } from '../../contract/item-schemas.ts';
import type { MovementRow } from '../../contract/movement-schemas.ts';
import type { InventoryOutputs } from '../inventory-client.ts';
import { inventoryKeys } from '../inventory-queries.ts';
import { applyPending, itemFields } from './apply-pending.ts';
import { settleBegun } from '../counts/begun-here.ts';
import { withEntries, type CountEntries } from '../counts/count-cache.ts';
import { withSettled, type Catalogue } from './catalogue.ts';
import { pendingCommand, type PendingCommand } from './pending-commands.ts';

/**
 * Puts the server's answer to a command where its assumed effect was shown: the true level, row and version, in the
 * same step in which the command stops counting as pending.
 */
export const settleAnswer = (queries: QueryClient, entry: OutboxEntry, answer: unknown): void => {
  const command = pendingCommand(entry);
  if (!command) return;
  const { restaurantId, commandId } = command.input;
  const key = inventoryKeys.catalogue(restaurantId);
  const catalogue = queries.getQueryData<Catalogue>(key);
  if (catalogue) queries.setQueryData<Catalogue>(key, withSettled(catalogue, commandId, trueItems(catalogue, command, answer)));
  settleDefinitions(queries, command, answer);
  settlePlaces(queries, command, answer);
  settleCount(queries, command, answer);
  settleLots(queries, command, answer);
  settleTransfers(queries, command);
  if (isPosted(command, answer)) settleLedger(queries, restaurantId, answer);
};

type Posted = InventoryOutputs['recordMovement'];

const isPosted = (command: PendingCommand, _answer: unknown): _answer is Posted =>
  command.name === 'inventory.record-movement@1' || command.name === 'inventory.correct-movement@1';

const trueItems = (catalogue: Catalogue, command: PendingCommand, answer: unknown): readonly CatalogueItem[] => {
  const find = (itemId: string) => catalogue.items.find(({ id }) => id === itemId);
  if (isPosted(command, answer)) {
    const item = find(answer.rows[0]?.itemId ?? '');
    return item ? [{ ...item, level: answer.level }] : [];
  }
  if (command.name === 'inventory.create-item@1' || command.name === 'inventory.update-item@1') {
    const { item } = answer as { readonly item: Item };
    const known = find(item.id);
    const { level, currency, lastCountedAt } = known ?? neverMoved(catalogue);
    return [
      {
        ...itemFields(item, item),
        id: item.id,
        isActive: item.isActive,
        version: item.version,
        level,
        currency,
        lastCountedAt,
      },
    ];
  }
  return bulkChanged(catalogue, command, find);
};

/** What is known of an item that was just made. */
const neverMoved = ({ isCostVisible }: Catalogue): Pick<CatalogueItem, 'level' | 'currency' | 'lastCountedAt'> => ({
  level: { onHand: '0', averageCost: null, valueMinor: isCostVisible ? '0' : null },
  currency: null,
  lastCountedAt: null,
});

/** A bulk change is exactly what was asked for; the next top-up brings the versions. */
const bulkChanged = (
  catalogue: Catalogue,
  command: PendingCommand,
  find: (itemId: string) => CatalogueItem | undefined,
): readonly CatalogueItem[] => {
  const worker = {
    role: '',
    isCostVisible: catalogue.isCostVisible,
    actor: { id: '', name: '' },
    day: { timeZone: 'UTC', cutOffMinutes: 0 },
  };
  return [...applyPending([command], { find, worker }).items.values()].map(({ waitingSinceMs: _none, ...item }) => item);
};

/** The next change names the version that this one made: one that started from the old would clash with its own author. */
const settleDefinitions = (queries: QueryClient, command: PendingCommand, answer: unknown): void => {
  const { restaurantId } = command.input;
  if (command.name === 'inventory.update-item@1') {
    const { item } = answer as { readonly item: Item };
    const key = inventoryKeys.item(restaurantId, item.id);
    queries.setQueryData<InventoryOutputs['getItem']>(key, (known) => known && { ...known, item });
  }
  for (const itemId of bulkIds(command)) void queries.invalidateQueries({ queryKey: inventoryKeys.item(restaurantId, itemId) });
};

const bulkIds = (command: PendingCommand): readonly string[] => {
  if (command.name === 'inventory.archive-items@1') return command.input.body.itemIds;
  return command.name === 'inventory.set-pars@1' ? command.input.body.pars.map(({ itemId }) => itemId) : [];
};

const settlePlaces = (queries: QueryClient, command: PendingCommand, answer: unknown): void => {
  const { restaurantId } = command.input;
  if (command.name === 'inventory.create-category@1') {
    const { category } = answer as InventoryOutputs['createCategory'];
    queries.setQueryData<readonly (typeof category)[]>(inventoryKeys.categories(restaurantId), (known) => known && [...known, category]);
  }
  if (command.name === 'inventory.create-storage-area@1') {
    const { storageArea } = answer as InventoryOutputs['createStorageArea'];
    queries.setQueryData<readonly (typeof storageArea)[]>(
      inventoryKeys.storageAreas(restaurantId),
      (known) => known && [...known, storageArea],
    );
  }
};

/** An entry that the server has stands among the others before it leaves the outbox, so that a line never blinks. */
const settleCount = (queries: QueryClient, command: PendingCommand, answer: unknown): void => {
  if (command.name === 'inventory.begin-count@1') settleBegun(queries, command, answer as InventoryOutputs['beginCount']);
  if (command.name !== 'inventory.record-count-entry@1' && command.name !== 'inventory.close-count-part@1') return;
  const { restaurantId, body } = command.input;
  if (command.name === 'inventory.record-count-entry@1') {
    const { entry } = answer as InventoryOutputs['recordCountEntry'];
    queries.setQueryData<CountEntries>(
      inventoryKeys.countEntries(restaurantId, body.countId),
      (known) => known && { ...known, entries: withEntries(known.entries, [entry]) },
    );
  }
  void queries.invalidateQueries({ queryKey: inventoryKeys.count(restaurantId, body.countId) });
};

/**
 * A lot that the server has changed stands so in every list before its step leaves the outbox, and a part of one beside what is left
 * of it: a line that went away until the list is read anew would take an open menu with it.
 */
const settleLots = (queries: QueryClient, command: PendingCommand, answer: unknown): void => {
  const { restaurantId } = command.input;
  const queryKey = inventoryKeys.lots(restaurantId);
  if (command.name === 'inventory.change-lot@1') {
    const { lot, left } = answer as InventoryOutputs['changeLot'];
    const settledOf = (one: typeof lot) => {
      if (one.id === lot.id) return [lot];
      return left && one.id === left.id ? [lot, left] : [one];
    };
    const settled = (known: InventoryOutputs['listLots'] | undefined) => {
      const others = known?.lots.filter(({ id }) => !left || id !== lot.id) ?? [];
      return known && { ...known, lots: others.flatMap(settledOf) };
    };
    queries.setQueriesData<InventoryOutputs['listLots']>({ queryKey }, settled);
  }
  // Whatever moves stock fills or empties lots, and the server alone knows which.
  if (command.name === 'inventory.change-lot@1' || isPosted(command, answer)) void queries.invalidateQueries({ queryKey });
};

/** A step of a transfer may have moved anything that it is of. */
const settleTransfers = (queries: QueryClient, command: PendingCommand): void => {
  if (/^inventory\.(request|send|move)-transfer@/.test(command.name))
    void queries.invalidateQueries({ queryKey: inventoryKeys.all(command.input.restaurantId) });
};

type Pages = InfiniteData<InventoryOutputs['listMovements'], string | null>;

const settleLedger = (queries: QueryClient, restaurantId: string, { rows, level }: Posted): void => {
  const itemId = rows[0]?.itemId;
  if (itemId === undefined) return;
  queries.setQueryData<Pages>(inventoryKeys.movements(restaurantId, itemId), (known) => known && withRows(known, rows));
  queries.setQueryData<InventoryOutputs['getItem']>(inventoryKeys.item(restaurantId, itemId), (known) => known && { ...known, level });
};

const withRows = (known: Pages, rows: readonly MovementRow[]): Pages => {
  const written = new Set(rows.map(({ id }) => id));
  const corrections = new Map(rows.flatMap(({ id, correctsId }) => (correctsId === null ? [] : [[correctsId, id] as const])));
  const pages = known.pages.map((page) => ({
    ...page,
    rows: page.rows
      .filter(({ id }) => !written.has(id))
      .map((row) => ({ ...row, correctedById: corrections.get(row.id) ?? row.correctedById })),
  }));
  const [first, ...others] = pages;
  if (!first) return known;
  return { ...known, pages: [{ ...first, rows: [...rows.toReversed(), ...first.rows] }, ...others] };
};
