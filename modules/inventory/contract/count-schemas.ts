import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { countReasons, skipReasons } from '../rules/count-reason.ts';
import { countRhythms } from '../rules/count-rhythm.ts';
import { countStatuses } from '../rules/count-session.ts';
import { inventoryLimits } from '../rules/limits.ts';
import { instantSchema, minorUnitsSchema, nameSchema, quantitySchema, versionSchema } from './fields.ts';
import { entrySchema } from './movement-schemas.ts';

const { storageAreasMax, categoriesMax } = inventoryLimits;
const amountSchema = z.string().check(z.regex(/^\d{1,12}$/));

/** Beyond which a line is to be counted again: a share and an amount together, or another amount alone. */
export const thresholdSchema = z.strictObject({
  /** @unit hundredths of a per cent */
  shareBps: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  /** @unit minor units of the restaurant's currency */
  withMinor: amountSchema,
  /** @unit minor units of the restaurant's currency */
  aloneMinor: amountSchema,
});

/** What is counted where, and how strictly. */
export const countPlanSchema = z.strictObject({
  name: nameSchema,
  /** None means everywhere. */
  storageAreaIds: z.array(idSchema).check(z.maxLength(storageAreasMax)),
  /** None means everything. */
  categoryIds: z.array(idSchema).check(z.maxLength(categoriesMax)),
  isKeyItemsOnly: z.boolean(),
  /** Whoever counts is not told what the books expect. */
  isBlind: z.boolean(),
  /** Kitchen staff may begin it too. */
  isOpenToKitchen: z.boolean(),
  threshold: thresholdSchema,
});

/** A plan that comes round. */
export const countTemplateSchema = z.object({
  ...countPlanSchema.shape,
  id: idSchema,
  rhythm: z.enum(countRhythms),
  timing: z.enum(['START', 'END']),
  version: versionSchema,
  /** When it was last approved. */
  lastApprovedAt: z.nullable(instantSchema),
  /** When what was approved last had been counted. */
  lastCountedAt: z.nullable(instantSchema),
  isOverdue: z.boolean(),
});

const person = z.object({ id: idSchema, name: z.string() });

/** One person's part of the walk. */
export const countPartSchema = z.object({
  counter: person,
  storageAreaId: z.nullable(idSchema),
  openedAt: instantSchema,
  closedAt: z.nullable(instantSchema),
});

/** How far a count has come in one area. */
export const countProgressSchema = z.object({
  storageAreaId: z.nullable(idSchema),
  /** @unit items to be counted there in this round */
  spots: z.int(),
  /** @unit of them, those with an entry or passed over */
  done: z.int(),
});

/** A count as a list shows it. */
export const countHeadSchema = z.object({
  id: idSchema,
  /** @unit place among the counts of its restaurant, from 1 */
  number: z.int(),
  name: z.string(),
  templateId: z.nullable(idSchema),
  status: z.enum(countStatuses),
  isBlind: z.boolean(),
  isOpenToKitchen: z.boolean(),
  recountNumber: z.int(),
  /** @unit items */
  lines: z.int(),
  createdBy: person,
  createdAt: instantSchema,
  startedAt: z.nullable(instantSchema),
  submittedBy: z.nullable(person),
  submittedAt: z.nullable(instantSchema),
  approvedBy: z.nullable(person),
  approvedAt: z.nullable(instantSchema),
  /** Who took it back or called it off. */
  closedBy: z.nullable(person),
  closedAt: z.nullable(instantSchema),
  closeReason: z.nullable(z.string()),
});

/** One place of the walk. */
export const countSpotSchema = z.object({
  /** @unit place in the walk, from 1 */
  position: z.int(),
  itemId: idSchema,
  storageAreaId: z.nullable(idSchema),
  /** The round in which the item was last asked for again; 0 for never. */
  recountNumber: z.int(),
  /** Whether nothing moved since it was counted last, so that the figure may be taken over. */
  isCarryable: z.boolean(),
  /** That figure; null in a blind count. */
  carry: z.nullable(quantitySchema),
});

/** What somebody wrote down at a shelf. */
export const countEntryBodySchema = z.strictObject({
  entryId: z.uuidv7(),
  countId: idSchema,
  itemId: idSchema,
  storageAreaId: z.nullable(idSchema),
  recountNumber: z.int().check(z.minimum(0), z.maximum(1000)),
  said: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('COUNTED'), entry: entrySchema, method: z.enum(['MANUAL', 'BARCODE']) }),
    /** Takes over what was counted last. */
    z.strictObject({ kind: z.literal('CARRIED') }),
    z.strictObject({ kind: z.literal('SKIPPED'), reason: z.enum(skipReasons) }),
  ]),
});

/** An entry as it stands. */
export const countEntrySchema = z.object({
  id: idSchema,
  /** @unit place among the entries of its count, from 1 */
  number: z.int(),
  itemId: idSchema,
  storageAreaId: z.nullable(idSchema),
  counterId: idSchema,
  recountNumber: z.int(),
  quantity: z.nullable(quantitySchema),
  skipReason: z.nullable(z.enum(skipReasons)),
  method: z.enum(['MANUAL', 'BARCODE', 'CARRIED']),
  entry: z.nullable(entrySchema),
  countedAt: instantSchema,
});

/** One item of a count as it is reviewed; value is null when unknown, and always to a role that may not see cost. */
export const countLineSchema = z.object({
  itemId: idSchema,
  state: z.enum(['OPEN', 'COUNTED', 'SKIPPED']),
  counted: z.nullable(quantitySchema),
  /** What the books say of the moment at which it was counted. */
  expected: z.nullable(quantitySchema),
  difference: z.nullable(quantitySchema),
  /**
   * Null where nothing was expected.
   *
   * @unit hundredths of a per cent
   */
  shareBps: z.nullable(z.int()),
  valueMinor: z.nullable(minorUnitsSchema),
  isOver: z.boolean(),
  isCarried: z.boolean(),
  /** The round in which it was last asked for again; 0 for never. */
  recountNumber: z.int(),
  isRecounted: z.boolean(),
  /** Something moved between its first shelf and its last. */
  hasMovedMeanwhile: z.boolean(),
  countedAt: z.nullable(instantSchema),
  counters: z.array(z.string()),
  skipReason: z.nullable(z.enum(skipReasons)),
  reason: z.nullable(z.enum(countReasons)),
  note: z.nullable(z.string()),
});

/** What is counted where, as it travels. */
export type CountPlan = z.infer<typeof countPlanSchema>;

/** A plan that comes round, as it travels. */
export type CountTemplate = z.infer<typeof countTemplateSchema>;

/** A count as a list shows it, as it travels. */
export type CountHead = z.infer<typeof countHeadSchema>;

/** One place of the walk, as it travels. */
export type CountSpot = z.infer<typeof countSpotSchema>;

/** What somebody writes down, as it travels. */
export type CountEntryBody = z.infer<typeof countEntryBodySchema>;

/** An entry as it stands, as it travels. */
export type CountEntryRow = z.infer<typeof countEntrySchema>;

/** One item under review, as it travels. */
export type CountLine = z.infer<typeof countLineSchema>;
