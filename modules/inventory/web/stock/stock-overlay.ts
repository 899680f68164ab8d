import type { CatalogueItem } from '../../contract/item-schemas.ts';
import type { InventoryOutputs } from '../inventory-client.ts';
import type { ShownMovement, StockWorker } from './posted-rows.ts';

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

/** The overlay while it is being laid. */
export type OverlayDraft = {
  readonly items: Map<string, ShownItem>;
  readonly movements: ShownMovement[];
  readonly categories: Category[];
  readonly storageAreas: StorageArea[];
  readonly find: (itemId: string) => ShownItem | undefined;
  readonly worker: StockWorker;
};
