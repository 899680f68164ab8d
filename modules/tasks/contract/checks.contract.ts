import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { dispositions } from '../rules/disposition.ts';
import { daySchema, entrySchema, labelSchema, noteSchema, pictureSchema, runSchema, signatureSchema } from './fields.ts';
import { tasksRefusals } from './refusals.ts';

const tags = ['tasks'];
const path = '/restaurants/{restaurantId}';
const { ID_TAKEN, VALUE_REQUIRED, VALUE_NOT_UNDERSTOOD, READING_IMPLAUSIBLE, LINE_UNKNOWN, NOTHING_FAILED } = tasksRefusals;
const { PHOTO_UNUSABLE, PHOTO_NOT_YOURS } = tasksRefusals;
const { RUN_STEP_NOT_OPEN, RUN_FOR_LEADS, RUN_NOT_YET, RUN_OVER, RUN_INCOMPLETE, VERIFY_OWN, REASON_REQUIRED } = tasksRefusals;
const stepRefusals = { RUN_STEP_NOT_OPEN, RUN_FOR_LEADS, RUN_NOT_YET, RUN_OVER };

/** The lists of some days with everything that was answered; of this trading day and the next where nothing is said. */
export const readRuns = restaurantQuery('tasks.view')
  .route({ method: 'GET', path: `${path}/check-runs`, summary: 'Read the lists of some days', tags })
  .input(z.strictObject({ restaurantId: idSchema, from: z.optional(daySchema), to: z.optional(daySchema) }))
  .output(z.object({ day: daySchema, runs: z.array(runSchema) }));

/** How far what was written in the last four weeks can be believed. */
export const readIntegrity = restaurantQuery('tasks.view-integrity')
  .route({ method: 'GET', path: `${path}/check-integrity`, summary: 'Read how far readings can be believed', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(
    z.object({
      /** @unit points of 100 */
      score: z.int(),
      /** @unit readings */
      inSeconds: z.int(),
      /** @unit readings */
      same: z.int(),
      /** @unit entries */
      late: z.int(),
      /** @unit entries */
      entries: z.int(),
    }),
  );

/** The diary of some days, as it is shown to an inspector. */
export const printDiary = restaurantQuery('tasks.verify')
  .route({ method: 'GET', path: `${path}/check-diary`, summary: 'Print the food safety diary', tags })
  .input(z.strictObject({ restaurantId: idSchema, from: daySchema, to: daySchema, language: z.enum(['en', 'am']) }))
  .output(z.object({ fileName: z.string(), /** In base64. */ pdf: z.string() }));

/**
 * Answers a line; answering it again puts the new answer beside the old one.
 *
 * @offline may arrive late: what was answered in time counts, also where the list was called missed since.
 */
export const recordEntry = restaurantCommand('tasks.do', 'tasks.record-entry@1', 'queued')
  .route({ method: 'POST', path: `${path}/check-entries`, summary: 'Answer a line of a list', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        entryId: z.uuidv7(),
        runId: idSchema,
        itemKey: z.string().check(z.minLength(1), z.maxLength(60)),
        value: z.nullable(z.string().check(z.minLength(1), z.maxLength(300))),
        /** With which probe it was read. One that failed or is overdue is said beside it, not refused. */
        /** A name as it was drawn, of a line that asks for one. */
        signature: z.optional(z.nullable(signatureSchema)),
        probeId: z.optional(z.nullable(idSchema)),
      }),
    ),
  )
  .output(z.object({ entry: entrySchema }))
  .errors({ ID_TAKEN, LINE_UNKNOWN, VALUE_REQUIRED, VALUE_NOT_UNDERSTOOD, READING_IMPLAUSIBLE, ...stepRefusals });

/**
 * Puts a picture beside an answer, once.
 *
 * @offline follows its answer out of the same queue, so it finds it; the device makes it small before it waits.
 */
export const setCheckPhoto = restaurantCommand('tasks.do', 'tasks.set-check-photo@1', 'queued')
  .route({ method: 'POST', path: `${path}/check-photos`, summary: 'Put a picture beside an answer', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        entryId: idSchema,
        picture: pictureSchema,
      }),
    ),
  )
  .output(z.object({ entryId: idSchema }))
  .errors({ ID_TAKEN, PHOTO_UNUSABLE, PHOTO_NOT_YOURS });

/** What is left to do after a check. */
const followUpSchema = z.strictObject({ taskId: z.uuidv7(), title: labelSchema, dueAt: z.iso.datetime({ offset: true }) });

/** Says what was done about a line that failed. What is thrown away is announced, so that it is in the waste log. */
export const correctEntry = restaurantCommand('tasks.do', 'tasks.correct-entry@1', 'queued')
  .route({ method: 'POST', path: `${path}/corrective-actions`, summary: 'Say what was done about what failed', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        actionId: z.uuidv7(),
        entryId: idSchema,
        disposition: z.enum(dispositions),
        note: noteSchema,
        /** What was thrown away; only where something was. */
        food: z.nullable(labelSchema),
        /** What is left for somebody who leads, as a task of its own. */
        followUp: z.nullable(followUpSchema),
      }),
    ),
  )
  .output(z.object({ actionId: idSchema }))
  .errors({ ID_TAKEN, NOTHING_FAILED, VALUE_REQUIRED, ...stepRefusals });

/** Hands a list in. */
export const submitRun = restaurantCommand('tasks.do', 'tasks.submit-run@1', 'queued')
  .route({ method: 'POST', path: `${path}/submit-check-run`, summary: 'Hand a list in', tags })
  .input(commandEnvelope(z.strictObject({ runId: idSchema })))
  .output(z.object({ runId: idSchema }))
  .errors({ RUN_INCOMPLETE, ...stepRefusals });

/** What whoever leads makes of a list: looked over, opened again, or why it was missed. */
export const leadSteps = ['VERIFY', 'REOPEN', 'EXCUSE'] as const;

/** Looks a list over, opens it again, or says why it was missed. */
export const leadRun = restaurantCommand('tasks.verify', 'tasks.lead-run@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/lead-check-run`, summary: 'Verify or reopen a list', tags })
  .input(commandEnvelope(z.strictObject({ runId: idSchema, step: z.enum(leadSteps), reason: z.nullable(noteSchema) })))
  .output(z.object({ runId: idSchema }))
  .errors({ VERIFY_OWN, REASON_REQUIRED, ...stepRefusals });

/** Everything about the lists of a day. */
export const checksContract = { readRuns, readIntegrity, printDiary, recordEntry, setCheckPhoto, correctEntry, submitRun, leadRun };
