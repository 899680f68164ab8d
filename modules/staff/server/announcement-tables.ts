import { boolean, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, now, restaurantId } from '../../../platform/server/database/columns.ts';
import { announcementKinds } from '../rules/announcement.ts';

/** What people are told, and what a shift leaves for the next. */
export const announcement = pgTable(
  'announcement',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    kind: text({ enum: announcementKinds }).notNull(),
    text: text().notNull(),
    isUrgent: boolean('is_urgent').notNull().default(false),
    workRoleIds: uuid('work_role_ids').array().notNull(),
    shownUntil: date('shown_until').notNull(),
    writtenBy: uuid('written_by').notNull(),
    writtenAt: instant('written_at').notNull(),
    recordedAt: instant('recorded_at').notNull().default(now),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** Who has read it. */
export const announcementReceipt = pgTable(
  'announcement_receipt',
  {
    restaurantId: restaurantId(),
    announcementId: uuid('announcement_id').notNull(),
    userId: uuid('user_id').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.announcementId, table.userId] })],
);
