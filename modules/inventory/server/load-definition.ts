import { and, eq, sql } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Item } from '../contract/item-schemas.ts';
import { wireUnitsOf } from './load-item.ts';
import { plainDecimal } from './plain-decimal.ts';
import { item } from './tables.ts';

// Written out: in a query on one table the builder drops the table's name from columns, and a correlated one needs it.
/** The codes of an item, as one column beside its own. */
export const barcodesOf = sql<string[]>`array(
  select b.code from item_barcode b where b.restaurant_id = item.restaurant_id and b.item_id = item.id order by 1)`;

/** The areas of an item in their order, as one column beside its own. */
export const storageAreasOf = sql<string[]>`array(
  select s.storage_area_id from item_storage_area s
   where s.restaurant_id = item.restaurant_id and s.item_id = item.id order by s.sort_order)`;

/** What is read of an item's definition, wherever it is read. */
export const definitionColumns = {
  id: item.id,
  name: item.name,
  nameLocal: item.nameLocal,
  sku: item.sku,
  categoryId: item.categoryId,
  baseUnit: item.baseUnit,
  packChain: item.packChain,
  countUnits: item.countUnits,
  densityGPerMl: item.densityGPerMl,
  eachMeasure: item.eachMeasure,
  allergens: item.allergens,
  par: item.par,
  reorderPoint: item.reorderPoint,
  tracksLots: item.tracksLots,
  dateType: item.dateType,
  shelfLife: item.shelfLife,
  isKey: item.isKey,
  isFasting: item.isFasting,
  madeOf: item.madeOf,
  madeOfLocal: item.madeOfLocal,
  isActive: item.isActive,
  version: item.version,
  barcodes: barcodesOf,
  storageAreaIds: storageAreasOf,
} as const;

/** A row of `definitionColumns`. */
export type DefinitionRow = Pick<typeof item.$inferSelect, Exclude<keyof typeof definitionColumns, 'barcodes' | 'storageAreaIds'>> & {
  readonly barcodes: string[];
  readonly storageAreaIds: string[];
};

/** An item's definition as it travels. */
export const presentItem = (row: DefinitionRow): Item => ({
  id: row.id,
  name: row.name,
  nameLocal: row.nameLocal,
  sku: row.sku,
  barcodes: row.barcodes,
  categoryId: row.categoryId,
  storageAreaIds: row.storageAreaIds,
  units: wireUnitsOf(row),
  par: plainDecimal(row.par),
  reorderPoint: plainDecimal(row.reorderPoint),
  allergens: row.allergens as Item['allergens'],
  keeping: { tracksLots: row.tracksLots, dateType: row.dateType, shelfLife: row.shelfLife },
  isKeyItem: row.isKey,
  isFasting: row.isFasting,
  madeOf: row.madeOf,
  madeOfLocal: row.madeOfLocal,
  isActive: row.isActive,
  version: row.version,
});

/** One item's definition, or null where this restaurant has no such item. */
export const loadDefinition = async (tx: RestaurantTx, itemId: string): Promise<Item | null> => {
  const [row] = await tx.db
    .select(definitionColumns)
    .from(item)
    .where(and(eq(item.restaurantId, tx.restaurantId), eq(item.id, itemId)));
  return row ? presentItem(row) : null;
};
