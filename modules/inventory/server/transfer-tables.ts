import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { exact, instant, now, restaurantId } from '../../../platform/server/database/columns.ts';
import { transferStatuses, type TransferStep } from '../rules/transfer.ts';
import type { TransferMessage } from './transfer-message.ts';

/** Who took a step of a transfer, and when. */
export type StoredTransferSteps = Readonly<Partial<Record<TransferStep | 'REQUEST', { readonly by: string; readonly at: string }>>>;

/** Stock that goes from one restaurant of an account holder to another. */
export const stockTransfer = pgTable(
  'stock_transfer',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    side: text({ enum: ['SENDING', 'RECEIVING'] }).notNull(),
    partnerId: uuid('partner_id').notNull(),
    partnerName: text('partner_name').notNull(),
    number: integer().notNull(),
    status: text({ enum: transferStatuses }).notNull().default('REQUESTED'),
    note: text(),
    reason: text(),
    requestedBy: uuid('requested_by'),
    steps: jsonb().$type<StoredTransferSteps>().notNull().default({}),
    isClosedHere: boolean('is_closed_here').notNull().default(false),
    isClosedThere: boolean('is_closed_there').notNull().default(false),
    currency: text(),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull().default(now),
    updatedAt: instant('updated_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What a transfer is of. */
export const stockTransferLine = pgTable(
  'stock_transfer_line',
  {
    restaurantId: restaurantId(),
    transferId: uuid('transfer_id').notNull(),
    line: integer().notNull(),
    itemId: uuid('item_id'),
    match: text({ enum: ['SURE', 'GUESS', 'NONE'] }).notNull(),
    itemName: text('item_name').notNull(),
    itemNameLocal: text('item_name_local'),
    sku: text().notNull(),
    barcodes: text().array().notNull().default([]),
    baseUnit: text('base_unit', { enum: ['g', 'ml', 'each'] }).notNull(),
    enteredText: text('entered_text').notNull(),
    requested: exact().notNull(),
    shipped: exact(),
    received: exact(),
    lossReason: text('loss_reason'),
    valueMinor: bigint('value_minor', { mode: 'bigint' }),
    lotNumber: text('lot_number'),
    expiresOn: date('expires_on'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.transferId, table.line] })],
);

/** What two restaurants of a transfer say to each other. */
export const stockTransferMessage = pgTable(
  'stock_transfer_message',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    direction: text({ enum: ['OUT', 'IN'] }).notNull(),
    partnerId: uuid('partner_id').notNull(),
    transferId: uuid('transfer_id').notNull(),
    content: jsonb().$type<TransferMessage>().notNull(),
    createdAt: instant('created_at').notNull().default(now),
    carriedAt: instant('carried_at'),
    tries: integer().notNull().default(0),
    setAsideAt: instant('set_aside_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);
