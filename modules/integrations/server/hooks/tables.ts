import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, now, restaurantId } from '../../../../platform/server/database/columns.ts';
import { deliveryFaults, deliveryStates, endpointEnds, endpointStates } from '../../rules/hooks/hook-states.ts';
import type { OfferedEvent } from '../../rules/hooks/offered-events.ts';

/** Addresses of other programs that are told what happens. */
export const hookEndpoint = pgTable(
  'hook_endpoint',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    url: text().notNull(),
    kinds: text().array().$type<OfferedEvent[]>().notNull(),
    state: text({ enum: endpointStates }).notNull(),
    offBecause: text('off_because', { enum: endpointEnds }),
    sealedSecret: text('sealed_secret').notNull(),
    sealedOldSecret: text('sealed_old_secret'),
    oldSecretUntil: instant('old_secret_until'),
    afterSequence: bigint('after_sequence', { mode: 'bigint' }).notNull(),
    failingSince: instant('failing_since'),
    madeAt: instant('made_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** Messages to other programs, and what came of each. */
export const hookDelivery = pgTable(
  'hook_delivery',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    endpointId: uuid('endpoint_id').notNull(),
    sequence: bigint({ mode: 'bigint' }),
    kind: text().notNull(),
    body: text().notNull(),
    state: text({ enum: deliveryStates }).notNull(),
    attempts: integer().notNull().default(0),
    nextAt: instant('next_at').notNull(),
    statusCode: integer('status_code'),
    fault: text({ enum: deliveryFaults }),
    madeAt: instant('made_at').notNull().default(now),
    askedAt: instant('asked_at').notNull().default(now),
    triedAt: instant('tried_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** How far was listened. */
export const hookHouse = pgTable(
  'hook_house',
  {
    restaurantId: restaurantId(),
    lastSequence: bigint('last_sequence', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId] })],
);

/** An endpoint as it is stored. */
export type EndpointRow = typeof hookEndpoint.$inferSelect;
/** A delivery as it is stored. */
export type DeliveryRow = typeof hookDelivery.$inferSelect;
