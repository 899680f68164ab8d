import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { currencies } from '../../../kit/money.ts';
import { instant, madeId, minor, now, restaurantId } from '../../../platform/server/database/columns.ts';
import { dismissReasons } from '../rules/dismissal.ts';
import type { TellingOfKind } from '../rules/preferences.ts';
import { noteKinds } from '../rules/pressing-kinds.ts';
import { alertCategories, severities } from '../rules/signal-kinds.ts';

/** What needs somebody, once for each cause. */
export const signal = pgTable(
  'signal',
  {
    restaurantId: restaurantId(),
    id: madeId(),
    kind: text().notNull(),
    subject: text().notNull(),
    severity: text({ enum: severities }).notNull(),
    words: jsonb().$type<Readonly<Record<string, string | number | null>>>().notNull(),
    place: text().notNull(),
    impactMinor: minor('impact_minor'),
    currency: text({ enum: currencies }).notNull(),
    status: text({ enum: ['OPEN', 'DONE', 'CLEARED'] })
      .notNull()
      .default('OPEN'),
    raisedAt: instant('raised_at').notNull().default(now),
    changedAt: instant('changed_at').notNull().default(now),
    endedAt: instant('ended_at'),
    escalatedAt: instant('escalated_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** A signal as one person has it. */
export const alert = pgTable(
  'alert',
  {
    restaurantId: restaurantId(),
    id: madeId(),
    userId: uuid('user_id').notNull(),
    signalId: uuid('signal_id').notNull(),
    category: text({ enum: alertCategories }).notNull(),
    priority: integer().notNull().default(0),
    status: text({ enum: ['unread', 'read'] })
      .notNull()
      .default('unread'),
    isHeld: boolean('is_held').notNull().default(false),
    snoozedUntil: instant('snoozed_until'),
    dismissedAt: instant('dismissed_at'),
    dismissReason: text('dismiss_reason', { enum: dismissReasons }),
    dismissedImpactMinor: minor('dismissed_impact_minor'),
    createdAt: instant('created_at').notNull().default(now),
    updatedAt: instant('updated_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** How somebody wants to be told. */
export const alertPreference = pgTable(
  'alert_preference',
  {
    restaurantId: restaurantId(),
    userId: uuid('user_id').notNull(),
    kinds: jsonb().$type<Readonly<Record<string, TellingOfKind>>>().notNull().default({}),
    quietFrom: integer('quiet_from'),
    quietTo: integer('quiet_to'),
    digestAt: integer('digest_at').notNull().default(1080),
    hasDigest: boolean('has_digest').notNull().default(true),
    version: integer().notNull().default(1),
    savedAt: instant('saved_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.userId] })],
);

/** How far alerts have heard of what was announced. */
export const alertHearing = pgTable('alert_hearing', {
  restaurantId: uuid('restaurant_id').primaryKey(),
  lastSequence: bigint('last_sequence', { mode: 'bigint' }).notNull(),
});

/** What people are told until a time: what a higher module wants said, or a person. */
export const pressingNote = pgTable(
  'pressing_note',
  {
    restaurantId: restaurantId(),
    kind: text({ enum: noteKinds }).notNull(),
    subject: text().notNull(),
    words: jsonb().$type<Readonly<Record<string, string | number | null>>>().notNull(),
    place: text().notNull(),
    userIds: uuid('user_ids').array(),
    pressedAt: instant('pressed_at').notNull().default(now),
    until: instant('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.kind, table.subject] })],
);
