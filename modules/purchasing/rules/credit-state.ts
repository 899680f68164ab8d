import { accepted, type Decision, refused } from '../../../kit/decision.ts';

/** Where a request for credit stands. */
export const creditStates = ['OPEN', 'SENT', 'ACCEPTED', 'DISPUTED', 'CREDITED', 'WRITTEN_OFF'] as const;

/** One of the above. */
export type CreditState = (typeof creditStates)[number];

/** What becomes of a request. */
export const creditSteps = ['SEND', 'ACCEPT', 'DISPUTE', 'CREDIT', 'WRITE_OFF'] as const;

/** One of the above. */
export type CreditStep = (typeof creditSteps)[number];

/** Requests that nobody is finished with. */
export const openCreditStates: readonly CreditState[] = ['OPEN', 'SENT', 'ACCEPTED', 'DISPUTED'];

const from: Readonly<Record<CreditStep, readonly CreditState[]>> = {
  SEND: ['OPEN', 'DISPUTED'],
  ACCEPT: ['SENT', 'DISPUTED'],
  DISPUTE: ['SENT', 'ACCEPTED'],
  CREDIT: ['OPEN', 'SENT', 'ACCEPTED', 'DISPUTED'],
  WRITE_OFF: ['OPEN', 'SENT', 'ACCEPTED', 'DISPUTED'],
};

const to: Readonly<Record<CreditStep, CreditState>> = {
  SEND: 'SENT',
  ACCEPT: 'ACCEPTED',
  DISPUTE: 'DISPUTED',
  CREDIT: 'CREDITED',
  WRITE_OFF: 'WRITTEN_OFF',
};

/** Why a request stays where it is. */
export type CreditRefusal =
  | { readonly code: 'CREDIT_STATE_FORBIDS'; readonly state: CreditState; readonly step: CreditStep }
  | { readonly code: 'CREDIT_REASON_REQUIRED' }
  | { readonly code: 'CREDIT_NOTE_REQUIRED' };

/** Whether a step may be thought of at all in a state. */
export const isCreditStepOf = (state: CreditState, step: CreditStep): boolean => from[step].includes(state);

/**
 * Where a request for credit stands after a step.
 *
 * @refuses CREDIT_STATE_FORBIDS from any other state than the step leads from
 * @refuses CREDIT_REASON_REQUIRED for what the supplier disputes, and for giving up, without a word why
 * @refuses CREDIT_NOTE_REQUIRED for calling it credited without the supplier's note
 */
export const decideCredit = (
  step: CreditStep,
  facts: { readonly state: CreditState; readonly reason: string | null; readonly hasNote: boolean },
): Decision<CreditState, CreditRefusal> => {
  const { state, reason, hasNote } = facts;
  if (!isCreditStepOf(state, step)) return refused({ code: 'CREDIT_STATE_FORBIDS', state, step });
  if ((step === 'DISPUTE' || step === 'WRITE_OFF') && !reason) return refused({ code: 'CREDIT_REASON_REQUIRED' });
  if (step === 'CREDIT' && !hasNote) return refused({ code: 'CREDIT_NOTE_REQUIRED' });
  return accepted(to[step]);
};
