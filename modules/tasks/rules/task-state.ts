import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { can } from '../../restaurants/rules/capabilities.ts';

/** How much a task presses. */
export const taskPriorities = ['LOW', 'NORMAL', 'HIGH'] as const;

/** How much a task presses. */
export type TaskPriority = (typeof taskPriorities)[number];

/** Where a task stands. */
export const taskStates = ['TODO', 'DOING', 'BLOCKED', 'DONE', 'CANCELLED'] as const;

/** Where a task stands. */
export type TaskState = (typeof taskStates)[number];

/** What somebody does with a task. */
export const taskSteps = ['START', 'BLOCK', 'FINISH', 'CANCEL', 'AGAIN'] as const;

/** What somebody does with a task. */
export type TaskStep = (typeof taskSteps)[number];

type Way = { readonly to: TaskState; readonly who: 'DOER' | 'LEAD'; readonly asks?: 'REASON' };

const open = {
  BLOCK: { to: 'BLOCKED', who: 'DOER', asks: 'REASON' },
  FINISH: { to: 'DONE', who: 'DOER' },
  CANCEL: { to: 'CANCELLED', who: 'LEAD', asks: 'REASON' },
} as const satisfies Partial<Record<TaskStep, Way>>;

/** From where which step leads where, who may take it, and what it asks for; a step that is not here does not exist. */
export const taskWays: Readonly<Record<TaskState, Readonly<Partial<Record<TaskStep, Way>>>>> = {
  TODO: { START: { to: 'DOING', who: 'DOER' }, ...open },
  DOING: open,
  BLOCKED: { START: { to: 'DOING', who: 'DOER' }, CANCEL: open.CANCEL },
  DONE: { AGAIN: { to: 'TODO', who: 'LEAD', asks: 'REASON' } },
  CANCELLED: {},
};

/** A task, as far as what may be done with it goes: whoever it was given to, or everybody of a role; both empty is anybody. */
export type StandingTask = { readonly state: TaskState; readonly assigneeId: string | null; readonly forRole: string | null };

/** Who wants to take which step, and why. */
export type TaskAttempt = {
  readonly step: TaskStep;
  readonly role: string;
  readonly userId: string | null;
  readonly reason: string | null;
};

/** Why a step is not taken. */
export type TaskRefusal =
  | { readonly code: 'TASK_STEP_NOT_OPEN'; readonly state: TaskState }
  | { readonly code: 'TASK_FOR_LEADS' }
  | { readonly code: 'TASK_FOR_SOMEBODY_ELSE' }
  | { readonly code: 'REASON_REQUIRED' };

const isTheirs = ({ assigneeId, forRole }: StandingTask, { role, userId }: TaskAttempt): boolean =>
  assigneeId === null ? forRole === null || forRole === role : assigneeId === userId;

/**
 * Decides where a step leads.
 *
 * @refuses TASK_STEP_NOT_OPEN from where it does not lead anywhere; TASK_FOR_LEADS, TASK_FOR_SOMEBODY_ELSE: the code says
 * who may; REASON_REQUIRED
 */
export const decideTaskStep = (task: StandingTask, attempt: TaskAttempt): Decision<TaskState, TaskRefusal> => {
  const way = taskWays[task.state][attempt.step];
  if (!way) return refused({ code: 'TASK_STEP_NOT_OPEN', state: task.state });
  const leads = can(attempt.role, 'tasks.assign');
  if (way.who === 'LEAD' && !leads) return refused({ code: 'TASK_FOR_LEADS' });
  if (!leads && !isTheirs(task, attempt)) return refused({ code: 'TASK_FOR_SOMEBODY_ELSE' });
  if (way.asks === 'REASON' && (attempt.reason ?? '').trim() === '') return refused({ code: 'REASON_REQUIRED' });
  return accepted(way.to);
};
