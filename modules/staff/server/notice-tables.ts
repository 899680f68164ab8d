import { date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, madeId, minor, now, restaurantId } from '../../../platform/server/database/columns.ts';
import { currencies } from '../../../kit/money.ts';

/** What is kept of a shift before and after a change. */
export type KnownTimes = { readonly userId: string | null; readonly startsAt: string; readonly endsAt: string };

/** What happened to shifts that were made known. */
export const rotaChange = pgTable(
  'rota_change',
  {
    restaurantId: restaurantId(),
    id: madeId(),
    shiftId: uuid('shift_id').notNull(),
    businessDate: date('business_date').notNull(),
    kind: text({ enum: ['TOLD', 'CHANGED', 'CANCELLED', 'SWAPPED'] }).notNull(),
    before: jsonb().$type<KnownTimes>(),
    after: jsonb().$type<KnownTimes>(),
    changedBy: uuid('changed_by').notNull(),
    changedAt: instant('changed_at').notNull().default(now),
    noticeMinutes: integer('notice_minutes'),
    noticePayMinor: minor('notice_pay_minor'),
    currency: text({ enum: currencies }).notNull(),
    reason: text(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** When people last said that they saw their week. */
export const rotaSeen = pgTable(
  'rota_seen',
  {
    restaurantId: restaurantId(),
    userId: uuid('user_id').notNull(),
    week: date().notNull(),
    seenAt: instant('seen_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.userId, table.week] })],
);
