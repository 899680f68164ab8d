import * as z from 'zod/mini';

import { beside, conflict, forbidden } from '../../../platform/contract/refusal-shapes.ts';
import { defineRefusals } from '../../../platform/contract/refusals.ts';
import { gateIds } from '../rules/close/day-gates.ts';
import { periodStates } from '../rules/periods/period-step.ts';

/** What the module refuses. */
export const reportsRefusals = defineRefusals({
  ID_TAKEN: conflict({}),
  DAY_NOT_BEGUN: beside({}),
  DAY_CLOSED_ALREADY: conflict({}),
  DAY_NOT_CLOSED: conflict({}),
  DAY_NOT_READY: conflict({ gates: z.array(z.enum(gateIds)) }),
  DAY_CHANGED: conflict({}),
  TILL_UNKNOWN: beside({}),
  RATE_OF_ONE_CURRENCY: beside({}),
  PERIOD_LOCKED: conflict({}),
  PERIOD_CHANGED: conflict({}),
  PERIOD_UNKNOWN: beside({}),
  PERIOD_STEP_NOT_OPEN: conflict({ state: z.enum(periodStates) }),
  PERIOD_NOT_OVER: beside({}),
  PERIOD_OVERLAPS: conflict({}),
  PERIOD_FOR_OWNER: forbidden({}),
  PERIOD_NOT_LAST: conflict({}),
  PERIOD_REASON_REQUIRED: beside({}),
});

/** A code of reports' own, for the words that say it. */
export type ReportsRefusalCode = keyof typeof reportsRefusals;

/** The same as a list, for tests. */
export const reportsRefusalCodes: readonly ReportsRefusalCode[] = Object.keys(reportsRefusals) as ReportsRefusalCode[];
