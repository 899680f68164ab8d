import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import {
  businessDateSchema,
  instantSchema,
  pageSizeSchema,
  quantitySchema,
  unitSchema,
  versionSchema,
} from '../../inventory/contract/fields.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { purchasingLimits } from '../rules/limits.ts';
import { priceModes } from '../rules/offer.ts';
import { lineAlerts } from '../rules/order-check.ts';
import { orderStates, orderSteps } from '../rules/order-state.ts';
import { amountSchema, currencySchema, cursorSchema, noteSchema, positiveQuantitySchema, priceSchema } from './fields.ts';
import { orderFilters } from './order-filters.ts';
import { changedRefusals, orderRefusals, orderWriteRefusals, supplierRefusals } from './refusals.ts';

const tags = ['purchasing'];
const path = '/restaurants/{restaurantId}/orders';
const { orderLinesMax, ordersAtOnceMax, requestsAtOnceMax } = purchasingLimits;

const lineBodySchema = z.strictObject({
  lineId: z.uuidv7(),
  offerId: idSchema,
  /** @unit what the offer is ordered in */ quantity: positiveQuantitySchema,
});
const linesSchema = z.array(lineBodySchema).check(z.maxLength(orderLinesMax));

/** One line of an order as it stands. */
export const orderLineSchema = z.object({
  id: idSchema,
  itemId: idSchema,
  offerId: z.nullable(idSchema),
  description: z.string(),
  supplierCode: z.nullable(z.string()),
  packText: z.nullable(z.string()),
  unit: unitSchema,
  priceMode: z.enum(priceModes),
  priceUnit: z.nullable(unitSchema),
  quantity: quantitySchema,
  baseQuantity: quantitySchema,
  unitPrice: z.nullable(priceSchema),
  pricePerBase: z.nullable(priceSchema),
  amountMinor: z.nullable(amountSchema),
  receivedBase: quantitySchema,
  /** What nobody waits for any more. */
  cancelledBase: quantitySchema,
  invoicedBase: quantitySchema,
});

/** An order of the list. */
export const orderRowSchema = z.object({
  id: idSchema,
  number: z.string(),
  supplierId: idSchema,
  supplierName: z.string(),
  state: z.enum(orderStates),
  heldFrom: z.nullable(z.enum(orderStates)),
  /**
   * What the supplier was told last; 0 until it was told anything.
   *
   * @unit revisions, counted from 1
   */
  revision: z.int(),
  expectedOn: z.nullable(businessDateSchema),
  currency: currencySchema,
  totalMinor: amountSchema,
  /** @unit lines whose price nobody knows */
  unpricedLines: z.int(),
  lineCount: z.int(),
  createdBy: z.string(),
  createdAt: instantSchema,
  sentAt: z.nullable(instantSchema),
  acknowledgedAt: z.nullable(instantSchema),
  /** Whether the supplier answered with changes that nobody has looked at. */
  hasProposal: z.boolean(),
  version: versionSchema,
});

/** An order of the list with what is on it. */
export const orderWithLinesSchema = z.object({ ...orderRowSchema.shape, lines: z.array(orderLineSchema) });

/** What a supplier would rather bring of one line. */
export const proposedLineSchema = z.strictObject({
  lineId: idSchema,
  quantity: z.nullable(positiveQuantitySchema),
  unitPrice: z.nullable(priceSchema),
  isUnavailable: z.boolean(),
});

/** How an order reaches its supplier: by a letter of ours, or by people themselves. */
const channels = ['EMAIL', 'BY_HAND'] as const;

const proposalSchema = z.object({
  id: idSchema,
  revision: z.int(),
  message: z.nullable(z.string()),
  lines: z.array(proposedLineSchema),
  state: z.enum(['OPEN', 'ACCEPTED', 'DECLINED', 'OVERTAKEN']),
  madeAt: instantSchema,
});

/** An order with everything that is known about it. */
export const orderSchema = z.object({
  ...orderRowSchema.shape,
  note: z.nullable(z.string()),
  overrideReason: z.nullable(z.string()),
  isAuthor: z.boolean(),
  supplierEmail: z.nullable(z.string()),
  /** How the supplier was told last; null where it was told nothing yet. */
  sentVia: z.nullable(z.enum(channels)),
  /** How it would be told if whoever asks sent it now. */
  sendsVia: z.enum(channels),
  lines: z.array(z.object({ ...orderLineSchema.shape, alerts: z.array(z.enum(lineAlerts)) })),
  steps: z.array(
    z.object({
      step: z.string(),
      toState: z.enum(orderStates),
      reason: z.nullable(z.string()),
      takenBy: z.nullable(z.string()),
      takenAt: instantSchema,
    }),
  ),
  proposals: z.array(proposalSchema),
  /** What sending it now would run into. */
  checks: z.object({
    isOverLimit: z.boolean(),
    isBelowMinimum: z.boolean(),
    isPastCutoff: z.boolean(),
    minimumMinor: z.nullable(amountSchema),
    earliestDelivery: businessDateSchema,
    /** Other orders of this supplier for the same day, by number. */
    sameDay: z.array(z.string()),
  }),
});

