import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, now, restaurantId } from '../../../../platform/server/database/columns.ts';

/** Tills that may send orders. */
export const till = pgTable(
  'till',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    prefix: text().notNull(),
    pairedBy: uuid('paired_by').notNull(),
    pairedAt: instant('paired_at').notNull().default(now),
    lastSeenAt: instant('last_seen_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** A till as it is stored. */
export type TillRow = typeof till.$inferSelect;
