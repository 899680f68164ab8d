import { describe, expect, it } from 'vitest';

import type { Chargeable } from '../../../purchasing/contract/invoice.contract.ts';
import type { Scan } from '../../contract/scan.ts';
import { typedScan, withDeliveries } from './scan-form.ts';

const said = <Value>(value: Value) => ({ value, confidence: 0.9, box: null });

const line = (text: string, quantity: string, amountMinor: string) => ({
  code: null,
  text: said(text),
  quantity: said(quantity),
  unit: null,
  unitPrice: null,
  amountMinor: said(amountMinor),
  isProven: null,
});

const itemId = '0190a000-0000-7000-8000-000000000001';

const scan = (taxMinor: string | null, totalMinor: string): Scan => ({
  id: itemId,
  reading: {
    supplier: null,
    number: null,
    date: null,
    currency: null,
    netMinor: null,
    taxMinor: taxMinor === null ? null : said(taxMinor),
    totalMinor: said(totalMinor),
    isSumProven: true,
    lines: [line('Rice', '20', '5000'), line('Rice', '4', '1000')],
  },
  matches: [[{ itemId, confidence: 0.9, reason: { kind: 'NAME', name: 'Rice' }, price: 'UNKNOWN' }], []],
  isKnownPicture: false,
  sameInvoices: [],
  cost: 2,
});

const came = { receiptLineId: 'r1', receiptNumber: 'GRN-1', itemId, quantity: '20000', unit: 'g' } as unknown as Chargeable;

describe('a reading as it is put right', () => {
  it('has a price where only quantity and amount are printed, and the day of today where none is', () => {
    const typed = typedScan(scan(null, '6000'), '2026-11-23');
    expect(typed).toMatchObject({ invoicedOn: '2026-11-23', total: '60.00', tax: '', lines: [{ unitPrice: '2.50', amount: '50.00' }, {}] });
  });

  it.each([
    ['on top of the lines has its rate', '900', '6900', '9.00', '15'],
    ['inside the prices is not charged again', '783', '6000', '', ''],
    ['of several rates is left to whoever looks', '777', '6777', '7.77', ''],
  ])('tax %s', (_, tax, total, printed, rate) =>
    expect(typedScan(scan(tax, total), '2026-11-23')).toMatchObject({ tax: printed, lines: [{ taxRate: rate }, { taxRate: rate }] }),
  );

  it('charges each delivery once, in the unit under which the figures agree', () => {
    const { lines } = typedScan(scan(null, '6000'), '2026-11-23');
    const typed = { ...typedScan(scan(null, '6000'), '2026-11-23'), lines: lines.map((one) => ({ ...one, itemId })) };
    expect(withDeliveries(typed, [came]).lines).toMatchObject([
      { receiptLineId: 'r1', unit: 'kg' },
      { receiptLineId: null, unit: 'each' },
    ]);
  });
});
