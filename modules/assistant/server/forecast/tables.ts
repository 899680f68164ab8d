import { date, doublePrecision, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, now, restaurantId } from '../../../../platform/server/database/columns.ts';
import { forecastSubjects, forecastUnits } from '../../rules/forecast/forecast-limits.ts';
import type { UsedModel } from '../../rules/forecast/forecast-series.ts';
import type { ForecastDay } from '../../rules/forecast/interval.ts';

/** A day that is over, with what came. */
export type PastDay = { readonly day: string; /** @unit of the series */ readonly amount: number };

/** When days to come were worked out, and of what. */
export const forecastRun = pgTable(
  'forecast_run',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    what: text({ enum: forecastSubjects }).notNull(),
    fromDay: date('from_day').notNull(),
    dayCount: integer('day_count').notNull(),
    currency: text(),
    madeBy: uuid('made_by'),
    madeAt: instant('made_at').notNull().default(now),
    cost: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What is expected of one thing. */
export const forecastSeries = pgTable(
  'forecast_series',
  {
    restaurantId: restaurantId(),
    runId: uuid('run_id').notNull(),
    key: text().notNull(),
    rank: integer().notNull(),
    name: text(),
    nameLocal: text('name_local'),
    unit: text({ enum: forecastUnits }).notNull(),
    refusedBecause: text('refused_because', { enum: ['TOO_FEW_DAYS', 'NOTHING_LATELY'] }),
    knownDays: integer('known_days').notNull(),
    days: jsonb().$type<readonly ForecastDay[]>().notNull(),
    history: jsonb().$type<readonly PastDay[]>().notNull(),
    models: jsonb().$type<readonly UsedModel[]>().notNull(),
    error: doublePrecision(),
    naiveError: doublePrecision('naive_error'),
    bias: doublePrecision(),
    comparedDays: integer('compared_days').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.runId, table.key] })],
);

/** What somebody put in place of a forecast. */
export const forecastOverride = pgTable(
  'forecast_override',
  {
    restaurantId: restaurantId(),
    what: text({ enum: forecastSubjects }).notNull(),
    key: text().notNull(),
    day: date().notNull(),
    amount: doublePrecision().notNull(),
    reason: text().notNull(),
    forecast: doublePrecision().notNull(),
    madeBy: uuid('made_by').notNull(),
    madeAt: instant('made_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.what, table.key, table.day] })],
);

/** What happens nearby. */
export const forecastEvent = pgTable(
  'forecast_event',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    fromDay: date('from_day').notNull(),
    untilDay: date('until_day').notNull(),
    effectBps: integer('effect_bps'),
    madeBy: uuid('made_by').notNull(),
    madeAt: instant('made_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);
