import * as z from 'zod/mini';

import { beside, conflict } from '../../../platform/contract/refusal-shapes.ts';
import { defineRefusals } from '../../../platform/contract/refusals.ts';
import { choiceSchema } from './telling-fields.ts';

/** What the module refuses. */
export const alertsRefusals = defineRefusals({
  SNOOZE_TOO_LONG: beside({ /** @unit days */ daysMax: z.int() }),
  /** Somebody chose otherwise meanwhile: on another device, or in another tab. */
  PREFERENCES_CHANGED: conflict({ version: z.int(), current: choiceSchema }),
  CHANNEL_NOT_OFFERED: beside({}),
  TEST_TOO_SOON: beside({ /** @unit seconds */ waitSeconds: z.int() }),
});
