import * as z from 'zod/mini';

import { beside } from '../../../platform/contract/refusal-shapes.ts';
import { defineRefusals } from '../../../platform/contract/refusals.ts';

/** What the module refuses. */
export const alertsRefusals = defineRefusals({
  SNOOZE_TOO_LONG: beside({ /** @unit days */ daysMax: z.int() }),
});
