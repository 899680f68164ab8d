import * as z from 'zod/mini';

import { idSchema } from '../../../../platform/contract/command.ts';
import { roles } from '../../../restaurants/rules/capabilities.ts';
import { type ActionKind, actionKinds } from '../../rules/workflow/actions.ts';
import { comparisons, workflowLimits } from '../../rules/workflow/automation.ts';
import { faultCodes } from '../../rules/workflow/check-automation.ts';
import { type FieldName, fieldNames, type Trigger, triggers } from '../../rules/workflow/triggers.ts';

const { nameMax, textMax, conditionsMax, actionsMax } = workflowLimits;
const moment = z.iso.datetime();
const listed = <Word extends string>(words: readonly Word[]) => z.enum(words as unknown as readonly [Word, ...Word[]]);

/** What begins an automation. */
export const triggerSchema: z.ZodMiniType<Trigger, Trigger> = listed(triggers);
const actionKindSchema: z.ZodMiniType<ActionKind, ActionKind> = listed(actionKinds);
const fieldSchema: z.ZodMiniType<FieldName, FieldName> = listed(fieldNames);

/** An automation as somebody means it; whether it can be is said by a rule. */
export const definitionSchema = z.strictObject({
  name: z.string().check(z.trim(), z.maxLength(nameMax)),
  trigger: triggerSchema,
  conditions: z
    .array(z.strictObject({ field: fieldSchema, comparison: z.enum(comparisons), value: z.string().check(z.trim(), z.maxLength(textMax)) }))
    .check(z.maxLength(conditionsMax)),
  actions: z
    .array(
      z.strictObject({
        kind: actionKindSchema,
        text: z.nullable(z.string().check(z.trim(), z.maxLength(textMax))),
        forRole: z.nullable(z.enum(roles)),
      }),
    )
    .check(z.maxLength(actionsMax)),
  needsApproval: z.boolean(),
});

/** What is wrong with an automation, beside which of its parts. */
export const faultSchema = z.object({
  part: z.enum(['NAME', 'CONDITION', 'ACTION']),
  /** @unit place among the conditions or actions, from 0 */
  place: z.int(),
  code: z.enum(faultCodes),
});

/** Where a run stands. */
export const runStates = ['WAITING', 'READY', 'DONE', 'NOT_MET', 'STOPPED', 'FAILED', 'TURNED_DOWN', 'UNANSWERED'] as const;

/** Where a run stands. */
export type RunState = (typeof runStates)[number];

/** What was made out of words, for the form. */
export const saidSchema = z.object({
  trigger: z.nullable(triggerSchema),
  conditions: definitionSchema.shape.conditions,
  actions: definitionSchema.shape.actions,
  needsApproval: z.boolean(),
  /** Words that were not understood, as they were written. */
  unread: z.array(z.string()),
});

/** What was made out of words, for the form. */
export type SaidAutomation = z.output<typeof saidSchema>;

/** What came of one action. */
export const resultSchema = z.object({
  kind: actionKindSchema,
  isDone: z.boolean(),
  /** The code of the refusal, where it was refused. */
  why: z.nullable(z.string()),
  /** Where it can be seen: a path of the app. */
  place: z.nullable(z.string()),
});

/** What came of one action. */
export type ActionResult = z.output<typeof resultSchema>;

/** What a fact says; names in both languages. */
export const factsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** What came of one time that an automation was begun. */
export const runSchema = z.object({
  id: idSchema,
  automationId: idSchema,
  automation: z.string(),
  trigger: triggerSchema,
  actions: z.array(actionKindSchema),
  facts: factsSchema,
  /** Where what began it is dealt with: a path of the app. */
  place: z.string(),
  state: z.enum(runStates),
  /** Why it did nothing, as a code. */
  why: z.nullable(z.string()),
  results: z.array(resultSchema),
  happenedAt: moment,
  decidedBy: z.nullable(z.string()),
  endedAt: z.nullable(moment),
});

/** What came of one time that an automation was begun. */
export type AutomationRun = z.output<typeof runSchema>;

/** An automation under its version. */
export const automationSchema = z.object({
  id: idSchema,
  definition: definitionSchema,
  isOn: z.boolean(),
  /** Why it went off by itself. */
  offBecause: z.nullable(z.enum(['OWNER_GONE'])),
  owner: z.string(),
  isOwn: z.boolean(),
  version: z.int(),
  lastRun: z.nullable(z.object({ state: z.enum(runStates), happenedAt: moment })),
});

/** An automation under its version. */
export type Automation = z.output<typeof automationSchema>;

/** What an automation would have done. */
export const dryRunSchema = z.object({
  from: moment,
  /** @unit times that what begins it happened */
  happened: z.int(),
  /** @unit times that it would have done something */
  met: z.int(),
  /** @unit times that the guard against loops would have kept it from running */
  guarded: z.int(),
  /** The latest of them, newest first. */
  latest: z.array(z.object({ at: moment, facts: factsSchema, place: z.string(), isMet: z.boolean() })),
});

/** What an automation would have done. */
export type DryRun = z.output<typeof dryRunSchema>;
