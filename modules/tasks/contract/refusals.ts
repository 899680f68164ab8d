import * as z from 'zod/mini';

import { beside, conflict, forbidden } from '../../../platform/contract/refusal-shapes.ts';
import { defineRefusals } from '../../../platform/contract/refusals.ts';
import { processStates } from '../rules/process-standing.ts';
import { runStates } from '../rules/run-state.ts';
import { taskStates } from '../rules/task-state.ts';
import { taskSchema, templateSchema } from './fields.ts';

/** What the module refuses. */
export const tasksRefusals = defineRefusals({
  ID_TAKEN: conflict({}),
  VALUE_REQUIRED: beside({}),
  VALUE_NOT_UNDERSTOOD: beside({}),
  READING_IMPLAUSIBLE: beside({ lowest: z.string(), highest: z.string() }),
  RUN_STEP_NOT_OPEN: conflict({ state: z.enum(runStates) }),
  RUN_FOR_LEADS: forbidden({}),
  RUN_NOT_YET: conflict({}),
  RUN_OVER: conflict({}),
  RUN_INCOMPLETE: beside({ /** @unit lines */ unanswered: z.int(), /** @unit lines */ uncorrected: z.int() }),
  VERIFY_OWN: forbidden({}),
  REASON_REQUIRED: beside({}),
  LINE_UNKNOWN: conflict({}),
  NOTHING_FAILED: conflict({}),
  TEMPLATE_CHANGED: conflict({ current: templateSchema }),
  TEMPLATE_LIMIT_REACHED: conflict({ /** @unit lists */ templatesMax: z.int() }),
  TEMPLATE_NOT_SOUND: beside({}),
  TASK_CHANGED: conflict({ current: taskSchema }),
  TASK_STEP_NOT_OPEN: conflict({ state: z.enum(taskStates) }),
  TASK_FOR_LEADS: forbidden({}),
  TASK_FOR_SOMEBODY_ELSE: forbidden({}),
  TASK_FOR_TWO: beside({}),
  EQUIPMENT_CHANGED: conflict({}),
  EQUIPMENT_LIMIT_REACHED: conflict({ /** @unit units or probes */ equipmentMax: z.int() }),
  LIMIT_LOOSER: beside({ limit: z.string() }),
  PROCESS_OVER: conflict({ state: z.enum(processStates) }),
  INCIDENT_CLOSED: conflict({}),
  CUT_OVER: conflict({}),
  CUT_MUST_DISCARD: beside({}),
  PHOTO_UNUSABLE: beside({}),
  PHOTO_NOT_YOURS: forbidden({}),
  TASK_PHOTOS_FULL: beside({ /** @unit pictures */ photosMax: z.int() }),
  UNIT_IN_USE: conflict({ lists: z.string() }),
});

/** A code of the table above. */
export type TasksRefusalCode = keyof typeof tasksRefusals;

/** Every code of the table above. */
export const tasksRefusalCodes = Object.keys(tasksRefusals) as readonly TasksRefusalCode[];
