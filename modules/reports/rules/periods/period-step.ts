import { accepted, refused, type Decision } from '../../../../kit/decision.ts';
import type { Days } from '../report-period.ts';

/** Where a month of the books stands; OPEN is one that nobody has begun to review. */
export const periodStates = ['OPEN', 'REVIEW', 'LOCKED', 'REOPENED'] as const;

/** One of them. */
export type PeriodState = (typeof periodStates)[number];

/** What may be done with it. */
export const periodSteps = ['REVIEW', 'LOCK', 'REOPEN'] as const;

/** One of them. */
export type PeriodStep = (typeof periodSteps)[number];

type KeptState = Exclude<PeriodState, 'OPEN'>;

/** From where which step leads where; a step that is not here does not exist. */
const ways: Readonly<Record<PeriodState, Readonly<Partial<Record<PeriodStep, KeptState>>>>> = {
  OPEN: { REVIEW: 'REVIEW' },
  REVIEW: { LOCK: 'LOCKED' },
  LOCKED: { REOPEN: 'REOPENED' },
  REOPENED: { REVIEW: 'REVIEW' },
};

/** Which steps lead on from a state. */
export const stepsFrom = (state: PeriodState): readonly PeriodStep[] => periodSteps.filter((step) => ways[state][step] !== undefined);

/** Why a step is not taken. */
export type PeriodRefusal =
  | { readonly code: 'PERIOD_STEP_NOT_OPEN'; readonly state: PeriodState }
  | { readonly code: 'PERIOD_NOT_OVER' }
  | { readonly code: 'PERIOD_OVERLAPS' }
  | { readonly code: 'PERIOD_FOR_OWNER' }
  | { readonly code: 'PERIOD_NOT_LAST' }
  | { readonly code: 'PERIOD_REASON_REQUIRED' };

/** A month, what is to be done with it, by whom, and what else is locked. */
export type PeriodAttempt = {
  readonly days: Days;
  readonly state: PeriodState;
  readonly step: PeriodStep;
  readonly isOwner: boolean;
  readonly reason: string | null;
  readonly today: string;
  /** The other months that are locked. */
  readonly locked: readonly Days[];
};

const refusalOf = ({ days, step, isOwner, reason, today, locked }: PeriodAttempt): PeriodRefusal | null => {
  if (days.to >= today) return { code: 'PERIOD_NOT_OVER' };
  if (step !== 'REOPEN') return locked.some(({ from, to }) => from <= days.to && days.from <= to) ? { code: 'PERIOD_OVERLAPS' } : null;
  if (!isOwner) return { code: 'PERIOD_FOR_OWNER' };
  // Stock is closed through a day: opening an earlier month would open the later one with it.
  if (locked.some(({ from }) => from > days.from)) return { code: 'PERIOD_NOT_LAST' };
  return (reason ?? '').trim() === '' ? { code: 'PERIOD_REASON_REQUIRED' } : null;
};

/**
 * Decides where a step leads: a month that is over is reviewed, then locked; the owner alone opens the last that is locked, for
 * a reason.
 *
 * @refuses PERIOD_STEP_NOT_OPEN, PERIOD_NOT_OVER, PERIOD_OVERLAPS, PERIOD_FOR_OWNER, PERIOD_NOT_LAST, PERIOD_REASON_REQUIRED
 */
export const decidePeriodStep = (attempt: PeriodAttempt): Decision<KeptState, PeriodRefusal> => {
  const to = ways[attempt.state][attempt.step];
  if (to === undefined) return refused({ code: 'PERIOD_STEP_NOT_OPEN', state: attempt.state });
  const refusal = refusalOf(attempt);
  return refusal ? refused(refusal) : accepted(to);
};
