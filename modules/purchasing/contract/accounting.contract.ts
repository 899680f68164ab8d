import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { businessDateSchema } from '../../inventory/contract/fields.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { accountingLayouts } from '../rules/accounting-codes.ts';
import { invoiceTypes } from '../rules/invoice-state.ts';
import { amountSchema, currencySchema, taxRateSchema } from './fields.ts';

const tags = ['purchasing'];
const path = '/restaurants/{restaurantId}/accounting';

const wordSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(/^[^\p{Cc}\p{Cs}]+$/u));

const codesSchema = z.strictObject({
  itemsAccount: wordSchema,
  chargesAccount: wordSchema,
  categoryAccounts: z.array(z.strictObject({ categoryId: idSchema, account: wordSchema })).check(z.maxLength(200)),
  taxTypes: z.array(z.strictObject({ rateBps: taxRateSchema, taxType: wordSchema })).check(z.maxLength(20)),
});

const billSchema = z.object({
  number: z.string(),
  type: z.enum(invoiceTypes),
  supplierName: z.string(),
  invoicedOn: businessDateSchema,
  dueOn: businessDateSchema,
  currency: currencySchema,
  chargesMinor: amountSchema,
  chargesTaxRateBps: taxRateSchema,
  taxMinor: amountSchema,
  totalMinor: amountSchema,
  lines: z.array(
    z.object({
      description: z.string(),
      categoryId: z.nullable(idSchema),
      quantity: z.string(),
      unit: z.string(),
      unitPrice: z.string(),
      amountMinor: amountSchema,
      taxRateBps: taxRateSchema,
    }),
  ),
});

/** How purchases are written for a bookkeeper. */
export const accountingContract = {
  readAccounting: restaurantQuery('purchasing.view')
    .route({ method: 'GET', path, summary: 'How purchases are written for a bookkeeper', tags })
    .input(z.strictObject({ restaurantId: idSchema }))
    .output(
      z.object({
        layouts: z.array(z.object({ layout: z.enum(accountingLayouts), codes: codesSchema })),
        categories: z.array(z.object({ id: idSchema, name: z.string(), nameLocal: z.nullable(z.string()) })),
      }),
    ),
  listBills: restaurantQuery('purchasing.view')
    .route({ method: 'GET', path: `${path}/bills`, summary: 'Purchases of some days that were approved, line by line', tags })
    .input(z.strictObject({ restaurantId: idSchema, from: businessDateSchema, to: businessDateSchema }))
    .output(
      z.object({
        bills: z.array(billSchema),
        /** @unit papers of these days that nobody has decided on: no file has them */ undecided: z.int(),
      }),
    ),
  saveAccounting: restaurantCommand('purchasing.edit', 'purchasing.save-accounting@1', 'forbidden')
    .route({ method: 'POST', path, summary: 'Say which accounts and tax types a layout is written with', tags })
    .input(commandEnvelope(z.strictObject({ layout: z.enum(accountingLayouts), codes: codesSchema })))
    .output(z.object({ layout: z.enum(accountingLayouts) })),
};

/** A purchase as it travels to whoever writes it for a bookkeeper. */
export type BillRow = z.infer<typeof billSchema>;

/** What somebody said of a layout, as it travels and is kept. */
export type KeptCodes = z.infer<typeof codesSchema>;
