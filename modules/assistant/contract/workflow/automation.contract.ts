import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../../restaurants/contract/procedure.ts';
import { questionLengthMax } from '../answer.ts';
import { assistantRefusals, automationRefusals } from '../refusals.ts';
import { automationSchema, definitionSchema, dryRunSchema, runSchema, saidSchema } from './automation-fields.ts';

const tags = ['assistant'];
const path = '/restaurants/{restaurantId}/automations';
const { AUTOMATION_FAULTY, AUTOMATION_CHANGED, AUTOMATIONS_FULL, RUN_DECIDED } = automationRefusals;
const version = z.int().check(z.minimum(1));
const one = z.object({ automation: automationSchema });

/** What the house lets happen by itself, what waits for a yes, and what it costs to say one in words. */
export const listAutomations = restaurantQuery('assistant.automate')
  .route({ method: 'GET', path, summary: 'List automations', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(
    z.object({
      automations: z.array(automationSchema),
      waiting: z.array(runSchema),
      isStopped: z.boolean(),
      stoppedBy: z.nullable(z.string()),
      /** @unit AI operations */
      cost: z.int(),
    }),
  );

/** Makes an automation out of words, for the form in which it is looked at. It counts where something was understood; the form is free. */
export const sayAutomation = restaurantCommand('assistant.automate', 'assistant.say-automation@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/say`, summary: 'Say an automation in words', tags })
  .input(
    commandEnvelope(
      z.strictObject({ operationId: z.uuidv7(), text: z.string().check(z.trim(), z.minLength(2), z.maxLength(questionLengthMax)) }),
    ),
  )
  .output(z.object({ said: z.nullable(saidSchema) }))
  .errors({ AI_LIMIT_REACHED: assistantRefusals.AI_LIMIT_REACHED });

/** Writes an automation, or changes one; whoever saves it lends it their permissions, and it is off until somebody switches it on. */
export const saveAutomation = restaurantCommand('assistant.automate', 'assistant.save-automation@1', 'forbidden')
  .route({ method: 'POST', path, summary: 'Save an automation', tags })
  .input(commandEnvelope(z.strictObject({ automationId: z.uuidv7(), baseVersion: z.nullable(version), definition: definitionSchema })))
  .output(one)
  .errors({ AUTOMATION_FAULTY, AUTOMATION_CHANGED, AUTOMATIONS_FULL });

/** Switches an automation on, over the version that was looked at, or off. */
export const switchAutomation = restaurantCommand('assistant.automate', 'assistant.switch-automation@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/{automationId}/switch`, summary: 'Switch an automation on or off', tags })
  .input(commandEnvelope(z.strictObject({ automationId: idSchema, baseVersion: version, isOn: z.boolean() })))
  .output(one)
  .errors({ AUTOMATION_FAULTY, AUTOMATION_CHANGED });

/** Puts an automation away; what it did stays in the log. */
export const dropAutomation = restaurantCommand('assistant.automate', 'assistant.drop-automation@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/{automationId}/drop`, summary: 'Put an automation away', tags })
  .input(commandEnvelope(z.strictObject({ automationId: idSchema })))
  .output(z.object({ automationId: idSchema }));

/** Stops everything that happens by itself in the restaurant, or lets it go on. */
export const stopAutomations = restaurantCommand('assistant.automate', 'assistant.stop-automations@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/stop`, summary: 'Stop all automations, or let them go on', tags })
  .input(commandEnvelope(z.strictObject({ isStopped: z.boolean() })))
  .output(z.object({ isStopped: z.boolean() }));

/** What an automation would have done in the last thirty days; it does nothing and costs nothing. */
export const dryRunAutomation = restaurantQuery('assistant.automate')
  .route({ method: 'GET', path: `${path}/{automationId}/dry-run`, summary: 'Try an automation on the last thirty days', tags })
  .input(z.strictObject({ restaurantId: idSchema, automationId: idSchema }))
  .output(dryRunSchema);

/** What automations did and did not do, and why, newest first. */
export const listAutomationRuns = restaurantQuery('assistant.automate')
  .route({ method: 'GET', path: `${path}/runs`, summary: 'Read the log of automations', tags })
  .input(z.strictObject({ restaurantId: idSchema, automationId: z.optional(idSchema) }))
  .output(z.object({ runs: z.array(runSchema) }));

/** Lets a run that waits do what it is for, or turns it down. */
export const decideAutomationRun = restaurantCommand('assistant.automate', 'assistant.decide-run@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/runs/{runId}/decide`, summary: 'Approve a run, or turn it down', tags })
  .input(commandEnvelope(z.strictObject({ runId: idSchema, isApproved: z.boolean() })))
  .output(z.object({ run: runSchema }))
  .errors({ RUN_DECIDED });

/** Everything about what happens by itself. */
export const automationContract = {
  listAutomations,
  sayAutomation,
  saveAutomation,
  switchAutomation,
  dropAutomation,
  stopAutomations,
  dryRunAutomation,
  listAutomationRuns,
  decideAutomationRun,
};
