import { m } from '../../../../generated/messages/web/messages.js';
import type { Status } from '../../../../ui/status.tsx';
import type { LineState } from '../../rules/line-state.ts';

const words: Readonly<Record<LineState, () => string>> = {
  HELD: m.kitchen_state_held,
  QUEUED: m.kitchen_state_queued,
  STARTED: m.kitchen_state_started,
  READY: m.kitchen_state_ready,
  PASSED: m.kitchen_state_passed,
  SERVED: m.kitchen_state_served,
  VOID_REQUESTED: m.kitchen_state_void_requested,
  VOIDED: m.kitchen_state_voided,
};

/** How far a dish is, in a word. */
export const lineStateWord = (state: LineState): string => words[state]();

/** The mark beside the word. */
export const lineStateStatus: Readonly<Record<LineState, Status>> = {
  HELD: 'not-counted',
  QUEUED: 'waiting',
  STARTED: 'information',
  READY: 'good',
  PASSED: 'good',
  SERVED: 'counted',
  VOID_REQUESTED: 'soon',
  VOIDED: 'may-not',
};
