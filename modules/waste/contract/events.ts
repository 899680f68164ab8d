import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { businessDateSchema } from '../../inventory/contract/fields.ts';
import { wasteKinds } from '../rules/waste-words.ts';
import { reasonSchema, stageSchema } from './fields.ts';

/**
 * What waste announces, by name and version.
 *
 * @invariant no event carries a cost: those who listen may show it to people who must not see one.
 */
export const wasteEvents = {
  /** Something was thrown away and written down. */
  'waste.v1.entry-logged': z.object({
    entryId: idSchema,
    kind: z.enum(wasteKinds),
    itemId: z.nullable(idSchema),
    reason: reasonSchema,
    stage: stageSchema,
  }),
  /** One entry alone cost so much that whoever leads should hear of it. */
  'waste.v1.high-waste': z.object({ entryId: idSchema, itemId: z.nullable(idSchema), reason: reasonSchema }),
  /** An entry was taken back. */
  'waste.v1.entry-voided': z.object({ entryId: idSchema, itemId: z.nullable(idSchema) }),
  /** Somebody was asked to do something about waste. */
  'waste.v1.action-assigned': z.object({ reviewId: idSchema, assigneeId: idSchema, dueOn: z.nullable(businessDateSchema) }),
} as const;

/** A key of the table above, for whoever writes or listens. */
export type WasteEventName = keyof typeof wasteEvents;

/** What an event of waste tells. */
export type WasteEvent<Name extends WasteEventName> = z.infer<(typeof wasteEvents)[Name]>;
