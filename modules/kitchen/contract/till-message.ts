import * as z from 'zod/mini';

import { channels } from '../../menu/rules/menu-limits.ts';
import { idSchema } from '../../../platform/contract/command.ts';
import { kitchenLimits } from '../rules/kitchen-limits.ts';
import { orderStates } from '../rules/order-state.ts';
import { billShareSchema, courseSchema, paymentMethods, portionsSchema, wordsSchema } from './fields.ts';

/** A name that a till gives something of its own: what its own database calls it. */
const ownNameSchema = z.string().check(z.regex(/^[\w.:/-]{1,64}$/));

const amountSchema = z.string().check(z.regex(/^(0|[1-9]\d{0,11})$/));
const signedAmountSchema = z.string().check(z.regex(/^-?[1-9]\d{0,11}$/));
const instant = z.iso.datetime({ offset: true });

const noneTwice = <Row>(nameOf: (row: Row) => string) =>
  z.refine<readonly Row[]>((rows) => new Set(rows.map(nameOf)).size === rows.length, { error: 'The same name stands twice.' });

/** A line as the till has it now. */
export const tillLineSchema = z.strictObject({
  lineId: ownNameSchema,
  dishId: idSchema,
  quantity: portionsSchema,
  modifierIds: z._default(z.array(idSchema).check(z.maxLength(kitchenLimits.modifiersMax)), []),
  course: z._default(z.nullable(courseSchema), null),
  note: z._default(z.nullable(wordsSchema(200)), null),
  hasAllergy: z._default(z.boolean(), false),
  /** Not told to the kitchen until a later message says otherwise. */
  isHeld: z._default(z.boolean(), false),
  /** One portion with its choices, VAT within, in minor units; null is the price on the menu. */
  unitPriceMinor: z._default(z.nullable(amountSchema), null),
});

/**
 * An order as the till has it now, whole: what is missing since the message before was taken off. A message whose version
 * is not above the last one changes nothing.
 */
export const tillOrderSchema = z.strictObject({
  orderId: ownNameSchema,
  /** Counted up by the till with every change of this order. */
  version: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  occurredAt: instant,
  /** What the till calls out; null lets Maed count. */
  number: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(99_999))), null),
  channel: z.enum(channels),
  /** The name of a table, as it stands in Maed. */
  table: z._default(z.nullable(wordsSchema(20)), null),
  guestName: z._default(z.nullable(wordsSchema(80)), null),
  covers: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(kitchenLimits.coversMax))), null),
  allergyNote: z._default(z.nullable(wordsSchema(300)), null),
  promisedAt: z._default(z.nullable(instant), null),
  serviceShare: z._default(billShareSchema, 0),
  state: z.enum(orderStates),
  /** Why lines are missing, where some are; the till's name where nobody says. */
  reason: z._default(z.nullable(wordsSchema(200)), null),
  lines: z.array(tillLineSchema).check(
    z.maxLength(kitchenLimits.linesMax),
    noneTwice<{ lineId: string }>(({ lineId }) => lineId),
  ),
  discounts: z._default(
    z.array(z.strictObject({ discountId: ownNameSchema, amountMinor: amountSchema, reason: wordsSchema(200) })).check(
      z.maxLength(kitchenLimits.discountsMax),
      noneTwice<{ discountId: string }>(({ discountId }) => discountId),
    ),
    [],
  ),
  payments: z._default(
    z
      .array(
        z.strictObject({
          paymentId: ownNameSchema,
          method: z.enum(paymentMethods),
          /** Below nothing for what was given back. */
          amountMinor: signedAmountSchema,
          takenAt: instant,
        }),
      )
      .check(
        z.maxLength(kitchenLimits.paymentsMax),
        noneTwice<{ paymentId: string }>(({ paymentId }) => paymentId),
      ),
    [],
  ),
});

/** An order as a till says it. */
export type TillOrder = z.infer<typeof tillOrderSchema>;
/** A line as a till says it. */
export type TillLine = z.infer<typeof tillLineSchema>;

/** Something about a message: where in it, and what. `lines.2.dishId` is the dish of the third line. */
export type TillProblem = { readonly path: string; readonly code: string; readonly text: string };

/** What a till is answered for an order. */
export type TillAnswer = {
  readonly orderId: string;
  /** The version that Maed has now. */
  readonly version: number;
  /** Whether this message changed anything. */
  readonly isApplied: boolean;
  readonly number: string;
  readonly state: (typeof orderStates)[number];
  readonly lines: readonly { readonly lineId: string; readonly state: string; /** @unit portions */ readonly quantity: number }[];
  /** What was taken otherwise than it was said, and is to be shown. */
  readonly warnings: readonly TillProblem[];
};
