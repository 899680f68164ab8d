import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, now, restaurantId } from './columns.ts';

/** Links that open one thing to whoever holds them: `withLink` lets them in. Of the secret only a hash is kept. */
export const accessLink = pgTable(
  'access_link',
  {
    restaurantId: restaurantId(),
    id: uuid()
      .notNull()
      .default(sql`uuidv7()`),
    tokenHash: text('token_hash').notNull(),
    kind: text({ enum: ['purchase-order', 'guest-menu', 'calendar', 'telegram'] }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    madeBy: uuid('made_by'),
    madeAt: instant('made_at').notNull().default(now),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    openedAt: instant('opened_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);
