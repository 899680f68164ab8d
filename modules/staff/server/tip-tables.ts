import { date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { currencies } from '../../../kit/money.ts';
import { instant, minor, now, restaurantId } from '../../../platform/server/database/columns.ts';
import { tipPoolStates, tipSources, type TipRule } from '../rules/tip-pool-state.ts';

/** How tips are shared out. */
export const tipSetting = pgTable('tip_setting', {
  restaurantId: restaurantId().primaryKey(),
  weights: jsonb().$type<TipRule['weights']>().notNull().default({}),
  dayMinutesMax: integer('day_minutes_max'),
  policy: text(),
  troncmaster: text(),
  version: integer().notNull(),
});

/** Tips that are shared out. */
export const tipPool = pgTable(
  'tip_pool',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
    source: text({ enum: tipSources }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: text({ enum: currencies }).notNull(),
    note: text(),
    correctsId: uuid('corrects_id'),
    state: text({ enum: tipPoolStates }).notNull().default('DRAFT'),
    version: integer().notNull().default(1),
    madeBy: uuid('made_by').notNull(),
    madeAt: instant('made_at').notNull().default(now),
    sharedBy: jsonb('shared_by').$type<TipRule & { readonly settingVersion: number; readonly troncmaster: string | null }>(),
    approvedBy: uuid('approved_by'),
    approvedAt: instant('approved_at'),
    paidOn: date('paid_on'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What each was given of a pool. */
export const tipAllocation = pgTable(
  'tip_allocation',
  {
    restaurantId: restaurantId(),
    poolId: uuid('pool_id').notNull(),
    userId: uuid('user_id').notNull(),
    minutes: integer().notNull(),
    weightPermille: integer('weight_permille').notNull(),
    amountMinor: minor('amount_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.poolId, table.userId] })],
);
