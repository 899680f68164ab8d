import { and, eq, sql } from 'drizzle-orm';

import { formatQuantity, quantity } from '../../../kit/quantity.ts';
import { unitCost, unitCostAsRational, valueOf } from '../../../kit/unit-cost.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { toBaseQuantity } from '../../inventory/rules/conversion.ts';
import type { Invoice, InvoiceBody } from '../contract/invoice.contract.ts';
import { stateAfterMatch, undecidedStates } from '../rules/invoice-state.ts';
import { type ChargedLine, matchInvoice, type MatchException } from '../rules/match-invoice.ts';
import { announcePurchasing } from './announce-purchasing.ts';
import { noteDocumentStep } from './document-steps.ts';
import { exceptionsOf, getInvoice, holdInvoice } from './load-invoice.ts';
import { agreedPerBase, isWeighed, receivedLines, type ReceivedLine } from './received-lines.ts';
import { loadSupplier } from './suppliers.ts';
import { invoiceException, supplierInvoice, supplierInvoiceLine } from './tables/invoices.ts';
import { unchargedOf } from './uncharged.ts';

type LineBody = InvoiceBody['lines'][number];
type Saving = { readonly invoiceId: string; readonly baseVersion: number | null; readonly invoice: InvoiceBody };
type Known = { readonly received: ReadonlyMap<string, ReceivedLine>; readonly currency: string };

const baseOf = (line: LineBody, one: ReceivedLine | undefined) =>
  one ? orRefuse(toBaseQuantity(one.units, quantity(line.quantity), line.unit), { field: 'lines' }) : null;

const chargedLine = (line: LineBody, { received, currency }: Known): ChargedLine => {
  const one = received.get(line.receiptLineId ?? '');
  return {
    lineId: line.lineId,
    // What is charged and has not come is a quantity all the same, so that somebody looks at it.
    base: baseOf(line, one) ?? quantity(line.quantity),
    workedOutMinor: valueOf(quantity(line.quantity), unitCostAsRational(unitCost(line.unitPrice))) ?? 0n,
    amountMinor: BigInt(line.amountMinor),
    taxRateBps: line.taxRateBps,
    received: one
      ? {
          accepted: unchargedOf(one.line),
          isByWeight: isWeighed(one),
          agreedPerBase: agreedPerBase(one),
          isCurrencyOther: one.line.currency !== currency,
        }
      : null,
  };
};

const isForDelivery = ({ type }: InvoiceBody): boolean => type === 'INVOICE' || type === 'CASH_RECEIPT';

const columnsOf = (line: LineBody, position: number, one: ReceivedLine | undefined) => {
  const base = baseOf(line, one);
  return {
    id: line.lineId,
    position,
    receiptLineId: one?.line.id ?? null,
    itemId: one?.line.itemId ?? null,
    offerId: one?.line.offerId ?? null,
    description: line.description,
    quantity: line.quantity,
    unit: line.unit,
    baseQuantity: base === null ? null : formatQuantity(base),
    unitPrice: line.unitPrice,
    amountMinor: BigInt(line.amountMinor),
    taxRateBps: line.taxRateBps,
  };
};

/** @refuses INVOICE_DUPLICATE for the same number and total of the same supplier, while the other stands */
const refuseDuplicate = async (tx: RestaurantTx, { invoiceId, invoice }: Saving): Promise<void> => {
  const others = await tx.db
    .select({ id: supplierInvoice.id })
    .from(supplierInvoice)
    .where(
      and(
        eq(supplierInvoice.restaurantId, tx.restaurantId),
        eq(supplierInvoice.supplierId, invoice.supplierId),
        eq(sql`lower(${supplierInvoice.number})`, invoice.number.toLowerCase()),
        eq(supplierInvoice.totalMinor, BigInt(invoice.totalMinor)),
        sql`${supplierInvoice.state} not in ('DUPLICATE', 'REJECTED', 'REVERSED')`,
      ),
    );
  if (others.some(({ id }) => id !== invoiceId)) throw refusal('INVOICE_DUPLICATE', { number: invoice.number });
};

type Differences = { readonly found: readonly MatchException[]; readonly before: Awaited<ReturnType<typeof exceptionsOf>> };

/** A difference that was settled stays settled while nothing about it changes. */
const writeExceptions = async (tx: RestaurantTx, invoiceId: string, { found, before }: Differences): Promise<number> => {
  await tx.db
    .delete(invoiceException)
    .where(and(eq(invoiceException.restaurantId, tx.restaurantId), eq(invoiceException.invoiceId, invoiceId)));
  const rows = found.map((one) => {
    const told = {
      kind: one.kind,
      lineId: one.lineId,
      expected: one.expected === null ? null : String(one.expected),
      actual: String(one.actual),
    };
    const known = before.find(
      ({ kind, lineId, expected, actual }) =>
        kind === told.kind && lineId === told.lineId && expected === told.expected && actual === told.actual,
    );
    const { state, reason, decidedBy, decidedAt } = known ?? { state: 'OPEN' as const, reason: null, decidedBy: null, decidedAt: null };
    return { restaurantId: tx.restaurantId, invoiceId, ...told, differenceMinor: one.differenceMinor, state, reason, decidedBy, decidedAt };
  });
  if (rows.length > 0) await tx.db.insert(invoiceException).values(rows);
  return rows.filter(({ state }) => state === 'OPEN').length;
};

