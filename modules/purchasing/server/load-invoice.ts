import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Invoice, InvoiceRow } from '../contract/invoice.contract.ts';
import { dayAfter } from '../rules/delivery-day.ts';
import type { InvoiceState } from '../rules/invoice-state.ts';
import { managerOrderMaxMinor } from '../rules/limits.ts';
import { documentSteps } from './document-steps.ts';
import { priceText, quantityText } from './stored-number.ts';
import { supplier } from './tables.ts';
import { invoiceException, purchaseFile, supplierInvoice, supplierInvoiceLine, supplierPayment } from './tables/invoices.ts';

/** An invoice as it is stored. */
export type StoredInvoice = typeof supplierInvoice.$inferSelect;

/** A line of an invoice as it is stored. */
export type StoredInvoiceLine = typeof supplierInvoiceLine.$inferSelect;

const openCount = sql<number>`(select count(*)::integer from invoice_exception e
  where e.restaurant_id = ${supplierInvoice}.restaurant_id and e.invoice_id = ${supplierInvoice}.id and e.state = 'OPEN')`;

/** Invoices beside who wrote them, and what is open about each. */
export const foundInvoices = (tx: RestaurantTx) =>
  tx.db
    .select({
      invoice: supplierInvoice,
      supplierName: supplier.name,
      taxNumber: supplier.taxNumber,
      country: supplier.country,
      openExceptions: openCount,
    })
    .from(supplierInvoice)
    .innerJoin(supplier, and(eq(supplier.restaurantId, supplierInvoice.restaurantId), eq(supplier.id, supplierInvoice.supplierId)));

type Found = Awaited<ReturnType<typeof foundInvoices>>[number];

/** An invoice of the list as it travels. */
export const presentInvoiceRow = ({ invoice, supplierName, taxNumber, openExceptions }: Found): InvoiceRow => ({
  id: invoice.id,
  supplierId: invoice.supplierId,
  supplierName,
  supplierTaxNumber: taxNumber,
  number: invoice.number,
  type: invoice.type,
  state: invoice.state,
  invoicedOn: invoice.invoicedOn,
  dueOn: invoice.dueOn,
  currency: invoice.currency,
  taxMinor: String(invoice.taxMinor),
  totalMinor: String(invoice.totalMinor),
  paidMinor: String(invoice.paidMinor),
  openExceptions,
  version: invoice.version,
});

/**
 * Reads an invoice for a decision, and holds it until the transaction ends.
 *
 * @refuses NOT_FOUND
 */
export const holdInvoice = async (tx: RestaurantTx, invoiceId: string): Promise<StoredInvoice> => {
  const [row] = await tx.db
    .select()
    .from(supplierInvoice)
    .where(and(eq(supplierInvoice.restaurantId, tx.restaurantId), eq(supplierInvoice.id, invoiceId)))
    .for('update');
  if (!row) throw refusal('NOT_FOUND');
  return row;
};

/** The lines of an invoice as they are stored, in their order. */
export const invoiceLinesOf = (tx: RestaurantTx, invoiceId: string): Promise<StoredInvoiceLine[]> =>
  tx.db
    .select()
    .from(supplierInvoiceLine)
    .where(and(eq(supplierInvoiceLine.restaurantId, tx.restaurantId), eq(supplierInvoiceLine.invoiceId, invoiceId)))
    .orderBy(asc(supplierInvoiceLine.position), asc(supplierInvoiceLine.id));

/** What differs about an invoice, as it is stored. */
export const exceptionsOf = (tx: RestaurantTx, invoiceId: string) =>
  tx.db
    .select()
    .from(invoiceException)
    .where(and(eq(invoiceException.restaurantId, tx.restaurantId), eq(invoiceException.invoiceId, invoiceId)))
    .orderBy(asc(invoiceException.id));

/** Whether an invoice is above what a manager approves alone. */
export const isInvoiceOverLimit = ({ totalMinor, currency }: Pick<StoredInvoice, 'totalMinor' | 'currency'>): boolean =>
  totalMinor > managerOrderMaxMinor[currency];

const lookalikeDays = 3;

const lookalikesOf = (tx: RestaurantTx, { id, supplierId, totalMinor, invoicedOn }: StoredInvoice) =>
  tx.db
    .select({ id: supplierInvoice.id, number: supplierInvoice.number, invoicedOn: supplierInvoice.invoicedOn })
    .from(supplierInvoice)
    .where(
      and(
        eq(supplierInvoice.restaurantId, tx.restaurantId),
        eq(supplierInvoice.supplierId, supplierId),
        eq(supplierInvoice.totalMinor, totalMinor),
        ne(supplierInvoice.id, id),
        sql`${supplierInvoice.state} not in ('REJECTED', 'DUPLICATE', 'REVERSED')`,
        sql`${supplierInvoice.invoicedOn} between ${dayAfter(invoicedOn, -lookalikeDays)} and ${dayAfter(invoicedOn, lookalikeDays)}`,
      ),
    );

