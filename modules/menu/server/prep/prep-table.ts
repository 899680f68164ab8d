import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { exact, instant, restaurantId } from '../../../../platform/server/database/columns.ts';
import { prepStates } from '../../rules/prep-state.ts';

/** What is to be prepared, by when, and who has it in hand. */
export const prepTask = pgTable(
  'prep_task',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    recipeId: uuid('recipe_id').notNull(),
    itemId: uuid('item_id').notNull(),
    workDate: date('work_date').notNull(),
    forDate: date('for_date').notNull(),
    readyAt: instant('ready_at').notNull(),
    startBy: instant('start_by').notNull(),
    target: exact().notNull(),
    note: text(),
    state: text({ enum: prepStates }).notNull().default('PLANNED'),
    plannedBy: uuid('planned_by').notNull(),
    plannedAt: instant('planned_at').notNull(),
    postedBy: uuid('posted_by'),
    postedAt: instant('posted_at'),
    claimedBy: uuid('claimed_by'),
    claimedAt: instant('claimed_at'),
    blockedReason: text('blocked_reason'),
    batchId: uuid('batch_id'),
    finishedAt: instant('finished_at'),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);
