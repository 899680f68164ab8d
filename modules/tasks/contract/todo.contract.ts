import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { taskSteps } from '../rules/task-state.ts';
import { noteSchema, pictureSchema, taskFieldsSchema, taskSchema, versionSchema } from './fields.ts';
import { tasksRefusals } from './refusals.ts';

const tags = ['tasks'];
const path = '/restaurants/{restaurantId}';
const {
  ID_TAKEN,
  TASK_CHANGED,
  TASK_STEP_NOT_OPEN,
  TASK_FOR_LEADS,
  TASK_FOR_SOMEBODY_ELSE,
  TASK_FOR_TWO,
  REASON_REQUIRED,
  PHOTO_UNUSABLE,
  TASK_PHOTOS_FULL,
} = tasksRefusals;

/** What is to be done, and what was done in the last week. */
export const listTasks = restaurantQuery('tasks.view')
  .route({ method: 'GET', path: `${path}/tasks`, summary: 'List tasks', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(z.object({ tasks: z.array(taskSchema), people: z.array(z.object({ id: idSchema, name: z.string() })) }));

/** Gives a task, or changes one over the version that the person saw. */
export const saveTask = restaurantCommand('tasks.assign', 'tasks.save-task@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/tasks`, summary: 'Save a task', tags })
  .input(commandEnvelope(z.extend(taskFieldsSchema, { taskId: z.uuidv7(), baseVersion: z.nullable(versionSchema) })))
  .output(z.object({ task: taskSchema }))
  .errors({ ID_TAKEN, TASK_CHANGED, TASK_FOR_TWO });

/** Begins, finishes, stops or takes back a task. One that comes again is there again when it is finished. */
export const stepTask = restaurantCommand('tasks.do', 'tasks.step-task@1', 'queued')
  .route({ method: 'POST', path: `${path}/step-task`, summary: 'Move a task on', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        taskId: idSchema,
        step: z.enum(taskSteps),
        reason: z.nullable(noteSchema),
        /** What the next one is called where it comes again. */
        nextTaskId: z.uuidv7(),
      }),
    ),
  )
  .output(z.object({ task: taskSchema }))
  .errors({ TASK_STEP_NOT_OPEN, TASK_FOR_LEADS, TASK_FOR_SOMEBODY_ELSE, REASON_REQUIRED });

/** Says something about a task. */
export const commentTask = restaurantCommand('tasks.do', 'tasks.comment-task@1', 'queued')
  .route({ method: 'POST', path: `${path}/task-comments`, summary: 'Comment on a task', tags })
  .input(commandEnvelope(z.strictObject({ commentId: z.uuidv7(), taskId: idSchema, text: noteSchema })))
  .output(z.object({ task: taskSchema }))
  .errors({ ID_TAKEN });

/**
 * Puts a picture beside a task.
 *
 * @offline the device makes it small before it waits.
 */
export const addTaskPhoto = restaurantCommand('tasks.do', 'tasks.add-task-photo@1', 'queued')
  .route({ method: 'POST', path: `${path}/task-photos`, summary: 'Put a picture beside a task', tags })
  .input(commandEnvelope(z.strictObject({ photoId: z.uuidv7(), taskId: idSchema, picture: pictureSchema })))
  .output(z.object({ photoId: idSchema }))
  .errors({ ID_TAKEN, PHOTO_UNUSABLE, TASK_PHOTOS_FULL });

/** Everything about tasks that come up. */
export const todoContract = { listTasks, saveTask, stepTask, commentTask, addTaskPhoto };
