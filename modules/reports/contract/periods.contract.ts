import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { businessDateSchema } from '../../inventory/contract/fields.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { periodStates, periodSteps } from '../rules/periods/period-step.ts';
import { reasonSchema } from './close-fields.ts';
import { reportsRefusals } from './refusals.ts';

const tags = ['reports'];
const path = '/restaurants/{restaurantId}/periods';
const { ID_TAKEN, PERIOD_CHANGED, PERIOD_UNKNOWN, PERIOD_STEP_NOT_OPEN, PERIOD_NOT_OVER } = reportsRefusals;
const { PERIOD_OVERLAPS, PERIOD_FOR_OWNER, PERIOD_NOT_LAST, PERIOD_REASON_REQUIRED } = reportsRefusals;

/** A month of the books, and who did what with it. */
export const periodSchema = z.object({
  from: businessDateSchema,
  to: businessDateSchema,
  calendar: z.enum(['GREGORIAN', 'ETHIOPIC']),
  state: z.enum(periodStates),
  /** @unit steps */
  version: z.int().check(z.minimum(0)),
  /** @unit days of it that are closed */
  closedDays: z.int().check(z.minimum(0)),
  /** @unit days of it that had sales and are not closed */
  openDays: z.int().check(z.minimum(0)),
  steps: z.array(z.object({ step: z.enum(periodSteps), by: z.string(), at: z.iso.datetime(), reason: z.nullable(z.string()) })),
});

const listSchema = z.object({ periods: z.array(periodSchema) });

/** The months of a year, the latest first, by the calendar of the restaurant. */
export const listPeriods = restaurantQuery('reports.close-days')
  .route({ method: 'GET', path, summary: 'Read where months stand', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(listSchema);

/** Reviews a month, locks it, or opens it again. */
export const stepPeriod = restaurantCommand('reports.close-days', 'reports.step-period@1', 'forbidden')
  .route({ method: 'POST', path, summary: 'Review, lock or open a month', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        stepId: z.uuidv7(),
        /** The first day of the month. */
        from: businessDateSchema,
        step: z.enum(periodSteps),
        /** @unit steps */
        baseVersion: z.int().check(z.minimum(0)),
        /** Only with REOPEN. */
        reason: z.nullable(reasonSchema),
      }),
    ),
  )
  .output(listSchema)
  .errors({
    ID_TAKEN,
    PERIOD_CHANGED,
    PERIOD_UNKNOWN,
    PERIOD_STEP_NOT_OPEN,
    PERIOD_NOT_OVER,
    PERIOD_OVERLAPS,
    PERIOD_FOR_OWNER,
    PERIOD_NOT_LAST,
    PERIOD_REASON_REQUIRED,
  });

/** Everything about the months of the books. */
export const periodsContract = { listPeriods, stepPeriod };

/** A month of the books as it travels. */
export type Period = z.infer<typeof periodSchema>;
