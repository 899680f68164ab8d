import * as z from 'zod/mini';

import { defineRefusals } from '../../../platform/contract/refusals.ts';

/** What subscription refuses. */
export const subscriptionRefusals = defineRefusals({
  /** A cost that the price list does not have for the kind of operation. */
  AI_COST_UNKNOWN: { status: 422, retry: 'never', data: z.object({ category: z.string() }) },
});
