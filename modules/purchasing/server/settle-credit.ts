import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { owedStates, stateAfterPayment } from '../rules/invoice-state.ts';
import { spreadCredit } from '../rules/spread-credit.ts';
import { announcePurchasing } from './announce-purchasing.ts';
import { bearShortfall } from './bear-asked-prices.ts';
import { noteDocumentStep } from './document-steps.ts';
import { holdInvoice, type StoredInvoice } from './load-invoice.ts';
import { type creditRequest, supplierInvoice, supplierPayment } from './tables/invoices.ts';
import { wallNow } from './wall-now.ts';

type StoredCredit = typeof creditRequest.$inferSelect;

/** Whether an invoice is what a request is about: the one that it was asked for, or one of the delivery's. */
const isAbout = ({ invoiceId, receiptId }: StoredCredit) =>
  sql<boolean>`(${supplierInvoice.id} = ${invoiceId} or exists (
    select from supplier_invoice_line l join goods_receipt_line r on r.restaurant_id = l.restaurant_id and r.id = l.receipt_line_id
     where l.restaurant_id = ${supplierInvoice}.restaurant_id and l.invoice_id = ${supplierInvoice}.id and r.receipt_id = ${receiptId}))`;

/** What is owed to the supplier of a note in its currency, held: what the request is about first, then what is due first. */
const owedOf = (tx: RestaurantTx, credit: StoredCredit, note: StoredInvoice): Promise<StoredInvoice[]> =>
  tx.db
    .select()
    .from(supplierInvoice)
    .where(
      and(
        eq(supplierInvoice.restaurantId, tx.restaurantId),
        eq(supplierInvoice.supplierId, note.supplierId),
        eq(supplierInvoice.currency, note.currency),
        ne(supplierInvoice.type, 'CREDIT_NOTE'),
        inArray(supplierInvoice.state, [...owedStates]),
      ),
    )
    .orderBy(sql`${isAbout(credit)} is true desc`, asc(supplierInvoice.dueOn), asc(supplierInvoice.id))
    .for('update');

/** Puts an invoice or a note where what is settled of it says. */
const countAsPaid = async (tx: RestaurantTx, paper: StoredInvoice, { minor, by }: { minor: bigint; by: string }): Promise<void> => {
  const paidMinor = paper.paidMinor + minor;
  const state = stateAfterPayment(paidMinor, paper.totalMinor);
  await tx.db
    .update(supplierInvoice)
    .set({ paidMinor, state, version: paper.version + 1, updatedAt: new Date() })
    .where(and(eq(supplierInvoice.restaurantId, tx.restaurantId), eq(supplierInvoice.id, paper.id)));
  const step = { document: 'INVOICE', documentId: paper.id, step: 'PAY', fromState: paper.state, toState: state, reason: by } as const;
  await noteDocumentStep(tx, step);
  announcePurchasing(tx, 'purchasing.v1.invoice-moved', { invoiceId: paper.id, state, open: 0 });
};

/**
 * Takes a supplier's credit note off what is owed to it; what it gives back less than was asked is borne. What is left of it where nothing is owed stays open, until the
 * supplier pays it back.
 *
 * @refuses NOT_FOUND for a note of another supplier or in other money, or one that nobody has approved
 */
export const settleCredit = async (tx: RestaurantTx, credit: StoredCredit, creditNoteId: string): Promise<void> => {
  const note = await holdInvoice(tx, creditNoteId);
  const isUsable = note.supplierId === credit.supplierId && note.type === 'CREDIT_NOTE' && note.currency === credit.currency;
  if (!isUsable || !owedStates.includes(note.state)) throw refusal('NOT_FOUND');
  await bearShortfall(tx, credit, note);
  const owed = await owedOf(tx, credit, note);
  const open = owed.map(({ id, totalMinor, paidMinor }) => ({ id, openMinor: totalMinor - paidMinor }));
  const parts = spreadCredit(note.totalMinor - note.paidMinor, open);
  const here = { restaurantId: tx.restaurantId, creditNoteId, method: 'CREDIT', currency: note.currency, recordedBy: tx.userId } as const;
  const { day: paidOn } = wallNow(tx);
  for (const { id, minor } of parts) {
    const invoice = owed.find((one) => one.id === id);
    if (!invoice) continue;
    await tx.db.insert(supplierPayment).values({ ...here, id: uuidv7(), invoiceId: id, paidOn, amountMinor: minor, withheldMinor: 0n });
    await countAsPaid(tx, invoice, { minor, by: note.number });
  }
  const minor = parts.reduce((sum, part) => sum + part.minor, 0n);
  if (minor > 0n) await countAsPaid(tx, note, { minor, by: credit.number });
};
