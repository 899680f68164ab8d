import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, now, restaurantId } from '../../../../platform/server/database/columns.ts';
import { rhythms } from '../../rules/letters/due-letter.ts';
import type { ReportId } from '../../rules/report-ids.ts';

/** Reports that people have sent to them by mail. */
export const reportLetter = pgTable(
  'report_letter',
  {
    restaurantId: restaurantId(),
    userId: uuid('user_id').notNull(),
    report: text().$type<ReportId>().notNull(),
    rhythm: text({ enum: rhythms }).notNull(),
    localHour: integer('local_hour').notNull(),
    language: text({ enum: ['en', 'am'] }).notNull(),
    through: date(),
    askedAt: instant('asked_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.userId, table.report] })],
);
