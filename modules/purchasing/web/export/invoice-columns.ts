import { m } from '../../../../generated/messages/web/messages.js';
import type { InvoiceRow } from '../../contract/invoice.contract.ts';
import { invoiceStateWord, invoiceTypeWord } from '../invoices/invoice-words.ts';
import { type CsvColumn, majorFigure } from './csv-column.ts';

/** What a file for the books says of an invoice. */
export const invoiceColumns = (): readonly CsvColumn<InvoiceRow>[] => [
  [m.purchasing_invoice_type(), ({ type }) => invoiceTypeWord(type)],
  [m.purchasing_invoice_number(), ({ number }) => number],
  [m.purchasing_column_supplier(), ({ supplierName }) => supplierName],
  [m.purchasing_invoice_day(), ({ invoicedOn }) => invoicedOn],
  [m.purchasing_invoice_due(), ({ dueOn }) => dueOn],
  [m.purchasing_column_state(), ({ state }) => invoiceStateWord(state)],
  [m.purchasing_total(), ({ totalMinor }) => majorFigure(totalMinor)],
  [m.purchasing_column_paid(), ({ paidMinor }) => majorFigure(paidMinor)],
  [m.purchasing_currency(), ({ currency }) => currency],
];
