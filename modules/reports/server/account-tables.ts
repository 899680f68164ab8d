import { date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { currencies } from '../../../kit/money.ts';
import { instant, now, restaurantId } from '../../../platform/server/database/columns.ts';
import type { Budget, Headings } from '../rules/account-lines.ts';
import type { Expense } from '../rules/month-book.ts';

/** What a month was meant to come to, and its costs beside goods and labour. */
export const monthBook = pgTable(
  'month_book',
  {
    restaurantId: restaurantId(),
    monthFrom: date('month_from').notNull(),
    budget: jsonb().$type<Budget>().notNull(),
    expenses: jsonb().$type<readonly Expense[]>().notNull(),
    currency: text({ enum: currencies }).notNull(),
    version: integer().notNull().default(1),
    savedBy: uuid('saved_by').notNull(),
    savedAt: instant('saved_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.monthFrom] })],
);

/** Under which line of the account categories fall. */
export const accountHeading = pgTable('account_heading', {
  restaurantId: restaurantId().primaryKey(),
  items: jsonb().$type<Headings['items']>().notNull(),
  dishes: jsonb().$type<Headings['dishes']>().notNull(),
  version: integer().notNull().default(1),
  savedBy: uuid('saved_by').notNull(),
  savedAt: instant('saved_at').notNull().default(now),
});
