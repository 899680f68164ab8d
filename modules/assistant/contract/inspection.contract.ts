import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { gapKinds, gapWeights } from '../rules/inspect/gap-laws.ts';
import { assistantRefusals } from './refusals.ts';

const tags = ['assistant'];
const path = '/restaurants/{restaurantId}/inspections';
const { AI_LIMIT_REACHED, GAP_DECIDED } = assistantRefusals;

/** What was found, with what it is against and what became of it. */
export const gapSchema = z.object({
  /** @unit place among those of its inspection, from 0 */
  place: z.int(),
  kind: z.enum(gapKinds as [(typeof gapKinds)[number], ...typeof gapKinds]),
  weight: z.enum(gapWeights),
  /** What a sentence about it names. */
  words: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  /** Where it is dealt with: a path of the app. */
  link: z.string(),
  day: z.nullable(z.iso.date()),
  law: z.nullable(z.object({ title: z.string(), since: z.nullable(z.string()), isConfirmed: z.boolean() })),
  outcome: z.nullable(z.enum(['ACCEPTED', 'EDITED', 'REJECTED'])),
  taskId: z.nullable(idSchema),
});

/** What was found. */
export type Gap = z.output<typeof gapSchema>;

/** An inspection with its gaps, what is against a law first. */
export const inspectionSchema = z.object({
  id: idSchema,
  askedAt: z.iso.datetime(),
  askedBy: z.string(),
  fromDay: z.iso.date(),
  toDay: z.iso.date(),
  /** False where whoever asked may not see rota and papers: they were not looked through. */
  hasPeople: z.boolean(),
  gaps: z.array(gapSchema),
});

/** What was looked through, when, and what came of it. */
export type Inspection = z.output<typeof inspectionSchema>;

/** Looks through the house against its country's rules; what it finds, it drafts a task for. It counts with its result. */
export const inspectHouse = restaurantCommand('tasks.verify', 'assistant.inspect@1', 'forbidden')
  .route({ method: 'POST', path, summary: 'Inspect the house', tags })
  .errors({ AI_LIMIT_REACHED })
  .input(commandEnvelope(z.strictObject({ inspectionId: idSchema })))
  .output(inspectionSchema);

/** The latest inspection; null before the first. */
export const readInspection = restaurantQuery('tasks.verify')
  .route({ method: 'GET', path: `${path}/latest`, summary: 'Read the latest inspection', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(z.object({ inspection: z.nullable(inspectionSchema), /** @unit AI operations */ cost: z.int() }));

/** Says what became of a gap: a task, with its draft as it was or changed, or nothing. */
export const settleGap = restaurantCommand('tasks.verify', 'assistant.settle-gap@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/{inspectionId}/gaps`, summary: 'Say what became of a gap', tags })
  .errors({ GAP_DECIDED })
  .input(
    commandEnvelope(
      z.strictObject({
        inspectionId: idSchema,
        /** @unit place among those of its inspection, from 0 */
        place: z.int().check(z.minimum(0)),
        outcome: z.enum(['ACCEPTED', 'EDITED', 'REJECTED']),
        /** The task that was made of it; null where it was let be. */
        taskId: z.nullable(idSchema),
      }),
    ),
  )
  .output(z.object({ gap: gapSchema }));

/** Everything that may be said of inspections. */
export const inspectionContract = { inspectHouse, readInspection, settleGap };
