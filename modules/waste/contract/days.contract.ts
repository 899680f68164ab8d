import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { businessDateSchema, currencySchema, instantSchema, versionSchema } from '../../inventory/contract/fields.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { wasteLimits } from '../rules/waste-limits.ts';
import { dayRefusals } from './goal-refusals.ts';
import { dayFiguresSchema, salesSchema } from './goal-fields.ts';

const tags = ['waste'];
const path = '/restaurants/{restaurantId}/waste';

/** Guests and sales of trading days, as far as anybody wrote them down. */
export const listDays = restaurantQuery('waste.record-days')
  .route({ method: 'GET', path: `${path}/days`, summary: 'List covers and sales', tags })
  .input(
    z.strictObject({ restaurantId: idSchema, from: businessDateSchema, to: businessDateSchema }).check(
      z.refine(({ from, to }) => from <= to && (Date.parse(to) - Date.parse(from)) / 86_400_000 < wasteLimits.daysListedMax, {
        path: ['to'],
      }),
    ),
  )
  .output(
    z.object({
      days: z.array(z.extend(dayFiguresSchema, { setBy: z.string(), setAt: instantSchema })),
      currency: currencySchema,
      today: businessDateSchema,
    }),
  );

/** Writes guests and sales of a trading day down, over the version that the person saw; null is not known. */
export const saveDay = restaurantCommand('waste.record-days', 'waste.save-day@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/save-day`, summary: 'Save covers and sales of a day', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        businessDate: businessDateSchema,
        baseVersion: z.nullable(versionSchema),
        /** @unit guests */
        covers: z.nullable(z.int().check(z.minimum(0), z.maximum(wasteLimits.coversMax))),
        salesMinor: z.nullable(salesSchema),
      }),
    ),
  )
  .output(z.object({ day: dayFiguresSchema }))
  .errors(dayRefusals);

/** Everything about trading days. */
export const daysContract = { listDays, saveDay };
