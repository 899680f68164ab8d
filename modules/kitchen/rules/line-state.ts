import { accepted, type Decision, refused } from '../../../kit/decision.ts';

/** How far a line has come. */
export const lineStates = ['HELD', 'QUEUED', 'STARTED', 'READY', 'PASSED', 'SERVED', 'VOID_REQUESTED', 'VOIDED'] as const;

/** How far a line has come. */
export type LineState = (typeof lineStates)[number];

/** What may happen to a line. */
export const lineSteps = ['FIRE', 'HOLD', 'START', 'READY', 'PASS', 'SERVE', 'RECALL', 'VOID', 'REFUSE_VOID'] as const;

/** What may happen to a line. */
export type LineStep = (typeof lineSteps)[number];

/** The way of a dish through the kitchen, in its order. */
const way: readonly LineState[] = ['HELD', 'QUEUED', 'STARTED', 'READY', 'PASSED', 'SERVED'];

/** Where each step leads, and from where it may be taken. */
const targets: Readonly<
  Record<Exclude<LineStep, 'VOID' | 'REFUSE_VOID'>, { readonly from: readonly LineState[]; readonly to: LineState }>
> = {
  FIRE: { from: ['HELD'], to: 'QUEUED' },
  HOLD: { from: ['QUEUED'], to: 'HELD' },
  START: { from: ['QUEUED'], to: 'STARTED' },
  READY: { from: ['QUEUED', 'STARTED'], to: 'READY' },
  PASS: { from: ['QUEUED', 'STARTED', 'READY'], to: 'PASSED' },
  SERVE: { from: ['QUEUED', 'STARTED', 'READY', 'PASSED'], to: 'SERVED' },
  RECALL: { from: ['READY', 'PASSED', 'SERVED'], to: 'QUEUED' },
};

/**
 * How long a line may be called back.
 *
 * @unit milliseconds
 */
export const recallWindowMs: number = 4 * 3_600_000;

/** Why a step is refused. */
export type LineRefusal =
  | { readonly code: 'LINE_STEP_NOT_NOW'; readonly state: LineState }
  /** Two steps or more were left out: perhaps a slip of the finger. */
  | { readonly code: 'LINE_STEP_UNCONFIRMED'; readonly state: LineState }
  | { readonly code: 'RECALL_TOO_LATE'; /** @unit hours */ readonly hoursMax: number }
  | { readonly code: 'VOID_NEEDS_LEAD' };

/** What a step depends on besides the state. */
export type StepFacts = {
  /** The person was asked about a jump, and meant it. */
  readonly isConfirmed: boolean;
  /** Whoever leads may void what is being cooked. */
  readonly maySettleVoids: boolean;
  /** When the line was last ready, passed or served; null where it never was. */
  readonly doneAt: Date | null;
  /** Where it stood before somebody asked to void it; it goes on from there when that is refused. */
  readonly beforeVoid: LineState | null;
  readonly now: Date;
};

const isCooking = (state: LineState): boolean => way.indexOf(state) >= way.indexOf('STARTED');

const decideVoid = (state: LineState, { maySettleVoids }: StepFacts): Decision<LineState, LineRefusal> => {
  if (state === 'VOIDED') return refused({ code: 'LINE_STEP_NOT_NOW', state });
  if (state === 'HELD' || state === 'QUEUED' || maySettleVoids) return accepted('VOIDED');
  // It is on the fire: whoever leads says whether it goes off the bill.
  return state === 'VOID_REQUESTED' ? refused({ code: 'VOID_NEEDS_LEAD' }) : accepted('VOID_REQUESTED');
};

/**
 * Where a step leads a line.
 *
 * @refuses LINE_STEP_NOT_NOW; LINE_STEP_UNCONFIRMED where two steps or more are left out and nobody confirmed it
 * @refuses RECALL_TOO_LATE; VOID_NEEDS_LEAD for what is being cooked
 */
export const decideLineStep = (state: LineState, step: LineStep, facts: StepFacts): Decision<LineState, LineRefusal> => {
  if (step === 'VOID') return decideVoid(state, facts);
  if (step === 'REFUSE_VOID') {
    if (state !== 'VOID_REQUESTED') return refused({ code: 'LINE_STEP_NOT_NOW', state });
    return facts.maySettleVoids ? accepted(facts.beforeVoid ?? 'STARTED') : refused({ code: 'VOID_NEEDS_LEAD' });
  }
  const { from, to } = targets[step];
  if (!from.includes(state)) return refused({ code: 'LINE_STEP_NOT_NOW', state });
  if (step === 'RECALL') {
    const isLate = facts.doneAt === null || facts.now.getTime() - facts.doneAt.getTime() > recallWindowMs;
    return isLate ? refused({ code: 'RECALL_TOO_LATE', hoursMax: recallWindowMs / 3_600_000 }) : accepted(to);
  }
  const jump = way.indexOf(to) - way.indexOf(state);
  return jump > 2 && !facts.isConfirmed ? refused({ code: 'LINE_STEP_UNCONFIRMED', state }) : accepted(to);
};

/** Whether what a voided line took from stock is gone for good: it was on the fire when it was voided. */
export const isWastedByVoid = (before: LineState): boolean => before === 'VOID_REQUESTED' || isCooking(before);
