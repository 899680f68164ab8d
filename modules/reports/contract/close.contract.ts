import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { businessDateSchema, currencySchema } from '../../inventory/contract/fields.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { closeDaySchema, closeLineSchema, overrideSchema, reasonSchema } from './close-fields.ts';
import { reportsRefusals } from './refusals.ts';

const tags = ['reports'];
const path = '/restaurants/{restaurantId}/days';

/** @unit minor units */
const amountSchema = z.string().check(z.regex(/^\d{1,12}$/));
/**
 * Nought where a day was never closed.
 *
 * @unit closings and reopenings
 */
const baseVersionSchema = z.int().check(z.minimum(0));

const { ID_TAKEN, DAY_NOT_BEGUN, DAY_CLOSED_ALREADY, DAY_NOT_CLOSED, DAY_NOT_READY, DAY_CHANGED, TILL_UNKNOWN, PERIOD_LOCKED } =
  reportsRefusals;

/** Five weeks of trading days until a day, or until today, the newest first, and where each stands; none of before the restaurant's first. */
export const listCloses = restaurantQuery('reports.close-days')
  .route({ method: 'GET', path, summary: 'Read where days stand', tags })
  .input(z.strictObject({ restaurantId: idSchema, until: z.optional(businessDateSchema) }))
  .output(z.object({ days: z.array(closeLineSchema), hasEarlier: z.boolean(), currency: currencySchema, today: businessDateSchema }));

/** A trading day: what holds it, what it came to, who signed it. */
export const readClose = restaurantQuery('reports.close-days')
  .route({ method: 'GET', path: `${path}/{businessDate}`, summary: 'Read where a day stands', tags })
  .input(z.strictObject({ restaurantId: idSchema, businessDate: businessDateSchema }))
  .output(closeDaySchema);

/** Says what lies in a drawer. */
export const countCash = restaurantCommand('reports.close-days', 'reports.count-cash@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/cash`, summary: 'Count a drawer', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        countId: z.uuidv7(),
        businessDate: businessDateSchema,
        /** Null for the drawer of what no till rang up. */
        tillId: z.nullable(idSchema),
        floatMinor: amountSchema,
        takenOutMinor: amountSchema,
        countedMinor: amountSchema,
        note: z.nullable(reasonSchema),
      }),
    ),
  )
  .output(z.object({ day: closeDaySchema }))
  .errors({ ID_TAKEN, DAY_NOT_BEGUN, DAY_CLOSED_ALREADY, TILL_UNKNOWN, PERIOD_LOCKED });

/** Signs a day: what it came to is kept as it was signed. */
export const closeDay = restaurantCommand('reports.close-days', 'reports.close-day@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/close`, summary: 'Close a day', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        stepId: z.uuidv7(),
        businessDate: businessDateSchema,
        baseVersion: baseVersionSchema,
        overrides: z.array(overrideSchema).check(z.maxLength(20)),
      }),
    ),
  )
  .output(z.object({ day: closeDaySchema }))
  .errors({ ID_TAKEN, DAY_NOT_BEGUN, DAY_CLOSED_ALREADY, DAY_NOT_READY, DAY_CHANGED, PERIOD_LOCKED });

/** Opens a day again, for a reason; what was signed stays. */
export const reopenDay = restaurantCommand('reports.close-days', 'reports.reopen-day@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/reopen`, summary: 'Open a day again', tags })
  .input(
    commandEnvelope(
      z.strictObject({ stepId: z.uuidv7(), businessDate: businessDateSchema, baseVersion: baseVersionSchema, reason: reasonSchema }),
    ),
  )
  .output(z.object({ day: closeDaySchema }))
  .errors({ ID_TAKEN, DAY_NOT_CLOSED, DAY_CHANGED, PERIOD_LOCKED });

/** Everything about closing days. */
export const closeContract = { listCloses, readClose, countCash, closeDay, reopenDay };
