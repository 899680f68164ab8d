import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import {
  businessDateSchema,
  currencySchema,
  instantSchema,
  minorUnitsSchema,
  quantitySchema,
  unitSchema,
} from '../../inventory/contract/fields.ts';
import { entrySchema } from '../../inventory/contract/movement-schemas.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { amountSchema, remarkSchema } from './fields.ts';
import { problemSchema } from './recipe-fields.ts';
import { makeBatchRefusals, undoBatchRefusals } from './refusals.ts';

const tags = ['menu'];
const path = '/restaurants/{restaurantId}/batches';

/** A batch of a prep, what it was meant to make, what it made, and what went into it had cost. */
export const batchSchema = z.object({
  id: idSchema,
  recipeId: idSchema,
  name: z.string(),
  nameLocal: z.nullable(z.string()),
  /** @unit position among the recipe's versions, from 1 */
  versionNo: z.int(),
  itemId: idSchema,
  plannedQuantity: quantitySchema,
  actualQuantity: quantitySchema,
  /** As it was typed. */
  enteredText: z.string(),
  /**
   * What more or less came of it than was meant to.
   *
   * @unit hundredths of a percent of the plan
   */
  yieldVariance: z.int(),
  /** Null to whoever may not see cost. */
  cost: z.nullable(
    z.object({
      /** What went in had cost; where that is not known of all of it, what is known. */
      knownMinor: minorUnitsSchema,
      isComplete: z.boolean(),
      /** What is known comes to no coin and is not nothing; missing in answers that were kept before it was told. */
      isTiny: z.optional(z.boolean()),
      currency: currencySchema,
      uncostedItemIds: z.array(idSchema),
    }),
  ),
  /** Lines that could not be said in stock: nothing was taken for them. */
  notTaken: z.array(problemSchema),
  lot: z.nullable(z.object({ id: idSchema, expiresOn: z.nullable(businessDateSchema) })),
  note: z.nullable(z.string()),
  madeBy: z.string(),
  madeAt: instantSchema,
  businessDate: businessDateSchema,
  undone: z.nullable(z.object({ by: z.string(), at: instantSchema })),
});

/** What was made, newest first. */
export const listBatches = restaurantQuery('menu.view')
  .route({ method: 'GET', path, summary: 'List batches of preps', tags })
  .input(
    z.strictObject({
      restaurantId: idSchema,
      recipeId: z.optional(idSchema),
      /** The last of the page before. */
      after: z.optional(idSchema),
    }),
  )
  .output(z.object({ batches: z.array(batchSchema), hasMore: z.boolean(), isCostVisible: z.boolean() }));

/** What somebody says of a batch. */
export const batchBodySchema = z.strictObject({
  batchId: z.uuidv7(),
  recipeId: idSchema,
  /** Of the lot that it becomes, where its item tells lots apart. */
  lotId: z.uuidv7(),
  /** What they set out to make: it decides what leaves stock. */
  planned: z.strictObject({ quantity: amountSchema, unit: unitSchema }),
  /** What they have in their hands, in any unit of the item. */
  actual: entrySchema,
  /** The last day it may be used; null leaves it to the item's shelf life. */
  useBy: z.nullable(businessDateSchema),
  note: remarkSchema,
});

/**
 * A batch was made: ingredients out of stock by the version in effect, the prep in, at what they had cost.
 *
 * @offline may arrive late, like any movement of stock.
 */
export const makeBatch = restaurantCommand('menu.produce', 'menu.make-batch@1', 'queued')
  .route({ method: 'POST', path: `${path}/make`, summary: 'Book a batch of a prep', tags })
  .input(commandEnvelope(batchBodySchema))
  .output(z.object({ batch: batchSchema }))
  .errors(makeBatchRefusals);

/**
 * Takes a batch back on the day it was made, and what it booked with it.
 *
 * @offline goes behind the batch in the same queue.
 */
export const undoBatch = restaurantCommand('menu.produce', 'menu.undo-batch@1', 'queued')
  .route({ method: 'POST', path: `${path}/undo`, summary: 'Take a batch of a prep back', tags })
  .input(commandEnvelope(z.strictObject({ batchId: idSchema })))
  .output(z.object({ batch: batchSchema }))
  .errors(undoBatchRefusals);

/** Everything about batches. */
export const batchesContract = { listBatches, makeBatch, undoBatch };

/** A batch as it travels. */
export type Batch = z.infer<typeof batchSchema>;

/** What somebody says of a batch, as it travels. */
export type BatchBody = z.infer<typeof batchBodySchema>;
