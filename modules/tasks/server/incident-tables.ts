import { boolean, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, now, restaurantId } from '../../../platform/server/database/columns.ts';
import { dispositions } from '../rules/disposition.ts';
import { incidentKinds } from '../rules/incident.ts';
import { cutVerdicts } from '../rules/power-cut.ts';

/** What went wrong. */
export const incident = pgTable(
  'incident',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    kind: text({ enum: incidentKinds }).notNull(),
    isStaff: boolean('is_staff').notNull(),
    happenedAt: instant('happened_at').notNull(),
    concerned: text().notNull(),
    done: text().notNull(),
    followUp: text('follow_up'),
    followUpDue: date('follow_up_due'),
    closedBy: uuid('closed_by'),
    closedAt: instant('closed_at'),
    closingNote: text('closing_note'),
    recordedBy: uuid('recorded_by').notNull(),
    recordedAt: instant('recorded_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** When the power was out. */
export const powerCut = pgTable(
  'power_cut',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    beganAt: instant('began_at').notNull(),
    begunBy: uuid('begun_by').notNull(),
    endedAt: instant('ended_at'),
    endedBy: uuid('ended_by'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What was found when it was back. */
export const powerCutCheck = pgTable(
  'power_cut_check',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    cutId: uuid('cut_id').notNull(),
    unitId: uuid('unit_id').notNull(),
    reading: text(),
    verdict: text({ enum: cutVerdicts }).notNull(),
    disposition: text({ enum: dispositions }),
    food: text(),
    happenedAt: instant('happened_at').notNull(),
    recordedBy: uuid('recorded_by').notNull(),
    recordedAt: instant('recorded_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);
