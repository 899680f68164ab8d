import { expect, test } from 'vitest';

import { csvText } from '../../../../ui/file/csv-text.ts';
import type { BookedLine } from '../../contract/books.contract.ts';
import type { InvoiceRow } from '../../contract/invoice.contract.ts';
import { csvRows } from './csv-column.ts';
import { everyPage } from './every-page.ts';
import { invoiceColumns } from './invoice-columns.ts';
import { receiptColumns } from './receipt-columns.ts';

const invoice: InvoiceRow = {
  id: 'i',
  supplierId: 's',
  supplierName: '+Merkato, Grains',
  supplierTaxNumber: '0012345678',
  number: '=1+1',
  type: 'INVOICE',
  state: 'PART_PAID',
  invoicedOn: '2026-11-20',
  dueOn: '2026-12-20',
  currency: 'ETB',
  taxMinor: '15000',
  totalMinor: '115000',
  paidMinor: '40000',
  openExceptions: 0,
  version: 3,
};

const line: BookedLine = {
  receiptNumber: 'GRN-2026-0001',
  state: 'POSTED',
  receivedAt: '2026-11-20T09:00:00Z',
  businessDate: '2026-11-20',
  supplierName: 'Merkato Grains',
  orderNumber: null,
  deliveryNoteNumber: '@note',
  description: 'Teff',
  baseUnit: 'g',
  acceptedBase: '62500',
  rejectedBase: '0',
  invoicedBase: '25000',
  bookedMinor: null,
  currency: 'ETB',
};

const cells = (text: string, row: number): string[] => text.split('\r\n')[row]?.split(',') ?? [];

test('an invoice in the file for the books adds up: without tax, its tax, what was paid, and what is open', () => {
  const text = csvText(csvRows(invoiceColumns(), [invoice]));
  expect(cells(text, 1).slice(-6)).toEqual(['1000', '150', '1150', '400', '750', 'ETB']);
});

test('a credit note counts against what is charged, and nothing is open of what nobody approved', () => {
  const note = { ...invoice, type: 'CREDIT_NOTE', state: 'APPROVED', paidMinor: '0' } as const;
  const text = csvText(csvRows(invoiceColumns(), [note, { ...invoice, state: 'READY' }]));
  expect(cells(text, 1).slice(-6)).toEqual(['-1000', '-150', '-1150', '0', '-1150', 'ETB']);
  expect(cells(text, 2).slice(-2)).toEqual(['0', 'ETB']);
});

test('no text of a supplier is run by a spreadsheet', () => {
  expect(csvText(csvRows(invoiceColumns(), [invoice]))).toContain(`'=1+1,"'+Merkato, Grains"`);
  expect(csvText(csvRows(receiptColumns(), [line]))).toContain("'@note");
});

test('what came stands in the unit that it is bought in, and what nobody knew the price of has none', () => {
  expect(cells(csvText(csvRows(receiptColumns(), [line])), 1).slice(-6)).toEqual(['62.5', '0', '25', 'kg', '', 'ETB']);
});

test('a file holds every page of its list, in order', async () => {
  const pages: Record<string, { rows: number[]; nextCursor: string | null }> = {
    '': { rows: [1, 2], nextCursor: 'b' },
    b: { rows: [3], nextCursor: 'c' },
    c: { rows: [], nextCursor: null },
  };
  expect(await everyPage(async ({ cursor = '' }) => pages[cursor] ?? { rows: [], nextCursor: null })).toEqual([1, 2, 3]);
});
