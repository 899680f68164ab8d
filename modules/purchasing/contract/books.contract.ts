import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { businessDateSchema, instantSchema, quantitySchema } from '../../inventory/contract/fields.ts';
import { restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { receiptStates } from '../rules/receipt-state.ts';
import { currencySchema, cursorSchema } from './fields.ts';

/** A line that came, as accounts look at it: with what it was booked at, which no answer about deliveries carries. */
export const bookedLineSchema = z.object({
  receiptNumber: z.string(),
  state: z.enum(receiptStates),
  receivedAt: instantSchema,
  businessDate: businessDateSchema,
  supplierName: z.string(),
  orderNumber: z.nullable(z.string()),
  deliveryNoteNumber: z.nullable(z.string()),
  description: z.string(),
  baseUnit: z.enum(['g', 'ml', 'each']),
  acceptedBase: quantitySchema,
  rejectedBase: quantitySchema,
  invoicedBase: quantitySchema,
  /** Without tax; null where nobody knew a price, never 0. */
  bookedMinor: z.nullable(z.string().check(z.regex(/^-?\d{1,18}$/))),
  currency: currencySchema,
});

/** What accounts ask of purchasing. */
export const booksContract = {
  listReceivedLines: restaurantQuery('purchasing.view')
    .route({
      method: 'GET',
      path: '/restaurants/{restaurantId}/deliveries/lines',
      summary: 'What came and what it was booked at, delivery by delivery, newest first',
      tags: ['purchasing'],
    })
    .input(z.strictObject({ restaurantId: idSchema, cursor: z.optional(cursorSchema) }))
    .output(z.object({ lines: z.array(bookedLineSchema), nextCursor: z.nullable(z.string()) })),
};

/** A line that came, with what it was booked at, as it travels. */
export type BookedLine = z.infer<typeof bookedLineSchema>;
