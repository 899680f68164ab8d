import { m } from '../../../../generated/messages/web/messages.js';
import type { Status } from '../../../../ui/status.tsx';
import type { LineFinding, RejectReason } from '../../rules/receipt-line.ts';
import type { ReceiptState } from '../../rules/receipt-state.ts';

const findings: Readonly<Record<LineFinding, () => string>> = {
  SHORT: m.purchasing_finding_short,
  OVER: m.purchasing_finding_over,
  REJECTED: m.purchasing_finding_rejected,
  WARM: m.purchasing_finding_warm,
  EXPIRED: m.purchasing_finding_expired,
  UNORDERED: m.purchasing_finding_unordered,
};

const reasons: Readonly<Record<RejectReason, () => string>> = {
  SHORT: m.purchasing_reject_short,
  DAMAGED: m.purchasing_reject_damaged,
  TEMP: m.purchasing_reject_temp,
  EXPIRED: m.purchasing_reject_expired,
  WRONG: m.purchasing_reject_wrong,
  QUALITY: m.purchasing_reject_quality,
  OVER: m.purchasing_reject_over,
};

const states: Readonly<Record<ReceiptState, () => string>> = {
  COMPLETED: m.purchasing_receipt_completed,
  POSTED: m.purchasing_receipt_posted,
  REVERSED: m.purchasing_receipt_reversed,
};

/** What a manager looks at, in a word. */
export const findingWord = (finding: LineFinding): string => findings[finding]();

/** All of it, one after the other. */
export const findingsText = (found: readonly LineFinding[]): string => found.map(findingWord).join(m.ui_comma());

/** Why something is sent back, in a word. */
export const rejectWord = (reason: RejectReason): string => reasons[reason]();

/** Where a receipt stands, in a word. */
export const receiptStateWord = (state: ReceiptState): string => states[state]();

/** How that looks. */
export const receiptStatus: Readonly<Record<ReceiptState, Status>> = { COMPLETED: 'soon', POSTED: 'good', REVERSED: 'not-counted' };
