import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { businessDateSchema, instantSchema, quantitySchema, unitSchema, versionSchema } from '../../inventory/contract/fields.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { invoiceFilters, paymentMethods, settledBy } from './invoice-filters.ts';
import { purchasingLimits } from '../rules/limits.ts';
import { invoiceStates, invoiceSteps, invoiceTypes } from '../rules/invoice-state.ts';
import { exceptionKinds } from '../rules/match-invoice.ts';
import { ages } from '../rules/payables.ts';
import {
  amountSchema,
  currencySchema,
  cursorSchema,
  nameSchema,
  noteSchema,
  packChainSchema,
  positiveQuantitySchema,
  priceSchema,
  taxRateSchema,
  wordsSchema,
} from './fields.ts';
import { changedRefusals, invoiceRefusals, invoiceWriteRefusals, offerRefusals, paymentRefusals } from './refusals.ts';

const tags = ['purchasing'];
const path = '/restaurants/{restaurantId}/invoices';

/** Base64 says three bytes in four characters. */
const base64LengthMax = Math.ceil(purchasingLimits.fileBytesMax / 3) * 4;

const paperNumberSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

const lineBodySchema = z.strictObject({
  lineId: z.uuidv7(),
  /** The line of a delivery that it charges for; null for what never was stock, or has not come. */
  receiptLineId: z.nullable(idSchema),
  description: nameSchema,
  quantity: positiveQuantitySchema,
  unit: unitSchema,
  unitPrice: priceSchema,
  /** As it is printed, without tax. */
  amountMinor: amountSchema,
  /** @unit hundredths of a percent */
  taxRateBps: taxRateSchema,
});

/** What people copy from the paper. */
export const invoiceBodySchema = z.strictObject({
  supplierId: idSchema,
  number: paperNumberSchema,
  type: z.enum(invoiceTypes),
  invoicedOn: businessDateSchema,
  dueOn: businessDateSchema,
  chargesMinor: amountSchema,
  /** @unit hundredths of a percent */
  chargesTaxRateBps: z._default(taxRateSchema, 0),
  taxMinor: amountSchema,
  totalMinor: amountSchema,
  note: noteSchema,
  lines: z.array(lineBodySchema).check(z.minLength(1), z.maxLength(purchasingLimits.orderLinesMax)),
});

const signedAmountSchema = z.string().check(z.regex(/^-?\d{1,18}$/));

/** Something that differs, and what was said about it. */
const exceptionSchema = z.object({
  id: idSchema,
  lineId: z.nullable(idSchema),
  kind: z.enum(exceptionKinds),
  /** In base units for a quantity, in minor units for money. */
  expected: z.nullable(z.string()),
  actual: z.nullable(z.string()),
  differenceMinor: z.nullable(signedAmountSchema),
  state: z.enum(['OPEN', 'ACCEPTED', 'CREDIT_ASKED']),
  reason: z.nullable(z.string()),
});

/** An invoice of the list. */
export const invoiceRowSchema = z.object({
  id: idSchema,
  supplierId: idSchema,
  supplierName: z.string(),
  supplierTaxNumber: z.nullable(z.string()),
  number: z.string(),
  type: z.enum(invoiceTypes),
  state: z.enum(invoiceStates),
  invoicedOn: businessDateSchema,
  dueOn: businessDateSchema,
  currency: currencySchema,
  taxMinor: amountSchema,
  totalMinor: amountSchema,
  paidMinor: amountSchema,
  /** @unit differences that nobody has settled */
  openExceptions: z.int(),
  version: versionSchema,
});

