import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, now, restaurantId } from '../../../../platform/server/database/columns.ts';
import type { CheckResult } from '../../contract/self-checks.contract.ts';
import { checkRunStatuses } from '../../rules/self-check.ts';

/** Runs of the self-checks. */
export const stockCheckRun = pgTable(
  'stock_check_run',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: instant('asked_at').notNull().default(now),
    status: text({ enum: checkRunStatuses }).notNull().default('WAITING'),
    beatAt: instant('beat_at').notNull().default(now),
    endedAt: instant('ended_at'),
    results: jsonb().$type<readonly CheckResult[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);
