import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, now, restaurantId } from '../../../platform/server/database/columns.ts';
import { foodRules } from '../rules/food-process.ts';
import { probeStandings } from '../rules/probe.ts';
import { unitKinds } from '../rules/temp-unit.ts';

/** By which rules a house keeps food. */
export const foodSafety = pgTable('food_safety', {
  restaurantId: restaurantId().primaryKey(),
  rules: text({ enum: foodRules }).notNull(),
  calibrateDays: integer('calibrate_days').notNull(),
  changedBy: uuid('changed_by').notNull(),
  changedAt: instant('changed_at').notNull().default(now),
});

/** What keeps food cold or hot. */
export const tempUnit = pgTable(
  'temp_unit',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    kind: text({ enum: unitKinds }).notNull(),
    name: text().notNull(),
    nameLocal: text('name_local'),
    ownLimit: text('own_limit'),
    limitReason: text('limit_reason'),
    place: integer().notNull(),
    version: integer().notNull().default(1),
    awayAt: instant('away_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** Thermometers that are held into food. */
export const probe = pgTable(
  'probe',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    version: integer().notNull().default(1),
    awayAt: instant('away_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What a probe showed in ice and in boiling water. */
export const probeCalibration = pgTable(
  'probe_calibration',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    probeId: uuid('probe_id').notNull(),
    ice: text().notNull(),
    boil: text(),
    isPassed: boolean('is_passed').notNull(),
    happenedAt: instant('happened_at').notNull(),
    recordedBy: uuid('recorded_by').notNull(),
    recordedAt: instant('recorded_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What was read of a unit. */
export const unitReading = pgTable(
  'unit_reading',
  {
    restaurantId: restaurantId(),
    entryId: uuid('entry_id').notNull(),
    unitId: uuid('unit_id'),
    probeId: uuid('probe_id'),
    probeStanding: text('probe_standing', { enum: probeStandings }),
    value: text().notNull(),
    outcome: text({ enum: ['PASS', 'FAIL'] }).notNull(),
    happenedAt: instant('happened_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.entryId] })],
);
