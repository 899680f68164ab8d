/** What other modules may ask of purchasing, in their own transaction. */
export { receiptsLeftOpen } from './receipts-left-open.ts';
export { purchaseTaxOfDays, type DayPurchases } from './purchase-tax.ts';
