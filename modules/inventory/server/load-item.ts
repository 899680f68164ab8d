import { and, asc, eq, inArray, isNull } from 'drizzle-orm';

import { assert } from '../../../kit/assert.ts';
import { minorUnits } from '../../../kit/money.ts';
import { quantity } from '../../../kit/quantity.ts';
import type { BusinessDate } from '../../../kit/time/business-date.ts';
import { unitCost } from '../../../kit/unit-cost.ts';
import { preparedOn } from '../../../platform/server/database/prepared.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { itemUnitsFromWire } from '../contract/from-wire.ts';
import type { ItemBody } from '../contract/item-schemas.ts';
import type { ItemUnits } from '../rules/conversion.ts';
import type { CostLayer } from '../rules/cost-layer.ts';
import type { DateType, ShelfLife } from '../rules/lot.ts';
import type { StockLevel } from '../rules/stock-level.ts';
import { plainDecimal } from './plain-decimal.ts';
import { item, stockLevel, type StoredCostLayer, type StoredMeasure, type StoredPackLink } from './tables.ts';

/** An item as it is about to be moved: its units, its level, and the level's row held against everyone else. */
export type LockedItem = {
  readonly itemId: string;
  readonly name: string;
  readonly nameLocal: string | null;
  readonly isActive: boolean;
  readonly units: ItemUnits;
  readonly par: string | null;
  readonly reorderPoint: string | null;
  readonly level: StockLevel;
  readonly currency: string;
  /** When the item was last counted, where it ever was. */
  readonly lastCountedAt: Date | null;
  /** The last trading day that is closed. */
  readonly lockedThrough: BusinessDate | null;
  /** Whether its deliveries are told apart, and how long they keep. */
  readonly tracksLots: boolean;
  readonly dateType: DateType;
  readonly shelfLife: ShelfLife;
  /** How many rows the item's ledger has. */
  readonly lastEntryNumber: bigint;
};

/** What is stored of an item's units. */
export type UnitColumns = {
  readonly baseUnit: 'g' | 'ml' | 'each';
  readonly packChain: readonly StoredPackLink[];
  readonly countUnits: readonly string[];
  readonly densityGPerMl: string | null;
  readonly eachMeasure: StoredMeasure | null;
};

/** The units of a stored item as they travel; what is stored was accepted by the schema and the rules before. */
export const wireUnitsOf = (row: UnitColumns): ItemBody['units'] =>
  ({
    baseUnit: row.baseUnit,
    packChain: row.packChain,
    countUnits: row.countUnits,
    densityGPerMl: plainDecimal(row.densityGPerMl),
    eachMeasure: row.eachMeasure,
  }) as ItemBody['units'];

type BooksColumns = { readonly currency: string; readonly lastEntryNumber: bigint };

/**
 * What an item's books are kept in: the currency of its first movement, whatever the restaurant's becomes later; before
 * that, the restaurant's.
 */
export const bookCurrency = (tx: RestaurantTx, { currency, lastEntryNumber }: BooksColumns): string =>
  lastEntryNumber === 0n ? tx.currency : currency;

type LevelColumns = {
  readonly onHand: string;
  readonly averageCost: string | null;
  readonly valueMinor: bigint | null;
  readonly costLayers?: readonly StoredCostLayer[] | null;
};

/** The books of a stored level, as the rules read them. */
export const levelOf = (row: LevelColumns): StockLevel => ({
  onHand: quantity(row.onHand),
  averageCost: row.averageCost === null ? null : unitCost(row.averageCost),
  valueMinor: row.valueMinor === null ? null : minorUnits(row.valueMinor.toString()),
  ...(row.costLayers && { layers: row.costLayers.map(layerOf) }),
});

const layerOf = ({ quantity: held, value }: StoredCostLayer): CostLayer => ({
  quantity: quantity(held),
  valueMinor: value === null ? null : minorUnits(value),
});

