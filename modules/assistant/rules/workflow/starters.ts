import type { Definition } from './automation.ts';

/** One of those that are offered to begin with. */
export type Starter = 'low-stock-order' | 'waste-goal-task' | 'late-ticket-alert';

/** The automations that are offered to begin with, without their words: those are said in the reader's language. */
export const starters: Readonly<Record<Starter, Omit<Definition, 'name'>>> = {
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
};
