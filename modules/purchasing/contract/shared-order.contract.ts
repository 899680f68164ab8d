import * as z from 'zod/mini';

import { commandEnvelope, idSchema, personCommandEnvelope } from '../../../platform/contract/command.ts';
import { publicProcedure } from '../../../platform/contract/procedure.ts';
import { businessDateSchema, instantSchema, versionSchema } from '../../inventory/contract/fields.ts';
import { brandSchema } from '../../restaurants/contract/brand.contract.ts';
import { restaurantCommand } from '../../restaurants/contract/procedure.ts';
import { secretPattern } from '../../restaurants/rules/restaurant-code.ts';
import { purchasingLimits } from '../rules/limits.ts';
import { orderStates } from '../rules/order-state.ts';
import { amountSchema, currencySchema, noteSchema } from './fields.ts';
import { orderLineSchema, orderSchema, proposedLineSchema } from './order.contract.ts';
import { changedRefusals, orderRefusals, orderWriteRefusals, sharedOrderRefusals } from './refusals.ts';

const tags = ['purchasing'];
const codeSchema = z.string().check(z.minLength(1), z.maxLength(100));
const { id, description, supplierCode, packText, unit, priceUnit, quantity, unitPrice, amountMinor } = orderLineSchema.shape;

/** An order as its supplier sees it: what was told last, and what they answered. */
export const sharedOrderSchema = z.object({
  buyer: z.object({
    name: z.string(),
    address: z.string(),
    city: z.string(),
    phone: z.string(),
    timeZone: z.string(),
    /** Whether the house counts days the Ethiopian way: a day is then told by both calendars. */
    useEthiopianCalendar: z.boolean(),
  }),
  /** Under what the buyer shows itself; null for Maed's name and colour. */
  brand: z.nullable(brandSchema),
  sellerName: z.string(),
  number: z.string(),
  state: z.enum(orderStates),
  /** @unit revisions that the supplier was told, counted from 1 */
  revision: z.int(),
  expectedOn: z.nullable(businessDateSchema),
  currency: currencySchema,
  lines: z.array(z.object({ id, description, supplierCode, packText, unit, priceUnit, quantity, unitPrice, amountMinor })),
  totalMinor: amountSchema,
  /** @unit lines whose price nobody knows */
  unpricedLines: z.int(),
  note: z.nullable(z.string()),
  /** What the supplier answered to this revision last; null while nothing. */
  answer: z.nullable(z.object({ kind: z.enum(['CONFIRMED', 'PROPOSED', 'DECLINED']), at: instantSchema })),
  /** Whether an answer would still be of use. */
  isOpen: z.boolean(),
});

/** Orders that a supplier opens by a link, without an account. The code names the restaurant and proves the link. */
export const sharedOrderContract = {
  shareOrder: restaurantCommand('purchasing.edit', 'purchasing.share-order@1', 'forbidden')
    .route({
      method: 'POST',
      path: '/restaurants/{restaurantId}/orders/share',
      summary: 'Make a link by which its supplier opens an order',
      tags,
    })
    .errors({ ORDER_STATE_FORBIDS: orderRefusals.ORDER_STATE_FORBIDS, ORDER_LINK_LIMIT: sharedOrderRefusals.ORDER_LINK_LIMIT })
    .input(commandEnvelope(z.strictObject({ orderId: idSchema, secret: z.string().check(z.regex(secretPattern)) })))
    .output(z.object({ expiresAt: instantSchema })),
  decideProposal: restaurantCommand('purchasing.edit', 'purchasing.decide-proposal@1', 'forbidden')
    .route({
      method: 'POST',
      path: '/restaurants/{restaurantId}/orders/decide-proposal',
      summary: 'Take or decline what a supplier proposes',
      tags,
    })
    .errors({ ...orderRefusals, ...orderWriteRefusals, ORDER_CHANGED: changedRefusals.ORDER_CHANGED })
    .input(
      commandEnvelope(
        z.strictObject({ orderId: idSchema, baseVersion: versionSchema, proposalId: idSchema, decision: z.enum(['ACCEPT', 'DECLINE']) }),
      ),
    )
    .output(orderSchema),
  readSharedOrder: publicProcedure
    .route({ method: 'POST', path: '/shared-orders/read', summary: 'An order, for whoever holds its link', tags })
    .input(z.strictObject({ code: codeSchema }))
    .output(sharedOrderSchema),
  answerSharedOrder: publicProcedure
    .meta({ scope: 'public', command: { name: 'purchasing.answer-shared-order@1', offline: 'forbidden' } })
    .route({ method: 'POST', path: '/shared-orders/answer', summary: 'Confirm an order, or propose something else', tags })
    .errors({
      ORDER_CHANGED: changedRefusals.ORDER_CHANGED,
      ORDER_STATE_FORBIDS: orderRefusals.ORDER_STATE_FORBIDS,
      PROPOSAL_EMPTY: sharedOrderRefusals.PROPOSAL_EMPTY,
      PROPOSAL_LIMIT: sharedOrderRefusals.PROPOSAL_LIMIT,
    })
    .input(
      personCommandEnvelope(
        z.strictObject({
          code: codeSchema,
          /**
           * Which telling of the order is answered.
           *
           * @unit revisions that the supplier was told, counted from 1
           */
          revision: z.int().check(z.minimum(1), z.maximum(1_000_000)),
          said: z.discriminatedUnion('kind', [
            z.strictObject({ kind: z.literal('CONFIRM') }),
            z.strictObject({
              kind: z.literal('PROPOSE'),
              proposalId: z.uuidv7(),
              message: noteSchema,
              lines: z.array(proposedLineSchema).check(z.maxLength(purchasingLimits.orderLinesMax)),
            }),
          ]),
        }),
      ),
    )
    .output(sharedOrderSchema),
};

/** An order as its supplier sees it, as it travels. */
export type SharedOrder = z.infer<typeof sharedOrderSchema>;

/** What a supplier would rather bring of one line, as it travels. */
export type ProposedLine = z.infer<typeof proposedLineSchema>;
