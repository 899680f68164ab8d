import { accepted, type Decision, refused } from '../../../kit/decision.ts';

/** Where an order stands. */
export const orderStates = [
  'DRAFT',
  'PENDING_APPROVAL',
  'SENT',
  'ACKNOWLEDGED',
  'PARTIALLY_RECEIVED',
  'RECEIVED',
  'CLOSED_SHORT',
  'COMPLETED',
  'CANCELLED',
  'ON_HOLD',
] as const;

/** One of the above. */
export type OrderState = (typeof orderStates)[number];

/** What somebody may do to an order as a whole. */
export const orderSteps = ['SUBMIT', 'APPROVE', 'REJECT', 'ACKNOWLEDGE', 'HOLD', 'RESUME', 'CANCEL', 'CLOSE_SHORT', 'COMPLETE'] as const;

/** One of the above. */
export type OrderStep = (typeof orderSteps)[number];

/** An order that nobody is finished with. */
export const openStates: readonly OrderState[] = ['DRAFT', 'PENDING_APPROVAL', 'SENT', 'ACKNOWLEDGED', 'PARTIALLY_RECEIVED', 'ON_HOLD'];

/** What was ordered in these states is on its way. */
export const orderedStates: readonly OrderState[] = ['SENT', 'ACKNOWLEDGED', 'PARTIALLY_RECEIVED'];

/** Who acts, and what the order is like at that moment. */
export type OrderFacts = {
  readonly state: OrderState;
  /** Where it stood before it was held; null while it is not. */
  readonly heldFrom: OrderState | null;
  readonly role: string;
  readonly isAuthor: boolean;
  readonly hasLines: boolean;
  readonly isOverLimit: boolean;
  /** Whether a line was flagged: far more or less than last time, or at an unusual price. */
  readonly isFlagged: boolean;
  readonly isBelowMinimum: boolean;
  readonly isPastCutoff: boolean;
  readonly reason: string | null;
};

/** Why a step is not taken; what says who may names the role. */
export type OrderRefusal =
  | { readonly code: 'ORDER_STATE_FORBIDS'; readonly state: OrderState; readonly step: OrderStep }
  | { readonly code: 'ORDER_EMPTY' }
  | { readonly code: 'ORDER_NEEDS_OWNER' }
  | { readonly code: 'ORDER_NEEDS_ANOTHER' }
  | { readonly code: 'ORDER_BELOW_MINIMUM' }
  | { readonly code: 'ORDER_PAST_CUTOFF' }
  | { readonly code: 'ORDER_REASON_REQUIRED' };

/** Which states a step leads from. Where an order was received in part, it is closed short, never cancelled. */
const from: Readonly<Record<OrderStep, readonly OrderState[]>> = {
  SUBMIT: ['DRAFT'],
  APPROVE: ['PENDING_APPROVAL'],
  REJECT: ['PENDING_APPROVAL'],
  ACKNOWLEDGE: ['SENT'],
  HOLD: ['DRAFT', 'PENDING_APPROVAL', 'SENT', 'ACKNOWLEDGED', 'PARTIALLY_RECEIVED'],
  RESUME: ['ON_HOLD'],
  CANCEL: ['DRAFT', 'PENDING_APPROVAL', 'SENT', 'ACKNOWLEDGED', 'ON_HOLD'],
  CLOSE_SHORT: ['PARTIALLY_RECEIVED'],
  COMPLETE: ['RECEIVED', 'CLOSED_SHORT'],
};

/** Whether a step may be thought of at all in a state; who may take it is decided apart. */
export const isStepOf = (state: OrderState, step: OrderStep): boolean => from[step].includes(state);

/**
 * Where an order stands after a step.
 *
 * @refuses ORDER_STATE_FORBIDS from any other state than the step leads from, and for cancelling what was partly received
 * @refuses ORDER_EMPTY for sending nothing; ORDER_BELOW_MINIMUM and ORDER_PAST_CUTOFF until a reason is given
 * @refuses ORDER_NEEDS_OWNER above the manager's own limit; ORDER_NEEDS_ANOTHER for approving one's own above it
 * @refuses ORDER_REASON_REQUIRED for rejecting, holding, cancelling or giving up the rest without one
 */
