import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, madeId, minor, now, restaurantId } from '../../../platform/server/database/columns.ts';
import type { LastRun, PosLocation } from '../contract/fields.ts';
import { connectionStates, faults } from '../rules/connection-state.ts';
import { providers } from '../rules/providers.ts';
import type { SalesLayout } from '../rules/file/sales-layout.ts';
import type { PosSale } from '../rules/sale.ts';

/** A system of another maker that sells for the restaurant. */
export const posConnection = pgTable(
  'pos_connection',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    provider: text({ enum: providers }).notNull(),
    state: text({ enum: connectionStates }).notNull(),
    sealedTokens: text('sealed_tokens'),
    tokensExpireAt: instant('tokens_expire_at'),
    renewedAt: instant('renewed_at'),
    merchantId: text('merchant_id'),
    locations: jsonb().$type<readonly PosLocation[]>().notNull().default([]),
    locationId: text('location_id'),
    salesFrom: instant('sales_from'),
    pulledUntil: instant('pulled_until'),
    pullAskedAt: instant('pull_asked_at'),
    leaseUntil: instant('lease_until'),
    triedAt: instant('tried_at'),
    failingSince: instant('failing_since'),
    fault: text({ enum: faults }),
    lastRun: jsonb('last_run').$type<LastRun>(),
    connectedBy: uuid('connected_by'),
    connectedAt: instant('connected_at'),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** A sign-in that was begun. */
export const posAuthorisation = pgTable(
  'pos_authorisation',
  {
    restaurantId: restaurantId(),
    id: madeId(),
    connectionId: uuid('connection_id').notNull(),
    stateHash: text('state_hash').notNull(),
    sealedVerifier: text('sealed_verifier').notNull(),
    userId: uuid('user_id').notNull(),
    sessionHash: text('session_hash').notNull(),
    begunAt: instant('begun_at').notNull().default(now),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What a provider sells. */
export const posThing = pgTable(
  'pos_thing',
  {
    restaurantId: restaurantId(),
    connectionId: uuid('connection_id').notNull(),
    thingId: text('thing_id').notNull(),
    kind: text({ enum: ['ITEM', 'CHOICE'] }).notNull(),
    name: text().notNull(),
    state: text({ enum: ['UNMAPPED', 'MAPPED', 'IGNORED'] })
      .notNull()
      .default('UNMAPPED'),
    targetId: uuid('target_id'),
    firstSeenAt: instant('first_seen_at').notNull().default(now),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.connectionId, table.thingId] })],
);

/** A sale as its provider said it last. */
export const posSale = pgTable(
  'pos_sale',
  {
    restaurantId: restaurantId(),
    connectionId: uuid('connection_id').notNull(),
    saleId: text('sale_id').notNull(),
    providerVersion: integer('provider_version').notNull(),
    businessDate: date('business_date', { mode: 'string' }).notNull(),
    soldAt: instant('sold_at').notNull(),
    said: jsonb().$type<PosSale>().notNull(),
    totalMinor: minor('total_minor').notNull(),
    refundedMinor: minor('refunded_minor').notNull().default(0n),
    bookedMinor: minor('booked_minor').notNull().default(0n),
    unmappedMinor: minor('unmapped_minor').notNull().default(0n),
    ignoredMinor: minor('ignored_minor').notNull().default(0n),
    otherMinor: minor('other_minor').notNull().default(0n),
    orderId: uuid('order_id'),
    isDue: boolean('is_due').notNull().default(true),
    problem: text(),
    batchId: uuid('batch_id'),
    heardAt: instant('heard_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.connectionId, table.saleId] })],
);

/** What was given back. */
export const posRefund = pgTable(
  'pos_refund',
  {
    restaurantId: restaurantId(),
    connectionId: uuid('connection_id').notNull(),
    refundId: text('refund_id').notNull(),
    saleId: text('sale_id').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    heardAt: instant('heard_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.connectionId, table.refundId] })],
);

/** What a provider says of a whole day. */
export const posDay = pgTable(
  'pos_day',
  {
    restaurantId: restaurantId(),
    connectionId: uuid('connection_id').notNull(),
    businessDate: date('business_date', { mode: 'string' }).notNull(),
    sales: integer().notNull(),
    totalMinor: minor('total_minor').notNull(),
    askedAt: instant('asked_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.connectionId, table.businessDate] })],
);

/** A message that was taken in. */
export const posMessage = pgTable(
  'pos_message',
  {
    restaurantId: restaurantId(),
    connectionId: uuid('connection_id').notNull(),
    messageId: text('message_id').notNull(),
    heardAt: instant('heard_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.connectionId, table.messageId] })],
);

/** A file of a till that sales came from. */
export const salesFile = pgTable(
  'sales_file',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    connectionId: uuid('connection_id').notNull(),
    fileName: text('file_name').notNull(),
    takenBy: uuid('taken_by').notNull(),
    takenAt: instant('taken_at').notNull(),
    sales: integer().notNull().default(0),
    totalMinor: minor('total_minor').notNull().default(0n),
    firstDay: date('first_day', { mode: 'string' }),
    lastDay: date('last_day', { mode: 'string' }),
    takenBackBy: uuid('taken_back_by'),
    takenBackAt: instant('taken_back_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** How a kind of file is read, as somebody agreed to it last. */
export const salesLayout = pgTable(
  'sales_layout',
  {
    restaurantId: restaurantId(),
    shape: text().notNull(),
    layout: jsonb().$type<SalesLayout>().notNull(),
    usedAt: instant('used_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.shape] })],
);

/** A connection as it is stored. */
export type ConnectionRow = typeof posConnection.$inferSelect;
/** A sale as it is stored. */
export type SaleRow = typeof posSale.$inferSelect;
