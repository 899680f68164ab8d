import type { Capability } from '../../../restaurants/rules/capabilities.ts';
import type { SubjectKind } from './triggers.ts';

/** What an automation does: by which command, with whose permission, to what, and what must be said for it. */
export type ActionLaw = {
  readonly command: string;
  readonly capability: Capability;
  /** What its trigger must be about; empty where anything will do. */
  readonly needs: readonly SubjectKind[];
  readonly asksText: boolean;
  readonly asksRole: boolean;
};

const law = (command: string, capability: Capability, asks: Partial<ActionLaw> = {}): ActionLaw => ({
  command,
  capability,
  needs: [],
  asksText: false,
  asksRole: false,
  ...asks,
});

/** Everything that an automation may do, in the order in which it is offered. */
export const actionKinds = [
  'draft-order',
  'ask-for-item',
  'task',
  'alert',
  'announce',
  'hand-over',
  'pause-dish',
  'plan-count',
  'hold-lot',
  'act-on-waste',
] as const;

/** What an automation does, by its name. */
export type ActionKind = (typeof actionKinds)[number];

/** What is known of each action. None of it approves, pays, publishes or deletes. */
const actionLaws: Readonly<Record<ActionKind, ActionLaw>> = {
  'draft-order': law('purchasing.create-orders@1', 'purchasing.edit', { needs: ['ITEM'] }),
  'ask-for-item': law('purchasing.request-items@1', 'purchasing.request', { needs: ['ITEM'] }),
  task: law('tasks.save-task@1', 'tasks.assign', { asksText: true, asksRole: true }),
  alert: law('alerts.tell-colleagues@1', 'tasks.assign', { asksText: true, asksRole: true }),
  announce: law('staff.announce@1', 'staff.plan', { asksText: true }),
  'hand-over': law('staff.hand-over@1', 'staff.clock', { asksText: true }),
  'pause-dish': law('menu.pause-dish@1', 'menu.pause', { needs: ['DISH'] }),
  'plan-count': law('inventory.create-count@1', 'inventory.count', { asksText: true }),
  'hold-lot': law('inventory.change-lot@1', 'inventory.handle-lots', { needs: ['LOT'], asksText: true }),
  'act-on-waste': law('waste.act-on-cause@1', 'waste.act', { needs: ['WASTE'], asksText: true }),
};

/** What is known of an action. */
export const actionLaw = (kind: ActionKind): ActionLaw => actionLaws[kind];

/** Whether an action can be done about what a trigger tells of. */
export const suits = (kind: ActionKind, subject: SubjectKind | null): boolean => {
  const { needs } = actionLaw(kind);
  return needs.length === 0 || (subject !== null && needs.includes(subject));
};
