import { jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

import { instant, now, restaurantId } from '../../../../platform/server/database/columns.ts';
import type { TourTaken } from '../../contract/tour.contract.ts';

/** How far people are on their tours. */
export const stockTour = pgTable(
  'stock_tour',
  {
    restaurantId: restaurantId(),
    userId: uuid('user_id').notNull(),
    scratchId: uuid('scratch_id').notNull(),
    scratchPersonId: uuid('scratch_person_id').notNull(),
    itemId: uuid('item_id').notNull(),
    steps: jsonb().$type<readonly TourTaken[]>().notNull().default([]),
    begunAt: instant('begun_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.userId] })],
);
