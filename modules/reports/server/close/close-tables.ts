import { bigint, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, minor, now, restaurantId } from '../../../../platform/server/database/columns.ts';
import type { DayFacts } from '../../rules/close/day-facts.ts';
import type { Override } from '../../rules/close/day-gates.ts';

/** What lay in a drawer at the end of a trading day. */
export const cashCount = pgTable(
  'cash_count',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    businessDate: date('business_date').notNull(),
    tillId: uuid('till_id'),
    floatMinor: minor('float_minor').notNull(),
    takenOutMinor: minor('taken_out_minor').notNull(),
    countedMinor: minor('counted_minor').notNull(),
    currency: text().notNull(),
    note: text(),
    countedBy: uuid('counted_by').notNull(),
    countedAt: instant('counted_at').notNull(),
    entry: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** Where a trading day stands that was closed at least once. */
export const dayClose = pgTable(
  'day_close',
  {
    restaurantId: restaurantId(),
    businessDate: date('business_date').notNull(),
    state: text({ enum: ['CLOSED', 'REOPENED'] }).notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.businessDate] })],
);

/** What was signed, and over which gates. */
export type Signed = { readonly facts: DayFacts; readonly overrides: readonly Override[] };

/** Each closing of a day with what was signed, and each reopening with its reason. */
export const dayCloseStep = pgTable(
  'day_close_step',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    businessDate: date('business_date').notNull(),
    version: integer().notNull(),
    step: text({ enum: ['CLOSE', 'REOPEN'] }).notNull(),
    reason: text(),
    snapshot: jsonb().$type<Signed>(),
    takenBy: uuid('taken_by').notNull(),
    takenAt: instant('taken_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What a step says of itself. */
export type CloseStepFacts = Pick<typeof dayCloseStep.$inferInsert, 'step' | 'reason' | 'snapshot'>;
