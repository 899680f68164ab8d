import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { beside, conflict } from '../../../platform/contract/refusal-shapes.ts';
import { defineRefusals, type RefusalSpec } from '../../../platform/contract/refusals.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { duplicateSigns } from '../rules/find-duplicates.ts';
import { inventoryLimits } from '../rules/limits.ts';
import type { MergeRefusal, MergeUndoRefusal } from '../rules/merge-items.ts';
import { instantSchema, otherNameSchema } from './fields.ts';

const tags = ['inventory'];
const path = '/restaurants/{restaurantId}/inventory/merges';
const named = { name: z.string(), nameLocal: otherNameSchema };

/** Two items do not become one, or a merge stands. */
export const mergeRefusals = defineRefusals({
  MERGE_SAME_ITEM: beside({}),
  /** The item went into another one, whose name is told. */
  ITEM_MERGED: conflict(named),
  MERGE_UNITS_DIFFER: conflict({}),
  MERGE_CURRENCY_DIFFERS: conflict({}),
  MERGE_BEING_COUNTED: conflict(named),
  MERGE_UNDONE: conflict({}),
  MERGE_TOO_OLD: conflict({ daysMax: z.int() }),
  MERGE_STOCK_USED: conflict(named),
}) satisfies Record<Exclude<(MergeRefusal | MergeUndoRefusal)['code'], 'ITEM_ARCHIVED'>, RefusalSpec>;

const archivedRefusal = defineRefusals({ ITEM_ARCHIVED: conflict({}) });

/** A merge as it travels. */
export const mergeSchema = z.object({
  id: idSchema,
  mergedId: idSchema,
  mergedName: z.string(),
  mergedNameLocal: z.nullable(z.string()),
  keptId: idSchema,
  keptName: z.string(),
  keptNameLocal: z.nullable(z.string()),
  mergedAt: instantSchema,
  by: z.string(),
  /** Until when it may be taken back. */
  until: instantSchema,
});

/** Items that may be one, the likeliest first, and merges that may still be taken back, the latest first. */
export const listDuplicates = restaurantQuery('inventory.edit-items')
  .route({ method: 'GET', path: '/restaurants/{restaurantId}/inventory/duplicates', summary: 'List likely duplicates', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(
    z.object({
      pairs: z
        .array(z.object({ itemIds: z.tuple([idSchema, idSchema]), signs: z.array(z.enum(duplicateSigns)) }))
        .check(z.maxLength(inventoryLimits.duplicatePairsMax)),
      merges: z.array(mergeSchema),
    }),
  );

/** Puts one item into another: stock, lots, codes and places go along, and what names the one finds the other. */
export const mergeItems = restaurantCommand('inventory.edit-items', 'inventory.merge-items@1', 'forbidden')
  .route({ method: 'POST', path, summary: 'Merge two items', tags })
  .input(commandEnvelope(z.strictObject({ mergeId: z.uuidv7(), mergedId: idSchema, keptId: idSchema })))
  .output(z.object({ merge: mergeSchema }))
  .errors({ ...mergeRefusals, ...archivedRefusal });

/** Takes a merge back within its time: what came over goes back at the value at which it came. */
export const undoMerge = restaurantCommand('inventory.edit-items', 'inventory.undo-merge@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/undo`, summary: 'Take a merge back', tags })
  .input(commandEnvelope(z.strictObject({ mergeId: idSchema })))
  .output(z.object({ mergeId: idSchema }))
  .errors(mergeRefusals);

/** Everything about items that are one. */
export const mergesContract = { listDuplicates, mergeItems, undoMerge };

/** A merge as it travels. */
export type Merge = z.infer<typeof mergeSchema>;
