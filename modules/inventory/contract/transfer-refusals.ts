import * as z from 'zod/mini';

import { defineRefusals, type RefusalSpec } from '../../../platform/contract/refusals.ts';
import { type TransferStepRefusal, transferStatuses } from '../rules/transfer.ts';

const refusalBeside = (status: 403 | 409 | 422, facts: z.core.$ZodLooseShape = {}) => ({
  status,
  retry: 'never' as const,
  data: z.object({ field: z.string(), ...facts }),
});
const named = { name: z.string() };

/** A step that may not be taken with a transfer, or not any more. */
export const transferStepRefusals = defineRefusals({
  TRANSFER_STEP_FORBIDDEN: refusalBeside(403, { roles: z.array(z.string()) }),
  TRANSFER_WRONG_SIDE: refusalBeside(409),
  TRANSFER_STATUS_CHANGED: refusalBeside(409, { status: z.enum(transferStatuses) }),
}) satisfies Record<TransferStepRefusal['code'], RefusalSpec>;

/** What about a transfer cannot be. */
export const transferRefusals = defineRefusals({
  ...transferStepRefusals,
  /** The account holder's plan has no transfers. */
  TRANSFER_NEEDS_PLAN: refusalBeside(403),
  TRANSFER_PARTNER_UNKNOWN: refusalBeside(409),
  TRANSFER_ITEM_REPEATED: refusalBeside(422, named),
  TRANSFER_LINE_UNMATCHED: refusalBeside(422, named),
  TRANSFER_UNIT_DIFFERS: refusalBeside(422, named),
  TRANSFER_OVER_SHIPPED: refusalBeside(422, named),
  TRANSFER_NOTHING_SHIPPED: refusalBeside(422),
});
