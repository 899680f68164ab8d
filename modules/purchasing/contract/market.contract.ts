import * as z from 'zod/mini';

import { base64Schema } from '../../../platform/contract/base64.ts';
import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { containerUnitSchema } from '../../inventory/contract/fields.ts';
import { entryRefusals, movementRefusals } from '../../inventory/contract/refusals.ts';
import { restaurantCommand } from '../../restaurants/contract/procedure.ts';
import { purchasingLimits } from '../rules/limits.ts';
import { amountSchema, noteSchema, positiveQuantitySchema, wordsSchema } from './fields.ts';
import { entrySchema, receiptSchema } from './receipt.contract.ts';
import { marketRefusals, photoRefusals } from './refusals.ts';

const tags = ['purchasing'];
const path = '/restaurants/{restaurantId}/deliveries';

const lineSchema = z.strictObject({
  lineId: z.uuidv7(),
  movementId: z.uuidv7(),
  /** The line of the paper that says what was paid for it. */
  paperLineId: z.uuidv7(),
  itemId: idSchema,
  bought: entrySchema,
  /** How much this seller's measure holds, in base units of the item; null where the item says it itself. */
  measure: z.nullable(z.strictObject({ unit: containerUnitSchema, per: positiveQuantitySchema })),
  /** For the line as a whole. Only whoever sees cost says it. */
  paidMinor: z.nullable(amountSchema),
});

const purchaseSchema = z.strictObject({
  receiptId: z.uuidv7(),
  paperId: z.uuidv7(),
  paymentId: z.uuidv7(),
  /** Null for whoever stood there, whose name nobody asks. */
  supplierId: z.nullable(idSchema),
  /** Where it was, in the buyer's own words. */
  place: wordsSchema,
  note: noteSchema,
  lines: z.array(lineSchema).check(z.minLength(1), z.maxLength(purchasingLimits.marketLinesMax)),
});

/** Buying where nobody writes an invoice, and pictures of what came. */
export const marketContract = {
  /** @offline the market has no line: it waits, and changes the stock on the device at once. */
  buyAtMarket: restaurantCommand('purchasing.receive', 'purchasing.buy-at-market@1', 'queued')
    .route({ method: 'POST', path: `${path}/market`, summary: 'Take in what was bought for cash without an invoice', tags })
    .errors({
      ...entryRefusals,
      QUANTITY_NEGATIVE: movementRefusals.QUANTITY_NEGATIVE,
      QUANTITY_ZERO: movementRefusals.QUANTITY_ZERO,
      ...marketRefusals,
    })
    .input(commandEnvelope(purchaseSchema))
    .output(receiptSchema),
  /** @offline follows its delivery out of the same queue, so it finds it; the device makes it small before it waits. */
  setReceiptPhoto: restaurantCommand('purchasing.receive', 'purchasing.set-receipt-photo@1', 'queued')
    .route({ method: 'POST', path: `${path}/photos`, summary: 'Add a picture of what came, or take one away', tags })
    .errors(photoRefusals)
    .input(
      commandEnvelope(
        z.strictObject({
          photoId: z.uuidv7(),
          receiptId: idSchema,
          /** Null for the delivery as a whole. */
          lineId: z.nullable(idSchema),
          /** WebP or JPEG in base64; null takes it away. */
          picture: z.nullable(base64Schema(purchasingLimits.photoBytesMax)),
        }),
      ),
    )
    .output(receiptSchema),
};

/** A purchase at the market as a device writes it. */
export type MarketBody = z.infer<typeof purchaseSchema>;
