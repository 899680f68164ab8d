import type { Definition } from './automation.ts';

/** The automations that are offered to begin with, without their words: those are said in the reader's language. */
export const starters = {
  'low-stock-order': {
    trigger: 'stock-low',
    conditions: [],
    actions: [{ kind: 'draft-order', text: null, forRole: null }],
    needsApproval: true,
  },
  'waste-goal-task': {
    trigger: 'waste-over-goal',
    conditions: [],
    actions: [{ kind: 'task', text: null, forRole: 'chef' }],
    needsApproval: true,
  },
  'late-ticket-alert': {
    trigger: 'ticket-late',
    conditions: [],
    actions: [{ kind: 'alert', text: null, forRole: 'manager' }],
    needsApproval: false,
  },
} as const satisfies Readonly<Record<string, Omit<Definition, 'name'>>>;

/** One of them, by its name. */
export type Starter = keyof typeof starters;
