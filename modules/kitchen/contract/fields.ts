import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { currencySchema, instantSchema, minorUnitsSchema, versionSchema } from '../../inventory/contract/fields.ts';
import { channels } from '../../menu/rules/menu-limits.ts';
import { kitchenLimits } from '../rules/kitchen-limits.ts';
import { lineStates } from '../rules/line-state.ts';
import { prefixPattern } from '../rules/order-number.ts';
import { orderStates } from '../rules/order-state.ts';
import { stationKinds } from '../rules/routing.ts';

/** A text of so many letters at most, without blanks around it; never empty. */
export const wordsSchema = (lengthMax: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(lengthMax));

/** Where an order comes from. */
export const orderSources = ['PAD', 'TILL', 'GUEST', 'ELSEWHERE'] as const;

/** How guests pay. */
export const paymentMethods = ['CASH', 'CARD', 'TELEBIRR', 'CBE_BIRR', 'MPESA', 'BANK', 'VOUCHER', 'OTHER'] as const;

/** How guests pay. */
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * A part of a whole.
 *
 * @unit hundredths of a percent
 */
export const billShareSchema = z.int().check(z.minimum(0), z.maximum(10_000));

/**
 * Above nothing.
 *
 * @unit minor units of the restaurant's currency
 */
export const paidAmountSchema = z.string().check(z.regex(/^[1-9]\d{0,11}$/));

/** How many portions. */
export const portionsSchema = z.int().check(z.minimum(1), z.maximum(kitchenLimits.quantityMax));

/** A course, from 1. */
export const courseSchema = z.int().check(z.minimum(1), z.maximum(9));

/** The number that a device gave an order; it is given another where that one is taken. */
export const orderNumberSchema = z.strictObject({
  prefix: z.string().check(z.regex(prefixPattern)),
  /** @unit orders of one device and day */
  number: z.int().check(z.minimum(1), z.maximum(99_999)),
});

/** What is ordered, as a person says it. */
export const newLineSchema = z.strictObject({
  lineId: z.uuidv7(),
  dishId: idSchema,
  quantity: portionsSchema,
  modifierIds: z.array(idSchema).check(z.maxLength(kitchenLimits.modifiersMax)),
  /** Null is the course that the dish usually goes out with. */
  course: z.nullable(courseSchema),
  note: z.nullable(wordsSchema(200)),
  hasAllergy: z.boolean(),
  /** Not told to the kitchen until somebody fires it. */
  isHeld: z.boolean(),
  /** @unit seats of a table, from 1 */
  seat: z.nullable(z.int().check(z.minimum(1), z.maximum(200))),
});

/** Several new lines, none of them named twice. */
export const newLinesSchema = z.array(newLineSchema).check(
  z.maxLength(kitchenLimits.linesMax),
  z.refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length),
);

/** A choice as it was when it was ordered. */
export const chosenSchema = z.object({
  id: idSchema,
  name: z.string(),
  nameLocal: z.nullable(z.string()),
  priceDeltaMinor: minorUnitsSchema,
});

/** So many of one dish on an order. */
export const lineSchema = z.object({
  id: idSchema,
  orderId: idSchema,
  dishId: idSchema,
  dishName: z.string(),
  dishNameLocal: z.nullable(z.string()),
  categoryId: z.nullable(idSchema),
  /** @unit portions */
  quantity: z.int(),
  /** @unit courses, from 1 */
  course: z.int(),
  modifiers: z.array(chosenSchema),
  note: z.nullable(z.string()),
  hasAllergy: z.boolean(),
  /** Minor units with VAT, one portion with its choices. */
  unitPriceMinor: minorUnitsSchema,
  /** @unit hundredths of a percent */
  vatRate: z.int(),
  state: z.enum(lineStates),
  /** @unit portions */
  sentQuantity: z.int(),
  firedAt: z.nullable(instantSchema),
  startedAt: z.nullable(instantSchema),
  readyAt: z.nullable(instantSchema),
  passedAt: z.nullable(instantSchema),
  servedAt: z.nullable(instantSchema),
  /** @unit stages, from 1 */
  stage: z.int(),
  stationIds: z.array(idSchema),
  /** @unit steps before all others, 0 or 1 */
  priority: z.int(),
  targetSeconds: z.nullable(z.int()),
  remakeOfId: z.nullable(idSchema),
  voidReason: z.nullable(z.string()),
  /** Where it stood when it was voided; null where it was not. */
  beforeVoid: z.nullable(z.enum(lineStates)),
  voidedAt: z.nullable(instantSchema),
  /** What the kitchen knew of it before it was changed; null once somebody there has seen the change. */
  knownBefore: z.nullable(z.object({ /** @unit portions */ quantity: z.int(), note: z.nullable(z.string()), hasAllergy: z.boolean() })),
  /** Null while the kitchen has not seen what changed. */
  acknowledgedAt: z.nullable(instantSchema),
  /** @unit seats of a table, from 1 */
  seat: z.nullable(z.int()),
  /** @unit places in a list */
  sortOrder: z.int(),
  version: versionSchema,
});

