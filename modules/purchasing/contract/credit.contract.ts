import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { instantSchema, versionSchema } from '../../inventory/contract/fields.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { creditStates, creditSteps } from '../rules/credit-state.ts';
import { amountSchema, currencySchema, noteSchema } from './fields.ts';
import { askCreditRefusals, changedRefusals, creditRefusals } from './refusals.ts';

const tags = ['purchasing'];
const path = '/restaurants/{restaurantId}/credits';

/** What a supplier is asked to give back. */
export const creditSchema = z.object({
  id: idSchema,
  number: z.string(),
  supplierId: idSchema,
  supplierName: z.string(),
  receiptId: z.nullable(idSchema),
  invoiceId: z.nullable(idSchema),
  /** What it is about: the number of the delivery or the invoice. */
  about: z.string(),
  state: z.enum(creditStates),
  currency: currencySchema,
  amountMinor: z.nullable(amountSchema),
  lines: z.array(
    z.object({
      description: z.string(),
      text: z.string(),
      kind: z.string(),
      amountMinor: z.nullable(amountSchema),
      /** What of it the credit note did not give back; null while none has settled the request, or where it gave all. */
      notGivenMinor: z.nullable(amountSchema),
    }),
  ),
  note: z.nullable(z.string()),
  sentVia: z.nullable(z.enum(['EMAIL', 'BY_HAND'])),
  sendsVia: z.enum(['EMAIL', 'BY_HAND']),
  /** Credit notes of the supplier that settle no request yet. */
  notes: z.array(
    z.object({ id: idSchema, number: z.string(), totalMinor: amountSchema, /** Without tax, as what is asked. */ netMinor: amountSchema }),
  ),
  createdAt: instantSchema,
  version: versionSchema,
});

/** Requests for credit: asking for them and moving them on. */
export const creditContract = {
  listCredits: restaurantQuery('purchasing.view')
    .route({ method: 'GET', path, summary: 'Requests for credit, newest first', tags })
    .input(z.strictObject({ restaurantId: idSchema }))
    .output(z.object({ credits: z.array(creditSchema) })),
  askCredit: restaurantCommand('purchasing.edit', 'purchasing.ask-credit@1', 'forbidden')
    .route({ method: 'POST', path, summary: 'Ask for credit for what a delivery lacked or was sent back of it', tags })
    .errors({ CREDIT_STATE_FORBIDS: creditRefusals.CREDIT_STATE_FORBIDS, ...askCreditRefusals })
    .input(commandEnvelope(z.strictObject({ creditId: z.uuidv7(), receiptId: idSchema, note: noteSchema })))
    .output(z.object({ creditId: idSchema, number: z.string() })),
  moveCredit: restaurantCommand('purchasing.edit', 'purchasing.move-credit@1', 'forbidden')
    .route({ method: 'POST', path: `${path}/move`, summary: 'Send a request for credit, note the answer, settle it or give it up', tags })
    .errors({ ...creditRefusals, CREDIT_CHANGED: changedRefusals.CREDIT_CHANGED })
    .input(
      commandEnvelope(
        z.strictObject({
          creditId: idSchema,
          baseVersion: versionSchema,
          step: z.enum(creditSteps),
          reason: noteSchema,
          creditNoteId: z.nullable(idSchema),
        }),
      ),
    )
    .output(z.object({ state: z.enum(creditStates) })),
};

/** A request for credit as it travels. */
export type Credit = z.infer<typeof creditSchema>;
