import * as z from 'zod/mini';

import { beside, conflict, forbidden } from '../../../platform/contract/refusal-shapes.ts';
import { defineRefusals, type RefusalSpec } from '../../../platform/contract/refusals.ts';
import { otherNameSchema } from './fields.ts';
import { type TransferStepRefusal, transferStatuses } from '../rules/transfer.ts';

const named = { name: z.string(), nameLocal: otherNameSchema };

/** A step that may not be taken with a transfer, or not any more. */
export const transferStepRefusals = defineRefusals({
  TRANSFER_STEP_FORBIDDEN: forbidden({ roles: z.array(z.string()) }),
  TRANSFER_WRONG_SIDE: conflict({}),
  TRANSFER_STATUS_CHANGED: conflict({ status: z.enum(transferStatuses) }),
}) satisfies Record<TransferStepRefusal['code'], RefusalSpec>;

/** What about a transfer cannot be. */
export const transferRefusals = defineRefusals({
  ...transferStepRefusals,
  TRANSFER_PARTNER_UNKNOWN: conflict({}),
  TRANSFER_ITEM_REPEATED: beside(named),
  TRANSFER_LINE_UNMATCHED: beside(named),
  TRANSFER_UNIT_DIFFERS: beside(named),
  TRANSFER_OVER_SHIPPED: beside(named),
  TRANSFER_NOTHING_SHIPPED: beside({}),
});
