import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { instantSchema, quantitySchema, unitSchema } from '../../inventory/contract/fields.ts';
import { entryRefusals, movementRefusals } from '../../inventory/contract/refusals.ts';
import { inventoryLimits } from '../../inventory/rules/limits.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { purchasingLimits } from '../rules/limits.ts';
import { requestStates } from '../rules/purchase-request.ts';
import { noteSchema } from './fields.ts';
import { requestRefusals } from './refusals.ts';

const tags = ['purchasing'];
const path = '/restaurants/{restaurantId}/purchase-requests';

const wishSchema = z.strictObject({
  requestId: z.uuidv7(),
  itemId: idSchema,
  /** As it was typed, "2 case + 3", and what that was understood as. */
  entry: z.strictObject({
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(inventoryLimits.entryTextLengthMax)),
    parts: z
      .array(z.strictObject({ quantity: quantitySchema, unit: unitSchema }))
      .check(z.minLength(1), z.maxLength(inventoryLimits.entryPartsMax)),
  }),
  note: noteSchema,
});

/** A wish of the kitchen; no price is in it. */
export const requestSchema = z.object({
  id: idSchema,
  itemId: idSchema,
  itemName: z.string(),
  itemNameLocal: z.nullable(z.string()),
  enteredText: z.string(),
  baseQuantity: quantitySchema,
  note: z.nullable(z.string()),
  state: z.enum(requestStates),
  askedBy: z.string(),
  isOwn: z.boolean(),
  askedAt: instantSchema,
  reason: z.nullable(z.string()),
});

/** Wishes: asking for things, and what becomes of that. */
export const requestContract = {
  listRequests: restaurantQuery('purchasing.request')
    .route({ method: 'GET', path, summary: 'Wishes of the kitchen, newest first', tags })
    .input(z.strictObject({ restaurantId: idSchema, state: z.optional(z.enum(requestStates)) }))
    .output(z.object({ requests: z.array(requestSchema) })),
  requestItems: restaurantCommand('purchasing.request', 'purchasing.request-items@1', 'queued')
    .route({ method: 'POST', path, summary: 'Ask for items to be ordered', tags })
    .errors({ ...entryRefusals, QUANTITY_ZERO: movementRefusals.QUANTITY_ZERO, QUANTITY_NEGATIVE: movementRefusals.QUANTITY_NEGATIVE })
    .input(
      commandEnvelope(
        z.strictObject({ requests: z.array(wishSchema).check(z.minLength(1), z.maxLength(purchasingLimits.requestsAtOnceMax)) }),
      ),
    )
    .output(z.object({ requestIds: z.array(idSchema) })),
  withdrawRequest: restaurantCommand('purchasing.request', 'purchasing.withdraw-request@1', 'forbidden')
    .route({ method: 'POST', path: `${path}/withdraw`, summary: 'Take a wish back that nobody has decided on', tags })
    .errors({ REQUEST_DECIDED: requestRefusals.REQUEST_DECIDED })
    .input(commandEnvelope(z.strictObject({ requestId: idSchema })))
    .output(z.object({ state: z.enum(requestStates) })),
  declineRequest: restaurantCommand('purchasing.edit', 'purchasing.decline-request@1', 'forbidden')
    .route({ method: 'POST', path: `${path}/decline`, summary: 'Decline a wish and say why', tags })
    .errors(requestRefusals)
    .input(commandEnvelope(z.strictObject({ requestId: idSchema, reason: noteSchema })))
    .output(z.object({ state: z.enum(requestStates) })),
};

/** A wish as it travels. */
export type PurchaseRequest = z.infer<typeof requestSchema>;
