import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { businessDateSchema, instantSchema, quantitySchema, unitSchema, versionSchema } from '../../inventory/contract/fields.ts';
import { entryRefusals, movementRefusals } from '../../inventory/contract/refusals.ts';
import { inventoryLimits } from '../../inventory/rules/limits.ts';
import { dateTypes } from '../../inventory/rules/lot.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { purchasingLimits } from '../rules/limits.ts';
import { lineFindings, rejectReasons } from '../rules/receipt-line.ts';
import { receiptStates, receiptSteps } from '../rules/receipt-state.ts';
import { noteSchema, packChainSchema, positiveQuantitySchema, supplierCodeSchema } from './fields.ts';
import { changedRefusals, receiptRefusals, receiptWriteRefusals } from './refusals.ts';

const tags = ['purchasing'];
const path = '/restaurants/{restaurantId}/deliveries';

/** A quantity as it was typed, and what that was understood as. */
export const entrySchema = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(inventoryLimits.entryTextLengthMax)),
  parts: z
    .array(z.strictObject({ quantity: quantitySchema, unit: unitSchema }))
    .check(z.minLength(1), z.maxLength(inventoryLimits.entryPartsMax)),
});

/** @unit tenths of a degree Celsius */
const temperatureSchema = z.nullable(z.int().check(z.minimum(-600), z.maximum(1000)));

const lineBodySchema = z.strictObject({
  lineId: z.uuidv7(),
  movementId: z.uuidv7(),
  /** The line of the order that it fulfils; null where nobody had ordered it. */
  orderLineId: z.nullable(idSchema),
  itemId: idSchema,
  /** As it was typed, in the supplier's packs, and what that was understood as. */
  delivered: entrySchema,
  rejected: z.nullable(entrySchema),
  rejectReason: z.nullable(z.enum(rejectReasons)),
  /**
   * What the scale said of what is taken, where the price is by weight.
   *
   * @unit grams
   */
  catchWeightG: z.nullable(positiveQuantitySchema),
  lotNumber: supplierCodeSchema,
  printedDate: z.nullable(businessDateSchema),
  tempTenths: temperatureSchema,
  storageAreaId: z.nullable(idSchema),
});

const receiptBodySchema = z.strictObject({
  receiptId: z.uuidv7(),
  orderId: z.nullable(idSchema),
  supplierId: idSchema,
  deliveryNoteNumber: supplierCodeSchema,
  vehicleTempTenths: temperatureSchema,
  note: noteSchema,
  /** Why more is taken than is let pass; only a manager's counts. */
  overrideReason: noteSchema,
  lines: z.array(lineBodySchema).check(z.minLength(1), z.maxLength(purchasingLimits.orderLinesMax)),
});

/** What is still to come of an order, for whoever stands at the door; no price is in it. */
export const expectedOrderSchema = z.object({
  orderId: idSchema,
  number: z.string(),
  supplierId: idSchema,
  supplierName: z.string(),
  expectedOn: z.nullable(businessDateSchema),
  lines: z.array(
    z.object({
      lineId: idSchema,
      itemId: idSchema,
      description: z.string(),
      supplierCode: z.nullable(z.string()),
      packText: z.nullable(z.string()),
      packChain: packChainSchema,
      unit: unitSchema,
      outstandingBase: quantitySchema,
      isByWeight: z.boolean(),
    }),
  ),
});

/** A receipt of the list. */
export const receiptRowSchema = z.object({
  id: idSchema,
  number: z.string(),
  supplierId: idSchema,
  supplierName: z.string(),
  orderId: z.nullable(idSchema),
  orderNumber: z.nullable(z.string()),
  state: z.enum(receiptStates),
  receivedAt: instantSchema,
  receivedBy: z.string(),
  lineCount: z.int(),
  findings: z.array(z.enum(lineFindings)),
  isOpenMarket: z.boolean(),
  version: versionSchema,
});

