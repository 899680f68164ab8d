import * as z from 'zod/mini';

import { beside, conflict, forbidden } from '../../../platform/contract/refusal-shapes.ts';
import { defineRefusals, type RefusalSpec } from '../../../platform/contract/refusals.ts';
import { lotStatuses } from '../rules/lot.ts';
import type { LotPartRefusal } from '../rules/lot-part.ts';
import type { LotStepRefusal } from '../rules/lot-step.ts';
import { businessDateSchema } from './fields.ts';

/** A step that may not be taken with a lot, or not any more. */
export const lotRefusals = defineRefusals({
  LOT_STEP_FORBIDDEN: forbidden({ roles: z.array(z.string()) }),
  LOT_STATUS_CHANGED: conflict({ status: z.enum(lotStatuses) }),
  LOT_OPENED_ALREADY: conflict({}),
  LOT_FROZEN: conflict({}),
  LOT_NOT_FROZEN: conflict({}),
  LOT_THAWED: conflict({}),
  LOT_PAST_DATE: conflict({ expiresOn: businessDateSchema }),
  LOT_USE_BY_FIXED: beside({}),
  LOT_DATE_PAST: beside({ today: businessDateSchema }),
  LOT_PART_TOO_LARGE: conflict({}),
}) satisfies Record<LotStepRefusal['code'] | Exclude<LotPartRefusal['code'], 'QUANTITY_ZERO'>, RefusalSpec>;
