import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, restaurantId } from '../../../../platform/server/database/columns.ts';
import type { ProposalGap, ProposalShift } from '../../contract/roster-fields.ts';
import { fillAims } from '../../rules/roster/fill-facts.ts';

/** A filled rota as it is proposed. */
export const rotaProposal = pgTable(
  'rota_proposal',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    fromDate: date('from_date').notNull(),
    dayCount: integer('day_count').notNull(),
    aim: text({ enum: fillAims }).notNull(),
    state: text({ enum: ['RUNNING', 'DONE', 'FAILED', 'ACCEPTED', 'DISCARDED'] }).notNull(),
    isStopping: boolean('is_stopping').notNull().default(false),
    gapPermille: integer('gap_permille'),
    shifts: jsonb().$type<ProposalShift[]>().notNull().default([]),
    gaps: jsonb().$type<ProposalGap[]>().notNull().default([]),
    replaces: jsonb().$type<{ readonly id: string; readonly version: number }[]>().notNull().default([]),
    askedBy: uuid('asked_by').notNull(),
    askedAt: instant('asked_at').notNull().defaultNow(),
    heardAt: instant('heard_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** A row of the proposals. */
export type ProposalRow = typeof rotaProposal.$inferSelect;
