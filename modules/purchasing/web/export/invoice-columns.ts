import { m } from '../../../../generated/messages/web/messages.js';
import type { InvoiceRow } from '../../contract/invoice.contract.ts';
import { owedStates } from '../../rules/invoice-state.ts';
import { invoiceStateWord, invoiceTypeWord } from '../invoices/invoice-words.ts';
import { type CsvColumn, majorFigure } from './csv-column.ts';

/** What a supplier gives back counts against what it charges, so that a column adds up. */
const signed = (type: InvoiceRow['type'], minor: bigint): number | null => majorFigure(String(type === 'CREDIT_NOTE' ? -minor : minor));

/** Nothing is open of what nobody has approved, or what was turned down. */
const openOf = ({ state, totalMinor, paidMinor }: InvoiceRow): bigint =>
  owedStates.includes(state) ? BigInt(totalMinor) - BigInt(paidMinor) : 0n;

/** What a file for the books says of an invoice. */
export const invoiceColumns = (): readonly CsvColumn<InvoiceRow>[] => [
  [m.purchasing_invoice_type(), ({ type }) => invoiceTypeWord(type)],
  [m.purchasing_invoice_number(), ({ number }) => number],
  [m.purchasing_column_supplier(), ({ supplierName }) => supplierName],
  [m.purchasing_tax_number(), ({ supplierTaxNumber }) => supplierTaxNumber],
  [m.purchasing_invoice_day(), ({ invoicedOn }) => invoicedOn],
  [m.purchasing_invoice_due(), ({ dueOn }) => dueOn],
  [m.purchasing_column_state(), ({ state }) => invoiceStateWord(state)],
  [m.purchasing_column_net(), ({ totalMinor, taxMinor, type }) => signed(type, BigInt(totalMinor) - BigInt(taxMinor))],
  [m.purchasing_invoice_tax(), ({ taxMinor, type }) => signed(type, BigInt(taxMinor))],
  [m.purchasing_total(), ({ totalMinor, type }) => signed(type, BigInt(totalMinor))],
  [m.purchasing_column_paid(), ({ paidMinor, type }) => signed(type, BigInt(paidMinor))],
  [m.purchasing_column_open(), (invoice) => signed(invoice.type, openOf(invoice))],
  [m.purchasing_currency(), ({ currency }) => currency],
];
