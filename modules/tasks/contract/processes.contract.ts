import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { dispositions } from '../rules/disposition.ts';
import { foodRules } from '../rules/food-process.ts';
import { processFaults, processKinds, processStates } from '../rules/process-standing.ts';
import { readingSchema } from './equipment.contract.ts';
import { labelSchema, noteSchema } from './fields.ts';
import { tasksRefusals } from './refusals.ts';

const tags = ['tasks'];
const path = '/restaurants/{restaurantId}';
const momentSchema = z.iso.datetime({ offset: true });
const { ID_TAKEN, VALUE_NOT_UNDERSTOOD, READING_IMPLAUSIBLE, PROCESS_OVER, NOTHING_FAILED } = tasksRefusals;

const processSchema = z.object({
  id: idSchema,
  kind: z.enum(processKinds),
  food: z.string(),
  batch: z.nullable(z.string()),
  rules: z.enum(foodRules),
  /** As the server knows it; a screen reckons it anew as time goes by. */
  state: z.enum(processStates),
  why: z.nullable(z.enum(processFaults)),
  startedAt: momentSchema,
  startedBy: z.string(),
  endedAt: z.nullable(momentSchema),
  steps: z.array(z.object({ id: idSchema, reading: z.nullable(z.string()), happenedAt: momentSchema, by: z.string() })),
  disposition: z.nullable(z.enum(dispositions)),
  dispositionNote: z.nullable(z.string()),
  disposedBy: z.nullable(z.string()),
});

/** What runs, what failed and waits for somebody to say what became of it, and what began in the last day. */
export const readProcesses = restaurantQuery('tasks.view')
  .route({ method: 'GET', path: `${path}/food-processes`, summary: 'Read food that is cooked, cooled or kept hot', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(z.object({ rules: z.enum(foodRules), processes: z.array(processSchema) }));

/**
 * Begins to cook, cool, reheat, keep hot or defrost something.
 *
 * @offline may arrive late: it began when it began, and what was measured in time counts.
 */
export const startProcess = restaurantCommand('tasks.do', 'tasks.start-process@1', 'queued')
  .route({ method: 'POST', path: `${path}/food-processes`, summary: 'Begin to cook, cool or keep hot', tags })
  .input(
    commandEnvelope(
      z.strictObject({ processId: z.uuidv7(), kind: z.enum(processKinds), food: labelSchema, batch: z.nullable(labelSchema) }),
    ),
  )
  .output(z.object({ processId: idSchema }))
  .errors({ ID_TAKEN });

/** Measures food on its way, or says that it is over where no reading is told. */
export const measureProcess = restaurantCommand('tasks.do', 'tasks.measure-process@1', 'queued')
  .route({ method: 'POST', path: `${path}/food-process-steps`, summary: 'Measure food on its way', tags })
  .input(commandEnvelope(z.strictObject({ stepId: z.uuidv7(), processId: idSchema, reading: z.nullable(readingSchema) })))
  .output(z.object({ processId: idSchema, state: z.enum(processStates) }))
  .errors({ ID_TAKEN, PROCESS_OVER, VALUE_NOT_UNDERSTOOD, READING_IMPLAUSIBLE });

/** Says what became of food whose process failed. What is thrown away is announced, so that it is in the waste log. */
export const disposeProcess = restaurantCommand('tasks.do', 'tasks.dispose-process@1', 'queued')
  .route({ method: 'POST', path: `${path}/dispose-food-process`, summary: 'Say what became of food that failed', tags })
  .input(
    commandEnvelope(z.strictObject({ actionId: z.uuidv7(), processId: idSchema, disposition: z.enum(dispositions), note: noteSchema })),
  )
  .output(z.object({ processId: idSchema }))
  .errors({ NOTHING_FAILED, PROCESS_OVER });

/** Food on its way. */
export type FoodProcess = z.infer<typeof processSchema>;

/** Everything about food by time and temperature. */
export const processesContract = { readProcesses, startProcess, measureProcess, disposeProcess };
