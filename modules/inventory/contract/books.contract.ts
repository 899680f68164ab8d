import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { beside } from '../../../platform/contract/refusal-shapes.ts';
import { defineRefusals } from '../../../platform/contract/refusals.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { businessDateSchema, currencySchema, instantSchema, minorUnitsSchema, noteSchema } from './fields.ts';

const tags = ['inventory'];
const path = '/restaurants/{restaurantId}/inventory/books';

/** A period cannot be closed or reopened so. */
export const periodRefusals = defineRefusals({
  PERIOD_NOT_OVER: beside({ today: businessDateSchema }),
  PERIOD_CLOSED_ALREADY: beside({ lockedThrough: businessDateSchema }),
  PERIOD_NOT_CLOSED: beside({}),
});

/** How the books are kept, and who closed them when; newest first. */
export const booksSchema = z.object({
  costing: z.enum(['AVERAGE', 'FIFO']),
  lockedThrough: z.nullable(businessDateSchema),
  changes: z.array(
    z.object({
      lockedThrough: z.nullable(businessDateSchema),
      reason: z.nullable(z.string()),
      changedBy: z.string(),
      changedAt: instantSchema,
    }),
  ),
});

/** What stock is worth under one heading: as booked, and as far as a recent count vouches for it. */
const worthSchema = z.object({
  categoryId: z.nullable(idSchema),
  items: z.int(),
  bookMinor: minorUnitsSchema,
  verifiedMinor: minorUnitsSchema,
  /** @unit items that were counted lately */
  verified: z.int(),
  neverCounted: z.int(),
  /** @unit items on hand whose cost nobody knows */
  uncosted: z.int(),
  /** @unit items of which less than nothing is booked */
  negative: z.int(),
});

/** How the stock books are kept. */
export const getBooks = restaurantQuery('inventory.keep-books')
  .route({ method: 'GET', path, summary: 'Read how the stock books are kept', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(booksSchema);

/** What all stock is worth, by category, beside what a count of the last days vouches for. */
export const stockWorth = restaurantQuery('inventory.view-worth')
  .route({ method: 'GET', path: '/restaurants/{restaurantId}/inventory/worth', summary: 'Read what stock is worth', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(
    z.object({
      rows: z.array(worthSchema),
      currency: currencySchema,
      /** Currencies of older books that are not in these sums, with what stands in each. */
      otherCurrencies: z.array(z.object({ currency: currencySchema, bookMinor: minorUnitsSchema })),
      oldestCountAt: z.nullable(instantSchema),
      /** @unit days for which a count vouches for a level */
      vouchesDays: z.int(),
      asOf: instantSchema,
    }),
  );

/** Closes the stock books through a day: nothing is dated on or before it any more. */
export const closePeriod = restaurantCommand('inventory.keep-books', 'inventory.close-period@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/close`, summary: 'Close a period of the stock books', tags })
  .input(commandEnvelope(z.strictObject({ closingId: z.uuidv7(), through: businessDateSchema })))
  .output(booksSchema)
  .errors({ PERIOD_NOT_OVER: periodRefusals.PERIOD_NOT_OVER, PERIOD_CLOSED_ALREADY: periodRefusals.PERIOD_CLOSED_ALREADY });

/** Opens closed days again; whoever does so says why. */
export const reopenPeriod = restaurantCommand('inventory.reopen-books', 'inventory.reopen-period@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/reopen`, summary: 'Reopen a period of the stock books', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        reopeningId: z.uuidv7(),
        through: z.nullable(businessDateSchema),
        reason: noteSchema.check(z.minLength(1)),
      }),
    ),
  )
  .output(booksSchema)
  .errors({ PERIOD_NOT_CLOSED: periodRefusals.PERIOD_NOT_CLOSED });

/** Changes by which price stock leaves; what lies on the shelf begins anew at what it is worth now. */
export const setCosting = restaurantCommand('inventory.reopen-books', 'inventory.set-costing@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/costing`, summary: 'Choose how stock is valued', tags })
  .input(commandEnvelope(z.strictObject({ costing: z.enum(['AVERAGE', 'FIFO']) })))
  .output(booksSchema);

/** Everything about the stock books. */
export const booksContract = { getBooks, stockWorth, closePeriod, reopenPeriod, setCosting };

/** How the books are kept, as it travels. */
export type Books = z.infer<typeof booksSchema>;
