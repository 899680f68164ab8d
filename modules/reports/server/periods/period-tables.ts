import { date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, now, restaurantId } from '../../../../platform/server/database/columns.ts';
import type { ReportDocument } from '../../contract/report-document.ts';
import type { ReportId } from '../../rules/report-ids.ts';
import { periodSteps } from '../../rules/periods/period-step.ts';

/** Where a month of the books stands. */
export const reportPeriod = pgTable(
  'report_period',
  {
    restaurantId: restaurantId(),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
    calendar: text({ enum: ['GREGORIAN', 'ETHIOPIC'] }).notNull(),
    state: text({ enum: ['REVIEW', 'LOCKED', 'REOPENED'] }).notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.fromDay] })],
);

/** Who reviewed, locked and opened a month of the books, and why. */
export const reportPeriodStep = pgTable(
  'report_period_step',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    fromDay: date('from_day').notNull(),
    version: integer().notNull(),
    step: text({ enum: periodSteps }).notNull(),
    reason: text(),
    takenBy: uuid('taken_by').notNull(),
    takenAt: instant('taken_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** Each report of a month as it was when it was locked. */
export const reportSnapshot = pgTable(
  'report_snapshot',
  {
    restaurantId: restaurantId(),
    fromDay: date('from_day').notNull(),
    version: integer().notNull(),
    report: text().$type<ReportId>().notNull(),
    language: text({ enum: ['en', 'am'] }).notNull(),
    document: jsonb().$type<ReportDocument>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.fromDay, table.version, table.report, table.language] })],
);
