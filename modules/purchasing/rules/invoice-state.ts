import { accepted, type Decision, refused } from '../../../kit/decision.ts';

/** Where an invoice stands. */
export const invoiceStates = [
  'REVIEW',
  'MATCH_EXCEPTION',
  'READY',
  'APPROVED',
  'PART_PAID',
  'PAID',
  'DUPLICATE',
  'REJECTED',
  'REVERSED',
] as const;

/** One of the above. */
export type InvoiceState = (typeof invoiceStates)[number];

/** What kind of paper it is. */
export const invoiceTypes = ['INVOICE', 'CREDIT_NOTE', 'CASH_RECEIPT', 'OPEN_MARKET'] as const;

/** One of the above. */
export type InvoiceType = (typeof invoiceTypes)[number];

/** What somebody may do to an invoice as a whole. */
export const invoiceSteps = ['APPROVE', 'DUPLICATE', 'REJECT', 'REVERSE'] as const;

/** One of the above. */
export type InvoiceStep = (typeof invoiceSteps)[number];

/** States in which nobody has decided yet, so that what is written may change. */
export const undecidedStates: readonly InvoiceState[] = ['REVIEW', 'MATCH_EXCEPTION', 'READY'];

/** States in which money is owed. */
export const owedStates: readonly InvoiceState[] = ['APPROVED', 'PART_PAID'];

/** Who acts, and what the invoice is like. */
export type InvoiceFacts = {
  readonly state: InvoiceState;
  readonly role: string;
  /** Whether it is above what a manager approves alone. */
  readonly isOverLimit: boolean;
  /** @unit differences */
  readonly openExceptions: number;
  readonly isPaid: boolean;
  readonly reason: string | null;
};

/** Why an invoice stays where it is; what says who may names the role. */
export type InvoiceRefusal =
  | { readonly code: 'INVOICE_STATE_FORBIDS'; readonly state: InvoiceState; readonly step: InvoiceStep }
  | { readonly code: 'INVOICE_HAS_EXCEPTIONS'; /** @unit differences */ readonly exceptions: number }
  | { readonly code: 'INVOICE_NEEDS_MANAGER' }
  | { readonly code: 'INVOICE_NEEDS_OWNER' }
  | { readonly code: 'INVOICE_PAID' }
  | { readonly code: 'INVOICE_REASON_REQUIRED' };

const from: Readonly<Record<InvoiceStep, readonly InvoiceState[]>> = {
  APPROVE: ['MATCH_EXCEPTION', 'READY'],
  DUPLICATE: undecidedStates,
  REJECT: undecidedStates,
  REVERSE: owedStates,
};

const to: Readonly<Record<Exclude<InvoiceStep, 'APPROVE'>, InvoiceState>> = {
  DUPLICATE: 'DUPLICATE',
  REJECT: 'REJECTED',
  REVERSE: 'REVERSED',
};

/** Whether a step may be thought of at all in a state; who may take it is decided apart. */
export const isInvoiceStepOf = (state: InvoiceState, step: InvoiceStep): boolean => from[step].includes(state);

/**
 * Where an invoice stands after a step.
 *
 * @refuses INVOICE_STATE_FORBIDS from any other state than the step leads from
 * @refuses INVOICE_NEEDS_MANAGER for everybody but owner and manager; INVOICE_NEEDS_OWNER for approving above the limit
 * @refuses INVOICE_HAS_EXCEPTIONS for approving while something differs that nobody has settled
 * @refuses INVOICE_PAID for reversing what was paid; INVOICE_REASON_REQUIRED for turning down or reversing without one
 */
export const decideInvoice = (step: InvoiceStep, facts: InvoiceFacts): Decision<InvoiceState, InvoiceRefusal> => {
  const { state, role, reason } = facts;
  if (!isInvoiceStepOf(state, step)) return refused({ code: 'INVOICE_STATE_FORBIDS', state, step });
  if (role !== 'owner' && role !== 'manager') return refused({ code: 'INVOICE_NEEDS_MANAGER' });
  if (step === 'APPROVE') return decideApproval(facts);
  if (step === 'REVERSE' && facts.isPaid) return refused({ code: 'INVOICE_PAID' });
  return reason || step === 'DUPLICATE' ? accepted(to[step]) : refused({ code: 'INVOICE_REASON_REQUIRED' });
};

const decideApproval = ({ openExceptions, isOverLimit, role }: InvoiceFacts): Decision<InvoiceState, InvoiceRefusal> => {
  if (openExceptions > 0) return refused({ code: 'INVOICE_HAS_EXCEPTIONS', exceptions: openExceptions });
  return isOverLimit && role !== 'owner' ? refused({ code: 'INVOICE_NEEDS_OWNER' }) : accepted('APPROVED');
};

/** Where an invoice stands by what is open about it, or by what was paid of it. */
export const stateAfterMatch = (openExceptions: number): InvoiceState => (openExceptions > 0 ? 'MATCH_EXCEPTION' : 'READY');

/**
 * Where an approved invoice stands once so much of it was paid.
 *
 * @unit minor units
 */
export const stateAfterPayment = (paidMinor: bigint, totalMinor: bigint): InvoiceState => {
  if (paidMinor >= totalMinor) return 'PAID';
  return paidMinor > 0n ? 'PART_PAID' : 'APPROVED';
};