/** An invoice with everything that is known about it. */
export const invoiceSchema = z.object({
  ...invoiceRowSchema.shape,
  /** Whose rules about what is kept back of a payment hold. */
  supplierCountry: z.string(),
  chargesMinor: amountSchema,
  chargesTaxRateBps: taxRateSchema,
  note: z.nullable(z.string()),
  isOverLimit: z.boolean(),
  lines: z.array(
    z.object({
      ...lineBodySchema.shape,
      itemId: z.nullable(idSchema),
      /** What the price changed of what is still there, and of what was used; null until it is approved. */
      onHandMinor: z.nullable(signedAmountSchema),
      usedMinor: z.nullable(signedAmountSchema),
    }),
  ),
  exceptions: z.array(exceptionSchema),
  payments: z.array(
    z.object({
      id: idSchema,
      paidOn: businessDateSchema,
      amountMinor: amountSchema,
      withheldMinor: amountSchema,
      method: z.enum(settledBy),
      reference: z.nullable(z.string()),
      /** Of a credit note: the paper on the other side, the note or the invoice that it pays for. */
      otherPaper: z.nullable(z.object({ id: idSchema, number: z.string() })),
    }),
  ),
  files: z.array(z.object({ id: idSchema, fileName: z.string(), mediaType: z.string() })),
  /** Others of the same supplier with the same total within three days: often the same paper. */
  lookalikes: z.array(z.object({ id: idSchema, number: z.string(), invoicedOn: businessDateSchema })),
  steps: z.array(
    z.object({ toState: z.enum(invoiceStates), reason: z.nullable(z.string()), takenBy: z.nullable(z.string()), takenAt: instantSchema }),
  ),
});

/** A line of a delivery that nothing has charged for in full. */
export const chargeableSchema = z.object({
  receiptLineId: idSchema,
  receiptNumber: z.string(),
  orderNumber: z.nullable(z.string()),
  receivedAt: instantSchema,
  itemId: idSchema,
  description: z.string(),
  /** What was taken in and is not charged for, as it is priced. */
  quantity: quantitySchema,
  unit: unitSchema,
  unitPrice: z.nullable(priceSchema),
  packChain: packChainSchema,
  /**
   * What the supplier's offer says it is taxed at; null where nobody has said.
   *
   * @unit hundredths of a percent
   */
  taxRateBps: z.nullable(z.int()),
});

const taxRuleSchema = z.object({
  /** @unit hundredths of a percent; null where no source says how much */
  rateBps: z.nullable(z.int()),
  thresholdMinor: z.nullable(amountSchema),
  validFrom: businessDateSchema,
  law: z.string(),
  source: z.string(),
  lookedUpOn: businessDateSchema,
  isConfirmed: z.boolean(),
});

const agedSchema = z.object({
  currency: currencySchema,
  totalMinor: signedAmountSchema,
  byAge: z.record(z.enum(ages), signedAmountSchema),
});

