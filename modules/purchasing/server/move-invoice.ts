import { and, eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Invoice } from '../contract/invoice.contract.ts';
import { decideInvoice, type InvoiceStep, owedStates, stateAfterPayment, undecidedStates } from '../rules/invoice-state.ts';
import { announcePurchasing } from './announce-purchasing.ts';
import { applyInvoice, undoInvoice } from './approve-invoice.ts';
import { askCreditForException } from './ask-credit.ts';
import { noteDocumentStep } from './document-steps.ts';
import { exceptionsOf, getInvoice, holdInvoice, isInvoiceOverLimit, type StoredInvoice } from './load-invoice.ts';
import { settleInvoiceState } from './save-invoice.ts';
import { invoiceException, supplierInvoice, supplierPayment } from './tables/invoices.ts';

const change = async (tx: RestaurantTx, invoice: StoredInvoice, columns: Partial<StoredInvoice>): Promise<void> => {
  await tx.db
    .update(supplierInvoice)
    .set({ ...columns, version: invoice.version + 1, updatedAt: new Date() })
    .where(and(eq(supplierInvoice.restaurantId, tx.restaurantId), eq(supplierInvoice.id, invoice.id)));
};

type Move = { readonly invoiceId: string; readonly baseVersion: number; readonly step: InvoiceStep; readonly reason: string | null };

/**
 * Approves an invoice, turns it down, reverses it, or marks it as one that is here already. Approving sets right what
 * its deliveries are worth, and what offers ask.
 *
 * @refuses NOT_FOUND, INVOICE_CHANGED; whatever decideInvoice refuses
 */
export const moveInvoice = async (tx: RestaurantTx, { invoiceId, baseVersion, step, reason }: Move): Promise<Invoice> => {
  const invoice = await holdInvoice(tx, invoiceId);
  if (invoice.version !== baseVersion) throw refusal('INVOICE_CHANGED', { version: invoice.version });
  const openExceptions = (await exceptionsOf(tx, invoiceId)).filter(({ state }) => state === 'OPEN').length;
  const facts = { state: invoice.state, role: tx.role, isOverLimit: isInvoiceOverLimit(invoice), openExceptions };
  const state = orRefuse(decideInvoice(step, { ...facts, isPaid: invoice.paidMinor > 0n, reason }));
  if (step === 'APPROVE') await applyInvoice(tx, invoice);
  if (step === 'REVERSE') await undoInvoice(tx, invoice);
  await change(tx, invoice, { state, ...(step === 'APPROVE' && { approvedBy: tx.userId, approvedAt: new Date() }) });
  await noteDocumentStep(tx, { document: 'INVOICE', documentId: invoiceId, step, fromState: invoice.state, toState: state, reason });
  announcePurchasing(tx, 'purchasing.v1.invoice-moved', { invoiceId, state, open: openExceptions });
  return getInvoice(tx, invoiceId);
};

type Settling = {
  readonly invoiceId: string;
  readonly exceptionId: string;
  readonly how: 'ACCEPTED' | 'CREDIT_ASKED';
  readonly creditId: string;
  readonly reason: string | null;
};

/**
 * Says what becomes of a difference: it is accepted as it is, or the supplier is asked for credit.
 *
 * @refuses NOT_FOUND; INVOICE_DECIDED
 */
export const settleException = async (tx: RestaurantTx, { invoiceId, exceptionId, how, creditId, reason }: Settling): Promise<Invoice> => {
  const invoice = await holdInvoice(tx, invoiceId);
  if (!undecidedStates.includes(invoice.state)) throw refusal('INVOICE_DECIDED');
  const exceptions = await exceptionsOf(tx, invoiceId);
  const exception = exceptions.find(({ id }) => id === exceptionId);
  if (!exception) throw refusal('NOT_FOUND');
  if (how === 'CREDIT_ASKED' && exception.state !== 'CREDIT_ASKED') await askCreditForException(tx, { invoice, exception, creditId });
  await tx.db
    .update(invoiceException)
    .set({ state: how, reason, decidedBy: tx.userId, decidedAt: new Date() })
    .where(and(eq(invoiceException.restaurantId, tx.restaurantId), eq(invoiceException.id, exceptionId)));
  await settleInvoiceState(tx, invoiceId, exceptions.filter(({ id, state }) => state === 'OPEN' && id !== exceptionId).length);
  return getInvoice(tx, invoiceId);
};

type Paying = {
  readonly paymentId: string;
  readonly invoiceId: string;
  readonly paidOn: string;
  readonly amountMinor: string;
  readonly withheldMinor: string;
  readonly method: (typeof supplierPayment.$inferSelect)['method'];
  readonly reference: string | null;
};

/**
 * Notes what was paid of an invoice; what was kept back for the tax office counts as paid.
 *
 * @refuses NOT_FOUND; PAYMENT_NOT_OWED; PAYMENT_TOO_MUCH beyond what is open, and for nothing
 */
export const recordPayment = async (tx: RestaurantTx, paying: Paying): Promise<Invoice> => {
  const invoice = await holdInvoice(tx, paying.invoiceId);
  if (!owedStates.includes(invoice.state)) throw refusal('PAYMENT_NOT_OWED');
  const [amountMinor, withheldMinor] = [BigInt(paying.amountMinor), BigInt(paying.withheldMinor)];
  const [paid, open] = [amountMinor + withheldMinor, invoice.totalMinor - invoice.paidMinor];
  if (paid <= 0n || paid > open) throw refusal('PAYMENT_TOO_MUCH', { openMinor: String(open) });
  const { paymentId: id, invoiceId, paidOn, method, reference } = paying;
  const here = { restaurantId: tx.restaurantId, id, invoiceId, recordedBy: tx.userId, currency: invoice.currency };
  await tx.db.insert(supplierPayment).values({ ...here, paidOn, amountMinor, withheldMinor, method, reference });
  const paidMinor = invoice.paidMinor + paid;
  const state = stateAfterPayment(paidMinor, invoice.totalMinor);
  await change(tx, invoice, { paidMinor, state });
  const step = {
    document: 'INVOICE',
    documentId: invoiceId,
    step: 'PAY',
    fromState: invoice.state,
    toState: state,
    reason: reference,
  } as const;
  await noteDocumentStep(tx, step);
  announcePurchasing(tx, 'purchasing.v1.invoice-moved', { invoiceId, state, open: 0 });
  return getInvoice(tx, invoiceId);
};