/** A receipt with its lines; no price is in it. */
export const receiptSchema = z.object({
  ...receiptRowSchema.shape,
  deliveryNoteNumber: z.nullable(z.string()),
  vehicleTempTenths: temperatureSchema,
  note: z.nullable(z.string()),
  isOverTolerance: z.boolean(),
  /** Of the request for credit that was made for it; null while none was, or where it was given up. */
  creditNumber: z.nullable(z.string()),
  /** Whether invoices charge for all that was taken in. */
  isCharged: z.boolean(),
  /** Pictures of what came, as far as whoever asks may see them. */
  photos: z.array(
    z.object({
      id: idSchema,
      /** Null for the delivery as a whole. */
      lineId: z.nullable(idSchema),
      address: z.string(),
      takenBy: z.string(),
      /** Whether whoever asks may take it away. */
      mayRemove: z.boolean(),
    }),
  ),
  lines: z.array(
    z.object({
      id: idSchema,
      /** Null for what the order does not hold. */
      orderLineId: z.nullable(idSchema),
      itemId: idSchema,
      description: z.string(),
      deliveredText: z.string(),
      rejectedText: z.nullable(z.string()),
      acceptedBase: quantitySchema,
      outstandingBase: z.nullable(quantitySchema),
      rejectReason: z.nullable(z.enum(rejectReasons)),
      findings: z.array(z.enum(lineFindings)),
      /** @unit grams that the scale said of what was taken */ catchWeightG: z.nullable(quantitySchema),
      lotNumber: z.nullable(z.string()),
      printedDate: z.nullable(businessDateSchema),
      tempTenths: temperatureSchema,
    }),
  ),
  steps: z.array(
    z.object({ toState: z.enum(receiptStates), reason: z.nullable(z.string()), takenBy: z.nullable(z.string()), takenAt: instantSchema }),
  ),
});

/** Receiving: what is expected, taking it in, and booking it. */
export const receiptContract = {
  listDeliveries: restaurantQuery('purchasing.receive')
    .route({
      method: 'GET',
      path,
      summary: 'What is expected, what came lately, and what a device needs to take it in without a line',
      tags,
    })
    .input(z.strictObject({ restaurantId: idSchema }))
    .output(
      z.object({
        expected: z.array(expectedOrderSchema),
        receipts: z.array(receiptRowSchema),
        suppliers: z.array(z.object({ id: idSchema, name: z.string(), isOpenMarket: z.boolean(), isAnybody: z.boolean() })),
        /** In which packs suppliers bring what they sell. */
        packs: z.array(z.object({ supplierId: idSchema, itemId: idSchema, packChain: packChainSchema, unit: unitSchema })),
        /** Items whose deliveries are told apart, with what their printed date means. */
        tracked: z.array(z.object({ itemId: idSchema, dateType: z.enum(dateTypes) })),
      }),
    ),
  getReceipt: restaurantQuery('purchasing.receive')
    .route({ method: 'GET', path: `${path}/one`, summary: 'A receipt with its lines and its history', tags })
    .input(z.strictObject({ restaurantId: idSchema, receiptId: idSchema }))
    .output(receiptSchema),
  receiveGoods: restaurantCommand('purchasing.receive', 'purchasing.receive-goods@1', 'queued')
    .route({ method: 'POST', path, summary: 'Take in what came; booked at once where nothing is odd about it', tags })
    .errors({
      ...entryRefusals,
      QUANTITY_NEGATIVE: movementRefusals.QUANTITY_NEGATIVE,
      QUANTITY_ZERO: movementRefusals.QUANTITY_ZERO,
      ...receiptWriteRefusals,
    })
    .input(commandEnvelope(receiptBodySchema))
    .output(receiptSchema),
  moveReceipt: restaurantCommand('purchasing.receive', 'purchasing.move-receipt@1', 'forbidden')
    .route({ method: 'POST', path: `${path}/move`, summary: 'Book a receipt that somebody had to look at, or take one back', tags })
    .errors({ ...receiptRefusals, RECEIPT_CHANGED: changedRefusals.RECEIPT_CHANGED })
    .input(
      commandEnvelope(z.strictObject({ receiptId: idSchema, baseVersion: versionSchema, step: z.enum(receiptSteps), reason: noteSchema })),
    )
    .output(receiptSchema),
};

/** A receipt as a device writes it. */
export type ReceiptBody = z.infer<typeof receiptBodySchema>;

/** What is expected, as it travels. */
export type ExpectedOrder = z.infer<typeof expectedOrderSchema>;

/** A receipt of the list as it travels. */
export type ReceiptRow = z.infer<typeof receiptRowSchema>;

/** A receipt as it travels. */
export type Receipt = z.infer<typeof receiptSchema>;
