import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { bytea, instant, restaurantId } from '../../../platform/server/database/columns.ts';

/** Pictures of what was checked. */
export const checkPhoto = pgTable(
  'check_photo',
  {
    restaurantId: restaurantId(),
    entryId: uuid('entry_id').notNull(),
    mediaType: text('media_type', { enum: ['image/webp', 'image/jpeg'] }).notNull(),
    fingerprint: text().notNull(),
    bytes: bytea().notNull(),
    takenBy: uuid('taken_by').notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.entryId] })],
);

/** Names drawn by hand. */
export const checkSignature = pgTable(
  'check_signature',
  {
    restaurantId: restaurantId(),
    entryId: uuid('entry_id').notNull(),
    path: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.entryId] })],
);

/** Pictures beside a task. */
export const taskPhoto = pgTable(
  'task_photo',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    taskId: uuid('task_id').notNull(),
    mediaType: text('media_type', { enum: ['image/webp', 'image/jpeg'] }).notNull(),
    fingerprint: text().notNull(),
    bytes: bytea().notNull(),
    takenBy: uuid('taken_by').notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);
