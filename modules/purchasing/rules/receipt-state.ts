import { accepted, type Decision, refused } from '../../../kit/decision.ts';

/** Where a receipt stands. A draft is only on the device that writes it, and in no list. */
export const receiptStates = ['COMPLETED', 'POSTED', 'REVERSED'] as const;

/** One of the above. */
export type ReceiptState = (typeof receiptStates)[number];

/** What somebody may do to a receipt that was handed in. */
export const receiptSteps = ['POST', 'REVERSE'] as const;

/** One of the above. */
export type ReceiptStep = (typeof receiptSteps)[number];

/** Who acts, and what the receipt is like. */
export type ReceiptFacts = {
  readonly role: string;
  /** Whether anything on it is for a manager to look at. */
  readonly hasFindings: boolean;
  /** Whether more came of something than is let pass. */
  readonly isOverTolerance: boolean;
  /** Whether an invoice that stands charges for it. */
  readonly isInvoiced: boolean;
  readonly reason: string | null;
};

/** Why a receipt stays where it is; what says who may names the role. */
export type ReceiptRefusal =
  | { readonly code: 'RECEIPT_STATE_FORBIDS'; readonly state: ReceiptState; readonly step: ReceiptStep }
  | { readonly code: 'RECEIPT_NEEDS_MANAGER' }
  | { readonly code: 'RECEIPT_OVER_NEEDS_REASON' }
  | { readonly code: 'RECEIPT_INVOICED' }
  | { readonly code: 'RECEIPT_REASON_REQUIRED' };

const managers: readonly string[] = ['owner', 'manager'];

/**
 * Where a receipt stands when it is handed in: booked at once where nothing is odd about it, or where a manager takes it
 * in; else a manager looks at it first. Too much is booked by nobody without a reason.
 */
export const stateWhenHandedIn = ({ role, hasFindings, isOverTolerance, reason }: ReceiptFacts): ReceiptState => {
  if (!hasFindings) return 'POSTED';
  if (!managers.includes(role)) return 'COMPLETED';
  return isOverTolerance && !reason ? 'COMPLETED' : 'POSTED';
};

/**
 * Where a receipt stands after a step.
 *
 * @refuses RECEIPT_STATE_FORBIDS from any other state than the step leads from
 * @refuses RECEIPT_NEEDS_MANAGER for everybody but owner and manager
 * @refuses RECEIPT_OVER_NEEDS_REASON for booking more than is let pass without one; RECEIPT_REASON_REQUIRED for reversing
 * @refuses RECEIPT_INVOICED for reversing what an invoice charges for: the invoice goes first
 */
export const decideReceipt = (
  step: ReceiptStep,
  { state, ...facts }: ReceiptFacts & { readonly state: ReceiptState },
): Decision<ReceiptState, ReceiptRefusal> => {
  const isFrom = step === 'POST' ? state === 'COMPLETED' : state !== 'REVERSED';
  if (!isFrom) return refused({ code: 'RECEIPT_STATE_FORBIDS', state, step });
  if (!managers.includes(facts.role)) return refused({ code: 'RECEIPT_NEEDS_MANAGER' });
  if (step === 'POST') return facts.isOverTolerance && !facts.reason ? refused({ code: 'RECEIPT_OVER_NEEDS_REASON' }) : accepted('POSTED');
  if (facts.isInvoiced) return refused({ code: 'RECEIPT_INVOICED' });
  return facts.reason ? accepted('REVERSED') : refused({ code: 'RECEIPT_REASON_REQUIRED' });
};
