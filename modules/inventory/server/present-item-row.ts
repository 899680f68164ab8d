import { formatQuantity, quantity } from '../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { ItemRow } from '../contract/item-schemas.ts';
import { levelStanding } from '../rules/level-status.ts';
import { levelOf, wireUnitsOf } from './load-item.ts';
import { plainDecimal } from './plain-decimal.ts';
import { presentLevel } from './present-movement.ts';
import type { StoredMeasure, StoredPackLink } from './tables.ts';

/** A row of the stock list as the database gives it. */
export type ItemListRow = {
  readonly id: string;
  readonly name: string;
  readonly name_local: string | null;
  readonly sku: string;
  readonly category_id: string | null;
  readonly base_unit: 'g' | 'ml' | 'each';
  readonly pack_chain: readonly StoredPackLink[];
  readonly count_units: readonly string[];
  readonly density_g_per_ml: string | null;
  readonly each_measure: StoredMeasure | null;
  readonly par: string | null;
  readonly reorder_point: string | null;
  readonly is_active: boolean;
  readonly version: number;
  readonly on_hand: string;
  readonly average_cost: string | null;
  readonly value_minor: bigint | null;
  /** Null before the first movement. */
  readonly currency: string | null;
  readonly last_counted_at: Date | null;
  readonly last_movement_at: Date | null;
  readonly storage_area_ids: string[];
  readonly sort_key: string;
  readonly list_name: string;
};

/** The units and level that a list row carries, as they travel. */
export const presentStock = (tx: RestaurantTx, row: Omit<ItemListRow, 'sort_key' | 'list_name' | 'last_movement_at'>) => ({
  units: wireUnitsOf({
    baseUnit: row.base_unit,
    packChain: row.pack_chain,
    countUnits: row.count_units,
    densityGPerMl: row.density_g_per_ml,
    eachMeasure: row.each_measure,
  }),
  level: presentLevel(tx, levelOf({ onHand: row.on_hand, averageCost: row.average_cost, valueMinor: row.value_minor })),
  currency: row.currency as 'GBP' | null,
  par: plainDecimal(row.par),
  reorderPoint: plainDecimal(row.reorder_point),
});

/** A row of the stock list as it travels. */
export const presentItemRow = (tx: RestaurantTx, row: ItemListRow): ItemRow => {
  const thresholds = {
    par: row.par === null ? null : quantity(row.par),
    reorderPoint: row.reorder_point === null ? null : quantity(row.reorder_point),
  };
  const { status, shortfall } = levelStanding(quantity(row.on_hand), thresholds);
  return {
    id: row.id,
    name: row.name,
    nameLocal: row.name_local,
    sku: row.sku,
    categoryId: row.category_id,
    storageAreaIds: row.storage_area_ids,
    ...presentStock(tx, row),
    status,
    shortfall: formatQuantity(shortfall),
    lastCountedAt: row.last_counted_at?.toISOString() ?? null,
    lastMovementAt: row.last_movement_at?.toISOString() ?? null,
    isActive: row.is_active,
    version: row.version,
  };
};
