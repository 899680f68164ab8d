import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, now, restaurantId } from '../../../platform/server/database/columns.ts';
import type { ToldShift } from '../contract/rota-fields.ts';
import { exchangeKinds, exchangeStatuses } from '../rules/shift-request.ts';

/** Shifts that change hands. */
export const shiftRequest = pgTable(
  'shift_request',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    kind: text({ enum: exchangeKinds }).notNull(),
    shiftId: uuid('shift_id').notNull(),
    counterShiftId: uuid('counter_shift_id'),
    fromUserId: uuid('from_user_id'),
    toUserId: uuid('to_user_id'),
    seen: jsonb().$type<ToldShift>().notNull(),
    counterSeen: jsonb('counter_seen').$type<ToldShift>(),
    note: text(),
    status: text({ enum: exchangeStatuses }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    askedAt: instant('asked_at').notNull().default(now),
    takerUserId: uuid('taker_user_id'),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    reason: text(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** An exchange, as it is kept. */
export type RequestRow = typeof shiftRequest.$inferSelect;

/** Who would take a shift. */
export const shiftBid = pgTable(
  'shift_bid',
  {
    restaurantId: restaurantId(),
    requestId: uuid('request_id').notNull(),
    userId: uuid('user_id').notNull(),
    bidAt: instant('bid_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.requestId, table.userId] })],
);

/** How shifts change hands. */
export const exchangeSetting = pgTable('exchange_setting', {
  restaurantId: restaurantId().primaryKey(),
  isAutomatic: boolean('is_automatic').notNull(),
  version: integer().notNull(),
});
