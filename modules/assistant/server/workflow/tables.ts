import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, now, restaurantId } from '../../../../platform/server/database/columns.ts';
import { type ActionResult, runStates } from '../../contract/workflow/automation-fields.ts';
import type { Action, Condition, Facts } from '../../rules/workflow/automation.ts';
import type { Trigger } from '../../rules/workflow/triggers.ts';

/** What a house lets happen by itself. */
export const automation = pgTable(
  'automation',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    trigger: text().$type<Trigger>().notNull(),
    conditions: jsonb().$type<readonly Condition[]>().notNull(),
    actions: jsonb().$type<readonly Action[]>().notNull(),
    needsApproval: boolean('needs_approval').notNull(),
    isOn: boolean('is_on').notNull().default(false),
    offBecause: text('off_because', { enum: ['OWNER_GONE'] }),
    onAfterSequence: bigint('on_after_sequence', { mode: 'bigint' }).notNull().default(0n),
    ownerId: uuid('owner_id').notNull(),
    version: integer().notNull().default(1),
    savedAt: instant('saved_at').notNull().default(now),
    archivedAt: instant('archived_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What came of each time that an automation was begun. */
export const automationRun = pgTable(
  'automation_run',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    automationId: uuid('automation_id').notNull(),
    cause: text().notNull(),
    subject: text(),
    facts: jsonb().$type<Facts>().notNull(),
    place: text().notNull(),
    state: text({ enum: runStates }).notNull(),
    why: text(),
    depth: integer().notNull(),
    commandIds: uuid('command_ids').array().notNull(),
    results: jsonb().$type<readonly ActionResult[]>().notNull().default([]),
    attempts: integer().notNull().default(0),
    claimedUntil: instant('claimed_until'),
    happenedAt: instant('happened_at').notNull().default(now),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** How far automations listened in a restaurant, and whether all of them are stopped. */
export const automationHouse = pgTable('automation_house', {
  restaurantId: uuid('restaurant_id').primaryKey(),
  lastSequence: bigint('last_sequence', { mode: 'bigint' }).notNull(),
  isStopped: boolean('is_stopped').notNull().default(false),
  stoppedBy: uuid('stopped_by'),
  stoppedAt: instant('stopped_at'),
});
