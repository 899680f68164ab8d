import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, jsonb, numeric, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { wasteDestinations, wasteKinds, wasteSources, wasteStages, wasteStatuses } from '../rules/waste-words.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const exact = (name: string) => numeric(name, { precision: 18, scale: 6 });
const now = sql`now()`;
const restaurantId = () => uuid('restaurant_id').notNull();

export const wasteContainer = pgTable(
  'waste_container',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    tareG: exact('tare_g').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    version: integer().notNull().default(1),
    updatedAt: instant('updated_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** A part of an entry as it was typed. */
export type StoredPart = { readonly quantity: string; readonly unit: string };

/** What was thrown away. */
export const wasteEntry = pgTable(
  'waste_entry',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    kind: text({ enum: wasteKinds }).notNull(),
    itemId: uuid('item_id'),
    recipeVersionId: uuid('recipe_version_id'),
    dishId: uuid('dish_id'),
    quantity: exact('quantity'),
    enteredText: text('entered_text'),
    enteredParts: jsonb('entered_parts').$type<readonly StoredPart[]>(),
    grossG: exact('gross_g'),
    tareG: exact('tare_g'),
    weightG: exact('weight_g'),
    containerId: uuid('container_id'),
    stage: text({ enum: wasteStages }).notNull(),
    reason: text().notNull(),
    isAvoidable: boolean('is_avoidable').notNull(),
    destination: text({ enum: wasteDestinations }).notNull(),
    storageAreaId: uuid('storage_area_id'),
    note: text(),
    valueMinor: bigint('value_minor', { mode: 'bigint' }),
    currency: text().notNull(),
    movementId: uuid('movement_id'),
    status: text({ enum: wasteStatuses }).notNull(),
    source: text({ enum: wasteSources }).notNull().default('MANUAL'),
    loggedBy: uuid('logged_by').notNull(),
    loggedAt: instant('logged_at').notNull(),
    happenedAt: instant('happened_at').notNull(),
    recordedAt: instant('recorded_at').notNull().default(now),
    businessDate: date('business_date').notNull(),
    localHour: integer('local_hour').notNull(),
    deviceId: uuid('device_id'),
    reviewedBy: uuid('reviewed_by'),
    reviewedAt: instant('reviewed_at'),
    voidedBy: uuid('voided_by'),
    voidedAt: instant('voided_at'),
    voidReason: text('void_reason'),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);
