import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { inventoryLimits } from '../rules/limits.ts';
import { currencySchema, cursorSchema, noteSchema, pageSizeSchema, quantitySchema } from './fields.ts';
import { levelSchema } from './item-schemas.ts';
import { explanationSchema, levelStepSchema, movementBodySchema, movementKindSchema, movementRowSchema } from './movement-schemas.ts';
import { bookRefusals, catalogueRefusals, correctionRefusals, movementRefusals } from './refusals.ts';

const tags = ['inventory'];
const itemPath = '/restaurants/{restaurantId}/inventory/items/{itemId}';
const ofItem = { restaurantId: idSchema, itemId: idSchema };

/** One item's ledger, newest first. */
export const listMovements = restaurantQuery('inventory.view')
  .route({ method: 'GET', path: `${itemPath}/movements`, summary: "List an item's movements", tags })
  .input(
    z.strictObject({
      ...ofItem,
      kind: z.optional(movementKindSchema),
      limit: pageSizeSchema,
      cursor: z.optional(cursorSchema),
    }),
  )
  .output(
    z.object({
      rows: z.array(movementRowSchema),
      nextCursor: z.nullable(cursorSchema),
      currency: currencySchema,
      isCostVisible: z.boolean(),
    }),
  );

/** Why this number: the last count or opening, and what happened since. */
export const explainLevel = restaurantQuery('inventory.view')
  .route({ method: 'GET', path: `${itemPath}/explanation`, summary: "Explain an item's level", tags })
  .input(z.strictObject(ofItem))
  .output(explanationSchema);

/** An item's level over the last days, as a staircase for a chart. */
export const levelHistory = restaurantQuery('inventory.view')
  .route({ method: 'GET', path: `${itemPath}/history`, summary: "Read an item's level over time", tags })
  .input(z.strictObject({ ...ofItem, days: z._default(z.int().check(z.minimum(1), z.maximum(366)), 14) }))
  .output(z.object({ steps: z.array(levelStepSchema) }));

/** The levels of several items over the last days, for the rows of a list that are in sight. */
export const levelSparklines = restaurantQuery('inventory.view')
  .route({ method: 'GET', path: '/restaurants/{restaurantId}/inventory/sparklines', summary: "Read several items' levels by day", tags })
  .input(
    z.strictObject({
      restaurantId: idSchema,
      itemIds: z.array(idSchema).check(z.minLength(1), z.maxLength(inventoryLimits.sparklineItemsMax)),
    }),
  )
  .output(
    z.object({
      /** In no order; an item that is not there is left out. */
      sparklines: z.array(
        z.object({
          itemId: idSchema,
          /** What was on hand at the end of each of the last fourteen trading days, oldest first, today included. */
          levels: z.array(quantitySchema),
        }),
      ),
    }),
  );

/** The rows that a command wrote, and the level that it left. */
const posted = z.object({ rows: z.array(movementRowSchema), level: levelSchema, isCostVisible: z.boolean() });

/**
 * Writes a movement into the ledger.
 *
 * @offline may arrive late and in any order: quantities are added, so two devices merge; the cost is the level's at
 * the moment of writing.
 */
export const recordMovement = restaurantCommand('inventory.record-movement', 'inventory.record-movement@1', 'queued')
  .route({
    method: 'POST',
    path: '/restaurants/{restaurantId}/inventory/record-movement',
    summary: 'Record a stock movement',
    tags,
  })
  .input(commandEnvelope(movementBodySchema))
  .output(posted)
  .errors({ ...movementRefusals, ID_TAKEN: catalogueRefusals.ID_TAKEN });

/** Undoes a movement by its opposite, which names it; the ledger itself is never changed. */
export const correctMovement = restaurantCommand('inventory.correct-movement', 'inventory.correct-movement@1', 'queued')
  .route({
    method: 'POST',
    path: '/restaurants/{restaurantId}/inventory/correct-movement',
    summary: 'Correct a stock movement',
    tags,
  })
  .input(commandEnvelope(z.strictObject({ movementId: z.uuidv7(), correctsId: idSchema, note: z.nullable(noteSchema) })))
  .output(posted)
  .errors({ ...correctionRefusals, ...bookRefusals, ID_TAKEN: catalogueRefusals.ID_TAKEN });
