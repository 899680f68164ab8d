import type { Role } from '../../../restaurants/rules/capabilities.ts';
import type { ActionKind } from './actions.ts';
import type { FieldName, Trigger } from './triggers.ts';

/** How a fact is held against a value. */
export const comparisons = ['CONTAINS', 'AT_LEAST', 'AT_MOST'] as const;

/** A word of the list above. */
export type Comparison = (typeof comparisons)[number];

/** One thing that must hold. A number is kept as it was typed. */
export type Condition = { readonly field: FieldName; readonly comparison: Comparison; readonly value: string };

/** One thing that is done. */
export type Action = { readonly kind: ActionKind; readonly text: string | null; readonly forRole: Role | null };

/** What begins it, what must hold, what is done, and whether a person is asked each time. */
export type Definition = {
  readonly name: string;
  readonly trigger: Trigger;
  readonly conditions: readonly Condition[];
  readonly actions: readonly Action[];
  readonly needsApproval: boolean;
};

/** What an event tells: by the names of the fields, and whatever else a sentence or an action needs. */
export type Facts = Readonly<Record<string, string | number | null>>;

/** How much of it there may be. */
export const workflowLimits = {
  /** @unit characters */
  nameMax: 80,
  /** @unit characters */
  textMax: 200,
  /** @unit conditions */
  conditionsMax: 5,
  /** @unit actions */
  actionsMax: 4,
  /** @unit automations of a restaurant */
  automationsMax: 50,
  /** @unit days that a run waits for somebody */
  approvalDays: 3,
  /** @unit days that a dry run looks back */
  dryRunDays: 30,
  /** @unit days that the log is kept */
  logDays: 90,
  /** @unit tries of a run that met a fault */
  attemptsMax: 3,
} as const;
