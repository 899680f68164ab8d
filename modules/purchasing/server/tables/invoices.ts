import { date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { currencies } from '../../../../kit/money.ts';
import { bytea, exact, instant, madeId, minor, now, restaurantId } from '../../../../platform/server/database/columns.ts';
import type { CreditState } from '../../rules/credit-state.ts';
import type { InvoiceState } from '../../rules/invoice-state.ts';
import type { ExceptionKind } from '../../rules/match-invoice.ts';

/** One thing that a supplier is asked to give back, as it is stored. */
export type StoredCreditLine = {
  readonly description: string;
  readonly text: string;
  readonly kind: string;
  readonly amountMinor: string | null;
  /** What of it the credit note that settled the request did not give back; absent where it gave all, or none has settled it. */
  readonly notGivenMinor?: string;
  /** The line of the invoice whose difference it is; absent where it is about no invoice, or the whole of one. */
  readonly invoiceLineId?: string;
};

/** What a supplier charged. */
export const supplierInvoice = pgTable(
  'supplier_invoice',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    supplierId: uuid('supplier_id').notNull(),
    number: text().notNull(),
    type: text({ enum: ['INVOICE', 'CREDIT_NOTE', 'CASH_RECEIPT', 'OPEN_MARKET'] }).notNull(),
    state: text().notNull().$type<InvoiceState>(),
    invoicedOn: date('invoiced_on').notNull(),
    dueOn: date('due_on').notNull(),
    currency: text({ enum: currencies }).notNull(),
    chargesMinor: minor('charges_minor').notNull().default(0n),
    chargesTaxRateBps: integer('charges_tax_rate_bps').notNull().default(0),
    taxMinor: minor('tax_minor').notNull().default(0n),
    totalMinor: minor('total_minor').notNull(),
    paidMinor: minor('paid_minor').notNull().default(0n),
    note: text(),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull().default(now),
    approvedBy: uuid('approved_by'),
    approvedAt: instant('approved_at'),
    version: integer().notNull().default(1),
    updatedAt: instant('updated_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** The lines of what a supplier charged. */
export const supplierInvoiceLine = pgTable(
  'supplier_invoice_line',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    position: integer().notNull(),
    receiptLineId: uuid('receipt_line_id'),
    itemId: uuid('item_id'),
    offerId: uuid('offer_id'),
    description: text().notNull(),
    quantity: exact().notNull(),
    unit: text().notNull(),
    baseQuantity: exact('base_quantity'),
    unitPrice: exact('unit_price').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    taxRateBps: integer('tax_rate_bps').notNull().default(0),
    differenceMinor: minor('difference_minor'),
    onHandMinor: minor('on_hand_minor'),
    usedMinor: minor('used_minor'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What differs between an order, its delivery and its invoice. */
export const invoiceException = pgTable(
  'invoice_exception',
  {
    restaurantId: restaurantId(),
    id: madeId(),
    invoiceId: uuid('invoice_id').notNull(),
    lineId: uuid('line_id'),
    kind: text().notNull().$type<ExceptionKind>(),
    expected: text(),
    actual: text(),
    differenceMinor: minor('difference_minor'),
    state: text({ enum: ['OPEN', 'ACCEPTED', 'CREDIT_ASKED'] })
      .notNull()
      .default('OPEN'),
    reason: text(),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What a supplier is asked to give back. */
export const creditRequest = pgTable(
  'credit_request',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    number: text().notNull(),
    supplierId: uuid('supplier_id').notNull(),
    receiptId: uuid('receipt_id'),
    invoiceId: uuid('invoice_id'),
    state: text().notNull().$type<CreditState>(),
    currency: text({ enum: currencies }).notNull(),
    amountMinor: minor('amount_minor'),
    lines: jsonb().$type<StoredCreditLine[]>().notNull().default([]),
    note: text(),
    sentVia: text('sent_via', { enum: ['EMAIL', 'BY_HAND'] }),
    creditNoteId: uuid('credit_note_id'),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull().default(now),
    version: integer().notNull().default(1),
    updatedAt: instant('updated_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What was paid to suppliers. */
export const supplierPayment = pgTable(
  'supplier_payment',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    paidOn: date('paid_on').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    withheldMinor: minor('withheld_minor').notNull().default(0n),
    currency: text({ enum: currencies }).notNull(),
    method: text({ enum: ['BANK', 'CASH', 'CARD', 'WALLET', 'CHEQUE', 'CREDIT'] }).notNull(),
    reference: text(),
    creditNoteId: uuid('credit_note_id'),
    recordedBy: uuid('recorded_by'),
    recordedAt: instant('recorded_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** Papers of invoices. */
export const purchaseFile = pgTable(
  'purchase_file',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    fileName: text('file_name').notNull(),
    mediaType: text('media_type', { enum: ['image/webp', 'image/jpeg', 'application/pdf'] }).notNull(),
    bytes: bytea().notNull(),
    fingerprint: text().notNull(),
    uploadedBy: uuid('uploaded_by'),
    uploadedAt: instant('uploaded_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);