const body = z.strictObject({
  orderId: z.uuidv7(),
  supplierId: idSchema,
  expectedOn: z.nullable(businessDateSchema),
  note: noteSchema,
  lines: linesSchema,
});

const written = {
  ...orderWriteRefusals,
  ORDER_STATE_FORBIDS: orderRefusals.ORDER_STATE_FORBIDS,
  ORDER_CHANGED: changedRefusals.ORDER_CHANGED,
};

const changeSchema = z.strictObject({
  orderId: idSchema,
  baseVersion: versionSchema,
  expectedOn: z.nullable(businessDateSchema),
  note: noteSchema,
  lines: linesSchema,
  /** Why it goes out although it is too small or too late; asked for only where it is. */
  reason: noteSchema,
});

/** Orders: asking about them, writing them and moving them on. */
export const orderContract = {
  listOrders: restaurantQuery('purchasing.view')
    .route({ method: 'GET', path, summary: 'Orders, newest first', tags })
    .input(
      z.strictObject({
        restaurantId: idSchema,
        filter: z._default(z.enum(orderFilters), 'OPEN'),
        supplierId: z.optional(idSchema),
        cursor: z.optional(cursorSchema),
        limit: pageSizeSchema,
      }),
    )
    .output(z.object({ orders: z.array(orderRowSchema), nextCursor: z.nullable(z.string()) })),
  listOrderLines: restaurantQuery('purchasing.view')
    .route({ method: 'GET', path: `${path}/lines`, summary: 'Orders with their lines, newest first, to be kept as a file', tags })
    .input(
      z.strictObject({ restaurantId: idSchema, filter: z.enum(orderFilters), cursor: z.optional(cursorSchema), limit: pageSizeSchema }),
    )
    .output(z.object({ orders: z.array(orderWithLinesSchema), nextCursor: z.nullable(z.string()) })),
  getOrder: restaurantQuery('purchasing.view')
    .route({ method: 'GET', path: `${path}/one`, summary: 'An order with its lines, its history and what stands in its way', tags })
    .input(z.strictObject({ restaurantId: idSchema, orderId: idSchema }))
    .output(orderSchema),
  orderPdf: restaurantQuery('purchasing.view')
    .route({ method: 'GET', path: `${path}/pdf`, summary: 'An order on paper, in the language of its supplier', tags })
    .input(z.strictObject({ restaurantId: idSchema, orderId: idSchema }))
    .output(z.object({ fileName: z.string(), /** Base64. */ pdf: z.string() })),
  createOrders: restaurantCommand('purchasing.edit', 'purchasing.create-orders@1', 'forbidden')
    .route({ method: 'POST', path, summary: 'Draft orders, one for each supplier', tags })
    .errors({ ...orderWriteRefusals, SUPPLIER_ARCHIVED: supplierRefusals.SUPPLIER_ARCHIVED })
    .input(
      commandEnvelope(
        z.strictObject({
          orders: z.array(body).check(z.minLength(1), z.maxLength(ordersAtOnceMax)),
          /** Wishes of the kitchen that these orders fulfil. */
          requestIds: z.array(idSchema).check(z.maxLength(requestsAtOnceMax)),
        }),
      ),
    )
    .output(z.object({ orders: z.array(z.object({ orderId: idSchema, number: z.string() })) })),
  saveOrder: restaurantCommand('purchasing.edit', 'purchasing.save-order@1', 'forbidden')
    .route({ method: 'POST', path: `${path}/save`, summary: 'Change a draft', tags })
    .errors(written)
    .input(commandEnvelope(changeSchema))
    .output(orderSchema),
  reviseOrder: restaurantCommand('purchasing.edit', 'purchasing.revise-order@1', 'forbidden')
    .route({ method: 'POST', path: `${path}/revise`, summary: 'Tell the supplier anew what is ordered', tags })
    .errors({ ...orderRefusals, ...written })
    .input(commandEnvelope(changeSchema))
    .output(orderSchema),
  moveOrder: restaurantCommand('purchasing.edit', 'purchasing.move-order@1', 'forbidden')
    .route({ method: 'POST', path: `${path}/move`, summary: 'Submit, approve, reject, acknowledge, hold, resume or cancel an order', tags })
    .errors({ ...orderRefusals, ORDER_CHANGED: changedRefusals.ORDER_CHANGED })
    .input(commandEnvelope(z.strictObject({ orderId: idSchema, baseVersion: versionSchema, step: z.enum(orderSteps), reason: noteSchema })))
    .output(orderSchema),
};

/** A line as a person writes it. */
export type OrderLineBody = z.infer<typeof lineBodySchema>;

/** A line as it travels. */
export type OrderLine = z.infer<typeof orderLineSchema>;

/** An order of the list as it travels. */
export type OrderRow = z.infer<typeof orderRowSchema>;

/** An order with its lines as it travels. */
export type OrderWithLines = z.infer<typeof orderWithLinesSchema>;

/** One way in which an order reaches its supplier. */
export type SentVia = (typeof channels)[number];

/** An order as it travels. */
export type Order = z.infer<typeof orderSchema>;
