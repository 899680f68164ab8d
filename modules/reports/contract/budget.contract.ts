import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { beside, conflict } from '../../../platform/contract/refusal-shapes.ts';
import { defineRefusals } from '../../../platform/contract/refusals.ts';
import { businessDateSchema, currencySchema, minorUnitsSchema, noteSchema } from '../../inventory/contract/fields.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { accountLines, enteredLines, goodsLines, salesLines } from '../rules/account-lines.ts';
import { reportLimits } from '../rules/report-limits.ts';

const tags = ['reports'];
const path = '/restaurants/{restaurantId}/books';

/** Nought of a thing that was never written. */
const versionSchema = z.int().check(z.minimum(0));

const budgetSchema = z.partialRecord(
  z.enum(accountLines),
  z.union([
    z.strictObject({ amount: minorUnitsSchema }),
    z.strictObject({
      /** @unit hundredths of a percent of net sales */
      share: z.int().check(z.minimum(0), z.maximum(reportLimits.shareMax)),
    }),
  ]),
);

const expensesSchema = z
  .array(z.strictObject({ id: z.uuidv7(), line: z.enum(enteredLines), amount: minorUnitsSchema, note: z.nullable(noteSchema) }))
  .check(z.maxLength(reportLimits.expensesMax));

const monthSchema = z.object({
  monthFrom: businessDateSchema,
  budget: budgetSchema,
  expenses: expensesSchema,
  currency: currencySchema,
  version: versionSchema,
});

const headingsShape = { items: z.record(idSchema, z.enum(goodsLines)), dishes: z.record(idSchema, z.enum(salesLines)) };
const headingsSchema = z.object({ ...headingsShape, version: versionSchema });
const categorySchema = z.object({ id: idSchema, name: z.string(), nameLocal: z.nullable(z.string()) });

/** Why a month's book or the sorting of categories cannot be written. */
export const budgetRefusals = defineRefusals({
  MONTH_UNKNOWN: beside({}),
  MONTH_CHANGED: conflict({ current: monthSchema }),
  HEADINGS_CHANGED: conflict({ current: headingsSchema }),
});

/** A month's book with the one before it, and how categories are sorted. */
export const readMonth = restaurantQuery('reports.set-up')
  .route({ method: 'GET', path: `${path}/{monthFrom}`, summary: "Read a month's book", tags })
  .input(z.strictObject({ restaurantId: idSchema, monthFrom: businessDateSchema }))
  .output(
    z.object({
      days: z.object({ from: businessDateSchema, to: businessDateSchema }),
      month: monthSchema,
      before: z.nullable(monthSchema),
      headings: headingsSchema,
      itemCategories: z.array(categorySchema),
      dishCategories: z.array(categorySchema),
      currency: currencySchema,
    }),
  )
  .errors({ MONTH_UNKNOWN: budgetRefusals.MONTH_UNKNOWN });

/** Writes what a month is meant to come to, and what it cost beside goods and labour. */
export const saveMonth = restaurantCommand('reports.set-up', 'reports.save-month@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/save-month`, summary: "Save a month's book", tags })
  .input(
    commandEnvelope(
      z.strictObject({ monthFrom: businessDateSchema, baseVersion: versionSchema, budget: budgetSchema, expenses: expensesSchema }),
    ),
  )
  .output(z.object({ month: monthSchema }))
  .errors({ MONTH_UNKNOWN: budgetRefusals.MONTH_UNKNOWN, MONTH_CHANGED: budgetRefusals.MONTH_CHANGED });

/** Sorts categories under the lines of the account. */
export const saveHeadings = restaurantCommand('reports.set-up', 'reports.save-headings@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/save-headings`, summary: 'Sort categories for the account', tags })
  .input(commandEnvelope(z.strictObject({ ...headingsShape, baseVersion: versionSchema })))
  .output(z.object({ headings: headingsSchema }))
  .errors({ HEADINGS_CHANGED: budgetRefusals.HEADINGS_CHANGED });

/** A month's book as it is kept. */
export type KeptMonth = z.output<typeof monthSchema>;
/** How categories are sorted. */
export type KeptHeadings = z.output<typeof headingsSchema>;

/** Everything about what is planned and entered. */
export const budgetContract = { readMonth, saveMonth, saveHeadings };
