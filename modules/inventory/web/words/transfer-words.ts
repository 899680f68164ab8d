import { m } from '../../../../generated/messages/web/messages.js';
import type { Status } from '../../../../ui/status.tsx';
import type { TransferStatus, TransferStep } from '../../rules/transfer.ts';

const statusWords: Readonly<Record<TransferStatus, () => string>> = {
  REQUESTED: m.inventory_transfer_status_requested,
  APPROVED: m.inventory_transfer_status_approved,
  IN_TRANSIT: m.inventory_transfer_status_in_transit,
  RECEIVED: m.inventory_transfer_status_received,
  RECEIVED_WITH_DISCREPANCY: m.inventory_transfer_status_received_with_discrepancy,
  CLOSED: m.inventory_transfer_status_closed,
  REJECTED: m.inventory_transfer_status_rejected,
  CANCELLED: m.inventory_transfer_status_cancelled,
};

/** Where a transfer stands, in a word. */
export const transferStatusWord = (status: TransferStatus): string => statusWords[status]();

/** The shape and colour of where it stands. */
export const transferMark: Readonly<Record<TransferStatus, Status>> = {
  REQUESTED: 'information',
  APPROVED: 'information',
  IN_TRANSIT: 'waiting',
  RECEIVED: 'good',
  RECEIVED_WITH_DISCREPANCY: 'soon',
  CLOSED: 'counted',
  REJECTED: 'may-not',
  CANCELLED: 'not-counted',
};

const stepWords: Readonly<Record<TransferStep, () => string>> = {
  APPROVE: m.inventory_transfer_step_approve,
  REJECT: m.inventory_transfer_step_reject,
  CANCEL: m.inventory_transfer_step_cancel,
  SHIP: m.inventory_transfer_step_ship,
  RECEIVE: m.inventory_transfer_step_receive,
  CLOSE: m.inventory_transfer_step_close,
};

/** What may be done with it, as its button says. */
export const transferStepWord = (step: TransferStep): string => stepWords[step]();
