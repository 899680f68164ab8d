import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { instantSchema } from '../../inventory/contract/fields.ts';
import { catalogueRefusals } from '../../inventory/contract/refusals.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { kitchenLimits } from '../rules/kitchen-limits.ts';
import { remakeReasons } from '../rules/remake-reason.ts';
import { lineSchema, orderHeadSchema, orderSchema, portionsSchema, wordsSchema } from './fields.ts';
import { kitchenRefusals } from './refusals.ts';

const tags = ['kitchen'];
const path = '/restaurants/{restaurantId}/kitchen';
const many = z.array(idSchema).check(z.minLength(1), z.maxLength(kitchenLimits.linesMax));

/** Why a line of many was left as it is: on a bad line, others were faster. Nothing is refused by it. */
export const leftCodes = [
  'LINE_UNKNOWN',
  'LINE_STEP_NOT_NOW',
  'LINE_STEP_UNCONFIRMED',
  'RECALL_TOO_LATE',
  'VOID_NEEDS_LEAD',
  'UNDO_NOT_LAST',
  'UNDO_TOO_LATE',
] as const;

const linesOut = z.object({
  lines: z.array(lineSchema),
  left: z.array(z.object({ lineId: idSchema, code: z.enum(leftCodes) })),
});

/** What one station has to do with, or all of it; grouped and counted by `rules/ticket-view.ts`. */
export const readKitchen = restaurantQuery('kitchen.view')
  .route({ method: 'GET', path, summary: 'Read what a station shows', tags })
  .input(z.strictObject({ restaurantId: idSchema, stationId: z.optional(idSchema) }))
  .output(z.object({ now: instantSchema, orders: z.array(orderHeadSchema), lines: z.array(lineSchema) }));

/** What left the screens of the last four hours, newest first, to be called back. */
export const readKitchenHistory = restaurantQuery('kitchen.view')
  .route({ method: 'GET', path: `${path}/history`, summary: 'Read what was done lately', tags })
  .input(z.strictObject({ restaurantId: idSchema, stationId: z.optional(idSchema) }))
  .output(z.object({ orders: z.array(orderHeadSchema), lines: z.array(lineSchema) }));

/**
 * Steps on the way of many lines at once: begun, ready, passed, served, or called back.
 *
 * @offline queued: a step that comes too late, twice, or out of order changes nothing and is no fault
 */
export const stepLines = restaurantCommand('kitchen.cook', 'kitchen.step-lines@1', 'queued')
  .route({ method: 'POST', path: `${path}/step`, summary: 'Step lines on', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        steps: z
          .array(
            z.strictObject({
              eventId: z.uuidv7(),
              lineId: idSchema,
              step: z.enum(['START', 'READY', 'PASS', 'SERVE', 'RECALL']),
              isConfirmed: z.boolean(),
            }),
          )
          .check(z.minLength(1), z.maxLength(kitchenLimits.linesMax)),
      }),
    ),
  )
  .output(linesOut);

/** Takes back the last step of lines, within ten seconds by the clock of the device. */
export const undoSteps = restaurantCommand('kitchen.cook', 'kitchen.undo-steps@1', 'queued')
  .route({ method: 'POST', path: `${path}/undo`, summary: 'Undo steps', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        undone: z
          .array(z.strictObject({ eventId: z.uuidv7(), lineId: idSchema, undoesId: idSchema }))
          .check(z.minLength(1), z.maxLength(kitchenLimits.linesMax)),
      }),
    ),
  )
  .output(linesOut);

/** Puts lines before all others, or back among them. */
export const prioritise = restaurantCommand('kitchen.cook', 'kitchen.prioritise@1', 'queued')
  .route({ method: 'POST', path: `${path}/prioritise`, summary: 'Put lines first', tags })
  .input(commandEnvelope(z.strictObject({ lineIds: many, isFirst: z.boolean() })))
  .output(linesOut);

/** Says that the kitchen has seen what was changed or voided. */
export const acknowledge = restaurantCommand('kitchen.cook', 'kitchen.acknowledge@1', 'queued')
  .route({ method: 'POST', path: `${path}/acknowledge`, summary: 'Acknowledge changes', tags })
  .input(commandEnvelope(z.strictObject({ lineIds: many })))
  .output(linesOut);

/** Takes lines off an order. What is on the fire is only asked for: whoever leads settles it. */
export const voidLines = restaurantCommand('kitchen.take-orders', 'kitchen.void-lines@1', 'queued')
  .route({ method: 'POST', path: `${path}/void`, summary: 'Void lines', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        lines: z
          .array(z.strictObject({ eventId: z.uuidv7(), lineId: idSchema }))
          .check(z.minLength(1), z.maxLength(kitchenLimits.linesMax)),
        reason: wordsSchema(200),
      }),
    ),
  )
  .output(linesOut);

/** Grants or refuses what somebody asked to void. */
export const settleVoid = restaurantCommand('kitchen.lead', 'kitchen.settle-void@1', 'queued')
  .route({ method: 'POST', path: `${path}/settle-void`, summary: 'Grant or refuse a void', tags })
  .input(commandEnvelope(z.strictObject({ eventId: z.uuidv7(), lineId: idSchema, isGranted: z.boolean() })))
  .output(z.object({ line: lineSchema }))
  .errors({ LINE_STEP_NOT_NOW: kitchenRefusals.LINE_STEP_NOT_NOW, VOID_NEEDS_LEAD: kitchenRefusals.VOID_NEEDS_LEAD });

/** Makes a dish again, for nothing; what was made before is thrown away. */
export const remakeLine = restaurantCommand('kitchen.cook', 'kitchen.remake-line@1', 'queued')
  .route({ method: 'POST', path: `${path}/remake`, summary: 'Make a dish again', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        eventId: z.uuidv7(),
        lineId: idSchema,
        newLineId: z.uuidv7(),
        quantity: portionsSchema,
        reason: z.enum(remakeReasons),
      }),
    ),
  )
  .output(z.object({ order: orderSchema }))
  .errors({
    ID_TAKEN: catalogueRefusals.ID_TAKEN,
    LINE_STEP_NOT_NOW: kitchenRefusals.LINE_STEP_NOT_NOW,
    SPLIT_TOO_MANY: kitchenRefusals.SPLIT_TOO_MANY,
    ORDER_LINES_MAX: kitchenRefusals.ORDER_LINES_MAX,
  });

/** Everything about what the kitchen does. */
export const ticketsContract = {
  readKitchen,
  readKitchenHistory,
  stepLines,
  undoSteps,
  prioritise,
  acknowledge,
  voidLines,
  settleVoid,
  remakeLine,
};

/** A line that was left as it is, and why. */
export type LeftLine = { lineId: string; code: (typeof leftCodes)[number] };
