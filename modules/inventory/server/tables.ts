import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { exact, instant, now, restaurantId } from '../../../platform/server/database/columns.ts';
import { dateTypes, lotStatuses, type ShelfLife } from '../rules/lot.ts';
import { lotSteps } from '../rules/lot-step.ts';

/** One link of a pack chain as it is stored; `per` is an exact decimal. */
export type StoredPackLink = { readonly unit: string; readonly per: string };

/** What is left of one price, as it is stored: an exact quantity, and minor units where the price is known. */
export type StoredCostLayer = { readonly quantity: string; readonly value: string | null };

/** What one piece weighs or holds, as it is stored. */
export type StoredMeasure = { readonly quantity: string; readonly unit: string };

export const itemCategory = pgTable(
  'item_category',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    nameLocal: text('name_local'),
    sortOrder: integer('sort_order').notNull().default(0),
    createdAt: instant('created_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

export const storageArea = pgTable(
  'storage_area',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    nameLocal: text('name_local'),
    kind: text({ enum: ['AMBIENT', 'CHILL', 'FREEZE', 'BAR', 'DRY'] }).notNull(),
    sortOrder: integer('sort_order').notNull().default(0),
    createdAt: instant('created_at').notNull().default(now),
    archivedAt: instant('archived_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What is stocked. */
export const item = pgTable(
  'item',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    nameLocal: text('name_local'),
    sku: text().notNull(),
    categoryId: uuid('category_id'),
    baseUnit: text('base_unit', { enum: ['g', 'ml', 'each'] }).notNull(),
    packChain: jsonb('pack_chain').$type<readonly StoredPackLink[]>().notNull().default([]),
    countUnits: jsonb('count_units').$type<readonly string[]>().notNull().default([]),
    densityGPerMl: exact('density_g_per_ml'),
    eachMeasure: jsonb('each_measure').$type<StoredMeasure>(),
    allergens: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    par: exact(),
    reorderPoint: exact('reorder_point'),
    isActive: boolean('is_active').notNull().default(true),
    tracksLots: boolean('tracks_lots').notNull().default(false),
    dateType: text('date_type', { enum: dateTypes }).notNull().default('NONE'),
    shelfLife: jsonb('shelf_life').$type<ShelfLife>().notNull().default({}),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull().default(now),
    updatedAt: instant('updated_at').notNull().default(now),
    isKey: boolean('is_key').notNull().default(false),
    isFasting: boolean('is_fasting'),
    madeOf: text('made_of'),
    madeOfLocal: text('made_of_local'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

export const itemBarcode = pgTable(
  'item_barcode',
  { restaurantId: restaurantId(), code: text().notNull(), itemId: uuid('item_id').notNull() },
  (table) => [primaryKey({ columns: [table.restaurantId, table.code] })],
);

export const itemStorageArea = pgTable(
  'item_storage_area',
  {
    restaurantId: restaurantId(),
    itemId: uuid('item_id').notNull(),
    storageAreaId: uuid('storage_area_id').notNull(),
    sortOrder: integer('sort_order').notNull().default(0),
    shelfOrder: integer('shelf_order'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.itemId, table.storageAreaId] })],
);

/** The append-only ledger. */
export const stockMovement = pgTable(
  'stock_movement',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    itemId: uuid('item_id').notNull(),
    entryNumber: bigint('entry_number', { mode: 'bigint' }).notNull(),
    kind: text().notNull(),
    quantity: exact().notNull(),
    unitCost: exact('unit_cost'),
    valueMinor: bigint('value_minor', { mode: 'bigint' }),
    currency: text().notNull(),
    balanceAfter: exact('balance_after').notNull(),
    averageCostAfter: exact('average_cost_after'),
    isProvisionalCost: boolean('is_provisional_cost').notNull(),
    reason: text(),
    note: text(),
    enteredText: text('entered_text'),
    enteredParts: jsonb('entered_parts').$type<readonly StoredMeasure[]>(),
    sourceType: text('source_type').notNull(),
    sourceId: uuid('source_id').notNull(),
    reversalOfId: uuid('reversal_of_id'),
    actorId: uuid('actor_id'),
    deviceId: uuid('device_id'),
    occurredAt: instant('occurred_at').notNull(),
    effectiveAt: instant('effective_at').notNull(),
    recordedAt: instant('recorded_at').notNull().default(now),
    businessDate: date('business_date').notNull(),
    lateForDate: date('late_for_date'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What the ledger adds up to, one row an item. */
export const stockLevel = pgTable(
  'stock_level',
  {
    restaurantId: restaurantId(),
    itemId: uuid('item_id').notNull(),
    onHand: exact('on_hand').notNull().default('0'),
    averageCost: exact('average_cost'),
    valueMinor: bigint('value_minor', { mode: 'bigint' }),
    costLayers: jsonb('cost_layers').$type<readonly StoredCostLayer[]>(),
    currency: text().notNull(),
    lastEntryNumber: bigint('last_entry_number', { mode: 'bigint' }).notNull().default(0n),
    lastMovementAt: instant('last_movement_at'),
    lastCountedAt: instant('last_counted_at'),
    lockedThrough: date('locked_through'),
    attention: integer().notNull(),
    listName: text('list_name').notNull(),
    isListed: boolean('is_listed').notNull(),
    mergedIntoId: uuid('merged_into_id'),
    updatedAt: instant('updated_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.itemId] })],
);

/** A lot that went along with a merged item, and what it held. */
export type StoredMergedLot = { readonly id: string; readonly onHand: string };

/** What the item that stays was before a merge. */
export type StoredKeptBefore = {
  /** The version that the merge made. */
  readonly version: number;
  readonly tracksLots: boolean;
  readonly allergens: Readonly<Record<string, string>>;
  /** Absent of merges from before an item could say. */
  readonly isFasting?: boolean | null;
};

/** Items that were merged into others. */
export const itemMerge = pgTable(
  'item_merge',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    mergedId: uuid('merged_id').notNull(),
    keptId: uuid('kept_id').notNull(),
    quantity: exact().notNull(),
    valueMinor: bigint('value_minor', { mode: 'bigint' }),
    currency: text().notNull(),
    barcodes: text().array().notNull(),
    storageAreaIds: uuid('storage_area_ids').array().notNull(),
    lots: jsonb().$type<readonly StoredMergedLot[]>().notNull(),
    keptBefore: jsonb('kept_before').$type<StoredKeptBefore>().notNull(),
    wasActive: boolean('was_active').notNull(),
    mergedBy: uuid('merged_by').notNull(),
    mergedAt: instant('merged_at').notNull(),
    undoneBy: uuid('undone_by'),
    undoneAt: instant('undone_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** How a restaurant keeps its stock books; no row means the defaults. */
export const stockSetting = pgTable('stock_setting', {
  restaurantId: uuid('restaurant_id').primaryKey(),
  lockedThrough: date('locked_through'),
  costing: text({ enum: ['AVERAGE', 'FIFO'] })
    .notNull()
    .default('AVERAGE'),
  updatedAt: instant('updated_at').notNull().default(now),
});

/** Deliveries of an item that are told apart by how long they keep. */
export const stockLot = pgTable(
  'stock_lot',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    itemId: uuid('item_id').notNull(),
    lotNumber: text('lot_number'),
    supplierName: text('supplier_name'),
    sourceType: text('source_type').notNull(),
    sourceId: uuid('source_id').notNull(),
    receivedAt: instant('received_at').notNull(),
    dateType: text('date_type', { enum: dateTypes }).notNull(),
    printedDate: date('printed_date'),
    openedOn: date('opened_on'),
    frozenOn: date('frozen_on'),
    thawedOn: date('thawed_on'),
    expiresOn: date('expires_on'),
    status: text({ enum: lotStatuses }).notNull().default('AVAILABLE'),
    statusReason: text('status_reason'),
    onHand: exact('on_hand').notNull().default('0'),
    storageAreaId: uuid('storage_area_id'),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull().default(now),
    updatedAt: instant('updated_at').notNull().default(now),
    expiryToldFor: date('expiry_told_for'),
    parentId: uuid('parent_id'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What was done with lots. */
export const stockLotStep = pgTable(
  'stock_lot_step',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    lotId: uuid('lot_id').notNull(),
    step: text({ enum: [...lotSteps, 'EXPIRE'] }).notNull(),
    reason: text(),
    expiresOn: date('expires_on'),
    takenBy: uuid('taken_by'),
    takenAt: instant('taken_at').notNull(),
    recordedAt: instant('recorded_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** How a row of the ledger, or a step with a part of a lot, spread over lots. */
export const stockLotMovement = pgTable(
  'stock_lot_movement',
  {
    restaurantId: restaurantId(),
    id: uuid()
      .notNull()
      .default(sql`uuidv7()`),
    movementId: uuid('movement_id'),
    lotId: uuid('lot_id').notNull(),
    quantity: exact().notNull(),
    stepId: uuid('step_id'),
    recordedAt: instant('recorded_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** Closings and reopenings of the stock books. */
export const stockPeriodChange = pgTable(
  'stock_period_change',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    lockedThrough: date('locked_through'),
    reason: text(),
    changedBy: uuid('changed_by').notNull(),
    changedAt: instant('changed_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);
