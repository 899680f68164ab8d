import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, now, restaurantId } from '../../../platform/server/database/columns.ts';
import { dispositions } from '../rules/disposition.ts';
import { foodRules } from '../rules/food-process.ts';
import { processFaults, processKinds, processStates } from '../rules/process-standing.ts';

/** Food on its way. */
export const foodProcess = pgTable(
  'food_process',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    kind: text({ enum: processKinds }).notNull(),
    food: text().notNull(),
    batch: text(),
    rules: text({ enum: foodRules }).notNull(),
    state: text({ enum: processStates }).notNull(),
    why: text({ enum: processFaults }),
    startedAt: instant('started_at').notNull(),
    startedBy: uuid('started_by').notNull(),
    dueAt: instant('due_at'),
    endedAt: instant('ended_at'),
    disposition: text({ enum: dispositions }),
    dispositionNote: text('disposition_note'),
    disposedBy: uuid('disposed_by'),
    disposedAt: instant('disposed_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What was measured of it. */
export const foodProcessStep = pgTable(
  'food_process_step',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    processId: uuid('process_id').notNull(),
    reading: text(),
    happenedAt: instant('happened_at').notNull(),
    recordedBy: uuid('recorded_by').notNull(),
    recordedAt: instant('recorded_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);
