import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { bytea, exact, instant, minor, now, restaurantId } from '../../../platform/server/database/columns.ts';
import type { Availability } from '../rules/availability.ts';
import { dishStates, pauseSources } from '../rules/dish-state.ts';
import { channels } from '../rules/menu-limits.ts';
import { recipeKinds } from '../rules/recipe.ts';
import { versionStates } from '../rules/recipe-state.ts';

/** What is cooked, whatever its versions say. */
export const recipe = pgTable(
  'recipe',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    kind: text({ enum: recipeKinds }).notNull(),
    name: text().notNull(),
    nameLocal: text('name_local'),
    stockItemId: uuid('stock_item_id'),
    par: exact(),
    isMadeWhole: boolean('is_made_whole').notNull().default(false),
    version: integer().notNull().default(1),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull().default(now),
    archivedAt: instant('archived_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** One step of the method, in one language or both. */
export type StoredStep = {
  readonly text: string;
  readonly textLocal: string | null;
  /** Null in what was written before steps had pictures. */
  readonly pictureId?: string | null;
};

/** What goes into a recipe and what comes out, from a day on. */
export const recipeVersion = pgTable(
  'recipe_version',
  {
    restaurantId: restaurantId(),
    recipeId: uuid('recipe_id').notNull(),
    versionNo: integer('version_no').notNull(),
    state: text({ enum: versionStates }).notNull(),
    effectiveAt: instant('effective_at'),
    yieldQuantity: exact('yield_quantity').notNull(),
    yieldUnit: text('yield_unit').notNull(),
    portions: exact(),
    activeMinutes: integer('active_minutes').notNull().default(0),
    passiveMinutes: integer('passive_minutes').notNull().default(0),
    steps: jsonb().$type<readonly StoredStep[]>().notNull().default([]),
    changeNote: text('change_note'),
    writtenBy: uuid('written_by').notNull(),
    writtenAt: instant('written_at').notNull().default(now),
    approvedBy: uuid('approved_by'),
    approvedAt: instant('approved_at'),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.recipeId, table.versionNo] })],
);

/** So much of something in a version. */
export const recipeLine = pgTable(
  'recipe_line',
  {
    restaurantId: restaurantId(),
    recipeId: uuid('recipe_id').notNull(),
    versionNo: integer('version_no').notNull(),
    lineId: uuid('line_id').notNull(),
    itemId: uuid('item_id'),
    subRecipeId: uuid('sub_recipe_id'),
    customName: text('custom_name'),
    customNameLocal: text('custom_name_local'),
    isNeutral: boolean('is_neutral').notNull().default(false),
    quantity: exact().notNull(),
    unit: text().notNull(),
    usableShare: integer('usable_share').notNull().default(10_000),
    isOptional: boolean('is_optional').notNull().default(false),
    channels: text({ enum: channels }).array(),
    note: text(),
    sortOrder: integer('sort_order').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.recipeId, table.versionNo, table.lineId] })],
);