export const decideStep = (step: OrderStep, facts: OrderFacts): Decision<OrderState, OrderRefusal> => {
  const { state } = facts;
  if (!isStepOf(state, step)) return refused({ code: 'ORDER_STATE_FORBIDS', state, step });
  switch (step) {
    case 'SUBMIT':
      return decideSubmit(facts);
    case 'APPROVE':
      return decideApproval(facts);
    case 'REJECT':
      return withReason(facts, 'DRAFT');
    case 'ACKNOWLEDGE':
      return accepted('ACKNOWLEDGED');
    case 'HOLD':
      return withReason(facts, 'ON_HOLD');
    case 'RESUME':
      return accepted(facts.heldFrom ?? 'DRAFT');
    case 'CANCEL':
      return decideCancel(facts);
    case 'CLOSE_SHORT':
      return withReason(facts, 'CLOSED_SHORT');
    case 'COMPLETE':
      return accepted('COMPLETED');
  }
};

/** Whether what is handed in waits until somebody has approved it: above the limit, or far from what is usual. */
export const mustBeApproved = ({ role, isOverLimit, isFlagged }: Pick<OrderFacts, 'role' | 'isOverLimit' | 'isFlagged'>): boolean =>
  role !== 'owner' && (isOverLimit || isFlagged);

const decideSubmit = (facts: OrderFacts): Decision<OrderState, OrderRefusal> => {
  const ready = decideSending(facts);
  if (!ready.ok) return ready;
  return accepted(mustBeApproved(facts) ? 'PENDING_APPROVAL' : 'SENT');
};

const decideSending = (facts: OrderFacts): Decision<'SENT', OrderRefusal> => {
  if (!facts.hasLines) return refused({ code: 'ORDER_EMPTY' });
  if (facts.isBelowMinimum && !facts.reason) return refused({ code: 'ORDER_BELOW_MINIMUM' });
  if (facts.isPastCutoff && !facts.reason) return refused({ code: 'ORDER_PAST_CUTOFF' });
  return accepted('SENT');
};

const decideApproval = (facts: OrderFacts): Decision<OrderState, OrderRefusal> => {
  if (facts.isOverLimit && facts.role !== 'owner') return refused({ code: 'ORDER_NEEDS_OWNER' });
  if (facts.isOverLimit && facts.isAuthor) return refused({ code: 'ORDER_NEEDS_ANOTHER' });
  return decideSending(facts);
};

const withReason = (facts: OrderFacts, next: OrderState): Decision<OrderState, OrderRefusal> =>
  facts.reason ? accepted(next) : refused({ code: 'ORDER_REASON_REQUIRED' });

const decideCancel = (facts: OrderFacts): Decision<OrderState, OrderRefusal> => {
  if (facts.heldFrom === 'PARTIALLY_RECEIVED') return refused({ code: 'ORDER_STATE_FORBIDS', state: facts.state, step: 'CANCEL' });
  return withReason(facts, 'CANCELLED');
};

/**
 * Whether what the supplier was told may be told anew: it was sent, nothing of it has come, and it is within the limit
 * of whoever changes it. An order is never changed behind the supplier's back.
 *
 * @refuses ORDER_STATE_FORBIDS, and what sending refuses
 */
export const decideRevision = (facts: OrderFacts): Decision<'SENT', OrderRefusal> => {
  if (facts.state !== 'SENT' && facts.state !== 'ACKNOWLEDGED') {
    return refused({ code: 'ORDER_STATE_FORBIDS', state: facts.state, step: 'SUBMIT' });
  }
  if (facts.isOverLimit && facts.role !== 'owner') return refused({ code: 'ORDER_NEEDS_OWNER' });
  return decideSending(facts);
};
