import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, minor, restaurantId } from '../../../platform/server/database/columns.ts';
import { currencies } from '../../../kit/money.ts';
import type { Break } from '../rules/planned-shift.ts';

/** A shift as it was made known, by whom and to whom, and the rules that an owner went on against. */
export type Told = {
  readonly workRoleId: string;
  readonly userId: string | null;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly breaks: readonly Break[];
  readonly note: string | null;
  readonly isCancelled: boolean;
  readonly toldBy: string;
  readonly toldTo: readonly string[];
  readonly overrides: readonly { readonly ruleId: string; readonly reason: string }[];
};

/** Who is to work when. */
export const shift = pgTable(
  'shift',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    businessDate: date('business_date').notNull(),
    workRoleId: uuid('work_role_id').notNull(),
    userId: uuid('user_id'),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    breaks: jsonb().$type<readonly Break[]>().notNull().default([]),
    note: text(),
    isCancelled: boolean('is_cancelled').notNull().default(false),
    told: jsonb().$type<Told>(),
    toldAt: instant('told_at'),
    toldDate: date('told_date'),
    isPinned: boolean('is_pinned').notNull().default(false),
    source: text({ enum: ['HAND', 'TEMPLATE', 'AUTO', 'SWAP'] })
      .notNull()
      .default('HAND'),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** A row of the rota. */
export type ShiftRow = typeof shift.$inferSelect;

/** What a day is planned against. */
export const rotaDay = pgTable(
  'rota_day',
  {
    restaurantId: restaurantId(),
    businessDate: date('business_date').notNull(),
    expectedSalesMinor: minor('expected_sales_minor'),
    currency: text({ enum: currencies }).notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.businessDate] })],
);

/** How many of a kind of work are needed when. */
export const labourDemand = pgTable(
  'labour_demand',
  {
    restaurantId: restaurantId(),
    businessDate: date('business_date').notNull(),
    workRoleId: uuid('work_role_id').notNull(),
    fromMinute: integer('from_minute').notNull(),
    toMinute: integer('to_minute').notNull(),
    people: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.businessDate, table.workRoleId, table.fromMinute] })],
);