/** Pictures of how something is made. */
export const stepPicture = pgTable(
  'step_picture',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    mediaType: text('media_type').notNull(),
    fingerprint: text().notNull(),
    bytes: bytea().notNull(),
    takenBy: uuid('taken_by').notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** Who vouched for the allergens of a recipe, and for what. */
export const allergenVerification = pgTable(
  'allergen_verification',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    recipeId: uuid('recipe_id').notNull(),
    versionNo: integer('version_no').notNull(),
    allergens: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    evidence: text(),
    verifiedBy: uuid('verified_by').notNull(),
    verifiedAt: instant('verified_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** The headings of the menu. */
export const menuCategory = pgTable(
  'menu_category',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    nameLocal: text('name_local'),
    sortOrder: integer('sort_order').notNull().default(0),
    version: integer().notNull().default(1),
    archivedAt: instant('archived_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What is sold. */
export const dish = pgTable(
  'dish',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    nameLocal: text('name_local'),
    description: text(),
    descriptionLocal: text('description_local'),
    categoryId: uuid('category_id'),
    recipeId: uuid('recipe_id'),
    state: text({ enum: dishStates }).notNull().default('DRAFT'),
    pauseSource: text('pause_source', { enum: pauseSources }),
    pauseReason: text('pause_reason'),
    pausedUntil: instant('paused_until'),
    followsStock: boolean('follows_stock').notNull().default(false),
    soldAnywayUntil: instant('sold_anyway_until'),
    availability: jsonb().$type<Availability>().notNull(),
    vatRate: integer('vat_rate').notNull().default(0),
    targetFoodCostShare: integer('target_food_cost_share'),
    targetSeconds: integer('target_seconds'),
    course: integer().notNull().default(1),
    sortOrder: integer('sort_order').notNull().default(0),
    version: integer().notNull().default(1),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What a dish costs where it is sold. */
export const dishPrice = pgTable(
  'dish_price',
  {
    restaurantId: restaurantId(),
    dishId: uuid('dish_id').notNull(),
    channel: text({ enum: channels }).notNull(),
    grossMinor: minor('gross_minor').notNull(),
    currency: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.dishId, table.channel] })],
);

/** Choices that dishes offer. */
export const modifierGroup = pgTable(
  'modifier_group',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    nameLocal: text('name_local'),
    chooseMin: integer('choose_min').notNull().default(0),
    chooseMax: integer('choose_max'),
    version: integer().notNull().default(1),
    archivedAt: instant('archived_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What a choice does to stock; unmapped is counted and shown, never taken as nothing. */
export const stockEffects = ['UNMAPPED', 'NONE', 'RECIPE'] as const;

/** One choice, what it costs and what it takes from stock. */
export const modifier = pgTable(
  'modifier',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    groupId: uuid('group_id').notNull(),
    name: text().notNull(),
    nameLocal: text('name_local'),
    priceDeltaMinor: minor('price_delta_minor').notNull().default(0n),
    currency: text().notNull(),
    stockEffect: text('stock_effect', { enum: stockEffects }).notNull().default('UNMAPPED'),
    recipeId: uuid('recipe_id'),
    leavesOut: boolean('leaves_out').notNull().default(false),
    sortOrder: integer('sort_order').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** Which choices a dish offers. */
export const dishModifierGroup = pgTable(
  'dish_modifier_group',
  {
    restaurantId: restaurantId(),
    dishId: uuid('dish_id').notNull(),
    groupId: uuid('group_id').notNull(),
    sortOrder: integer('sort_order').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.dishId, table.groupId] })],
);

/** A line that could not be said in stock, as it is stored. */
export type StoredNotTaken = { readonly recipeId: string; readonly lineId: string; readonly code: string };

/** Batches of preps that were made. */
export const prepBatch = pgTable(
  'prep_batch',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    recipeId: uuid('recipe_id').notNull(),
    versionNo: integer('version_no').notNull(),
    itemId: uuid('item_id').notNull(),
    plannedQuantity: exact('planned_quantity').notNull(),
    actualQuantity: exact('actual_quantity').notNull(),
    enteredText: text('entered_text').notNull(),
    lotId: uuid('lot_id'),
    valueMinor: minor('value_minor'),
    knownMinor: minor('known_minor').notNull(),
    currency: text().notNull(),
    uncostedItemIds: uuid('uncosted_item_ids').array().notNull().default([]),
    notTaken: jsonb('not_taken').$type<readonly StoredNotTaken[]>().notNull().default([]),
    note: text(),
    madeBy: uuid('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
    recordedAt: instant('recorded_at').notNull().default(now),
    businessDate: date('business_date').notNull(),
    deviceId: uuid('device_id'),
    undoneBy: uuid('undone_by'),
    undoneAt: instant('undone_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** A batch as it is stored. */
export type BatchRow = typeof prepBatch.$inferSelect;

/** Files that dishes came from. */
export const dishImport = pgTable(
  'dish_import',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    fileName: text('file_name').notNull(),
    importedBy: uuid('imported_by').notNull(),
    importedAt: instant('imported_at').notNull(),
    undoneBy: uuid('undone_by'),
    undoneAt: instant('undone_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What a row of a file became. */
export const dishImportRow = pgTable(
  'dish_import_row',
  {
    restaurantId: restaurantId(),
    importId: uuid('import_id').notNull(),
    rowNumber: integer('row_number').notNull(),
    dishId: uuid('dish_id').notNull(),
    categoryId: uuid('category_id'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.importId, table.rowNumber] })],
);
