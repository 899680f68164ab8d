import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { inventoryLimits } from '../rules/limits.ts';
import { dateTypes } from '../rules/lot.ts';
import { adjustReasons, movementKinds, wasteReasons } from '../rules/movement-kind.ts';
import { businessDateSchema, instantSchema, minorUnitsSchema, noteSchema, quantitySchema, unitCostSchema, unitSchema } from './fields.ts';

/** Why stock changed. */
export const movementKindSchema = z.enum(movementKinds);

/** Why something was wasted or set right. */
export const movementReasonSchema = z.enum([...new Set([...wasteReasons, ...adjustReasons])]);

/**
 * What was typed, and what it was understood as. The parts count; the text is kept so that anyone can see later what
 * was meant. Both are frozen: a later change of the pack chain never restates them.
 */
export const entrySchema = z.strictObject({
  text: z.string().check(z.maxLength(inventoryLimits.entryTextLengthMax)),
  parts: z.array(z.strictObject({ quantity: quantitySchema, unit: unitSchema })).check(z.maxLength(inventoryLimits.entryPartsMax)),
});

/** So much, in the restaurant's currency, for one of the unit: "23.70 a case". */
export const priceSchema = z.strictObject({ amount: unitCostSchema, unit: unitSchema });

/** What a printed date means. */
export const dateTypeSchema = z.enum(dateTypes);

/** As printed by whoever made it. */
export const lotNumberSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(inventoryLimits.lotNumberLengthMax));

/** The lot that a delivery brings, or the one that a person took from. */
export const movementLotSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('NEW'),
    lotId: z.uuidv7(),
    lotNumber: z.nullable(lotNumberSchema),
    printedDate: z.nullable(businessDateSchema),
  }),
  z.strictObject({ kind: z.literal('FROM'), lotId: idSchema }),
]);

/** What a person wants written into the ledger. */
export const movementBodySchema = z.strictObject({
  movementId: z.uuidv7(),
  itemId: idSchema,
  kind: movementKindSchema,
  entry: entrySchema,
  price: z.nullable(priceSchema),
  reason: z.nullable(movementReasonSchema),
  note: z.nullable(noteSchema),
  /** Absent lets the rule decide; it means nothing for an item whose deliveries are not told apart. */
  lot: z.exactOptional(movementLotSchema),
});

/** One row of the ledger; cost and value are null when unknown, and always to a role that may not see cost. */
export const movementRowSchema = z.object({
  id: idSchema,
  itemId: idSchema,
  kind: movementKindSchema,
  quantity: quantitySchema,
  entry: z.nullable(entrySchema),
  unitCost: z.nullable(unitCostSchema),
  valueMinor: z.nullable(minorUnitsSchema),
  balanceAfter: quantitySchema,
  averageCostAfter: z.nullable(unitCostSchema),
  isProvisionalCost: z.boolean(),
  reason: z.nullable(movementReasonSchema),
  note: z.nullable(z.string()),
  /** What made it: `manual`, `correction`, `count`, `count-hold`, or the kind of a document; and which one. */
  sourceType: z.string(),
  sourceId: idSchema,
  /** When it happened, by the device's clock. */
  occurredAt: instantSchema,
  /** Since when it holds: of a correction, when the corrected row did. */
  effectiveAt: instantSchema,
  /** When the server wrote it. */
  recordedAt: instantSchema,
  businessDate: businessDateSchema,
  actor: z.object({ id: idSchema, name: z.string() }),
  /** The movement that this one undoes. */
  correctsId: z.nullable(idSchema),
  /** The movement that undid this one. */
  correctedById: z.nullable(idSchema),
});

/** Why a level is what it is: its last count or opening, and what happened since, kind by kind. */
export const explanationSchema = z.object({
  anchor: z.nullable(movementRowSchema),
  /** The count that the anchor is of, and who counted; null where it is of none. */
  count: z.nullable(z.object({ id: idSchema, name: z.string(), counters: z.array(z.string()) })),
  /** What was on hand at the anchor, or before the first row that is told. */
  startOnHand: quantitySchema,
  groups: z.array(
    z.object({
      kind: movementKindSchema,
      quantity: quantitySchema,
      /** @unit rows of the ledger */
      count: z.int(),
    }),
  ),
  onHand: quantitySchema,
  asOf: instantSchema,
});

/** From each instant on, so much was on hand. */
export const levelStepSchema = z.object({ at: instantSchema, onHand: quantitySchema });

/** What a person wants written into the ledger, as it travels. */
export type MovementBody = z.infer<typeof movementBodySchema>;

/** A row of the ledger as it travels. */
export type MovementRow = z.infer<typeof movementRowSchema>;
