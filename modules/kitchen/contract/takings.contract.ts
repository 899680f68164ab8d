import * as z from 'zod/mini';

import { commandEnvelope } from '../../../platform/contract/command.ts';
import { versionSchema } from '../../inventory/contract/fields.ts';
import { channels } from '../../menu/rules/menu-limits.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { periodSchema, takingsSchema } from './book-fields.ts';
import { kitchenRefusals } from './refusals.ts';

const tags = ['kitchen'];
const path = '/restaurants/{restaurantId}/takings';

/** @unit minor units */
const amount = z.string().check(z.regex(/^\d{1,12}$/));

/** What days took, by channel. What tills and pads know stands beside what was typed, and comes before it. */
export const readTakings = restaurantQuery('kitchen.view-takings')
  .route({ method: 'GET', path, summary: 'Read takings', tags })
  .input(periodSchema)
  .output(z.object({ takings: z.array(takingsSchema) }));

/** Writes down what days took: typed, or from a file. A row that is there is changed over the version that was seen. */
export const saveTakings = restaurantCommand('kitchen.view-takings', 'kitchen.save-takings@1', 'forbidden')
  .route({ method: 'POST', path, summary: 'Write takings down', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        source: z.enum(['TYPED', 'IMPORTED']),
        rows: z
          .array(
            z.strictObject({
              businessDate: z.iso.date(),
              channel: z.enum(channels),
              baseVersion: z.nullable(versionSchema),
              grossMinor: amount,
              vatMinor: z.nullable(amount),
              /** @unit guests */
              covers: z.nullable(z.int().check(z.minimum(0), z.maximum(100_000))),
            }),
          )
          .check(z.minLength(1), z.maxLength(1000)),
      }),
    ),
  )
  .output(z.object({ takings: z.array(takingsSchema) }))
  .errors({ TAKINGS_CHANGED: kitchenRefusals.TAKINGS_CHANGED });

/** Everything about what days took. */
export const takingsContract = { readTakings, saveTakings };
