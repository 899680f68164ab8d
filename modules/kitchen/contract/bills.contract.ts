import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { catalogueRefusals } from '../../inventory/contract/refusals.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { orderSchema, paidAmountSchema, paymentMethods, wordsSchema } from './fields.ts';
import { kitchenRefusals } from './refusals.ts';

const tags = ['kitchen'];
const path = '/restaurants/{restaurantId}/kitchen/orders';
const orderOut = z.object({ order: orderSchema });
const { ID_TAKEN } = catalogueRefusals;
const { ORDER_NOT_OPEN, ORDER_OF_TILL } = kitchenRefusals;

/** The bill on paper, in the language asked for. It says of itself that it is no tax receipt. */
export const printBill = restaurantQuery('kitchen.take-payments')
  .route({ method: 'GET', path: `${path}/{orderId}/bill`, summary: 'Print a bill', tags })
  .input(z.strictObject({ restaurantId: idSchema, orderId: idSchema, language: z.enum(['en', 'am']) }))
  .output(z.object({ fileName: z.string(), pdf: z.string() }));

/** Takes something off a bill: a share of it, or an amount. */
export const giveDiscount = restaurantCommand('kitchen.lead', 'kitchen.give-discount@1', 'queued')
  .route({ method: 'POST', path: `${path}/discount`, summary: 'Give a discount', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        orderId: idSchema,
        discountId: z.uuidv7(),
        off: z.discriminatedUnion('kind', [
          z.strictObject({
            kind: z.literal('SHARE'),
            /** @unit hundredths of a percent */ share: z.int().check(z.minimum(1), z.maximum(10_000)),
          }),
          z.strictObject({ kind: z.literal('AMOUNT'), amountMinor: paidAmountSchema }),
        ]),
        reason: wordsSchema(200),
      }),
    ),
  )
  .output(orderOut)
  .errors({ ID_TAKEN, ORDER_NOT_OPEN, ORDER_OF_TILL, DISCOUNT_LIMIT_REACHED: kitchenRefusals.DISCOUNT_LIMIT_REACHED });

/** Takes a discount back. */
export const dropDiscount = restaurantCommand('kitchen.lead', 'kitchen.drop-discount@1', 'queued')
  .route({ method: 'POST', path: `${path}/drop-discount`, summary: 'Take a discount back', tags })
  .input(commandEnvelope(z.strictObject({ orderId: idSchema, discountId: idSchema })))
  .output(orderOut)
  .errors({ ORDER_NOT_OPEN, ORDER_OF_TILL });

const moneyBody = { orderId: idSchema, paymentId: z.uuidv7(), method: z.enum(paymentMethods), amountMinor: paidAmountSchema };

/**
 * Writes down what guests paid: a fact, also where it is more than the bill or the order is closed.
 *
 * @offline queued
 */
export const takePayment = restaurantCommand('kitchen.take-payments', 'kitchen.take-payment@1', 'queued')
  .route({ method: 'POST', path: `${path}/pay`, summary: 'Take a payment', tags })
  .input(commandEnvelope(z.strictObject({ ...moneyBody, reference: z.nullable(wordsSchema(80)) })))
  .output(orderOut)
  .errors({ ID_TAKEN, ORDER_OF_TILL });

/** Gives back what was paid, and no more than that. */
export const giveBack = restaurantCommand('kitchen.lead', 'kitchen.give-back@1', 'queued')
  .route({ method: 'POST', path: `${path}/give-back`, summary: 'Give money back', tags })
  .input(commandEnvelope(z.strictObject({ ...moneyBody, reference: z.nullable(wordsSchema(80)) })))
  .output(orderOut)
  .errors({ ID_TAKEN, ORDER_OF_TILL, GIVE_BACK_TOO_MUCH: kitchenRefusals.GIVE_BACK_TOO_MUCH });

/** Everything about what guests pay. */
export const billsContract = { printBill, giveDiscount, dropDiscount, takePayment, giveBack };
