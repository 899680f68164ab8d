import { date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { currencies } from '../../../../kit/money.ts';
import { exact, instant, now } from '../../../../platform/server/database/columns.ts';

/** At which rate an account holder adds two currencies up; a later one follows, none is changed. */
export const currencyRate = pgTable(
  'currency_rate',
  {
    ownerId: uuid('owner_id').notNull(),
    id: uuid().notNull(),
    one: text({ enum: currencies }).notNull(),
    other: text({ enum: currencies }).notNull(),
    rate: exact().notNull(),
    source: text().notNull(),
    ratedOn: date('rated_on').notNull(),
    setAt: instant('set_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);
