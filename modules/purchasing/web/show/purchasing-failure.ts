import { m } from '../../../../generated/messages/web/messages.js';
import type { CallFailure } from '../../../../platform/web/refusal.ts';
import type { PurchasingRefusalCode } from '../../contract/refusals.ts';

type Facts = {
  readonly name?: string;
  readonly country?: string;
  readonly suppliersMax?: number;
  readonly ordersMax?: number;
  readonly linksMax?: number;
  readonly proposalsMax?: number;
  readonly photosMax?: number;
  readonly number?: string;
  readonly exceptions?: number;
  readonly planDaysMax?: number;
};

const sentences: Readonly<Record<PurchasingRefusalCode, (facts: Facts) => string>> = {
  SUPPLIER_CHANGED: m.purchasing_refusal_supplier_changed,
  OFFER_CHANGED: m.purchasing_refusal_offer_changed,
  ORDER_CHANGED: m.purchasing_refusal_order_changed,
  SUPPLIER_NAME_TAKEN: ({ name = '' }) => m.purchasing_refusal_supplier_name_taken({ name }),
  SUPPLIER_LIMIT_REACHED: ({ suppliersMax = 0 }) => m.purchasing_refusal_supplier_limit_reached({ suppliersMax }),
  SUPPLIER_ARCHIVED: m.purchasing_refusal_supplier_archived,
  TAX_NUMBER_WRONG: ({ country = '' }) => m.purchasing_refusal_tax_number_wrong({ country }),
  PRICE_UNIT_MISSING: m.purchasing_refusal_price_unit_missing,
  OFFER_QUANTITY_NOT_POSITIVE: m.purchasing_refusal_offer_quantity_not_positive,
  ORDER_STATE_FORBIDS: m.purchasing_refusal_order_state_forbids,
  PLAN_DAY_OUT_OF_RANGE: ({ planDaysMax = 0 }) => m.purchasing_refusal_plan_day_out_of_range({ planDaysMax }),
  ORDER_EMPTY: m.purchasing_refusal_order_empty,
  ORDER_NEEDS_OWNER: m.purchasing_refusal_order_needs_owner,
  ORDER_NEEDS_ANOTHER: m.purchasing_refusal_order_needs_another,
  ORDER_BELOW_MINIMUM: m.purchasing_refusal_order_below_minimum,
  ORDER_PAST_CUTOFF: m.purchasing_refusal_order_past_cutoff,
  OFFER_TAX_RATE_MISSING: m.purchasing_refusal_offer_tax_rate_missing,
  ORDER_DELIVERY_WAITING: m.purchasing_refusal_order_delivery_waiting,
  ORDER_REASON_REQUIRED: m.purchasing_refusal_order_reason_required,
  ORDER_LIMIT_REACHED: ({ ordersMax = 0 }) => m.purchasing_refusal_order_limit_reached({ ordersMax }),
  ORDER_QUANTITY_TOO_LARGE: m.purchasing_refusal_order_quantity_too_large,
  REQUEST_DECIDED: m.purchasing_refusal_request_decided,
  REQUEST_REASON_REQUIRED: m.purchasing_refusal_request_reason_required,
  ORDER_LINK_LIMIT: ({ linksMax = 0 }) => m.purchasing_refusal_order_link_limit({ linksMax }),
  PROPOSAL_EMPTY: m.purchasing_refusal_proposal_empty,
  PROPOSAL_LIMIT: ({ proposalsMax = 0 }) => m.purchasing_refusal_proposal_limit({ proposalsMax }),
  RECEIPT_CHANGED: m.purchasing_refusal_receipt_changed,
  INVOICE_CHANGED: m.purchasing_refusal_invoice_changed,
  CREDIT_CHANGED: m.purchasing_refusal_credit_changed,
  RECEIPT_REJECTED_TOO_MUCH: m.purchasing_refusal_receipt_rejected_too_much,
  RECEIPT_REJECT_REASON_REQUIRED: m.purchasing_refusal_receipt_reject_reason_required,
  MARKET_PAID_FORBIDDEN: m.purchasing_refusal_market_paid_forbidden,
  MARKET_PAID_MISSING: m.purchasing_refusal_market_paid_missing,
  RECEIPT_PHOTO_UNUSABLE: m.purchasing_refusal_receipt_photo_unusable,
  RECEIPT_PHOTO_LIMIT: ({ photosMax = 0 }) => m.purchasing_refusal_receipt_photo_limit({ photosMax }),
  RECEIPT_PHOTO_NOT_YOURS: m.purchasing_refusal_receipt_photo_not_yours,
  RECEIPT_STATE_FORBIDS: m.purchasing_refusal_receipt_state_forbids,
  RECEIPT_NEEDS_MANAGER: m.purchasing_refusal_receipt_needs_manager,
  RECEIPT_OVER_NEEDS_REASON: m.purchasing_refusal_receipt_over_needs_reason,
  RECEIPT_INVOICED: m.purchasing_refusal_receipt_invoiced,
  RECEIPT_REASON_REQUIRED: m.purchasing_refusal_receipt_reason_required,
  INVOICE_DECIDED: m.purchasing_refusal_invoice_decided,
  INVOICE_LINE_UNKNOWN: m.purchasing_refusal_invoice_line_unknown,
  INVOICE_STATE_FORBIDS: m.purchasing_refusal_invoice_state_forbids,
  INVOICE_NEEDS_MANAGER: m.purchasing_refusal_invoice_needs_manager,
  INVOICE_NEEDS_OWNER: m.purchasing_refusal_invoice_needs_owner,
  FILE_UNUSABLE: m.purchasing_refusal_file_unusable,
  INVOICE_PAID: m.purchasing_refusal_invoice_paid,
  INVOICE_REASON_REQUIRED: m.purchasing_refusal_invoice_reason_required,
  PAYMENT_TOO_MUCH: m.purchasing_refusal_payment_too_much,
  PAYMENT_NOT_OWED: m.purchasing_refusal_payment_not_owed,
  CREDIT_ASKED_ALREADY: ({ number = '' }) => m.purchasing_refusal_credit_asked_already({ number }),
  CREDIT_STATE_FORBIDS: m.purchasing_refusal_credit_state_forbids,
  CREDIT_REASON_REQUIRED: m.purchasing_refusal_credit_reason_required,
  CREDIT_NOTE_REQUIRED: m.purchasing_refusal_credit_note_required,
  INVOICE_DUPLICATE: ({ number = '' }) => m.purchasing_refusal_invoice_duplicate({ number }),
  INVOICE_HAS_EXCEPTIONS: ({ exceptions = 0 }) => m.purchasing_refusal_invoice_has_exceptions({ exceptions }),
};

const isOwn = (code: string): code is PurchasingRefusalCode => Object.hasOwn(sentences, code);

/** Why purchasing refused something, in words; undefined for another module's code. */
export const purchasingRefusalWords = (code: string, data: unknown): string | undefined =>
  isOwn(code) ? sentences[code](typeof data === 'object' && data !== null ? data : {}) : undefined;

/** The words for a failed call, in a title and a sentence. */
export const purchasingFailure = (failure: CallFailure): { readonly title: string; readonly text: string } => {
  if (failure.kind === 'no-connection') return { title: m.ui_unread_no_connection(), text: m.ui_not_done_no_connection() };
  const words = failure.kind === 'refusal' ? purchasingRefusalWords(failure.code, failure.data) : undefined;
  return { title: m.purchasing_not_done(), text: words ?? m.purchasing_failed_call() };
};
