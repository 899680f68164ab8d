import { accepted, type Decision, refused } from '../../../kit/decision.ts';

/** Where a piece of prep stands. */
export const prepStates = ['PLANNED', 'POSTED', 'IN_PROGRESS', 'DONE', 'PARTIAL', 'BLOCKED', 'DROPPED'] as const;

/** Where a piece of prep stands. */
export type PrepState = (typeof prepStates)[number];

/** What may be done to it. */
export type PrepStep = 'CHANGE' | 'POST' | 'DROP' | 'FREE' | 'CLAIM' | 'RELEASE' | 'BLOCK' | 'FINISH' | 'FINISH_PART' | 'REOPEN';

/** Why a step is refused. */
export type PrepRefusal = { readonly code: 'PREP_STEP_NOT_NOW'; readonly state: PrepState } | { readonly code: 'PREP_CLAIMED' };

type Way = {
  readonly from: readonly PrepState[];
  readonly to: PrepState;
  /** Only whoever has it in hand, where somebody has. */
  readonly isOfHolder?: true;
};

const ways: Readonly<Record<PrepStep, Way>> = {
  CHANGE: { from: ['PLANNED'], to: 'PLANNED' },
  POST: { from: ['PLANNED'], to: 'POSTED' },
  DROP: { from: ['PLANNED', 'POSTED', 'IN_PROGRESS', 'BLOCKED'], to: 'DROPPED' },
  FREE: { from: ['IN_PROGRESS'], to: 'POSTED' },
  CLAIM: { from: ['POSTED', 'BLOCKED', 'IN_PROGRESS'], to: 'IN_PROGRESS', isOfHolder: true },
  RELEASE: { from: ['IN_PROGRESS'], to: 'POSTED', isOfHolder: true },
  BLOCK: { from: ['POSTED', 'IN_PROGRESS'], to: 'BLOCKED', isOfHolder: true },
  FINISH: { from: ['IN_PROGRESS'], to: 'DONE', isOfHolder: true },
  FINISH_PART: { from: ['IN_PROGRESS'], to: 'PARTIAL', isOfHolder: true },
  REOPEN: { from: ['DONE', 'PARTIAL'], to: 'IN_PROGRESS' },
};

/** Whether it still has to be made. */
export const isPrepOpen = (state: PrepState): boolean => !['DONE', 'PARTIAL', 'DROPPED'].includes(state);

/** What is decided over: where it stands, and who has it in hand. */
export type PrepTaskFacts = { readonly state: PrepState; readonly claimedBy: string | null };

/**
 * Where a step leads. What somebody has in hand is theirs until they give it back, or whoever leads frees it because they have
 * gone; claiming one's own again changes nothing.
 *
 * @refuses PREP_STEP_NOT_NOW; PREP_CLAIMED where somebody else has it in hand
 */
export const decidePrepStep = ({ state, claimedBy }: PrepTaskFacts, step: PrepStep, actorId: string): Decision<PrepState, PrepRefusal> => {
  const { from, to, isOfHolder } = ways[step];
  if (isOfHolder && state === 'IN_PROGRESS' && claimedBy !== actorId) return refused({ code: 'PREP_CLAIMED' });
  return from.includes(state) ? accepted(to) : refused({ code: 'PREP_STEP_NOT_NOW', state });
};