/** Invoices: asking about them, writing them, settling what differs, paying. */
export const invoiceContract = {
  listInvoices: restaurantQuery('purchasing.view')
    .route({ method: 'GET', path, summary: 'A page of invoices, newest first', tags })
    .input(
      z.strictObject({
        restaurantId: idSchema,
        filter: z._default(z.enum(invoiceFilters), 'OPEN'),
        supplierId: z.optional(idSchema),
        cursor: z.optional(cursorSchema),
      }),
    )
    .output(z.object({ invoices: z.array(invoiceRowSchema), nextCursor: z.nullable(z.string()) })),
  getInvoice: restaurantQuery('purchasing.view')
    .route({ method: 'GET', path: `${path}/one`, summary: 'An invoice with what differs, what was paid and what happened', tags })
    .input(z.strictObject({ restaurantId: idSchema, invoiceId: idSchema }))
    .output(invoiceSchema),
  listChargeable: restaurantQuery('purchasing.view')
    .route({ method: 'GET', path: `${path}/chargeable`, summary: 'What came from a supplier and nothing has charged for', tags })
    .input(z.strictObject({ restaurantId: idSchema, supplierId: idSchema }))
    .output(z.object({ lines: z.array(chargeableSchema) })),
  saveInvoice: restaurantCommand('purchasing.edit', 'purchasing.save-invoice@1', 'forbidden')
    .route({ method: 'POST', path, summary: 'Write an invoice, or correct one that nobody has decided on, and compare it', tags })
    .errors({
      ...invoiceWriteRefusals,
      INVOICE_CHANGED: changedRefusals.INVOICE_CHANGED,
      UNIT_UNKNOWN: offerRefusals.UNIT_UNKNOWN,
      UNIT_NOT_IN_PACK_CHAIN: offerRefusals.UNIT_NOT_IN_PACK_CHAIN,
      UNIT_NOT_BRIDGED: offerRefusals.UNIT_NOT_BRIDGED,
    })
    .input(commandEnvelope(z.strictObject({ invoiceId: z.uuidv7(), baseVersion: z.nullable(versionSchema), invoice: invoiceBodySchema })))
    .output(invoiceSchema),
  moveInvoice: restaurantCommand('purchasing.edit', 'purchasing.move-invoice@1', 'forbidden')
    .route({ method: 'POST', path: `${path}/move`, summary: 'Approve, turn down or reverse an invoice, or mark it as a duplicate', tags })
    .errors({ ...invoiceRefusals, INVOICE_CHANGED: changedRefusals.INVOICE_CHANGED })
    .input(
      commandEnvelope(z.strictObject({ invoiceId: idSchema, baseVersion: versionSchema, step: z.enum(invoiceSteps), reason: noteSchema })),
    )
    .output(invoiceSchema),
  settleException: restaurantCommand('purchasing.edit', 'purchasing.settle-exception@1', 'forbidden')
    .route({ method: 'POST', path: `${path}/exceptions`, summary: 'Accept a difference, or ask the supplier for credit', tags })
    .errors({ INVOICE_DECIDED: invoiceWriteRefusals.INVOICE_DECIDED })
    .input(
      commandEnvelope(
        z.strictObject({
          invoiceId: idSchema,
          exceptionId: idSchema,
          how: z.enum(['ACCEPTED', 'CREDIT_ASKED']),
          /** The request that is made, where the invoice has none that is open. */
          creditId: z.uuidv7(),
          reason: noteSchema,
        }),
      ),
    )
    .output(invoiceSchema),
  recordPayment: restaurantCommand('purchasing.edit', 'purchasing.record-payment@1', 'forbidden')
    .route({ method: 'POST', path: `${path}/payments`, summary: 'Note what was paid of an invoice, and what was kept back for tax', tags })
    .errors(paymentRefusals)
    .input(
      commandEnvelope(
        z.strictObject({
          paymentId: z.uuidv7(),
          invoiceId: idSchema,
          paidOn: businessDateSchema,
          amountMinor: amountSchema,
          withheldMinor: amountSchema,
          method: z.enum(paymentMethods),
          reference: wordsSchema,
        }),
      ),
    )
    .output(invoiceSchema),
  attachFile: restaurantCommand('purchasing.edit', 'purchasing.attach-file@1', 'forbidden')
    .route({ method: 'POST', path: `${path}/files`, summary: 'Keep a paper with its invoice: a PDF, JPEG or WebP in base64', tags })
    .errors({ FILE_UNUSABLE: invoiceWriteRefusals.FILE_UNUSABLE })
    .input(
      commandEnvelope(
        z.strictObject({
          fileId: z.uuidv7(),
          invoiceId: idSchema,
          fileName: nameSchema,
          content: z.string().check(z.minLength(8), z.maxLength(base64LengthMax)),
        }),
      ),
    )
    .output(invoiceSchema),
  listPayables: restaurantQuery('purchasing.view')
    .route({ method: 'GET', path: `${path}/payables`, summary: 'What is owed, by age and by supplier', tags })
    .input(z.strictObject({ restaurantId: idSchema }))
    .output(
      z.object({
        totals: z.array(agedSchema),
        invoices: z.array(z.object({ ...invoiceRowSchema.shape, age: z.enum(ages), openMinor: signedAmountSchema })),
        /** What is to be kept back of a payment where the restaurant stands; null where nothing is known. */
        withholding: z.nullable(taxRuleSchema),
      }),
    ),
};

/** An invoice as it is written. */
export type InvoiceBody = z.infer<typeof invoiceBodySchema>;

/** An invoice of the list as it travels. */
export type InvoiceRow = z.infer<typeof invoiceRowSchema>;

/** An invoice as it travels. */
export type Invoice = z.infer<typeof invoiceSchema>;

/** What may be charged for, as it travels. */
export type Chargeable = z.infer<typeof chargeableSchema>;