const lockedColumns = {
  itemId: item.id,
  name: item.name,
  nameLocal: item.nameLocal,
  isActive: item.isActive,
  baseUnit: item.baseUnit,
  packChain: item.packChain,
  countUnits: item.countUnits,
  densityGPerMl: item.densityGPerMl,
  eachMeasure: item.eachMeasure,
  par: item.par,
  reorderPoint: item.reorderPoint,
  tracksLots: item.tracksLots,
  dateType: item.dateType,
  shelfLife: item.shelfLife,
  onHand: stockLevel.onHand,
  averageCost: stockLevel.averageCost,
  valueMinor: stockLevel.valueMinor,
  costLayers: stockLevel.costLayers,
  currency: stockLevel.currency,
  lastEntryNumber: stockLevel.lastEntryNumber,
  lastCountedAt: stockLevel.lastCountedAt,
  lockedThrough: stockLevel.lockedThrough,
  mergedIntoId: stockLevel.mergedIntoId,
};

const ofItem = and(eq(item.restaurantId, stockLevel.restaurantId), eq(item.id, stockLevel.itemId));

const lockedItem = preparedOn('inventory-lock-item', (db, place) =>
  db
    .select(lockedColumns)
    .from(stockLevel)
    .innerJoin(item, ofItem)
    .where(and(eq(stockLevel.restaurantId, place('restaurantId')), eq(stockLevel.itemId, place('itemId'))))
    .for('update', { of: stockLevel }),
);

/**
 * Reads many items at once and holds their levels, in the order in which every document holds them. Those that were
 * merged are left out: they are followed one by one.
 */
export const lockItems = async (tx: RestaurantTx, itemIds: readonly string[]): Promise<Map<string, LockedItem>> => {
  if (itemIds.length === 0) return new Map();
  const rows = await tx.db
    .select(lockedColumns)
    .from(stockLevel)
    .innerJoin(item, ofItem)
    .where(and(eq(stockLevel.restaurantId, tx.restaurantId), inArray(stockLevel.itemId, [...itemIds]), isNull(stockLevel.mergedIntoId)))
    .orderBy(asc(stockLevel.itemId))
    .for('update', { of: stockLevel });
  return new Map(rows.map((row) => [row.itemId, readLocked(tx, row)]));
};

/**
 * Reads an item and holds its level until the transaction ends, so that two movements of one item follow each other.
 * One that was merged is followed to the item that stays: its level and its name, and the units in which whoever named
 * the merged one speaks. Null where this restaurant has no such item.
 */
export const lockItem = async (tx: RestaurantTx, itemId: string): Promise<LockedItem | null> => {
  const named = await lockOne(tx, itemId);
  if (named === null || named.mergedIntoId === null) return named && named.item;
  const kept = await lockOne(tx, named.mergedIntoId);
  assert(kept !== null && kept.mergedIntoId === null, 'A merged item points at one that stands by itself.');
  const isSameBase = kept.item.units.baseUnit === named.item.units.baseUnit;
  return isSameBase ? { ...kept.item, units: named.item.units } : kept.item;
};

/** An item with its own level held, merged or not, and the item that it went into. */
export const lockOne = async (
  tx: RestaurantTx,
  itemId: string,
): Promise<{ readonly item: LockedItem; readonly mergedIntoId: string | null } | null> => {
  const [row] = await lockedItem(tx, { restaurantId: tx.restaurantId, itemId });
  if (!row) return null;
  return { item: readLocked(tx, row), mergedIntoId: row.mergedIntoId };
};

type LockedRow = Awaited<ReturnType<typeof lockedItem>>[number];

const readLocked = (tx: RestaurantTx, row: LockedRow): LockedItem => {
  const { itemId, name, nameLocal, isActive, par, reorderPoint, lastEntryNumber, lastCountedAt, tracksLots, dateType, shelfLife } = row;
  return {
    itemId,
    name,
    nameLocal,
    isActive,
    par,
    reorderPoint,
    currency: bookCurrency(tx, row),
    lastEntryNumber,
    lastCountedAt,
    tracksLots,
    dateType,
    shelfLife,
    lockedThrough: row.lockedThrough as BusinessDate | null,
    units: itemUnitsFromWire(wireUnitsOf(row)),
    level: levelOf(row),
  };
};

/** An item's stored level without holding it, for questions; null where this restaurant has no such item. */
export const lockFreeLevel = async (tx: RestaurantTx, itemId: string) => {
  const [row] = await tx.db
    .select({ onHand: stockLevel.onHand, currency: stockLevel.currency, lastEntryNumber: stockLevel.lastEntryNumber })
    .from(stockLevel)
    .where(and(eq(stockLevel.restaurantId, tx.restaurantId), eq(stockLevel.itemId, itemId)));
  return row ? { onHand: row.onHand, currency: bookCurrency(tx, row) } : null;
};
