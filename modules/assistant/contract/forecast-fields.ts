import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { businessDateSchema, currencySchema } from '../../inventory/contract/fields.ts';
import { forecastLimits, forecastSubjects, forecastUnits } from '../rules/forecast/forecast-limits.ts';
import { horizonDaysMax } from '../rules/forecast/forecast-series.ts';

/** What may be forecast. */
export const forecastSubjectSchema = z.enum(forecastSubjects);

/** How many days, today among them. */
export const forecastDaysSchema = z.int().check(z.minimum(1), z.maximum(horizonDaysMax));

/** One thing within a forecast: everything together, a part of the day, a dish, an item. */
export const forecastKeySchema = z.string().check(z.regex(/^[\w-]{1,40}$/));

/** An estimate, so an ordinary number does. */
const amountSchema = z.number().check(z.minimum(0), z.maximum(1e15));

const reasonSchema = z.enum(['TOO_FEW_DAYS', 'NOTHING_LATELY']);

/** What an event is, as somebody writes it down. */
export const forecastEventSchema = z.strictObject({
  id: idSchema,
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(forecastLimits.eventNameMax)),
  fromDay: businessDateSchema,
  untilDay: businessDateSchema,
  /** @unit hundredths of a percent more, less below zero; null where nobody knows */
  effectBps: z.nullable(z.int().check(z.minimum(-10_000), z.maximum(30_000))),
});

const { id: eventId, ...eventFields } = forecastEventSchema.shape;

/** The same as a command carries it. */
export const forecastEventBodySchema = z.strictObject({ eventId, ...eventFields });

/** What somebody puts in place of a forecast; without an amount, the forecast holds again. */
export const overrideBodySchema = z.strictObject({
  what: forecastSubjectSchema,
  key: forecastKeySchema,
  day: businessDateSchema,
  /** @unit of the series */
  amount: z.nullable(amountSchema),
  reason: z.string().check(z.trim(), z.minLength(2), z.maxLength(forecastLimits.reasonMax)),
});

/** What came of asking for a forecast. */
export const madeForecastSchema = z.object({
  /** Null where nothing can be told. */
  runId: z.nullable(idSchema),
  noForecast: z.nullable(z.object({ reason: reasonSchema, /** @unit days of which something is known */ knownDays: z.int() })),
  /** @unit AI operations */
  cost: z.int(),
});

const pastDaySchema = z.object({ day: businessDateSchema, /** @unit of the series */ amount: z.number() });

const foretoldDaySchema = z.object({
  day: businessDateSchema,
  /** @unit of the series */
  low: z.number(),
  /** @unit of the series */
  mean: z.number(),
  /** @unit of the series */
  high: z.number(),
  /** What somebody put in its place, and why. */
  override: z.nullable(z.object({ /** @unit of the series */ amount: z.number(), reason: z.string() })),
});

/** A share of all that came; null where nothing came. */
const shareSchema = z.nullable(z.number());

/** What is expected of one thing. */
export const foretoldSeriesSchema = z.object({
  key: forecastKeySchema,
  name: z.nullable(z.string()),
  nameLocal: z.nullable(z.string()),
  unit: z.enum(forecastUnits),
  /** Null where there is a forecast. */
  refusedBecause: z.nullable(reasonSchema),
  /** @unit days */
  knownDays: z.int(),
  days: z.array(foretoldDaySchema),
  history: z.array(pastDaySchema),
  models: z.array(z.object({ model: z.string(), usesCalendar: z.boolean(), /** @unit share, 0 to 1 */ share: z.number() })),
  /** What the same would have missed by before. */
  error: shareSchema,
  /** What the same day of last week would have missed by. */
  naiveError: shareSchema,
  /** Said too much, or too little below zero. */
  bias: shareSchema,
  /** @unit days of the back-test; one may be compared at several distances */
  comparedDays: z.int(),
});

const calendarDaySchema = z.object({
  day: businessDateSchema,
  isClosed: z.boolean(),
  holidays: z.array(z.string()),
  fast: z.nullable(z.string()),
  events: z.array(z.string()),
});

const judgedDaySchema = z.object({
  key: forecastKeySchema,
  day: businessDateSchema,
  /** @unit of the series */
  forecast: z.number(),
  /** @unit of the series */
  override: z.number(),
  /** @unit of the series */
  came: z.number(),
  reason: z.string(),
});

/** The last word on days to come, with what people say of it. */
export const toldForecastSchema = z.object({
  today: businessDateSchema,
  /** Null where none was made yet. */
  run: z.nullable(
    z.object({
      id: idSchema,
      fromDay: businessDateSchema,
      dayCount: z.int(),
      madeAt: z.iso.datetime(),
      /** Made at night, included in the plan. */
      isNightly: z.boolean(),
      currency: z.nullable(currencySchema),
    }),
  ),
  series: z.array(foretoldSeriesSchema),
  calendar: z.array(calendarDaySchema),
  events: z.array(forecastEventSchema),
  /** How people's own figures did on days that are over; null where there are none. */
  score: z.nullable(
    z.object({
      comparedDays: z.int(),
      /** @unit days on which the person came nearer */
      betterDays: z.int(),
      forecastError: shareSchema,
      overrideError: shareSchema,
      verdict: z.enum(['HELPED', 'HARMED', 'ALIKE', 'TOO_EARLY']),
    }),
  ),
  judged: z.array(judgedDaySchema),
  /** Days for which prep and orders are planned by it. */
  plannedDays: z.array(businessDateSchema),
  /** @unit AI operations */
  cost: z.int(),
});

/** What came of asking for a forecast. */
export type MadeForecast = z.output<typeof madeForecastSchema>;
/** What somebody wrote down that happens nearby. */
export type ForecastEvent = z.output<typeof forecastEventSchema>;
/** The same as a command carries it. */
export type ForecastEventBody = z.output<typeof forecastEventBodySchema>;
/** What somebody puts in place of a forecast. */
export type OverrideBody = z.output<typeof overrideBodySchema>;
/** The last word on days to come. */
export type ToldForecast = z.output<typeof toldForecastSchema>;
/** What is expected of one thing. */
export type ForetoldSeries = z.output<typeof foretoldSeriesSchema>;
/** A day as it is expected. */
export type ForetoldDay = ForetoldSeries['days'][number];
