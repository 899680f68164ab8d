import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { businessDateSchema, instantSchema, versionSchema } from '../../inventory/contract/fields.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { prepLimits } from '../rules/prep-limits.ts';
import { batchBodySchema, batchSchema } from './batches.contract.ts';
import { amountSchema, remarkSchema } from './fields.ts';
import { prepPlanSchema, prepTaskSchema } from './prep-fields.ts';
import { changePrepRefusals, finishPrepRefusals, planPrepRefusals, stepPrepRefusals } from './refusals.ts';

const tags = ['menu'];
const path = '/restaurants/{restaurantId}/prep';

/** What is to be prepared on a trading day; without a day, today. */
export const readPrep = restaurantQuery('menu.view')
  .route({ method: 'GET', path, summary: 'Read the prep plan of a day', tags })
  .input(z.strictObject({ restaurantId: idSchema, date: z.optional(businessDateSchema) }))
  .output(prepPlanSchema);

/** The run sheet of a trading day on paper, by when each must be begun. */
export const printPrep = restaurantQuery('menu.view')
  .route({ method: 'GET', path: `${path}/paper`, summary: 'Print the run sheet of a day', tags })
  .input(z.strictObject({ restaurantId: idSchema, date: businessDateSchema, language: z.enum(['en', 'am']) }))
  .output(z.object({ fileName: z.string(), /** Base64. */ pdf: z.string() }));

/** So much of a prep, ready at a time. */
export const plannedPrepSchema = z.strictObject({
  taskId: z.uuidv7(),
  recipeId: idSchema,
  /** It is for the trading day of this moment. */
  readyAt: instantSchema,
  /** @unit base units of the item that it is kept as */
  target: amountSchema,
  note: remarkSchema,
});

const tasksOut = z.object({ tasks: z.array(prepTaskSchema) });
const taskOut = z.object({ task: prepTaskSchema });

/** Puts preps on the plan; nobody in the kitchen sees them yet. */
export const planPrep = restaurantCommand('menu.edit', 'menu.plan-prep@1', 'queued')
  .route({ method: 'POST', path: `${path}/plan`, summary: 'Put preps on the plan', tags })
  .input(commandEnvelope(z.strictObject({ tasks: z.array(plannedPrepSchema).check(z.minLength(1), z.maxLength(prepLimits.tasksAtOnce)) })))
  .output(tasksOut)
  .errors(planPrepRefusals);

/** Changes how much and by when, before it is posted. */
export const changePrep = restaurantCommand('menu.edit', 'menu.change-prep@1', 'queued')
  .route({ method: 'POST', path: `${path}/change`, summary: 'Change a planned prep', tags })
  .input(
    commandEnvelope(
      z.strictObject({ taskId: idSchema, baseVersion: versionSchema, target: amountSchema, readyAt: instantSchema, note: remarkSchema }),
    ),
  )
  .output(taskOut)
  .errors(changePrepRefusals);

/** Posts what is planned, all of it or nothing, drops what need not be made, or frees what somebody who has gone has in hand. */
export const leadPrep = restaurantCommand('menu.edit', 'menu.lead-prep@1', 'queued')
  .route({ method: 'POST', path: `${path}/lead`, summary: 'Post, drop or free preps', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        taskIds: z.array(idSchema).check(z.minLength(1), z.maxLength(prepLimits.tasksAtOnce)),
        step: z.enum(['POST', 'DROP', 'FREE']),
      }),
    ),
  )
  .output(tasksOut)
  .errors(stepPrepRefusals);

/** Somebody takes a prep in hand, gives it back, or says why it cannot be made. */
export const stepPrep = restaurantCommand('menu.produce', 'menu.step-prep@1', 'queued')
  .route({ method: 'POST', path: `${path}/step`, summary: 'Claim, release or block a prep', tags })
  .input(
    commandEnvelope(
      z.discriminatedUnion('step', [
        z.strictObject({ step: z.enum(['CLAIM', 'RELEASE']), taskId: idSchema }),
        z.strictObject({
          step: z.literal('BLOCK'),
          taskId: idSchema,
          reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(prepLimits.reasonLengthMax)),
        }),
      ]),
    ),
  )
  .output(taskOut)
  .errors(stepPrepRefusals);

/**
 * It is made, all or a part of it: the batch is booked with it, once. Taking the batch back puts it in hand again.
 *
 * @offline goes behind the claim in the same queue.
 */
export const finishPrep = restaurantCommand('menu.produce', 'menu.finish-prep@1', 'queued')
  .route({ method: 'POST', path: `${path}/finish`, summary: 'Finish a prep and book its batch', tags })
  .input(commandEnvelope(z.strictObject({ taskId: idSchema, outcome: z.enum(['DONE', 'PARTIAL']), batch: batchBodySchema })))
  .output(z.object({ task: prepTaskSchema, batch: batchSchema }))
  .errors(finishPrepRefusals);

/** Says that a prep is made in whole batches or not at all, or no longer. */
export const setMadeWhole = restaurantCommand('menu.edit', 'menu.set-made-whole@1', 'queued')
  .route({ method: 'POST', path: `${path}/whole`, summary: 'Plan a prep in whole batches', tags })
  .input(commandEnvelope(z.strictObject({ recipeId: idSchema, isMadeWhole: z.boolean() })))
  .output(z.object({ recipeId: idSchema, isMadeWhole: z.boolean() }));

/** Everything about what is to be prepared. */
export const prepContract = { readPrep, printPrep, planPrep, changePrep, leadPrep, stepPrep, finishPrep, setMadeWhole };

/** So much of a prep, ready at a time, as it travels. */
export type PlannedPrep = z.infer<typeof plannedPrepSchema>;
