import * as z from 'zod/mini';

import { beside } from '../../../platform/contract/refusal-shapes.ts';
import { defineRefusals } from '../../../platform/contract/refusals.ts';
import { faultSchema } from './workflow/automation-fields.ts';

/** What the assistant refuses. */
export const assistantRefusals = defineRefusals({
  /** The account has used what its plan includes in this cycle; nothing was done and nothing counted. */
  AI_LIMIT_REACHED: { status: 403, retry: 'never', data: z.object({ /** @unit AI operations */ cost: z.int() }) },
  /** No temperature could be made out on a picture; nothing counted. */
  DISPLAY_UNREADABLE: { status: 422, retry: 'never', data: z.object({}) },
  /** Somebody already said what becomes of it. */
  GAP_DECIDED: { status: 409, retry: 'never', data: z.object({}) },
  /** No item could be told from a label; nothing counted. */
  LABEL_UNREADABLE: { status: 422, retry: 'never', data: z.object({}) },
  /** Too little of a paper could be made out; nothing counted. */
  PAPER_UNREADABLE: { status: 422, retry: 'never', data: z.object({}) },
  /** Somebody has said already what became of a reading. */
  SCAN_ENDED: { status: 409, retry: 'never', data: z.object({}) },
});

/** What is refused about days to come. */
export const forecastRefusals = defineRefusals({
  /** The day has gone by. */
  FORECAST_DAY_OVER: beside({}),
  /** Nothing is forecast for it. */
  FORECAST_DAY_UNKNOWN: beside({}),
  /** The event ends before it begins, or lasts too long. */
  FORECAST_EVENT_DAYS: beside({}),
});

/** What is refused about what happens by itself. */
export const automationRefusals = defineRefusals({
  /** Parts of it cannot be: each is named with what is wrong. */
  AUTOMATION_FAULTY: { status: 422, retry: 'never', data: z.object({ faults: z.array(faultSchema) }) },
  /** Somebody changed it meanwhile. */
  AUTOMATION_CHANGED: { status: 409, retry: 'never', data: z.object({}) },
  /** A restaurant has so many at most. */
  AUTOMATIONS_FULL: { status: 422, retry: 'never', data: z.object({ /** @unit automations */ max: z.int() }) },
  /** Somebody already said yes or no, or it waited too long. */
  RUN_DECIDED: { status: 409, retry: 'never', data: z.object({}) },
});
