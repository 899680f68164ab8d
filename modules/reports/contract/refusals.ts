import * as z from 'zod/mini';

import { beside, conflict } from '../../../platform/contract/refusal-shapes.ts';
import { defineRefusals } from '../../../platform/contract/refusals.ts';
import { gateIds } from '../rules/close/day-gates.ts';

/** What the module refuses. */
export const reportsRefusals = defineRefusals({
  ID_TAKEN: conflict({}),
  DAY_NOT_BEGUN: beside({}),
  DAY_CLOSED_ALREADY: conflict({}),
  DAY_NOT_CLOSED: conflict({}),
  DAY_NOT_READY: conflict({ gates: z.array(z.enum(gateIds)) }),
  DAY_CHANGED: conflict({}),
  TILL_UNKNOWN: beside({}),
});

/** A code of reports' own, for the words that say it. */
export type ReportsRefusalCode = keyof typeof reportsRefusals;

/** The same as a list, for tests. */
export const reportsRefusalCodes: readonly ReportsRefusalCode[] = Object.keys(reportsRefusals) as ReportsRefusalCode[];
