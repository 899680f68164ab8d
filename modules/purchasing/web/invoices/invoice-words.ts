import { m } from '../../../../generated/messages/web/messages.js';
import type { Status } from '../../../../ui/status.tsx';
import type { settledBy } from '../../contract/invoice-filters.ts';
import type { InvoiceState, InvoiceType } from '../../rules/invoice-state.ts';
import type { Age } from '../../rules/payables.ts';

const states: Readonly<Record<InvoiceState, () => string>> = {
  REVIEW: m.purchasing_invoice_review,
  MATCH_EXCEPTION: m.purchasing_invoice_match_exception,
  READY: m.purchasing_invoice_ready,
  APPROVED: m.purchasing_invoice_approved,
  PART_PAID: m.purchasing_invoice_part_paid,
  PAID: m.purchasing_invoice_paid,
  DUPLICATE: m.purchasing_invoice_duplicate,
  REJECTED: m.purchasing_invoice_rejected,
  REVERSED: m.purchasing_invoice_reversed,
};

const types: Readonly<Record<InvoiceType, () => string>> = {
  INVOICE: m.purchasing_invoice_type_invoice,
  CREDIT_NOTE: m.purchasing_invoice_type_credit_note,
  CASH_RECEIPT: m.purchasing_invoice_type_cash_receipt,
  OPEN_MARKET: m.purchasing_invoice_type_open_market,
};

const ageWords: Readonly<Record<Age, () => string>> = {
  NOT_DUE: m.purchasing_age_not_due,
  DAYS_1_30: m.purchasing_age_days_1_30,
  DAYS_31_60: m.purchasing_age_days_31_60,
  DAYS_61_90: m.purchasing_age_days_61_90,
  OVER_90: m.purchasing_age_over_90,
};

type Method = (typeof settledBy)[number];

const methods: Readonly<Record<Method, () => string>> = {
  BANK: m.purchasing_payment_bank,
  CASH: m.purchasing_payment_cash,
  CARD: m.purchasing_payment_card,
  WALLET: m.purchasing_payment_wallet,
  CHEQUE: m.purchasing_payment_cheque,
  CREDIT: m.purchasing_payment_credit,
};

/** Where an invoice stands, in words. */
export const invoiceStateWord = (state: InvoiceState): string => states[state]();

/** How that looks. */
export const invoiceStatus: Readonly<Record<InvoiceState, Status>> = {
  REVIEW: 'not-counted',
  MATCH_EXCEPTION: 'soon',
  READY: 'waiting',
  APPROVED: 'good',
  PART_PAID: 'waiting',
  PAID: 'good',
  DUPLICATE: 'not-counted',
  REJECTED: 'not-counted',
  REVERSED: 'not-counted',
};

/** What kind of paper it is, in words. */
export const invoiceTypeWord = (type: InvoiceType): string => types[type]();

/** How long something has been owed, in words. */
export const ageWord = (age: Age): string => ageWords[age]();

/** How a supplier is paid, in words. */
export const methodWord = (method: Method): string => methods[method]();
