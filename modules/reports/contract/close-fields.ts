import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { businessDateSchema, currencySchema, minorUnitsSchema, versionSchema } from '../../inventory/contract/fields.ts';
import { paymentMethods } from '../../kitchen/contract/fields.ts';
import { channels } from '../../menu/rules/menu-limits.ts';
import type { DayFacts } from '../rules/close/day-facts.ts';
import { gateIds } from '../rules/close/day-gates.ts';
import { signedFigures, signedNumbers } from '../rules/close/after-close.ts';

const amounts = { grossMinor: minorUnitsSchema, vatMinor: minorUnitsSchema, netMinor: minorUnitsSchema };

/** @unit of whatever the field counts */
const countSchema = z.int().check(z.minimum(0));

/** Why somebody did something, in their words. */
export const reasonSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));

const drawerSchema = z.object({
  tillId: z.nullable(idSchema),
  name: z.nullable(z.string()),
  cashMinor: minorUnitsSchema,
  count: z.nullable(
    z.object({
      floatMinor: minorUnitsSchema,
      takenOutMinor: minorUnitsSchema,
      countedMinor: minorUnitsSchema,
      expectedMinor: minorUnitsSchema,
      varianceMinor: minorUnitsSchema,
      note: z.nullable(z.string()),
    }),
  ),
});

/** What a trading day came to, as `DayFacts` says it. */
export const dayFactsSchema = z.object({
  currency: currencySchema,
  ...amounts,
  discountMinor: minorUnitsSchema,
  serviceMinor: minorUnitsSchema,
  tips: z.optional(z.object({ cashMinor: minorUnitsSchema, cardMinor: minorUnitsSchema })),
  orders: countSchema,
  covers: countSchema,
  channels: z.array(z.object({ channel: z.enum(channels), orders: countSchema, ...amounts })),
  vat: z.array(z.object({ /** @unit hundredths of a percent */ rate: z.nullable(countSchema), ...amounts })),
  payments: z.array(z.object({ method: z.enum(paymentMethods), takenMinor: minorUnitsSchema, givenBackMinor: minorUnitsSchema })),
  drawers: z.array(drawerSchema),
  /** @unit minutes */
  labourMinutes: countSchema,
  /** @unit entries */
  wasteEntries: countSchema,
  wasteMinor: minorUnitsSchema,
  /** @unit entries */
  wasteUnpriced: z.optional(countSchema),
}) satisfies z.ZodMiniType<DayFacts>;

const gateSchema = z.object({
  id: z.enum(gateIds),
  standing: z.enum(['DONE', 'NEEDLESS', 'OPEN', 'EMPTY']),
  /** @unit of whatever the gate counts */
  left: countSchema,
  mayOverride: z.boolean(),
});

/** Why somebody signed although a gate held. */
export const overrideSchema = z.strictObject({ gate: z.enum(gateIds), reason: reasonSchema });

const lateFactSchema = z.object({
  figure: z.enum([...signedFigures, ...signedNumbers, 'paidMinor', 'cashMinor']),
  isMoney: z.boolean(),
  /** @unit minor units, or of whatever the figure counts */
  signed: z.string(),
  /** @unit as `signed` */
  now: z.string(),
  /** @unit as `signed` */
  more: z.string(),
});

const stepSchema = z.object({
  step: z.enum(['CLOSE', 'REOPEN']),
  version: versionSchema,
  by: z.string(),
  at: z.iso.datetime(),
  /** Only of a reopening. */
  reason: z.nullable(z.string()),
  /** What was signed; only of a closing. */
  signed: z.nullable(z.object({ facts: dayFactsSchema, overrides: z.array(z.object({ gate: z.enum(gateIds), reason: z.string() })) })),
});

const countingSchema = z.object({
  id: idSchema,
  tillId: z.nullable(idSchema),
  /** Null for the drawer of the house, and of a till that is gone. */
  name: z.nullable(z.string()),
  countedMinor: minorUnitsSchema,
  currency: currencySchema,
  by: z.string(),
  at: z.iso.datetime(),
  note: z.nullable(z.string()),
});

/** Where a trading day stands, what it came to, and who closed and opened it. */
export const closeDaySchema = z.object({
  businessDate: businessDateSchema,
  state: z.enum(['OPEN', 'READY', 'CLOSED', 'REOPENED']),
  /** Nought where it was never closed. */
  version: countSchema,
  /** What was signed where the day is closed, what is known now where it is not. */
  facts: dayFactsSchema,
  /** What became known since it was signed. */
  late: z.array(lateFactSchema),
  /** Nothing where the day is closed. */
  gates: z.array(gateSchema),
  /**
   * Of a closed day: left open when it was signed, or opened again since.
   *
   * @unit orders
   */
  openOrders: z.optional(countSchema),
  tills: z.array(z.object({ id: idSchema, name: z.string() })),
  /** The latest first. */
  steps: z.array(stepSchema),
  /** Each time a drawer was counted, the latest first; the last of a drawer holds. */
  countings: z.array(countingSchema),
  today: businessDateSchema,
});

/** A day in the list of days. */
export const closeLineSchema = z.object({
  businessDate: businessDateSchema,
  state: z.enum(['OPEN', 'CLOSED', 'REOPENED']),
  /** What was signed where it is closed; null where nothing is known. */
  netMinor: z.nullable(minorUnitsSchema),
  /** Counted less expected, of all drawers; null where none was counted. */
  varianceMinor: z.nullable(minorUnitsSchema),
  /** Who signed it last; null where nobody did. */
  signedBy: z.nullable(z.string()),
});

/** A trading day with its gates, figures and history. */
export type CloseDay = z.infer<typeof closeDaySchema>;
/** A day in the list of days. */
export type CloseLine = z.infer<typeof closeLineSchema>;
