import { and, eq, inArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { InvoiceBody } from '../contract/invoice.contract.ts';
import { announcePurchasing } from './announce-purchasing.ts';
import { applyInvoice, undoInvoice } from './approve-invoice.ts';
import { noteDocumentStep } from './document-steps.ts';
import { holdInvoice, type StoredInvoice } from './load-invoice.ts';
import type { StoredReceipt } from './load-receipt.ts';
import { recordPayment } from './move-invoice.ts';
import { saveInvoice } from './save-invoice.ts';
import { supplierInvoice, supplierInvoiceLine } from './tables/invoices.ts';
import { goodsReceiptLine } from './tables/receipts.ts';

type Change = { readonly state: 'APPROVED' | 'REVERSED'; readonly step: 'APPROVE' | 'REVERSE'; readonly reason: string | null };

const settle = async (tx: RestaurantTx, invoice: StoredInvoice, { state, step, reason }: Change): Promise<void> => {
  await tx.db
    .update(supplierInvoice)
    .set({
      state,
      version: invoice.version + 1,
      updatedAt: new Date(),
      ...(step === 'APPROVE' && { approvedBy: tx.userId, approvedAt: new Date() }),
    })
    .where(and(eq(supplierInvoice.restaurantId, tx.restaurantId), eq(supplierInvoice.id, invoice.id)));
  const taken = { document: 'INVOICE', documentId: invoice.id, step, fromState: invoice.state, toState: state, reason } as const;
  await noteDocumentStep(tx, taken);
  announcePurchasing(tx, 'purchasing.v1.invoice-moved', { invoiceId: invoice.id, state, open: 0 });
};

/** What was paid at the market. */
export type MarketPaper = { readonly paperId: string; readonly paymentId: string; readonly invoice: InvoiceBody };

/**
 * Writes the paper that nobody wrote, and that it was paid in cash. It says what has happened and asks for nothing, so no
 * limit holds it back, and it is approved by whoever paid.
 */
export const payAtMarket = async (tx: RestaurantTx, { paperId, paymentId, invoice }: MarketPaper): Promise<void> => {
  await saveInvoice(tx, { invoiceId: paperId, baseVersion: null, invoice });
  const written = await holdInvoice(tx, paperId);
  await applyInvoice(tx, written);
  await settle(tx, written, { state: 'APPROVED', step: 'APPROVE', reason: null });
  const paid = { amountMinor: invoice.totalMinor, withheldMinor: '0', method: 'CASH', reference: null } as const;
  await recordPayment(tx, { paymentId, invoiceId: paperId, paidOn: invoice.invoicedOn, ...paid });
};

/** The paper of a purchase at the market, where it was paid with it; null for every other delivery. */
export const paidPaperOf = async (tx: RestaurantTx, receipt: StoredReceipt): Promise<StoredInvoice | null> => {
  if (!receipt.isOpenMarket) return null;
  const lineIds = tx.db
    .select({ id: goodsReceiptLine.id })
    .from(goodsReceiptLine)
    .where(and(eq(goodsReceiptLine.restaurantId, tx.restaurantId), eq(goodsReceiptLine.receiptId, receipt.id)));
  const [row] = await tx.db
    .select({ invoice: supplierInvoice })
    .from(supplierInvoiceLine)
    .innerJoin(
      supplierInvoice,
      and(eq(supplierInvoice.restaurantId, supplierInvoiceLine.restaurantId), eq(supplierInvoice.id, supplierInvoiceLine.invoiceId)),
    )
    .where(
      and(
        eq(supplierInvoiceLine.restaurantId, tx.restaurantId),
        inArray(supplierInvoiceLine.receiptLineId, lineIds),
        eq(supplierInvoice.type, 'OPEN_MARKET'),
        eq(supplierInvoice.number, receipt.number),
        eq(supplierInvoice.state, 'PAID'),
      ),
    )
    .limit(1);
  return row?.invoice ?? null;
};

/** Takes the paper of a purchase back with it; that cash was paid stays written. */
export const takePaperBack = async (tx: RestaurantTx, { id }: StoredInvoice, reason: string | null): Promise<void> => {
  const paper = await holdInvoice(tx, id);
  await undoInvoice(tx, paper);
  await settle(tx, paper, { state: 'REVERSED', step: 'REVERSE', reason });
};
