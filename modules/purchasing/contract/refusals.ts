import * as z from 'zod/mini';

import { defineRefusals, type RefusalSpec } from '../../../platform/contract/refusals.ts';
import { itemRefusals, unitRefusals } from '../../inventory/contract/refusals.ts';
import { type CreditRefusal, creditStates, creditSteps } from '../rules/credit-state.ts';
import { type InvoiceRefusal, invoiceStates, invoiceSteps } from '../rules/invoice-state.ts';
import type { MarketRefusal } from '../rules/market-purchase.ts';
import type { OfferRefusal } from '../rules/offer.ts';
import { type OrderRefusal, orderStates, orderSteps } from '../rules/order-state.ts';
import { requestStates, type RequestRefusal } from '../rules/purchase-request.ts';
import type { ReceiptLineRefusal } from '../rules/receipt-line.ts';
import { type ReceiptRefusal, receiptStates, receiptSteps } from '../rules/receipt-state.ts';
import type { TaxNumberRefusal } from '../rules/tax-number.ts';

const answer = <Facts extends z.core.$ZodLooseShape>(status: number, facts: Facts) => ({
  status,
  retry: 'never' as const,
  data: z.object(facts),
});

/** Somebody changed it first; what it is now is asked for anew. */
export const changedRefusals = defineRefusals({
  SUPPLIER_CHANGED: answer(409, { version: z.int() }),
  OFFER_CHANGED: answer(409, { version: z.int() }),
  ORDER_CHANGED: answer(409, { version: z.int() }),
  RECEIPT_CHANGED: answer(409, { version: z.int() }),
  INVOICE_CHANGED: answer(409, { version: z.int() }),
  CREDIT_CHANGED: answer(409, { version: z.int() }),
});

/** A supplier cannot be written so. */
export const supplierRefusals = defineRefusals({
  SUPPLIER_NAME_TAKEN: answer(409, { name: z.string() }),
  SUPPLIER_LIMIT_REACHED: answer(409, { suppliersMax: z.int() }),
  SUPPLIER_ARCHIVED: answer(409, {}),
  TAX_NUMBER_WRONG: answer(422, { country: z.string() }),
}) satisfies Record<TaxNumberRefusal['code'], RefusalSpec>;

/** An offer cannot be understood; what units and packs are refused for is inventory's to say. */
export const offerRefusals = {
  UNIT_UNKNOWN: unitRefusals.UNIT_UNKNOWN,
  UNIT_NOT_IN_PACK_CHAIN: unitRefusals.UNIT_NOT_IN_PACK_CHAIN,
  UNIT_NOT_BRIDGED: unitRefusals.UNIT_NOT_BRIDGED,
  PACK_CHAIN_TOO_LONG: itemRefusals.PACK_CHAIN_TOO_LONG,
  PACK_UNIT_REPEATED: itemRefusals.PACK_UNIT_REPEATED,
  PACK_LINK_EMPTY: itemRefusals.PACK_LINK_EMPTY,
  PACK_TOO_LARGE: itemRefusals.PACK_TOO_LARGE,
  ...defineRefusals({
    PRICE_UNIT_MISSING: answer(422, {}),
    OFFER_QUANTITY_NOT_POSITIVE: answer(422, {}),
  }),
} satisfies Record<OfferRefusal['code'], RefusalSpec>;

/** An offer cannot be written so. */
export const offerWriteRefusals = defineRefusals({ OFFER_TAX_RATE_MISSING: answer(422, {}) });

/** A day cannot be planned for. */
export const planRefusals = defineRefusals({ PLAN_DAY_OUT_OF_RANGE: answer(422, { /** @unit days */ planDaysMax: z.int() }) });

/** An order cannot go that way. */
export const orderRefusals = defineRefusals({
  ORDER_STATE_FORBIDS: answer(409, { state: z.enum(orderStates), step: z.enum(orderSteps) }),
  ORDER_EMPTY: answer(422, {}),
  ORDER_NEEDS_OWNER: answer(403, {}),
  ORDER_NEEDS_ANOTHER: answer(403, {}),
  ORDER_BELOW_MINIMUM: answer(422, {}),
  ORDER_PAST_CUTOFF: answer(422, {}),
  ORDER_REASON_REQUIRED: answer(422, {}),
}) satisfies Record<OrderRefusal['code'], RefusalSpec>;

/** An order cannot be written so. */
export const orderWriteRefusals = defineRefusals({
  ORDER_LIMIT_REACHED: answer(409, { ordersMax: z.int() }),
  ORDER_QUANTITY_TOO_LARGE: answer(422, {}),
  ORDER_DELIVERY_WAITING: answer(409, {}),
});

/** A wish stays as it is. */
export const requestRefusals = defineRefusals({
  REQUEST_DECIDED: answer(409, { state: z.enum(requestStates) }),
  REQUEST_REASON_REQUIRED: answer(422, {}),
}) satisfies Record<RequestRefusal['code'], RefusalSpec>;

