import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { channels } from '../../menu/rules/menu-limits.ts';
import { kitchenLimits } from '../rules/kitchen-limits.ts';
import { billShareSchema, courseSchema, newLinesSchema, orderNumberSchema, orderSchema, portionsSchema, wordsSchema } from './fields.ts';
import { kitchenRefusals, orderingRefusals, reshapingRefusals } from './refusals.ts';

const tags = ['kitchen'];
const path = '/restaurants/{restaurantId}/kitchen/orders';
const orderOut = z.object({ order: orderSchema });
const { ORDER_NOT_OPEN, ORDER_OF_TILL } = kitchenRefusals;

const guestFacts = {
  guestName: z.nullable(wordsSchema(80)),
  covers: z.nullable(z.int().check(z.minimum(1), z.maximum(kitchenLimits.coversMax))),
  allergyNote: z.nullable(wordsSchema(300)),
  promisedAt: z.nullable(z.iso.datetime({ offset: true })),
};

/** Orders that are open, or those of a day, oldest first. */
export const readOrders = restaurantQuery('kitchen.view')
  .route({ method: 'GET', path, summary: 'List orders', tags })
  .input(z.strictObject({ restaurantId: idSchema, day: z.optional(z.iso.date()) }))
  .output(z.object({ orders: z.array(orderSchema) }));

/** One order, whatever became of its dishes. */
export const readOrder = restaurantQuery('kitchen.view')
  .route({ method: 'GET', path: `${path}/{orderId}`, summary: 'Read an order', tags })
  .input(z.strictObject({ restaurantId: idSchema, orderId: idSchema }))
  .output(orderOut);

/**
 * Opens an order. Its lines are told to the kitchen at once, but for those that are held.
 *
 * @offline queued: ids and number are the device's; a number that is taken is replaced by the next of its letters
 */
export const openOrder = restaurantCommand('kitchen.take-orders', 'kitchen.open-order@1', 'queued')
  .route({ method: 'POST', path: `${path}/open`, summary: 'Open an order', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        orderId: z.uuidv7(),
        number: orderNumberSchema,
        channel: z.enum(channels),
        tableId: z.nullable(idSchema),
        ...guestFacts,
        serviceShare: billShareSchema,
        lines: newLinesSchema,
      }),
    ),
  )
  .output(orderOut)
  .errors(orderingRefusals);

/**
 * Adds lines to an order, and changes what it says of guests and lines.
 *
 * @offline queued: what is added is added; of what is changed, whoever said it last is right
 */
export const changeOrder = restaurantCommand('kitchen.take-orders', 'kitchen.change-order@1', 'queued')
  .route({ method: 'POST', path: `${path}/change`, summary: 'Change an order', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        orderId: idSchema,
        /** What is missing stays as it is. */
        guests: z.partial(z.strictObject({ ...guestFacts, serviceShare: billShareSchema })),
        add: newLinesSchema,
        change: z
          .array(
            z.strictObject({
              lineId: idSchema,
              quantity: z.optional(portionsSchema),
              note: z.optional(z.nullable(wordsSchema(200))),
              course: z.optional(courseSchema),
              hasAllergy: z.optional(z.boolean()),
            }),
          )
          .check(z.maxLength(kitchenLimits.linesMax)),
      }),
    ),
  )
  .output(orderOut)
  .errors({
    ...orderingRefusals,
    LINE_ON_FIRE: kitchenRefusals.LINE_ON_FIRE,
    SERVICE_NEEDS_LEAD: kitchenRefusals.SERVICE_NEEDS_LEAD,
  });

/** Fires what is held, or holds what nobody has begun: these lines, or a whole course. Those for which it is too late stay. */
export const paceOrder = restaurantCommand('kitchen.take-orders', 'kitchen.pace-order@1', 'queued')
  .route({ method: 'POST', path: `${path}/pace`, summary: 'Fire or hold lines', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        orderId: idSchema,
        step: z.enum(['FIRE', 'HOLD']),
        course: z.nullable(courseSchema),
        lineIds: z.array(idSchema).check(z.maxLength(kitchenLimits.linesMax)),
      }),
    ),
  )
  .output(orderOut)
  .errors({ ORDER_NOT_OPEN });

/** Leads guests to another table, or to none. The kitchen hears nothing of it but the table. */
export const moveOrder = restaurantCommand('kitchen.take-orders', 'kitchen.move-order@1', 'queued')
  .route({ method: 'POST', path: `${path}/move`, summary: 'Move an order to another table', tags })
  .input(commandEnvelope(z.strictObject({ orderId: idSchema, tableId: z.nullable(idSchema) })))
  .output(orderOut)
  .errors({ ORDER_NOT_OPEN, ORDER_OF_TILL });

/** Puts the lines of one order on another, and closes the empty one. The kitchen is told nothing again. */
export const mergeOrders = restaurantCommand('kitchen.take-orders', 'kitchen.merge-orders@1', 'queued')
  .route({ method: 'POST', path: `${path}/merge`, summary: 'Merge two orders', tags })
  .input(commandEnvelope(z.strictObject({ orderId: idSchema, intoId: idSchema })))
  .output(orderOut)
  .errors(reshapingRefusals);

/** Puts lines of an order, or parts of them, on a new one. The kitchen is told nothing again. */
export const splitOrder = restaurantCommand('kitchen.take-orders', 'kitchen.split-order@1', 'queued')
  .route({ method: 'POST', path: `${path}/split`, summary: 'Split an order', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        orderId: idSchema,
        newOrderId: z.uuidv7(),
        number: orderNumberSchema,
        parts: z
          .array(z.strictObject({ lineId: idSchema, quantity: portionsSchema, newLineId: z.uuidv7() }))
          .check(z.minLength(1), z.maxLength(kitchenLimits.linesMax)),
      }),
    ),
  )
  .output(z.object({ order: orderSchema, newOrder: orderSchema }))
  .errors(reshapingRefusals);

/** Closes an order that is paid, opens it again, or cancels one that came to nothing. */
export const closeOrder = restaurantCommand('kitchen.take-payments', 'kitchen.close-order@1', 'queued')
  .route({ method: 'POST', path: `${path}/close`, summary: 'Close, reopen or cancel an order', tags })
  .input(commandEnvelope(z.strictObject({ orderId: idSchema, step: z.enum(['CLOSE', 'REOPEN', 'CANCEL']) })))
  .output(orderOut)
  .errors({
    ORDER_STEP_NOT_NOW: kitchenRefusals.ORDER_STEP_NOT_NOW,
    ORDER_NOT_PAID: kitchenRefusals.ORDER_NOT_PAID,
    ORDER_HAS_HELD_LINES: kitchenRefusals.ORDER_HAS_HELD_LINES,
    ORDER_HAS_LINES: kitchenRefusals.ORDER_HAS_LINES,
    ORDER_HAS_PAYMENTS: kitchenRefusals.ORDER_HAS_PAYMENTS,
    ORDER_OF_TILL,
  });

/** Everything about orders as guests see them. */
export const ordersContract = { readOrders, readOrder, openOrder, changeOrder, paceOrder, moveOrder, mergeOrders, splitOrder, closeOrder };
