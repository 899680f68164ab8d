import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { businessDateSchema, currencySchema, minorUnitsSchema, quantitySchema } from '../../inventory/contract/fields.ts';
import { groupId, reportIds } from '../rules/report-ids.ts';

/** What is asked for: one report of one stretch of trading days, in the language of whoever reads it. */
export const reportAskShape = {
  restaurantId: idSchema,
  report: z.enum(reportIds),
  from: businessDateSchema,
  to: businessDateSchema,
  language: z.enum(['en', 'am']),
  /** Of one thing alone, where a report tells of single ones: an item of stock. */
  subject: z.optional(idSchema),
};

/** One thing that is said, as a figure that can be reckoned with. Null is not known, which is not nought. */
export const cellSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('money'), minor: z.nullable(minorUnitsSchema), currency: currencySchema }),
  /**
   * A plain number, by its kind: `share` in hundredths of a percent; `change`, how much more something is than it was, alike;
   * `points`, how far one share lies above another, alike;
   * `count` of whatever the heading says; `tenths` of it; `minutes`, written as hours and minutes; `seconds`, as minutes and
   * seconds.
   */
  z.object({
    kind: z.enum(['share', 'change', 'points', 'count', 'tenths', 'minutes', 'seconds']),
    /** @unit as its kind says */
    value: z.nullable(z.int()),
  }),
  z.object({ kind: z.literal('quantity'), quantity: z.nullable(quantitySchema), unit: z.string() }),
  z.object({ kind: z.literal('day'), day: z.nullable(businessDateSchema) }),
  z.object({ kind: z.literal('moment'), at: z.nullable(z.iso.datetime()) }),
  /** A time of day, which whoever reads it counts by their own clock. */
  z.object({
    kind: z.literal('clock'),
    /** @unit minutes after midnight */
    minute: z.nullable(z.int().check(z.minimum(0), z.maximum(1439))),
  }),
  z.object({ kind: z.literal('text'), text: z.nullable(z.string()) }),
]);

/** Whether something is as it should be. */
const standingSchema = z.enum(['good', 'soon', 'wrong', 'information']);

/** A place in the app where a figure can be followed down to its documents: a path with its search. */
const placeSchema = z.nullable(z.string().check(z.regex(/^\/(?!\/)/)));

/** What a figure is held against: the stretch before, a year ago, what was planned. */
const comparisonSchema = z.object({
  label: z.string(),
  value: cellSchema,
  /** How far the figure lies above it; as a share, how much of it is reached. */
  change: cellSchema,
  /** Null where more is neither better nor worse, or where it is not known. */
  isBetter: z.nullable(z.boolean()),
});

/** A figure with what it rests on and what it is held against. */
export const figureSchema = z.object({
  id: z.string(),
  label: z.string(),
  value: cellSchema,
  /** What it rests on: which documents, what is left out. */
  basis: z.string(),
  place: placeSchema,
  comparisons: z.array(comparisonSchema),
});

const columnSchema = z.object({ id: z.string(), label: z.string(), side: z.enum(['left', 'right']) });

const rowSchema = z.object({
  cells: z.array(cellSchema),
  place: placeSchema,
  /** A sum stands out; a part stands in below what it is a part of. */
  weight: z.enum(['line', 'part', 'sum', 'total']),
});

/** Figures under headings. */
export const tableSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** What its figures rest on, where it is not what the report says already; null where it is. */
  note: z.nullable(z.string()),
  columns: z.array(columnSchema),
  rows: z.array(rowSchema),
});

/** A picture of figures. */
export const chartSchema = z.object({
  id: z.string(),
  /** The finding. */
  title: z.string(),
  /** Measure and unit. */
  measure: z.string(),
  kind: z.enum(['trend', 'bars', 'multiples']),
  /** What the labels of its points are: "Week". */
  spanWord: z.string(),
  series: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      points: z.array(z.object({ label: z.string(), value: cellSchema })),
      goal: z.nullable(z.object({ label: z.string(), value: cellSchema })),
    }),
  ),
});

const adviceSchema = z.object({ text: z.string(), action: z.string(), place: z.string(), standing: standingSchema });

/** A report, in words and figures, whatever it is shown on: a screen, paper, a file or a letter. */
export const reportDocumentSchema = z.object({
  report: z.enum([...reportIds, groupId]),
  /** What it is called: "Prime cost". */
  name: z.string(),
  /** What one should know first, as a sentence. */
  finding: z.object({ text: z.string(), standing: standingSchema }),
  restaurant: z.string(),
  period: z.object({
    from: businessDateSchema,
    to: businessDateSchema,
    /** As people call it: "Week of 16 November", "Hidar 2019". */
    name: z.string(),
    calendar: z.enum(['GREGORIAN', 'ETHIOPIC']),
  }),
  asOf: z.iso.datetime(),
  /** Its days are closed and signed: the figures are those that were signed. Null where they may still change. */
  closedAt: z.nullable(z.iso.datetime()),
  figures: z.array(figureSchema),
  charts: z.array(chartSchema),
  tables: z.array(tableSchema),
  /** What this rests on: basis, coverage, counts. */
  restsOn: z.array(z.object({ label: z.string(), text: z.string() })),
  advice: z.array(adviceSchema),
});

/** One thing that is said. */
export type Cell = z.output<typeof cellSchema>;
/** A report. */
export type ReportDocument = z.output<typeof reportDocumentSchema>;
/** A figure with what it is held against. */
export type ReportFigure = z.output<typeof figureSchema>;
/** A picture of figures. */
export type ReportChart = z.output<typeof chartSchema>;
/** Figures under headings. */
export type ReportTable = z.output<typeof tableSchema>;
/** A line of a table. */
export type ReportRow = z.output<typeof rowSchema>;
/** What may be done about something. */
export type ReportAdvice = z.output<typeof adviceSchema>;
