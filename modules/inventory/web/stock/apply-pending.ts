import { minorUnits } from '../../../../kit/money.ts';
import { quantity } from '../../../../kit/quantity.ts';
import { unitCost } from '../../../../kit/unit-cost.ts';
import { itemUnitsFromWire, levelFromWire, levelToWire, movementDraftFromWire } from '../../contract/from-wire.ts';
import type { CatalogueItem, ItemBody } from '../../contract/item-schemas.ts';
import { decideCorrection, type Original } from '../../rules/correction.ts';
import type { Posting } from '../../rules/post-movement.ts';
import { decideMovement } from '../../rules/record-movement.ts';
import type { InventoryOutputs } from '../inventory-client.ts';
import type { CommandInput, CorrectedRow, PendingCommand } from './pending-commands.ts';
import { postedRows, type PostingSource, type ShownMovement, type StockWorker } from './posted-rows.ts';

/** An item as this device shows it; one with a change that waits says since when. */
export type ShownItem = CatalogueItem & { readonly waitingSinceMs?: number };

type Category = InventoryOutputs['listCategories']['categories'][number];
type StorageArea = InventoryOutputs['listStorageAreas']['storageAreas'][number];

/** What waiting commands make of the stock: only what they change. */
export type StockOverlay = {
  readonly items: ReadonlyMap<string, ShownItem>;
  /** Oldest first. */
  readonly movements: readonly ShownMovement[];
  readonly categories: readonly Category[];
  readonly storageAreas: readonly StorageArea[];
};

type Draft = {
  readonly items: Map<string, ShownItem>;
  readonly movements: ShownMovement[];
  readonly categories: Category[];
  readonly storageAreas: StorageArea[];
  readonly find: (itemId: string) => ShownItem | undefined;
  readonly worker: StockWorker;
};

type Base = { readonly find: (itemId: string) => CatalogueItem | undefined; readonly worker: StockWorker };

/**
 * Lays commands over the stock, each decided by the rule that the server will ask. What a rule refuses here is left
 * out; the server has the last word on it.
 */
export const applyPending = (commands: readonly PendingCommand[], { find, worker }: Base): StockOverlay => {
  const items = new Map<string, ShownItem>();
  const draft: Draft = {
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

const applyOne = (draft: Draft, command: PendingCommand): void => {
  const { waitingSinceMs } = command;
  switch (command.name) {
    case 'inventory.record-movement@1':
      return record(draft, command.input, waitingSinceMs);
    case 'inventory.correct-movement@1':
      return correct(draft, { input: command.input, waitingSinceMs, original: command.assumed as CorrectedRow | undefined });
    case 'inventory.create-item@1': {
      const { itemId, item } = command.input.body;
      const level = { onHand: '0', averageCost: null, valueMinor: draft.worker.isCostVisible ? '0' : null };
      draft.items.set(itemId, {
        ...itemFields(item, ''),
        id: itemId,
        level,
        currency: null,
        lastCountedAt: null,
        isActive: true,
        version: 1,
        waitingSinceMs,
      });
      return;
    }
    case 'inventory.update-item@1': {
      const { itemId, item } = command.input.body;
      return change(draft, itemId, (known) => ({ ...known, ...itemFields(item, known.sku), waitingSinceMs }));
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

const change = (draft: Draft, itemId: string, to: (known: ShownItem) => ShownItem): void => {
  const known = draft.find(itemId);
  if (known) draft.items.set(itemId, to(known));
};

/** The part of an item's definition that the catalogue keeps. */
export const itemFields = (body: ItemBody, sku: string) => ({
  name: body.name,
  nameLocal: body.nameLocal,
  sku: body.sku ?? sku,
  barcodes: body.barcodes,
  categoryId: body.categoryId,
  storageAreaIds: body.storageAreaIds,
  units: body.units,
  par: body.par,
  reorderPoint: body.reorderPoint,
});

const record = (draft: Draft, input: CommandInput<'inventory.record-movement@1'>, waitingSinceMs: number): void => {
  const { movementId, itemId, entry, reason, note } = input.body;
  const item = draft.find(itemId);
  if (!item) return;
  const units = itemUnitsFromWire(item.units);
  const decided = decideMovement(movementDraftFromWire(input.body), {
    role: draft.worker.role,
    item: { ...units, isActive: item.isActive },
    level: levelFromWire(item.level),
  });
  if (!decided.ok) return;
  const source = { id: movementId, itemId, entry, reason, note, occurredAt: input.occurredAt, correctsId: null, waitingSinceMs };
  post(draft, decided.value, { item, source });
};

type Correction = {
  readonly input: CommandInput<'inventory.correct-movement@1'>;
  readonly waitingSinceMs: number;
  readonly original: CorrectedRow | undefined;
};

const correct = (draft: Draft, { input, waitingSinceMs, original }: Correction): void => {
  const item = original && draft.find(original.itemId);
  if (!item) return;
  const { movementId, correctsId, note } = input.body;
  const decided = decideCorrection(levelFromWire(item.level), originalOf(original));
  if (!decided.ok) return;
  const { reason, itemId } = original;
  const source = { id: movementId, itemId, entry: null, reason, note, occurredAt: input.occurredAt, correctsId, waitingSinceMs };
  post(draft, decided.value, { item, source });
};

/** A row as the rule of corrections asks for it; whether it may be undone was asked when the person chose it. */
export const originalOf = (row: CorrectedRow): Original => ({
  kind: row.kind,
  quantity: quantity(row.quantity),
  unitCost: row.unitCost === null ? null : unitCost(row.unitCost),
  valueMinor: row.valueMinor === null ? null : minorUnits(row.valueMinor),
  isCorrected: false,
  isCorrection: false,
});

const post = (draft: Draft, posting: Posting, { item, source }: { readonly item: ShownItem; readonly source: PostingSource }): void => {
  const wire = levelToWire(posting.level);
  const level = draft.worker.isCostVisible ? wire : { ...wire, averageCost: null, valueMinor: null };
  draft.items.set(item.id, { ...item, level, waitingSinceMs: source.waitingSinceMs });
  draft.movements.push(...postedRows(posting, source, draft.worker));
};