const writeHead = async (
  tx: RestaurantTx,
  { invoiceId, baseVersion, invoice }: Saving,
  currency: 'USD' | 'EUR' | 'GBP' | 'ETB',
): Promise<number> => {
  const { lines: _lines, chargesMinor, taxMinor, totalMinor, ...rest } = invoice;
  const columns = { ...rest, currency, chargesMinor: BigInt(chargesMinor), taxMinor: BigInt(taxMinor), totalMinor: BigInt(totalMinor) };
  if (baseVersion === null) {
    const createdBy = tx.userId ?? tx.ownerId;
    await tx.db.insert(supplierInvoice).values({ ...columns, restaurantId: tx.restaurantId, id: invoiceId, state: 'REVIEW', createdBy });
    return 1;
  }
  const known = await holdInvoice(tx, invoiceId);
  if (known.version !== baseVersion) throw refusal('INVOICE_CHANGED', { version: known.version });
  if (!undecidedStates.includes(known.state)) throw refusal('INVOICE_DECIDED');
  await tx.db
    .update(supplierInvoice)
    .set({ ...columns, version: known.version + 1, updatedAt: new Date() })
    .where(and(eq(supplierInvoice.restaurantId, tx.restaurantId), eq(supplierInvoice.id, invoiceId)));
  return known.version + 1;
};

/**
 * Writes an invoice, or corrects one that nobody has decided on, and compares it with what was ordered and what came.
 *
 * @refuses NOT_FOUND, INVOICE_CHANGED, INVOICE_DECIDED, INVOICE_DUPLICATE; INVOICE_LINE_UNKNOWN for a delivery of another
 * supplier, one that is not booked, and on a credit note; what a unit is refused for
 */
export const saveInvoice = async (tx: RestaurantTx, saving: Saving): Promise<Invoice> => {
  const { invoiceId, invoice } = saving;
  const seller = await loadSupplier(tx, invoice.supplierId, 'hold');
  if (!seller) throw refusal('NOT_FOUND');
  await refuseDuplicate(tx, saving);
  const received = await receivedLines(
    tx,
    invoice.lines.flatMap(({ receiptLineId }) => receiptLineId ?? []),
  );
  for (const { receiptLineId } of invoice.lines) {
    if (receiptLineId === null) continue;
    // What a credit note gives back is money: what it does to the cost of food was said when it was asked for.
    const isCharged = invoice.type !== 'CREDIT_NOTE' && received.get(receiptLineId)?.receipt.supplierId === seller.id;
    if (!isCharged) throw refusal('INVOICE_LINE_UNKNOWN');
  }
  await writeHead(tx, saving, seller.currency);
  const before = await exceptionsOf(tx, invoiceId);
  const here = { restaurantId: tx.restaurantId, invoiceId };
  await tx.db
    .delete(supplierInvoiceLine)
    .where(and(eq(supplierInvoiceLine.restaurantId, tx.restaurantId), eq(supplierInvoiceLine.invoiceId, invoiceId)));
  await tx.db
    .insert(supplierInvoiceLine)
    .values(invoice.lines.map((line, position) => ({ ...columnsOf(line, position, received.get(line.receiptLineId ?? '')), ...here })));
  const exceptions = matchInvoice({
    currency: seller.currency,
    lines: invoice.lines.map((line) => chargedLine(line, { received, currency: seller.currency })),
    chargesMinor: BigInt(invoice.chargesMinor),
    chargesTaxRateBps: invoice.chargesTaxRateBps,
    taxMinor: BigInt(invoice.taxMinor),
    totalMinor: BigInt(invoice.totalMinor),
    isForDelivery: isForDelivery(invoice),
  });
  const open = await writeExceptions(tx, invoiceId, { found: exceptions, before });
  await settleInvoiceState(tx, invoiceId, open);
  return getInvoice(tx, invoiceId);
};

/** Puts an undecided invoice where what is open about it says. */
export const settleInvoiceState = async (tx: RestaurantTx, invoiceId: string, open: number): Promise<void> => {
  const { state, version } = await holdInvoice(tx, invoiceId);
  const toState = stateAfterMatch(open);
  if (toState === state) return;
  await tx.db
    .update(supplierInvoice)
    .set({ state: toState, version: state === 'REVIEW' ? version : version + 1 })
    .where(and(eq(supplierInvoice.restaurantId, tx.restaurantId), eq(supplierInvoice.id, invoiceId)));
  await noteDocumentStep(tx, { document: 'INVOICE', documentId: invoiceId, step: 'MATCH', fromState: state, toState, reason: null });
  announcePurchasing(tx, 'purchasing.v1.invoice-moved', { invoiceId, state: toState, open });
};
