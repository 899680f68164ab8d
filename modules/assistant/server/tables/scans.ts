import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, now, restaurantId } from '../../../../platform/server/database/columns.ts';
import type { DisplayReading, LabelReading } from '../../contract/photo.ts';
import type { Reading } from '../../contract/scan.ts';

/** What somebody made of a reading. */
export const scanOutcomes = ['ACCEPTED', 'EDITED', 'REJECTED'] as const;

/** What a picture is of. */
export const scanKinds = ['PAPER', 'DISPLAY', 'LABEL'] as const;

/** What is kept of a picture of each kind. */
export type KeptReadings = { readonly PAPER: Reading; readonly DISPLAY: DisplayReading; readonly LABEL: LabelReading };

/** What was read from a picture: of a paper, of a display or of a label. */
export const assistantScan = pgTable(
  'assistant_scan',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    kind: text({ enum: scanKinds }).notNull().default('PAPER'),
    fingerprint: text().notNull(),
    reading: jsonb().$type<KeptReadings[keyof KeptReadings]>().notNull(),
    operationId: uuid('operation_id').notNull(),
    cost: integer().notNull(),
    readBy: uuid('read_by'),
    readAt: instant('read_at').notNull().default(now),
    outcome: text({ enum: scanOutcomes }),
    editDistance: integer('edit_distance'),
    invoiceId: uuid('invoice_id'),
    endedAt: instant('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** Which item a supplier means by a line. */
export const assistantLineRule = pgTable(
  'assistant_line_rule',
  {
    restaurantId: restaurantId(),
    supplierId: uuid('supplier_id').notNull(),
    code: text().notNull(),
    text: text().notNull(),
    itemId: uuid('item_id').notNull(),
    confirmedCount: integer('confirmed_count').notNull(),
    saidAt: instant('said_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.supplierId, table.code, table.text] })],
);

/** Which item a label on a shelf or a pack means. */
export const assistantLabelRule = pgTable(
  'assistant_label_rule',
  {
    restaurantId: restaurantId(),
    text: text().notNull(),
    itemId: uuid('item_id').notNull(),
    confirmedCount: integer('confirmed_count').notNull(),
    saidAt: instant('said_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.text] })],
);
