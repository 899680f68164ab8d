import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { businessDateSchema, currencySchema, minorUnitsSchema } from '../../inventory/contract/fields.ts';
import { restaurantQuery } from '../../restaurants/contract/procedure.ts';

/** Why a sale took too little from stock. */
export const notTakenReasons = ['DISH_UNMAPPED', 'MODIFIER_UNMAPPED', 'LINE_WITHOUT_SIZE'] as const;

/** Of the sales of a period those that took all they are made of from stock; every figure about theoretical use stands on it. */
export const readCoverage = restaurantQuery('inventory.view-worth')
  .route({
    method: 'GET',
    path: '/restaurants/{restaurantId}/kitchen/coverage',
    summary: 'Read how much of the sales took from stock',
    tags: ['kitchen'],
  })
  .input(z.strictObject({ restaurantId: idSchema, from: businessDateSchema, to: businessDateSchema }))
  .output(
    z.object({
      /** What was fired and not voided, VAT within. */
      soldMinor: minorUnitsSchema,
      /** Of it what took nothing, or not all, from stock. */
      notTakenMinor: minorUnitsSchema,
      currency: currencySchema,
      /** What is missing, the most sold first; thirty at most. */
      missing: z.array(
        z.object({
          why: z.enum(notTakenReasons),
          dishId: idSchema,
          dishName: z.string(),
          dishNameLocal: z.nullable(z.string()),
          /** The choice that nobody mapped; null for the dish itself. */
          choiceName: z.nullable(z.string()),
          /** @unit portions */
          portions: z.int(),
          soldMinor: minorUnitsSchema,
        }),
      ),
    }),
  );

/** Everything about how far sales are known to stock. */
export const coverageContract = { readCoverage };
