import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { can, type Capability } from '../../restaurants/rules/capabilities.ts';

/** Where a list of one day stands, as it is kept. */
export const runStates = ['OPEN', 'IN_PROGRESS', 'SUBMITTED', 'VERIFIED', 'MISSED'] as const;

/** Where a list of one day stands, as it is kept. */
export type RunState = (typeof runStates)[number];

/** What is done with a list. MISS is the server's alone. */
export const runSteps = ['RECORD', 'SUBMIT', 'VERIFY', 'REOPEN', 'EXCUSE', 'MISS'] as const;

/** What is done with a list. */
export type RunStep = (typeof runSteps)[number];

type Way = { readonly to: RunState; readonly who: Capability | 'SERVER'; readonly asks?: 'REASON' };

/** From where which step leads where, who may take it, and what it asks for; a step that is not here does not exist. */
export const runWays: Readonly<Record<RunState, Readonly<Partial<Record<RunStep, Way>>>>> = {
  OPEN: {
    RECORD: { to: 'IN_PROGRESS', who: 'tasks.do' },
    SUBMIT: { to: 'SUBMITTED', who: 'tasks.do' },
    MISS: { to: 'MISSED', who: 'SERVER' },
  },
  IN_PROGRESS: {
    RECORD: { to: 'IN_PROGRESS', who: 'tasks.do' },
    SUBMIT: { to: 'SUBMITTED', who: 'tasks.do' },
    MISS: { to: 'MISSED', who: 'SERVER' },
  },
  SUBMITTED: {
    VERIFY: { to: 'VERIFIED', who: 'tasks.verify' },
    REOPEN: { to: 'IN_PROGRESS', who: 'tasks.verify', asks: 'REASON' },
  },
  VERIFIED: {},
  // What was done in time on a device without a line arrives after the server called it missed.
  MISSED: {
    RECORD: { to: 'MISSED', who: 'tasks.do' },
    SUBMIT: { to: 'SUBMITTED', who: 'tasks.do' },
    EXCUSE: { to: 'MISSED', who: 'tasks.verify', asks: 'REASON' },
  },
};

/** A list of one day, as far as what may be done with it goes. */
export type StandingRun = {
  readonly state: RunState;
  readonly showAt: Date;
  readonly expireAt: Date;
  /** Who wrote an answer that counts of a critical line. */
  readonly criticalBy: readonly string[];
};

/** Who wants to take which step, when it was taken, and why. */
export type RunAttempt = {
  readonly step: RunStep;
  readonly role: string;
  readonly userId: string | null;
  readonly at: Date;
  readonly reason: string | null;
};

/** Why a step is not taken. */
export type RunRefusal =
  | { readonly code: 'RUN_STEP_NOT_OPEN'; readonly state: RunState }
  | { readonly code: 'RUN_FOR_LEADS' }
  | { readonly code: 'RUN_NOT_YET' }
  | { readonly code: 'RUN_OVER' }
  | { readonly code: 'VERIFY_OWN' }
  | { readonly code: 'REASON_REQUIRED' };

const mayTake = (who: Way['who'], role: string): boolean => (who === 'SERVER' ? role === 'system' : can(role, who));

/**
 * Decides where a step leads.
 *
 * @invariant nobody verifies a list of which they answered a critical line.
 * @refuses RUN_STEP_NOT_OPEN from where it does not lead anywhere; RUN_FOR_LEADS; VERIFY_OWN; REASON_REQUIRED;
 * RUN_NOT_YET before it is shown; RUN_OVER for what was done after it ended
 */
export const decideRunStep = (run: StandingRun, attempt: RunAttempt): Decision<RunState, RunRefusal> => {
  const { step, role, userId, at } = attempt;
  const way = runWays[run.state][step];
  if (!way) return refused({ code: 'RUN_STEP_NOT_OPEN', state: run.state });
  if (!mayTake(way.who, role)) return refused({ code: 'RUN_FOR_LEADS' });
  if (way.asks === 'REASON' && (attempt.reason ?? '').trim() === '') return refused({ code: 'REASON_REQUIRED' });
  if (step === 'VERIFY' && userId !== null && run.criticalBy.includes(userId)) return refused({ code: 'VERIFY_OWN' });
  const code = faultOfTime(run, { step, at });
  return code === null ? accepted(way.to) : refused({ code });
};

const faultOfTime = (
  { showAt, expireAt }: StandingRun,
  { step, at }: Pick<RunAttempt, 'step' | 'at'>,
): 'RUN_NOT_YET' | 'RUN_OVER' | null => {
  if (step === 'MISS') return at > expireAt ? null : 'RUN_NOT_YET';
  if (step !== 'RECORD' && step !== 'SUBMIT') return null;
  if (at < showAt) return 'RUN_NOT_YET';
  return at > expireAt ? 'RUN_OVER' : null;
};

/** How a list stands to somebody who looks at it now: what is kept, and what the clock makes of it. */
export type RunStanding = RunState | 'LATER' | 'OVERDUE';

/** How a list stands now. It can still be done while it is overdue. */
export const runStanding = (run: { readonly state: RunState; readonly showAt: Date; readonly dueAt: Date }, now: Date): RunStanding => {
  if (run.state !== 'OPEN' && run.state !== 'IN_PROGRESS') return run.state;
  if (now > run.dueAt) return 'OVERDUE';
  return now < run.showAt ? 'LATER' : run.state;
};
