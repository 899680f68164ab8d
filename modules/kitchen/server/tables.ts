import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { exact, instant, madeId, minor, now, restaurantId } from '../../../platform/server/database/columns.ts';
import { channels } from '../../menu/rules/menu-limits.ts';
import { orderSources, paymentMethods } from '../contract/fields.ts';
import type { TillLine } from '../contract/till-message.ts';
import { lineStates } from '../rules/line-state.ts';
import { orderStates } from '../rules/order-state.ts';
import { reservationStates } from '../rules/reservation-state.ts';
import { stationKinds } from '../rules/routing.ts';

/** Where a dish is made, passed or picked up. */
export const kitchenStation = pgTable(
  'kitchen_station',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    nameLocal: text('name_local'),
    kind: text({ enum: stationKinds }).notNull(),
    categoryIds: uuid('category_ids').array().notNull(),
    dishIds: uuid('dish_ids').array().notNull(),
    stage: integer().notNull().default(1),
    mode: text({ enum: ['ITEM', 'TICKET'] }).notNull(),
    hasSound: boolean('has_sound').notNull().default(true),
    sortOrder: integer('sort_order').notNull().default(0),
    version: integer().notNull().default(1),
    archivedAt: instant('archived_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** Where guests sit. */
export const diningTable = pgTable(
  'dining_table',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    seats: integer().notNull(),
    area: text(),
    sortOrder: integer('sort_order').notNull().default(0),
    version: integer().notNull().default(1),
    archivedAt: instant('archived_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What guests asked for. */
export const kitchenOrder = pgTable(
  'kitchen_order',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    numberPrefix: text('number_prefix').notNull(),
    numberInDay: integer('number_in_day').notNull(),
    businessDate: date('business_date', { mode: 'string' }).notNull(),
    source: text({ enum: orderSources }).notNull(),
    tillId: uuid('till_id'),
    tillOrderId: text('till_order_id'),
    tillVersion: integer('till_version'),
    /** What the system is called that sold it, where nobody was asked to cook it. */
    soldBy: text('sold_by'),
    tillSaid: jsonb('till_said').$type<readonly TillLine[]>(),
    channel: text({ enum: channels }).notNull(),
    tableId: uuid('table_id'),
    guestName: text('guest_name'),
    covers: integer(),
    allergyNote: text('allergy_note'),
    promisedAt: instant('promised_at'),
    state: text({ enum: orderStates }).notNull().default('OPEN'),
    serviceShare: integer('service_share').notNull().default(0),
    currency: text().notNull(),
    openedBy: uuid('opened_by'),
    openedAt: instant('opened_at').notNull(),
    recordedAt: instant('recorded_at').notNull().default(now),
    closedAt: instant('closed_at'),
    deviceId: uuid('device_id'),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** A choice as it was when it was ordered. */
export type StoredChoice = {
  readonly id: string;
  readonly name: string;
  readonly nameLocal: string | null;
  readonly priceDeltaMinor: string;
};

/** What the kitchen knew of a line before it was changed. */
export type KnownBefore = { readonly quantity: number; readonly note: string | null; readonly hasAllergy: boolean };

/** So many of one dish on an order. */
export const orderLine = pgTable(
  'order_line',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    orderId: uuid('order_id').notNull(),
    dishId: uuid('dish_id').notNull(),
    dishName: text('dish_name').notNull(),
    dishNameLocal: text('dish_name_local'),
    categoryId: uuid('category_id'),
    quantity: integer().notNull(),
    course: integer().notNull().default(1),
    modifiers: jsonb().$type<readonly StoredChoice[]>().notNull(),
    note: text(),
    hasAllergy: boolean('has_allergy').notNull().default(false),
    unitPriceMinor: minor('unit_price_minor').notNull(),
    vatRate: integer('vat_rate').notNull(),
    state: text({ enum: lineStates }).notNull(),
    sentQuantity: integer('sent_quantity').notNull().default(0),
    firedAt: instant('fired_at'),
    /** When somebody first began it; being called back doesn't undo what was used. */
    begunAt: instant('begun_at'),
    startedAt: instant('started_at'),
    readyAt: instant('ready_at'),
    passedAt: instant('passed_at'),
    servedAt: instant('served_at'),
    stage: integer().notNull().default(1),
    stationIds: uuid('station_ids').array().notNull(),
    priority: integer().notNull().default(0),
    targetSeconds: integer('target_seconds'),
    remakeOfId: uuid('remake_of_id'),
    tillLineId: text('till_line_id'),
    voidReason: text('void_reason'),
    beforeVoid: text('before_void', { enum: lineStates }),
    voidedBy: uuid('voided_by'),
    voidedAt: instant('voided_at'),
    acknowledgedAt: instant('acknowledged_at'),
    knownBefore: jsonb('known_before').$type<KnownBefore>(),
    depletedAt: instant('depleted_at'),
    seat: integer(),
    sortOrder: integer('sort_order').notNull().default(0),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What may stand in the diary of a line. */
export const kitchenEventKinds = [
  'FIRE',
  'HOLD',
  'START',
  'READY',
  'PASS',
  'SERVE',
  'RECALL',
  'UNDO',
  'PRIORITY',
  'VOID',
  'REFUSE_VOID',
  'ACKNOWLEDGE',
  'REMAKE',
  'CHANGE',
  'MOVE',
] as const;

/** What the kitchen did with a line, and what was undone. */
export const kitchenEvent = pgTable(
  'kitchen_event',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    orderId: uuid('order_id').notNull(),
    lineId: uuid('line_id'),
    stationId: uuid('station_id'),
    entry: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    kind: text({ enum: kitchenEventKinds }).notNull(),
    fromState: text('from_state', { enum: lineStates }),
    toState: text('to_state', { enum: lineStates }),
    fromStage: integer('from_stage'),
    undoesId: uuid('undoes_id'),
    reason: text(),
    actorId: uuid('actor_id'),
    occurredAt: instant('occurred_at').notNull(),
    recordedAt: instant('recorded_at').notNull().default(now),
    deviceId: uuid('device_id'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What was taken off a bill. */
export const orderDiscount = pgTable(
  'order_discount',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    orderId: uuid('order_id').notNull(),
    share: integer(),
    amountMinor: minor('amount_minor'),
    reason: text().notNull(),
    givenBy: uuid('given_by').notNull(),
    givenAt: instant('given_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What guests paid, and what was given back. */
export const orderPayment = pgTable(
  'order_payment',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    orderId: uuid('order_id').notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: text().notNull(),
    reference: text(),
    takenBy: uuid('taken_by'),
    takenAt: instant('taken_at').notNull(),
    recordedAt: instant('recorded_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What a sale should have taken from stock and nobody can say. */
export const stockNotTaken = pgTable(
  'stock_not_taken',
  {
    restaurantId: restaurantId(),
    id: madeId(),
    orderId: uuid('order_id').notNull(),
    lineId: uuid('line_id').notNull(),
    why: text({ enum: ['DISH_UNMAPPED', 'MODIFIER_UNMAPPED', 'LINE_WITHOUT_SIZE'] }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    notedAt: instant('noted_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** Who comes when. */
export const reservation = pgTable(
  'reservation',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    guestName: text('guest_name').notNull(),
    phone: text(),
    covers: integer().notNull(),
    startsAt: instant('starts_at').notNull(),
    businessDate: date('business_date', { mode: 'string' }).notNull(),
    minutes: integer().notNull(),
    tableId: uuid('table_id'),
    note: text(),
    state: text({ enum: reservationStates }).notNull().default('BOOKED'),
    orderId: uuid('order_id'),
    version: integer().notNull().default(1),
    madeBy: uuid('made_by').notNull(),
    madeAt: instant('made_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What a day took, as somebody wrote it down. */
export const takings = pgTable(
  'takings',
  {
    restaurantId: restaurantId(),
    businessDate: date('business_date', { mode: 'string' }).notNull(),
    channel: text({ enum: channels }).notNull(),
    grossMinor: minor('gross_minor').notNull(),
    vatMinor: minor('vat_minor'),
    covers: integer(),
    currency: text().notNull(),
    source: text({ enum: ['TYPED', 'IMPORTED'] }).notNull(),
    version: integer().notNull().default(1),
    setBy: uuid('set_by').notNull(),
    setAt: instant('set_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.businessDate, table.channel] })],
);

/** What somebody expects a dish to sell on a day. */
export const plannedPortions = pgTable(
  'planned_portions',
  {
    restaurantId: restaurantId(),
    businessDate: date('business_date', { mode: 'string' }).notNull(),
    dishId: uuid('dish_id').notNull(),
    portions: exact().notNull(),
    plannedBy: uuid('planned_by').notNull(),
    plannedAt: instant('planned_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.businessDate, table.dishId] })],
);

/** An order as it is stored. */
export type OrderRow = typeof kitchenOrder.$inferSelect;
/** A line as it is stored. */
export type LineRow = typeof orderLine.$inferSelect;
/** A station as it is stored. */
export type StationRow = typeof kitchenStation.$inferSelect;
