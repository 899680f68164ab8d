import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { bytea, exact, instant, minor, now, restaurantId } from '../../../platform/server/database/columns.ts';
import { goalMetrics } from '../rules/goal.ts';
import type { Verdict } from '../contract/goal-fields.ts';
import { reviewActions, reviewStates } from '../rules/review-state.ts';
import { wasteDestinations, wasteKinds, wasteSources, wasteStages, wasteStatuses } from '../rules/waste-words.ts';
import type { KeptBaseline } from './kept-baseline.ts';

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
    lotId: uuid('lot_id'),
    recipeVersionId: uuid('recipe_version_id'),
    dishId: uuid('dish_id'),
    recipeId: uuid('recipe_id'),
    recipeVersionNo: integer('recipe_version_no'),
    knownMinor: minor('known_minor'),
    uncosted: integer(),
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
    valueMinor: minor('value_minor'),
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

/** What a trading day brought in, as somebody wrote it down. */
export const wasteDay = pgTable(
  'waste_day',
  {
    restaurantId: restaurantId(),
    businessDate: date('business_date').notNull(),
    covers: integer(),
    salesMinor: minor('sales_minor'),
    currency: text().notNull(),
    version: integer().notNull().default(1),
    setBy: uuid('set_by').notNull(),
    setAt: instant('set_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.businessDate] })],
);

/** What waste shall come down to. */
export const wasteGoal = pgTable(
  'waste_goal',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    metric: text({ enum: goalMetrics }).notNull(),
    baselineFrom: date('baseline_from').notNull(),
    baselineTo: date('baseline_to').notNull(),
    baselineValue: minor('baseline_value').notNull(),
    targetValue: minor('target_value').notNull(),
    currency: text().notNull(),
    startsOn: date('starts_on').notNull(),
    untilOn: date('until_on').notNull(),
    version: integer().notNull().default(1),
    setBy: uuid('set_by').notNull(),
    setAt: instant('set_at').notNull(),
    endedBy: uuid('ended_by'),
    endedAt: instant('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** Causes that were turned into actions. */
export const wasteReview = pgTable(
  'waste_review',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    reason: text(),
    itemId: uuid('item_id'),
    action: text({ enum: reviewActions }).notNull(),
    words: text().notNull(),
    assigneeId: uuid('assignee_id'),
    dueOn: date('due_on'),
    parBefore: exact('par_before'),
    parAfter: exact('par_after'),
    state: text({ enum: reviewStates }).notNull(),
    inEffectOn: date('in_effect_on'),
    baseline: jsonb().$type<KeptBaseline>(),
    verdict: jsonb().$type<Verdict>(),
    currency: text().notNull(),
    version: integer().notNull().default(1),
    startedBy: uuid('started_by').notNull(),
    startedAt: instant('started_at').notNull(),
    movedBy: uuid('moved_by'),
    movedAt: instant('moved_at'),
    movedReason: text('moved_reason'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** Pictures of what was thrown away. */
export const wastePhoto = pgTable(
  'waste_photo',
  {
    restaurantId: restaurantId(),
    entryId: uuid('entry_id').notNull(),
    mediaType: text('media_type', { enum: ['image/webp', 'image/jpeg'] }).notNull(),
    fingerprint: text().notNull(),
    bytes: bytea().notNull(),
    takenBy: uuid('taken_by').notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.entryId] })],
);

/** How far waste has heard of what the kitchen announced. */
export const wasteHearing = pgTable('waste_hearing', {
  restaurantId: uuid('restaurant_id').primaryKey(),
  lastSequence: bigint('last_sequence', { mode: 'bigint' }).notNull(),
  tasksSequence: bigint('tasks_sequence', { mode: 'bigint' }).notNull().default(0n),
});
