import fc from 'fast-check';
import { expect, it } from 'vitest';

import { csvText } from '../../../ui/file/csv-text.ts';
import { accountingLayouts, usualCodes, usualTaxType } from './accounting-codes.ts';
import type { Bill } from './bill-parts.ts';
import { billsFiles, billTotals } from './bills-file.ts';

const words = { charges: 'Delivery', rounding: 'Rounding' };

const bill: Bill = {
  number: 'INV-7',
  type: 'INVOICE',
  supplierName: 'Merkato Grains',
  invoicedOn: '2026-11-20',
  dueOn: '2026-12-20',
  currency: 'GBP',
  chargesMinor: '500',
  chargesTaxRateBps: 2000,
  taxMinor: '300',
  totalMinor: '3301',
  lines: [
    { description: 'Teff', categoryId: 'dry', quantity: '2', unit: 'sack', unitPrice: '7.5', amountMinor: '1500', taxRateBps: 0 },
    { description: '=cmd', categoryId: null, quantity: '1', unit: 'each', unitPrice: '10', amountMinor: '1000', taxRateBps: 2000 },
  ],
};

it('is written for Xero as its import asks, with the account of the category and the rate’s own word', () => {
  const codes = {
    ...usualCodes('XERO'),
    categoryAccounts: [{ categoryId: 'dry', account: '311' }],
    taxTypes: [{ rateBps: 0, taxType: 'No VAT' }],
  };
  const [file] = billsFiles([bill], { layout: 'XERO', codes, words });
  expect(file?.rows).toEqual([
    [
      '*ContactName',
      '*InvoiceNumber',
      '*InvoiceDate',
      '*DueDate',
      'Description',
      '*Quantity',
      '*UnitAmount',
      '*AccountCode',
      '*TaxType',
      'TaxAmount',
      'Currency',
    ],
    ['Merkato Grains', 'INV-7', '20/11/2026', '20/12/2026', 'Teff (2 sack)', 1, 15, '311', 'No VAT', 0, 'GBP'],
    ['Merkato Grains', 'INV-7', '20/11/2026', '20/12/2026', '=cmd (1 each)', 1, 10, '310', '20% (VAT on Expenses)', 2, 'GBP'],
    ['Merkato Grains', 'INV-7', '20/11/2026', '20/12/2026', 'Delivery', 1, 5, '425', '20% (VAT on Expenses)', 1, 'GBP'],
    ['Merkato Grains', 'INV-7', '20/11/2026', '20/12/2026', 'Rounding', 1, 0.01, '310', 'No VAT', 0, 'GBP'],
  ]);
  expect(csvText(file?.rows ?? [])).toContain("'=cmd (1 each)");
});

it('keeps credits apart for QuickBooks, which takes no bill below nothing, and below nothing for Xero, which makes them credits', () => {
  const note = { ...bill, type: 'CREDIT_NOTE' as const };
  const files = billsFiles([bill, note], { layout: 'QUICKBOOKS', codes: usualCodes('QUICKBOOKS'), words });
  expect(files.map(({ kind, rows }) => [kind, rows[1]?.[6]])).toEqual([
    ['BILLS', 15],
    ['CREDITS', 15],
  ]);
  const [together] = billsFiles([bill, note], { layout: 'XERO', codes: usualCodes('XERO'), words });
  expect(together?.rows.map((row) => row[6])).toEqual(['*UnitAmount', 15, 10, 5, 0.01, -15, -10, -5, -0.01]);
});

it.each([
  ['XERO', 'GBP', 2000, '20% (VAT on Expenses)'],
  ['XERO', 'GBP', 0, 'Zero Rated Expenses'],
  ['QUICKBOOKS', 'GBP', 500, '5.0% R'],
  ['QUICKBOOKS', 'ETB', 1500, '15.0%'],
] as const)('%s in %s calls a rate of %s %s where nobody has said otherwise', (layout, currency, rate, word) => {
  expect(usualTaxType(layout, currency, rate)).toBe(word);
});

const minor = fc.integer({ min: 0, max: 9_999_999 });
const rate = fc.constantFrom(0, 500, 1500, 2000);
const anyBill = fc
  .record({
    type: fc.constantFrom('INVOICE' as const, 'CREDIT_NOTE' as const, 'OPEN_MARKET' as const),
    lines: fc.array(fc.record({ amount: minor, taxRateBps: rate }), { minLength: 1, maxLength: 8 }),
    charges: minor,
    chargesTaxRateBps: rate,
    tax: minor,
    off: fc.integer({ min: -3, max: 3 }),
  })
  .map(({ lines, charges, tax, off, type, chargesTaxRateBps }): Bill => {
    const net = lines.reduce((sum, { amount }) => sum + amount, charges);
    return {
      ...bill,
      type,
      chargesTaxRateBps,
      chargesMinor: String(charges),
      taxMinor: String(tax),
      totalMinor: String(Math.max(0, net + tax + off)),
      lines: lines.map(({ amount, taxRateBps }) => ({
        ...(bill.lines[0] as Bill['lines'][number]),
        amountMinor: String(amount),
        taxRateBps,
      })),
    };
  });

const minorOf = (cell: unknown): bigint => BigInt(Math.round(Number(cell) * 100));

it('in every layout comes to what the bills come to, to the minor unit', () => {
  const places = { PLAIN: [7, 9], XERO: [6, 9], QUICKBOOKS: [6, 8] } as const;
  fc.assert(
    fc.property(fc.array(anyBill, { maxLength: 5 }), fc.constantFrom(...accountingLayouts), (bills, layout) => {
      const files = billsFiles(bills, { layout, codes: usualCodes(layout), words });
      const [netAt, taxAt] = places[layout];
      const sum = (at: number) =>
        files
          .flatMap(({ kind, rows }) => rows.slice(1).map((row) => minorOf(row[at]) * (kind === 'CREDITS' ? -1n : 1n)))
          .reduce((all, one) => all + one, 0n);
      const { netMinor, taxMinor, totalMinor } = billTotals(bills);
      expect([sum(netAt), sum(taxAt), sum(netAt) + sum(taxAt)]).toEqual([netMinor, taxMinor, totalMinor]);
    }),
  );
});
