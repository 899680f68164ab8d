/** What `apps/server` wires of purchasing. */
export { purchasingRouter } from './router.ts';
export { readInvoiceFile } from './invoice-files.ts';
export { readReceiptPhoto } from './receipt-photos.ts';
export type { PlannedUse } from './planned-use.ts';
