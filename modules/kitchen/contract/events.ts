import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { lineStates } from '../rules/line-state.ts';
import { orderStates } from '../rules/order-state.ts';
import { reservationStates } from '../rules/reservation-state.ts';

const changedLine = z.object({ lineId: idSchema, state: z.enum(lineStates), version: z.int(), stationIds: z.array(idSchema) });

/**
 * What the kitchen announces, by name and version.
 *
 * @invariant every change that a screen shows is announced with the version that it led to: a screen that has that one, or
 * a later one, has nothing to do.
 */
export const kitchenEvents = {
  /** An order is new, or is otherwise than it was: table, guests, discounts, payments, state. */
  'kitchen.v1.order-changed': z.object({ orderId: idSchema, version: z.int(), state: z.enum(orderStates) }),
  /** Lines were added, changed, or went a step on their way. */
  'kitchen.v1.lines-changed': z.object({ orderId: idSchema, lines: z.array(changedLine) }),
  /** What was cooked is thrown away: it was voided too late, or is made again. */
  'kitchen.v1.dish-discarded': z.object({
    orderId: idSchema,
    lineId: idSchema,
    dishId: idSchema,
    /** @unit portions */
    quantity: z.int(),
    cause: z.enum(['VOID', 'REMAKE']),
    /** Somebody's words for a void; one of the remake reasons for what is made again. */
    reason: z.string(),
  }),
  /** A booking is new, or went a step on. */
  'kitchen.v1.reservation-changed': z.object({ reservationId: idSchema, version: z.int(), state: z.enum(reservationStates) }),
  /** Somebody wrote down what a day took. */
  'kitchen.v1.takings-changed': z.object({ businessDates: z.array(z.string()) }),
  /** A printer came or went, fell silent or spoke again, or a paper waits or came out. */
  'kitchen.v1.printing-changed': z.object({ printerId: idSchema }),
  /** Stations or tables are otherwise than they were. */
  'kitchen.v1.house-changed': z.object({ stationId: z.nullable(idSchema), tableId: z.nullable(idSchema) }),
} as const;

/** A key of the table above, for whoever writes or listens. */
export type KitchenEventName = keyof typeof kitchenEvents;

/** What an event of the kitchen tells. */
export type KitchenEvent<Name extends KitchenEventName> = z.infer<(typeof kitchenEvents)[Name]>;
