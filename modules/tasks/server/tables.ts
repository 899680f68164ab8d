import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, madeId, now, restaurantId } from '../../../platform/server/database/columns.ts';
import type { Role } from '../../restaurants/rules/capabilities.ts';
import { checkOutcomes } from '../rules/check-entry.ts';
import type { CheckItem } from '../rules/check-item.ts';
import { dispositions } from '../rules/disposition.ts';
import { runStates } from '../rules/run-state.ts';
import type { Schedule } from '../rules/schedule.ts';
import { taskPriorities, taskStates } from '../rules/task-state.ts';

/** A list that is done by the clock. */
export const checkTemplate = pgTable(
  'check_template',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    version: integer().notNull(),
    starterKey: text('starter_key'),
    archivedAt: instant('archived_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What a list was at a time. */
export const checkTemplateVersion = pgTable(
  'check_template_version',
  {
    restaurantId: restaurantId(),
    templateId: uuid('template_id').notNull(),
    version: integer().notNull(),
    name: text().notNull(),
    nameLocal: text('name_local'),
    forRole: text('for_role').$type<Role>(),
    schedule: jsonb().$type<Schedule>().notNull(),
    items: jsonb().$type<CheckItem[]>().notNull(),
    writtenBy: uuid('written_by').notNull(),
    writtenAt: instant('written_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.templateId, table.version] })],
);

/** A list of one day. */
export const checkRun = pgTable(
  'check_run',
  {
    restaurantId: restaurantId(),
    id: madeId(),
    templateId: uuid('template_id').notNull(),
    templateVersion: integer('template_version').notNull(),
    businessDate: date('business_date').notNull(),
    showAt: instant('show_at').notNull(),
    dueAt: instant('due_at').notNull(),
    expireAt: instant('expire_at').notNull(),
    state: text({ enum: runStates }).notNull().default('OPEN'),
    submittedBy: uuid('submitted_by'),
    submittedAt: instant('submitted_at'),
    verifiedBy: uuid('verified_by'),
    verifiedAt: instant('verified_at'),
    missedAt: instant('missed_at'),
    reason: text(),
    reasonBy: uuid('reason_by'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What was answered. */
export const checkEntry = pgTable(
  'check_entry',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    runId: uuid('run_id').notNull(),
    itemKey: text('item_key').notNull(),
    value: text(),
    outcome: text({ enum: checkOutcomes }).notNull(),
    happenedAt: instant('happened_at').notNull(),
    deviceAt: instant('device_at').notNull(),
    isLate: boolean('is_late').notNull(),
    recordedBy: uuid('recorded_by').notNull(),
    recordedAt: instant('recorded_at').notNull().default(now),
    place: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What was done about what failed. */
export const correctiveAction = pgTable(
  'corrective_action',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    entryId: uuid('entry_id').notNull(),
    disposition: text({ enum: dispositions }).notNull(),
    note: text().notNull(),
    food: text(),
    happenedAt: instant('happened_at').notNull(),
    recordedBy: uuid('recorded_by').notNull(),
    recordedAt: instant('recorded_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What somebody is to do once. */
export const task = pgTable(
  'task',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    title: text().notNull(),
    note: text(),
    assigneeId: uuid('assignee_id'),
    forRole: text('for_role').$type<Role>(),
    dueAt: instant('due_at'),
    priority: text({ enum: taskPriorities }).notNull(),
    state: text({ enum: taskStates }).notNull().default('TODO'),
    repeatDays: integer('repeat_days'),
    correctiveActionId: uuid('corrective_action_id'),
    reason: text(),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull().default(now),
    doneBy: uuid('done_by'),
    doneAt: instant('done_at'),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What was said about a task. */
export const taskComment = pgTable(
  'task_comment',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    taskId: uuid('task_id').notNull(),
    text: text().notNull(),
    writtenBy: uuid('written_by').notNull(),
    writtenAt: instant('written_at').notNull(),
    recordedAt: instant('recorded_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);