/** What was taken off a bill. */
export const discountSchema = z.object({
  id: idSchema,
  /** @unit hundredths of a percent */
  share: z.nullable(z.int()),
  amountMinor: z.nullable(minorUnitsSchema),
  /** What it comes to. */
  takenMinor: minorUnitsSchema,
  reason: z.string(),
});

/** What was paid, and below nothing what was given back. */
export const paymentSchema = z.object({
  id: idSchema,
  method: z.enum(paymentMethods),
  amountMinor: minorUnitsSchema,
  reference: z.nullable(z.string()),
  takenAt: instantSchema,
});

/**
 * A bill as data.
 *
 * @unit minor units
 */
export const billSchema = z.object({
  grossMinor: minorUnitsSchema,
  discountMinor: minorUnitsSchema,
  serviceMinor: minorUnitsSchema,
  totalMinor: minorUnitsSchema,
  vat: z.array(z.object({ rate: z.int(), grossMinor: minorUnitsSchema, netMinor: minorUnitsSchema, vatMinor: minorUnitsSchema })),
  paidMinor: minorUnitsSchema,
  leftMinor: minorUnitsSchema,
});

/** An order without its lines, as it stands on a ticket. */
export const orderHeadSchema = z.object({
  id: idSchema,
  /** What is called out. */
  number: z.string(),
  businessDate: z.string(),
  source: z.enum(orderSources),
  channel: z.enum(channels),
  tableId: z.nullable(idSchema),
  tableName: z.nullable(z.string()),
  guestName: z.nullable(z.string()),
  /** @unit guests */
  covers: z.nullable(z.int()),
  allergyNote: z.nullable(z.string()),
  promisedAt: z.nullable(instantSchema),
  state: z.enum(orderStates),
  openedAt: instantSchema,
  closedAt: z.nullable(instantSchema),
  version: versionSchema,
});

/** An order as it is read. */
export const orderSchema = z.extend(orderHeadSchema, {
  /** The till that keeps it and is the one to change it; null where it is changed here. */
  tillName: z.nullable(z.string()),
  currency: currencySchema,
  /** @unit hundredths of a percent */
  serviceShare: z.int(),
  lines: z.array(lineSchema),
  discounts: z.array(discountSchema),
  payments: z.array(paymentSchema),
  bill: billSchema,
});

/** A station as it is read. */
export const stationSchema = z.object({
  id: idSchema,
  name: z.string(),
  nameLocal: z.nullable(z.string()),
  kind: z.enum(stationKinds),
  categoryIds: z.array(idSchema),
  dishIds: z.array(idSchema),
  /** @unit stages, from 1 */
  stage: z.int(),
  mode: z.enum(['ITEM', 'TICKET']),
  hasSound: z.boolean(),
  /** @unit places in a list */
  sortOrder: z.int(),
  isArchived: z.boolean(),
  version: versionSchema,
});

/** A table as it is read. */
export const tableSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** @unit chairs */
  seats: z.int(),
  area: z.nullable(z.string()),
  /** @unit places in a list */
  sortOrder: z.int(),
  isArchived: z.boolean(),
  version: versionSchema,
});

/** An order as it travels. */
export type Order = z.infer<typeof orderSchema>;
/** An order without its lines, as it travels. */
export type OrderHead = z.infer<typeof orderHeadSchema>;
/** A line as it travels. */
export type OrderLine = z.infer<typeof lineSchema>;
/** What is ordered, as it travels. */
export type NewLine = z.infer<typeof newLineSchema>;
/** A station as it travels. */
export type Station = z.infer<typeof stationSchema>;
/** A table as it travels. */
export type DiningTable = z.infer<typeof tableSchema>;
