/** What screens of other modules take from purchasing; the shell never loads it. */
export {
  invoiceBody,
  majorOf,
  missingParts,
  sumOf,
  type MissingPart,
  type TypedInvoice,
  type TypedInvoiceLine,
} from './invoices/invoice-form.ts';
export { useSender } from './invoices/use-sender.ts';
export { usePurchasingClient } from './purchasing-client.ts';
export { useChargeable, useSuppliers, useTell } from './purchasing-queries.ts';
export { amountText } from './show/amount-text.ts';
