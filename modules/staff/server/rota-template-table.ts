import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, now, restaurantId } from '../../../platform/server/database/columns.ts';
import type { TemplateShift } from '../rules/rota-template.ts';

/** A week to plan from again. */
export const rotaTemplate = pgTable(
  'rota_template',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    shifts: jsonb().$type<readonly TemplateShift[]>().notNull(),
    madeBy: uuid('made_by').notNull(),
    madeAt: instant('made_at').notNull().default(now),
    removedAt: instant('removed_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);
