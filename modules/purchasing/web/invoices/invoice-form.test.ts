import { describe, expect, it } from 'vitest';

import {
  emptyInvoice,
  invoiceBody,
  lineFromDelivery,
  type MissingPart,
  missingParts,
  otherLine,
  type TypedInvoice,
} from './invoice-form.ts';

const whole: TypedInvoice = {
  ...emptyInvoice('2026-11-22'),
  supplierId: '0190c000-0000-7000-8000-000000000001',
  number: 'MILL 12',
  dueOn: '2026-12-22',
  total: '20',
  lines: [{ ...otherLine(), description: 'Bran', unitPrice: '20' }],
};

describe('a paper that is being copied', () => {
  it('lacks nothing once supplier, number, a line and the total are there', () => {
    expect(missingParts(whole)).toEqual([]);
    expect(invoiceBody(whole)).toMatchObject({ dueOn: '2026-12-22', number: 'MILL 12', totalMinor: '2000', taxMinor: '0' });
  });

  it.each<[MissingPart, Partial<TypedInvoice>]>([
    ['supplierId', { supplierId: '' }],
    ['number', { number: '  ' }],
    ['charges', { charges: 'dear' }],
    ['tax', { tax: '-1' }],
    ['total', { total: '' }],
    ['total', { total: '0' }],
    ['lines', { lines: [] }],
    ['lines', { lines: [{ ...otherLine(), unitPrice: '20' }] }],
    ['lines', { lines: [{ ...otherLine(), description: 'Bran', quantity: '0', unitPrice: '20' }] }],
  ])('says that its %s is missing, and does not travel', (part, change) => {
    expect(missingParts({ ...whole, ...change })).toEqual([part]);
    expect(invoiceBody({ ...whole, ...change })).toBeNull();
  });
});

it.each([
  ['23.5', '23.50'],
  ['0.001234', '0.001234'],
  ['2.333333', '2.3333'],
  ['0.666667', '0.6667'],
  ['2.99999', '3.00'],
  [null, ''],
])('a price of %s stands in its field as %s', (unitPrice, typed) => {
  const came = { receiptLineId: 'l', description: 'Bran', quantity: '1', unit: 'each', taxRateBps: null };
  expect(lineFromDelivery({ ...came, unitPrice } as Parameters<typeof lineFromDelivery>[0]).unitPrice).toBe(typed);
});

it('a price that its field shows rounded counts exactly until somebody types another', () => {
  const came = { receiptLineId: 'l', description: 'Bran', quantity: '3000', unit: 'each', unitPrice: '2.333333', taxRateBps: null };
  const line = lineFromDelivery(came as Parameters<typeof lineFromDelivery>[0]);
  const lineOf = (one: typeof line) => invoiceBody({ ...whole, lines: [one] })?.lines[0];
  expect(lineOf(line)).toMatchObject({ unitPrice: '2.333333', amountMinor: '700000' });
  expect(lineOf({ ...line, unitPrice: '2.3334' })).toMatchObject({ unitPrice: '2.3334', amountMinor: '700020' });
});
