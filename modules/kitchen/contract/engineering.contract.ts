import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { currencySchema } from '../../inventory/contract/fields.ts';
import { restaurantQuery } from '../../restaurants/contract/procedure.ts';

const soldDishSchema = z.object({
  dishId: idSchema,
  /** As it was sold last. */
  name: z.string(),
  nameLocal: z.nullable(z.string()),
  /** @unit portions */
  sold: z.int(),
  /**
   * What guests paid for it without VAT and without their choices, by portion.
   *
   * @unit minor units
   */
  netMinor: z.string(),
  /**
   * Of one portion, by what it costs today; null while its cost is not complete.
   *
   * @unit minor units
   */
  marginMinor: z.nullable(z.int()),
  quadrant: z.nullable(z.enum(['STAR', 'PLOUGHHORSE', 'PUZZLE', 'DOG'])),
});

const findingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('NOTHING_SOLD') }),
  z.object({ kind: z.literal('COST_MISSING'), coverageShare: z.int() }),
  z.object({ kind: z.enum(['PLOUGHHORSE', 'PUZZLE', 'DOG']), dishId: idSchema }),
  z.object({ kind: z.literal('TOO_FEW') }),
  z.object({ kind: z.literal('ALL_WELL') }),
]);

/** How each dish sold and what it earned over days, and what of it one should know first. */
export const readEngineering = restaurantQuery('kitchen.view-takings')
  .route({
    method: 'GET',
    path: '/restaurants/{restaurantId}/menu/engineering',
    summary: 'Read how dishes sell and earn',
    tags: ['kitchen'],
  })
  .input(z.strictObject({ restaurantId: idSchema, from: z.iso.date(), to: z.iso.date() }))
  .output(
    z.object({
      currency: currencySchema,
      dishes: z.array(soldDishSchema),
      /** @unit hundredths of a percent of the portions whose margin is known; null where nothing was sold */
      coverageShare: z.nullable(z.int()),
      finding: findingSchema,
    }),
  );

/** How the menu does. */
export const engineeringContract = { readEngineering };

/** A dish over a period, as it travels. */
export type SoldDishOut = z.infer<typeof soldDishSchema>;
/** What one should know first, as it travels. */
export type Finding = z.infer<typeof findingSchema>;
