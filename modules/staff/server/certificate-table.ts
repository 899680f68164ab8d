import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, restaurantId } from '../../../platform/server/database/columns.ts';
import { certificateTopics } from '../rules/certificate.ts';

/** What people have learned or hold. */
export const certificate = pgTable(
  'certificate',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    userId: uuid('user_id').notNull(),
    topic: text({ enum: certificateTopics }).notNull(),
    title: text(),
    reference: text(),
    gainedOn: date('gained_on').notNull(),
    expiresOn: date('expires_on'),
    recordedBy: uuid('recorded_by').notNull(),
    version: integer().notNull().default(1),
    removedAt: instant('removed_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);
