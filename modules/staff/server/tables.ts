import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, restaurantId } from '../../../platform/server/database/columns.ts';
import { contractKinds, workAreas } from '../rules/work-area.ts';

/** A kind of work that a rota is made of. */
export const workRole = pgTable(
  'work_role',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    nameLocal: text('name_local'),
    area: text({ enum: workAreas }).notNull(),
    sortOrder: integer('sort_order').notNull().default(0),
    version: integer().notNull().default(1),
    archivedAt: instant('archived_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What was agreed with somebody. */
export const employment = pgTable(
  'employment',
  {
    restaurantId: restaurantId(),
    userId: uuid('user_id').notNull(),
    contract: text({ enum: contractKinds }).notNull(),
    contractMinutes: integer('contract_minutes'),
    birthDate: date('birth_date'),
    startedOn: date('started_on'),
    endedOn: date('ended_on'),
    optedOutOn: date('opted_out_on'),
    optOutEndsOn: date('opt_out_ends_on'),
    otherMinutes: integer('other_minutes').notNull().default(0),
    rightToWorkCheckedOn: date('right_to_work_checked_on'),
    rightToWorkUntil: date('right_to_work_until'),
    payId: text('pay_id'),
    workRoleIds: uuid('work_role_ids').array().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.userId] })],
);
