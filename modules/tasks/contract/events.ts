import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';

/** What the module announces, by name and version. */
export const tasksEvents = {
  /** A list of a day, or several of them, stand otherwise than they did. */
  'tasks.v1.run-changed': z.object({ runId: z.nullable(idSchema) }),
  /** A critical line was outside its limits. */
  'tasks.v1.check-failed': z.object({ runId: idSchema, entryId: idSchema }),
  /** A list was not handed in in time. */
  'tasks.v1.run-missed': z.object({ runId: idSchema }),
  /** Food was thrown away because of a check. */
  'tasks.v1.food-discarded': z.object({
    actionId: idSchema,
    /** Null where no list asked: a process or a power cut. */
    runId: z.nullable(idSchema),
    food: z.string(),
    note: z.string(),
    byId: idSchema,
    happenedAt: z.string(),
  }),
  /** A list is new, otherwise, or put away. */
  'tasks.v1.templates-changed': z.object({ templateId: z.nullable(idSchema) }),
  /** A task is new, or stands otherwise than it did. */
  'tasks.v1.task-changed': z.object({ taskId: idSchema }),
  /** Something went wrong, or was closed. */
  'tasks.v1.incident-changed': z.object({ incidentId: idSchema }),
  /** The power went, came back, or a unit was checked afterwards. */
  'tasks.v1.power-cut-changed': z.object({ cutId: idSchema }),
  /** Food on its way was begun, measured, or is over. */
  'tasks.v1.process-changed': z.object({ processId: idSchema }),
  /** A unit, a probe, its last check or the rules of the house are otherwise. */
  'tasks.v1.equipment-changed': z.object({}),
} as const;

/** A key of the table above, for whoever writes or listens. */
export type TasksEventName = keyof typeof tasksEvents;

/** What an event of the module tells. */
export type TasksEvent<Name extends TasksEventName> = z.infer<(typeof tasksEvents)[Name]>;
