import { date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, now, restaurantId } from '../../../platform/server/database/columns.ts';
import type { AvailabilitySpan } from '../rules/availability.ts';
import { timeOffKinds, timeOffStatuses } from '../rules/time-off.ts';

/** When people can come, week by week, as they say themselves. */
export const availability = pgTable(
  'availability',
  {
    restaurantId: restaurantId(),
    userId: uuid('user_id').notNull(),
    validFrom: date('valid_from').notNull(),
    spans: jsonb().$type<readonly AvailabilitySpan[]>().notNull().default([]),
    saidBy: uuid('said_by').notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.userId, table.validFrom] })],
);

/** When people are away. */
export const timeOff = pgTable(
  'time_off',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    userId: uuid('user_id').notNull(),
    kind: text({ enum: timeOffKinds }).notNull(),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
    fromMinute: integer('from_minute'),
    toMinute: integer('to_minute'),
    note: text(),
    status: text({ enum: timeOffStatuses }).notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: instant('asked_at').notNull().default(now),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    reason: text(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** A wish to be away, as it is kept. */
export type TimeOffRow = typeof timeOff.$inferSelect;
