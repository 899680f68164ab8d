import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { baseUnitSchema, businessDateSchema, currencySchema, instantSchema, minorUnitsSchema, quantitySchema } from './fields.ts';

/** One item between the first and the last count of a period; quantities in its base unit. */
const varianceRowSchema = z.object({
  itemId: idSchema,
  name: z.string(),
  nameLocal: z.nullable(z.string()),
  unit: baseUnitSchema,
  countedFrom: instantSchema,
  countedTo: instantSchema,
  opening: quantitySchema,
  /** What came, less what went back or elsewhere. */
  arrived: quantitySchema,
  closing: quantitySchema,
  /** What left the shelf. */
  actual: quantitySchema,
  /** What sales and batches took by their recipes. */
  theoretical: quantitySchema,
  /** Waste, staff meals, what was given away, what was lost on the way. */
  explained: quantitySchema,
  /** What left and nobody knows why; below nothing where more is there than should be. */
  unexplained: quantitySchema,
  /** At the period's average cost; null where a cost is missing. */
  unexplainedMinor: z.nullable(minorUnitsSchema),
});

/** Where the stock of a period went, for every item that was counted twice in it. */
export const readVariance = restaurantQuery('inventory.view-worth')
  .route({
    method: 'GET',
    path: '/restaurants/{restaurantId}/inventory/variance',
    summary: 'Read actual against theoretical use',
    tags: ['inventory'],
  })
  .input(z.strictObject({ restaurantId: idSchema, from: businessDateSchema, to: businessDateSchema }))
  .output(
    z.object({
      rows: z.array(varianceRowSchema),
      currency: currencySchema,
      /** @unit items that moved in the period and were not counted twice in it: nothing can be said of them */
      notCountedTwice: z.int(),
    }),
  );

/** Everything about actual and theoretical use. */
export const varianceContract = { readVariance };

/** An item's variance as it travels. */
export type VarianceRow = z.infer<typeof varianceRowSchema>;