/** A supplier's link is not made, or its answer not taken. */
export const sharedOrderRefusals = defineRefusals({
  ORDER_LINK_LIMIT: answer(409, { linksMax: z.int() }),
  PROPOSAL_EMPTY: answer(422, {}),
  PROPOSAL_LIMIT: answer(409, { proposalsMax: z.int() }),
});

/** A receipt cannot be written so. */
export const receiptWriteRefusals = defineRefusals({
  RECEIPT_REJECTED_TOO_MUCH: answer(422, {}),
  RECEIPT_REJECT_REASON_REQUIRED: answer(422, {}),
}) satisfies Record<ReceiptLineRefusal['code'], RefusalSpec>;

/** A receipt stays where it is. */
export const receiptRefusals = defineRefusals({
  RECEIPT_STATE_FORBIDS: answer(409, { state: z.enum(receiptStates), step: z.enum(receiptSteps) }),
  RECEIPT_NEEDS_MANAGER: answer(403, {}),
  RECEIPT_OVER_NEEDS_REASON: answer(422, {}),
  RECEIPT_INVOICED: answer(409, {}),
  RECEIPT_REASON_REQUIRED: answer(422, {}),
}) satisfies Record<ReceiptRefusal['code'], RefusalSpec>;

/** A purchase at the market cannot be written so. */
export const marketRefusals = defineRefusals({
  MARKET_PAID_FORBIDDEN: answer(403, {}),
  MARKET_PAID_MISSING: answer(422, {}),
}) satisfies Record<MarketRefusal['code'], RefusalSpec>;

/** A picture of what came is not kept. */
export const photoRefusals = defineRefusals({
  RECEIPT_PHOTO_UNUSABLE: answer(422, {}),
  RECEIPT_PHOTO_LIMIT: answer(409, { photosMax: z.int() }),
  RECEIPT_PHOTO_NOT_YOURS: answer(403, {}),
});

/** An invoice cannot be written so. */
export const invoiceWriteRefusals = defineRefusals({
  INVOICE_DUPLICATE: answer(409, { number: z.string() }),
  INVOICE_DECIDED: answer(409, {}),
  INVOICE_LINE_UNKNOWN: answer(422, {}),
  FILE_UNUSABLE: answer(422, { bytesMax: z.int() }),
});

/** An invoice stays where it is. */
export const invoiceRefusals = defineRefusals({
  INVOICE_STATE_FORBIDS: answer(409, { state: z.enum(invoiceStates), step: z.enum(invoiceSteps) }),
  INVOICE_HAS_EXCEPTIONS: answer(409, { /** @unit differences */ exceptions: z.int() }),
  INVOICE_NEEDS_MANAGER: answer(403, {}),
  INVOICE_NEEDS_OWNER: answer(403, {}),
  INVOICE_PAID: answer(409, {}),
  INVOICE_REASON_REQUIRED: answer(422, {}),
}) satisfies Record<InvoiceRefusal['code'], RefusalSpec>;

/** A payment cannot be noted so. */
export const paymentRefusals = defineRefusals({
  PAYMENT_TOO_MUCH: answer(422, { openMinor: z.string() }),
  PAYMENT_NOT_OWED: answer(409, {}),
});

/** A request for credit is made once for a delivery. */
export const askCreditRefusals = defineRefusals({ CREDIT_ASKED_ALREADY: answer(409, { number: z.string() }) });

/** A request for credit stays where it is. */
export const creditRefusals = defineRefusals({
  CREDIT_STATE_FORBIDS: answer(409, { state: z.enum(creditStates), step: z.enum(creditSteps) }),
  CREDIT_REASON_REQUIRED: answer(422, {}),
  CREDIT_NOTE_REQUIRED: answer(422, {}),
}) satisfies Record<CreditRefusal['code'], RefusalSpec>;

/** Every refusal that is purchasing's own; each code has its message in every language. */
export const purchasingRefusals = {
  ...changedRefusals,
  ...supplierRefusals,
  PRICE_UNIT_MISSING: offerRefusals.PRICE_UNIT_MISSING,
  OFFER_QUANTITY_NOT_POSITIVE: offerRefusals.OFFER_QUANTITY_NOT_POSITIVE,
  ...offerWriteRefusals,
  ...planRefusals,
  ...orderRefusals,
  ...orderWriteRefusals,
  ...requestRefusals,
  ...sharedOrderRefusals,
  ...receiptWriteRefusals,
  ...receiptRefusals,
  ...marketRefusals,
  ...photoRefusals,
  ...invoiceWriteRefusals,
  ...invoiceRefusals,
  ...paymentRefusals,
  ...askCreditRefusals,
  ...creditRefusals,
} as const;

/** A code of purchasing. */
export type PurchasingRefusalCode = keyof typeof purchasingRefusals;
