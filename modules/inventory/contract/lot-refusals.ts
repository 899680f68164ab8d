import * as z from 'zod/mini';

import { defineRefusals, type RefusalSpec } from '../../../platform/contract/refusals.ts';
import { lotStatuses } from '../rules/lot.ts';
import type { LotPartRefusal } from '../rules/lot-part.ts';
import type { LotStepRefusal } from '../rules/lot-step.ts';
import { businessDateSchema } from './fields.ts';

const refusalBeside = (status: 403 | 409 | 422, facts: z.core.$ZodLooseShape = {}) => ({
  status,
  retry: 'never' as const,
  data: z.object({ field: z.string(), ...facts }),
});

/** A step that may not be taken with a lot, or not any more. */
export const lotRefusals = defineRefusals({
  LOT_STEP_FORBIDDEN: refusalBeside(403, { roles: z.array(z.string()) }),
  LOT_STATUS_CHANGED: refusalBeside(409, { status: z.enum(lotStatuses) }),
  LOT_OPENED_ALREADY: refusalBeside(409),
  LOT_FROZEN: refusalBeside(409),
  LOT_NOT_FROZEN: refusalBeside(409),
  LOT_THAWED: refusalBeside(409),
  LOT_PAST_DATE: refusalBeside(409, { expiresOn: businessDateSchema }),
  LOT_USE_BY_FIXED: refusalBeside(422),
  LOT_DATE_PAST: refusalBeside(422, { today: businessDateSchema }),
  LOT_PART_TOO_LARGE: refusalBeside(409),
}) satisfies Record<LotStepRefusal['code'] | Exclude<LotPartRefusal['code'], 'QUANTITY_ZERO'>, RefusalSpec>;
