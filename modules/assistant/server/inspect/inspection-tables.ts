import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, now, restaurantId } from '../../../../platform/server/database/columns.ts';
import { type GapKind, gapWeights } from '../../rules/inspect/gap-laws.ts';
import type { CitedLaw } from '../../rules/inspect/weigh-gaps.ts';

/** What somebody had the house inspected for. */
export const inspection = pgTable(
  'inspection',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: instant('asked_at').notNull().default(now),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
    hasPeople: boolean('has_people').notNull(),
    cost: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What an inspection found, and what became of it. */
export const inspectionGap = pgTable(
  'inspection_gap',
  {
    restaurantId: restaurantId(),
    inspectionId: uuid('inspection_id').notNull(),
    place: integer().notNull(),
    kind: text().$type<GapKind>().notNull(),
    subject: text().notNull(),
    weight: text({ enum: gapWeights }).notNull(),
    words: jsonb().$type<Record<string, string | number | null>>().notNull(),
    link: text().notNull(),
    day: date(),
    law: jsonb().$type<CitedLaw>(),
    outcome: text({ enum: ['ACCEPTED', 'EDITED', 'REJECTED'] }),
    taskId: uuid('task_id'),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.inspectionId, table.place] })],
);
