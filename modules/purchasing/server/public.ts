/** What other modules may ask of purchasing, in their own transaction. */
export { deliveriesDue, type DueDelivery } from './deliveries-due.ts';
export { namesOfSuppliers } from './names-of-suppliers.ts';
export { boughtOf, usedDifferences, type BoughtLine, type UsedDifference } from './bought.ts';
export { receiptsLeftOpen } from './receipts-left-open.ts';
export { purchaseTaxByRate, purchaseTaxOfDays, type DayPurchases, type RatedPurchases } from './purchase-tax.ts';
export { purchasingPresses } from './what-presses.ts';
export { invoicesNumbered, offersToMatch, type OfferToMatch } from './match-facts.ts';
