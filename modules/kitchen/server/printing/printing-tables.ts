import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, now, restaurantId } from '../../../../platform/server/database/columns.ts';
import type { Slip } from '../../../../platform/server/printing/slip.ts';
import { printerFaults, printJobKinds } from '../../contract/printing.contract.ts';

/** Receipt printers on the restaurant's own network. */
export const printer = pgTable(
  'printer',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    host: text().notNull(),
    port: integer().notNull(),
    paperMm: integer('paper_mm').$type<58 | 80>().notNull(),
    language: text({ enum: ['en', 'am'] }).notNull(),
    stationIds: uuid('station_ids').array().notNull(),
    printsBills: boolean('prints_bills').notNull(),
    isTalking: boolean('is_talking').notNull().default(false),
    failingSince: instant('failing_since'),
    fault: text({ enum: printerFaults }),
    tries: integer().notNull().default(0),
    dueAt: instant('due_at').notNull().default(now),
    busyUntil: instant('busy_until'),
    lastPrintedAt: instant('last_printed_at'),
    version: integer().notNull().default(1),
    archivedAt: instant('archived_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** Papers that wait for a printer, and those that came out lately. */
export const printJob = pgTable(
  'print_job',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    printerId: uuid('printer_id').notNull(),
    entry: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    kind: text({ enum: printJobKinds }).notNull(),
    orderId: uuid('order_id'),
    label: text().notNull(),
    slip: jsonb().$type<Slip>().notNull(),
    state: text({ enum: ['WAITING', 'PRINTED', 'DROPPED'] })
      .notNull()
      .default('WAITING'),
    hasBegun: boolean('has_begun').notNull().default(false),
    queuedAt: instant('queued_at').notNull().default(now),
    doneAt: instant('done_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** A printer as it is stored. */
export type PrinterRow = typeof printer.$inferSelect;

/** A paper as it is stored. */
export type PrintJobRow = typeof printJob.$inferSelect;