const textOf = (amount: bigint | null): string | null => (amount === null ? null : String(amount));

const presentLine = (line: StoredInvoiceLine): Invoice['lines'][number] => ({
  lineId: line.id,
  receiptLineId: line.receiptLineId,
  itemId: line.itemId,
  description: line.description,
  quantity: quantityText(line.quantity),
  // What is stored was accepted by the schema before.
  unit: line.unit as Invoice['lines'][number]['unit'],
  unitPrice: priceText(line.unitPrice) ?? '0',
  amountMinor: String(line.amountMinor),
  taxRateBps: line.taxRateBps,
  onHandMinor: textOf(line.onHandMinor),
  usedMinor: textOf(line.usedMinor),
});

const otherPaperId = ({ creditNoteId, invoiceId }: typeof supplierPayment.$inferSelect, shownId: string): string | null =>
  creditNoteId === shownId ? invoiceId : creditNoteId;

const numbersOf = (tx: RestaurantTx, invoiceIds: readonly string[]) =>
  tx.db
    .select({ id: supplierInvoice.id, number: supplierInvoice.number })
    .from(supplierInvoice)
    .where(and(eq(supplierInvoice.restaurantId, tx.restaurantId), inArray(supplierInvoice.id, [...invoiceIds])));

const paymentsOf = async (tx: RestaurantTx, invoiceId: string): Promise<Invoice['payments']> => {
  const rows = await tx.db
    .select()
    .from(supplierPayment)
    .where(
      and(
        eq(supplierPayment.restaurantId, tx.restaurantId),
        or(eq(supplierPayment.invoiceId, invoiceId), eq(supplierPayment.creditNoteId, invoiceId)),
      ),
    )
    .orderBy(asc(supplierPayment.recordedAt), asc(supplierPayment.id));
  const others = rows.flatMap((row) => otherPaperId(row, invoiceId) ?? []);
  const numbers = new Map((await numbersOf(tx, others)).map((paper) => [paper.id, paper]));
  return rows.map((row) => {
    const { id, paidOn, amountMinor, withheldMinor, method, reference } = row;
    const money = { amountMinor: String(amountMinor), withheldMinor: String(withheldMinor) };
    return { id, paidOn, ...money, method, reference, otherPaper: numbers.get(otherPaperId(row, invoiceId) ?? '') ?? null };
  });
};

/**
 * An invoice with what differs, what was paid and what happened.
 *
 * @refuses NOT_FOUND
 */
export const getInvoice = async (tx: RestaurantTx, invoiceId: string): Promise<Invoice> => {
  const [row] = await foundInvoices(tx).where(and(eq(supplierInvoice.restaurantId, tx.restaurantId), eq(supplierInvoice.id, invoiceId)));
  if (!row) throw refusal('NOT_FOUND');
  const { chargesMinor, chargesTaxRateBps, note } = row.invoice;
  const exceptions = await exceptionsOf(tx, invoiceId);
  return {
    ...presentInvoiceRow(row),
    supplierCountry: row.country,
    chargesMinor: String(chargesMinor),
    chargesTaxRateBps,
    note,
    isOverLimit: isInvoiceOverLimit(row.invoice),
    lines: (await invoiceLinesOf(tx, invoiceId)).map(presentLine),
    exceptions: exceptions.map(({ id, lineId, kind, expected, actual, differenceMinor, state, reason }) => ({
      id,
      lineId,
      kind,
      expected,
      actual,
      differenceMinor: textOf(differenceMinor),
      state,
      reason,
    })),
    payments: await paymentsOf(tx, invoiceId),
    files: await tx.db
      .select({ id: purchaseFile.id, fileName: purchaseFile.fileName, mediaType: purchaseFile.mediaType })
      .from(purchaseFile)
      .where(and(eq(purchaseFile.restaurantId, tx.restaurantId), eq(purchaseFile.invoiceId, invoiceId))),
    lookalikes: await lookalikesOf(tx, row.invoice),
    steps: (await documentSteps(tx, { document: 'INVOICE', documentId: invoiceId })).map((step) => ({
      ...step,
      toState: step.toState as InvoiceState,
    })),
  };
};
