import { date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, madeId, now, restaurantId } from '../../../platform/server/database/columns.ts';
import { channels, deliveryReasons, deliveryStatuses, reachChannels } from '../rules/channels.ts';

/** A device or a chat by which somebody is told. */
export const alertReach = pgTable(
  'alert_reach',
  {
    restaurantId: restaurantId(),
    id: madeId(),
    userId: uuid('user_id').notNull(),
    channel: text({ enum: reachChannels }).notNull(),
    address: jsonb().notNull(),
    addressHash: text('address_hash').notNull(),
    label: text().notNull(),
    language: text({ enum: ['en', 'am'] }).notNull(),
    createdAt: instant('created_at').notNull().default(now),
    goneAt: instant('gone_at'),
    sessionId: uuid('session_id'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What somebody was sent, on which way, and what became of it. */
export const alertDelivery = pgTable(
  'alert_delivery',
  {
    restaurantId: restaurantId(),
    id: madeId(),
    userId: uuid('user_id').notNull(),
    what: text({ enum: ['ALERT', 'DIGEST', 'TEST'] }).notNull(),
    alertId: uuid('alert_id'),
    signalId: uuid('signal_id'),
    day: date(),
    channel: text({ enum: channels }).notNull(),
    reachId: uuid('reach_id'),
    label: text(),
    status: text({ enum: deliveryStatuses }).notNull().default('QUEUED'),
    attempts: integer().notNull().default(0),
    reason: text({ enum: deliveryReasons }),
    madeAt: instant('made_at').notNull().default(now),
    dueAt: instant('due_at').notNull().default(now),
    sentAt: instant('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);
