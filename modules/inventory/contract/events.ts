import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { businessDateSchema, quantitySchema, versionSchema } from './fields.ts';
import { transferStatuses } from '../rules/transfer.ts';
import { movementKindSchema } from './movement-schemas.ts';

/**
 * What inventory announces, by name and version; it never knows who listens. An event tells what happened and names
 * the thing; whoever needs more asks. A changed meaning takes a new version beside the old one.
 *
 * @invariant no event carries a cost: those who listen may show it to people who must not see one.
 */
export const inventoryEvents = {
  /** A row was added to the ledger, by hand, by a document, or as the correction of another. */
  'inventory.v1.movement-recorded': z.object({
    itemId: idSchema,
    movementId: idSchema,
    kind: movementKindSchema,
    quantity: quantitySchema,
    onHand: quantitySchema,
    correctsId: z.nullable(idSchema),
  }),
  /** A level fell below its par or to its reorder point, having stood better before; not repeated while it stays. */
  'inventory.v1.level-below-par': z.object({
    itemId: idSchema,
    onHand: quantitySchema,
    par: z.nullable(quantitySchema),
    shortfall: quantitySchema,
    status: z.enum(['BELOW_PAR', 'BELOW_REORDER']),
  }),
  /** A level fell below zero: something was used that nobody booked in; not repeated while it stays. */
  'inventory.v1.level-negative': z.object({ itemId: idSchema, onHand: quantitySchema }),
  /** An item was created, changed, archived or taken back into use, or its par was set. */
  'inventory.v1.item-changed': z.object({
    itemId: idSchema,
    version: versionSchema,
    change: z.enum(['CREATED', 'UPDATED', 'ARCHIVED', 'RESTORED', 'PAR_SET']),
  }),
  /** Two items became one: what names the merged one finds the one that stays. */
  'inventory.v1.items-merged': z.object({ mergeId: idSchema, mergedId: idSchema, keptId: idSchema }),
  /** A merge was taken back: two items again. */
  'inventory.v1.merge-undone': z.object({ mergeId: idSchema, mergedId: idSchema, keptId: idSchema }),
  /** A lot is past its last day; it lies there until somebody throws it away, or dates it anew where that may be. */
  'inventory.v1.lot-expired': z.object({ lotId: idSchema, itemId: idSchema, expiresOn: businessDateSchema }),
  /** A lot's last day is near; told once for each date that it has. */
  'inventory.v1.lot-expiring': z.object({ lotId: idSchema, itemId: idSchema, expiresOn: businessDateSchema }),
  /** A lot must not be used any more, wherever it lies. */
  'inventory.v1.lot-recalled': z.object({ lotId: idSchema, itemId: idSchema }),
  /** A transfer took a step, here or in the other restaurant: it waits for somebody, is on its way, or is over. */
  'inventory.v1.transfer-moved': z.object({ transferId: idSchema, status: z.enum(transferStatuses) }),
  /** A count was handed in and waits for whoever reviews it. */
  'inventory.v1.count-submitted': z.object({ countId: idSchema, name: z.string() }),
  /** A count was booked. */
  'inventory.v1.count-approved': z.object({
    countId: idSchema,
    name: z.string(),
    /** @unit items that were booked */
    lines: z.int(),
  }),
  /** An approved count was taken out of the books again. */
  'inventory.v1.count-reversed': z.object({ countId: idSchema, name: z.string() }),
  /** Nobody touched an open count for long: it will be called off, or was. */
  'inventory.v1.count-stale': z.object({ countId: idSchema, name: z.string(), isCancelled: z.boolean() }),
  /** A count that comes round was not done in time; told once for each day that it was due. */
  'inventory.v1.count-overdue': z.object({ templateId: idSchema, name: z.string() }),
} as const;

/** A key of the table above, for whoever writes or listens. */
export type InventoryEventName = keyof typeof inventoryEvents;

/** What an event of inventory tells. */
export type InventoryEvent<Name extends InventoryEventName> = z.infer<(typeof inventoryEvents)[Name]>;
