import type { CatalogueItem, ItemBody } from '../../contract/item-schemas.ts';
import { noKeeping } from '../../rules/lot.ts';
import { correctMovement, recordMovement } from './apply-movement.ts';
import type { CorrectedRow, PendingCommand } from './pending-commands.ts';
import type { StockWorker } from './posted-rows.ts';
import type { OverlayDraft, ShownItem, StockOverlay } from './stock-overlay.ts';

type Base = { readonly find: (itemId: string) => CatalogueItem | undefined; readonly worker: StockWorker };

/**
 * Lays commands over the stock, each decided by the rule that the server will ask. What a rule refuses here is left
 * out; the server has the last word on it.
 */
export const applyPending = (commands: readonly PendingCommand[], { find, worker }: Base): StockOverlay => {
  const items = new Map<string, ShownItem>();
  const draft: OverlayDraft = {
    items,
    movements: [],
    categories: [],
    storageAreas: [],
    find: (itemId) => items.get(itemId) ?? find(itemId),
    worker,
  };
  for (const command of commands) applyOne(draft, command);
  return draft;
};

/**
 * What changes no level by itself: what is written down in a count waits for its approval, a lot's step moves nothing,
 * and what a transfer moves the other restaurant has a say in. Their own screens show what waits.
 */
const silent = [
  'inventory.begin-count@1',
  'inventory.record-count-entry@1',
  'inventory.close-count-part@1',
  'inventory.change-lot@1',
  'inventory.request-transfer@1',
  'inventory.send-transfer@1',
  'inventory.move-transfer@1',
] as const;

type SilentCommand = Extract<PendingCommand, { readonly name: (typeof silent)[number] }>;

const isSilent = (command: PendingCommand): command is SilentCommand => silent.some((name) => name === command.name);

const applyOne = (draft: OverlayDraft, command: PendingCommand): void => {
  if (isSilent(command)) return;
  const { waitingSinceMs } = command;
  switch (command.name) {
    case 'inventory.record-movement@1':
      return recordMovement(draft, command.input, waitingSinceMs);
    case 'inventory.correct-movement@1':
      return correctMovement(draft, { input: command.input, waitingSinceMs, original: command.assumed as CorrectedRow | undefined });
    case 'inventory.create-item@1':
    case 'inventory.update-item@1':
    case 'inventory.archive-items@1':
    case 'inventory.set-pars@1':
    case 'inventory.create-category@1':
    case 'inventory.create-storage-area@1':
      return applyDefinition(draft, command);
  }
};

type DefinitionCommand = Exclude<
  PendingCommand,
  SilentCommand | { readonly name: 'inventory.record-movement@1' | 'inventory.correct-movement@1' }
>;

/** What changes the catalogue and its places, and no level. */
const applyDefinition = (draft: OverlayDraft, command: DefinitionCommand): void => {
  const { waitingSinceMs } = command;
  switch (command.name) {
    case 'inventory.create-item@1':
      return addItem(draft, command.input.body, waitingSinceMs);
    case 'inventory.update-item@1': {
      const { itemId, item } = command.input.body;
      return change(draft, itemId, (known) => ({ ...known, ...itemFields(item, known), waitingSinceMs }));
    }
    case 'inventory.archive-items@1': {
      const { itemIds, isActive } = command.input.body;
      for (const itemId of itemIds) change(draft, itemId, (known) => ({ ...known, isActive, waitingSinceMs }));
      return;
    }
    case 'inventory.set-pars@1':
      for (const { itemId, ...levels } of command.input.body.pars) {
        change(draft, itemId, (known) => ({ ...known, ...levels, waitingSinceMs }));
      }
      return;
    case 'inventory.create-category@1': {
      const { categoryId, ...words } = command.input.body;
      draft.categories.push({ id: categoryId, ...words, itemCount: 0 });
      return;
    }
    case 'inventory.create-storage-area@1': {
      const { storageAreaId, ...words } = command.input.body;
      draft.storageAreas.push({ id: storageAreaId, ...words, sortOrder: Number.MAX_SAFE_INTEGER, itemCount: 0 });
      return;
    }
  }
};

type NewItem = { readonly itemId: string; readonly item: ItemBody };

const addItem = (draft: OverlayDraft, { itemId, item }: NewItem, waitingSinceMs: number): void => {
  draft.items.set(itemId, {
    ...itemFields(item, { sku: '', keeping: noKeeping }),
    id: itemId,
    level: { onHand: '0', averageCost: null, valueMinor: draft.worker.isCostVisible ? '0' : null },
    currency: null,
    lastCountedAt: null,
    isActive: true,
    version: 1,
    waitingSinceMs,
  });
};

const change = (draft: OverlayDraft, itemId: string, to: (known: ShownItem) => ShownItem): void => {
  const known = draft.find(itemId);
  if (known) draft.items.set(itemId, to(known));
};

/** The part of an item's definition that the catalogue keeps. */
export const itemFields = (body: ItemBody, { sku, keeping }: Pick<CatalogueItem, 'sku' | 'keeping'>) => ({
  name: body.name,
  nameLocal: body.nameLocal,
  sku: body.sku ?? sku,
  barcodes: body.barcodes,
  categoryId: body.categoryId,
  storageAreaIds: body.storageAreaIds,
  units: body.units,
  par: body.par,
  reorderPoint: body.reorderPoint,
  keeping: body.keeping ?? keeping,
});
