import { boolean, date, doublePrecision, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { currencies } from '../../../kit/money.ts';
import { bytea, instant, minor, now, restaurantId } from '../../../platform/server/database/columns.ts';
import { clockKinds } from '../rules/clock-pairing.ts';
import { fenceModes } from '../rules/clock-limits.ts';
import { payReasons } from '../rules/overtime-tiers.ts';

/** What people said at the clock, and what was written for them. */
export const clockEvent = pgTable(
  'clock_event',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    userId: uuid('user_id').notNull(),
    kind: text({ enum: [...clockKinds, 'VOID'] }).notNull(),
    happenedAt: instant('happened_at').notNull(),
    deviceAt: instant('device_at').notNull(),
    method: text({ enum: ['PHONE', 'TABLET', 'LEAD'] }).notNull(),
    distanceM: integer('distance_m'),
    accuracyM: integer('accuracy_m'),
    note: text(),
    recordedBy: uuid('recorded_by').notNull(),
    recordedAt: instant('recorded_at').notNull().default(now),
    replacesId: uuid('replaces_id'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** Where people clock in, and how hours are counted. */
export const clockSetting = pgTable('clock_setting', {
  restaurantId: restaurantId().primaryKey(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  radiusM: integer('radius_m').notNull(),
  fence: text({ enum: fenceModes }).notNull(),
  graceMinutes: integer('grace_minutes').notNull(),
  roundUpTo: integer('round_up_to').$type<1 | 5 | 15>().notNull(),
  restWeekday: integer('rest_weekday').notNull(),
  holidays: date().array().notNull(),
  overtimeAfterMinutes: integer('overtime_after_minutes'),
  overtimePermille: integer('overtime_permille').notNull(),
  asksPhoto: boolean('asks_photo').notNull().default(false),
  labourTargetBps: integer('labour_target_bps'),
  version: integer().notNull(),
});

/** Who stood at the shared tablet, for a month. */
export const clockPhoto = pgTable(
  'clock_photo',
  {
    restaurantId: restaurantId(),
    markId: uuid('mark_id').notNull(),
    mediaType: text('media_type', { enum: ['image/webp', 'image/jpeg'] }).notNull(),
    fingerprint: text().notNull(),
    bytes: bytea().notNull(),
    keptAt: instant('kept_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.markId] })],
);

/** Which days of whom were looked at, by whom. */
export const timeCardApproval = pgTable(
  'time_card_approval',
  {
    restaurantId: restaurantId(),
    userId: uuid('user_id').notNull(),
    businessDate: date('business_date').notNull(),
    digest: text().notNull(),
    workedMinutes: integer('worked_minutes').notNull(),
    note: text(),
    approvedBy: uuid('approved_by').notNull(),
    approvedAt: instant('approved_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.userId, table.businessDate] })],
);

/** Stretches of days that went to the payroll. */
export const timesheetPeriod = pgTable(
  'timesheet_period',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
    lockedBy: uuid('locked_by').notNull(),
    lockedAt: instant('locked_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** Minutes that went to the payroll, by day and reason. */
export const timesheetLine = pgTable(
  'timesheet_line',
  {
    restaurantId: restaurantId(),
    periodId: uuid('period_id').notNull(),
    userId: uuid('user_id').notNull(),
    businessDate: date('business_date').notNull(),
    reason: text({ enum: payReasons }).notNull(),
    ratePermille: integer('rate_permille').notNull(),
    minutes: integer().notNull(),
    payId: text('pay_id'),
    hourlyMinor: minor('hourly_minor'),
    currency: text({ enum: currencies }),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.periodId, table.userId, table.businessDate, table.reason, table.ratePermille] }),
  ],
);
