import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { can } from '../../restaurants/rules/capabilities.ts';

/** What may come of a cause: another par, pack or batch, or a task in somebody's own words. */
export const reviewActions = ['CHANGE_PAR', 'CHANGE_PACK', 'CHANGE_BATCH', 'TASK'] as const;

/** What may come of a cause. A par is changed here and now; the rest is done by a person, who says when. */
export type ReviewAction = (typeof reviewActions)[number];

/** Where an action stands: to be done, measured since it was, measured and kept, given up, or taken back. */
export const reviewStates = ['OPEN', 'IN_EFFECT', 'CLOSED', 'DROPPED', 'REVERTED'] as const;

/** Where an action stands. */
export type ReviewState = (typeof reviewStates)[number];

/** What somebody does with an action. */
export const reviewSteps = ['DO', 'CLOSE', 'DROP', 'REVERT'] as const;

/** What somebody does with an action. */
export type ReviewStep = (typeof reviewSteps)[number];

type Way = { readonly to: ReviewState; readonly who: 'LEAD' | 'LEAD_OR_ASSIGNEE'; readonly asks: 'REASON' | 'NOTHING' };

/** From where which step leads where, who may take it, and what it asks for; a step that is not here does not exist. */
export const reviewWays: Readonly<Record<ReviewState, Readonly<Partial<Record<ReviewStep, Way>>>>> = {
  OPEN: {
    DO: { to: 'IN_EFFECT', who: 'LEAD_OR_ASSIGNEE', asks: 'NOTHING' },
    DROP: { to: 'DROPPED', who: 'LEAD', asks: 'REASON' },
  },
  IN_EFFECT: {
    CLOSE: { to: 'CLOSED', who: 'LEAD', asks: 'NOTHING' },
    REVERT: { to: 'REVERTED', who: 'LEAD', asks: 'REASON' },
  },
  CLOSED: {},
  DROPPED: {},
  REVERTED: {},
};

/** An action begins in effect where doing it is deciding it: a par is changed in the same moment. */
export const firstState = (action: ReviewAction): ReviewState => (action === 'CHANGE_PAR' ? 'IN_EFFECT' : 'OPEN');

/** An action as it stands, as far as what may be done with it goes. */
export type StandingReview = { readonly state: ReviewState; readonly assigneeId: string | null };

/** Who wants to take which step, and why. */
export type StepAttempt = { readonly step: ReviewStep; readonly role: string; readonly userId: string; readonly reason: string | null };

/** Why a step is not taken. */
export type StepRefusal =
  | { readonly code: 'REVIEW_STEP_NOT_OPEN'; readonly state: ReviewState }
  | { readonly code: 'REVIEW_STEP_FOR_LEADS' }
  | { readonly code: 'REVIEW_STEP_FOR_ASSIGNEE' }
  | { readonly code: 'REVIEW_REASON_REQUIRED' };

/**
 * Decides where a step leads.
 *
 * @refuses REVIEW_STEP_NOT_OPEN from where it does not lead anywhere
 * @refuses REVIEW_STEP_FOR_LEADS, REVIEW_STEP_FOR_ASSIGNEE: the code says who may
 * @refuses REVIEW_REASON_REQUIRED for what is given up or taken back without a word
 */
export const decideStep = (review: StandingReview, attempt: StepAttempt): Decision<ReviewState, StepRefusal> => {
  const way = reviewWays[review.state][attempt.step];
  if (!way) return refused({ code: 'REVIEW_STEP_NOT_OPEN', state: review.state });
  const isAssignee = review.assigneeId !== null && review.assigneeId === attempt.userId;
  if (!can(attempt.role, 'waste.act') && !(way.who === 'LEAD_OR_ASSIGNEE' && isAssignee))
    return refused({ code: way.who === 'LEAD' ? 'REVIEW_STEP_FOR_LEADS' : 'REVIEW_STEP_FOR_ASSIGNEE' });
  if (way.asks === 'REASON' && (attempt.reason ?? '').trim() === '') return refused({ code: 'REVIEW_REASON_REQUIRED' });
  return accepted(way.to);
};

/** The steps that somebody may take now, in the order that they are shown. */
export const stepsOpen = (review: StandingReview, who: Pick<StepAttempt, 'role' | 'userId'>): readonly ReviewStep[] =>
  reviewSteps.filter((step) => decideStep(review, { ...who, step, reason: '-' }).ok);
