import { describe, expect, it } from 'vitest';

import { dueByTerms, paymentDays } from './payment-days.ts';

describe("a supplier's terms", () => {
  it.each<[string, number]>([
    ['30 days', 30],
    ['1 day', 1],
    [' Net 14 ', 14],
    ['net30', 30],
    ['within 7 days', 7],
    ['45', 45],
    ['30 days net', 30],
    ['30 ቀን', 30],
    ['15 ቀናት', 15],
    ['Cash on delivery', 0],
    ['COD', 0],
    ['ሲደርስ', 0],
  ])('"%s" give %d days', (terms, given) => {
    expect(paymentDays(terms)).toBe(given);
  });

  it.each([null, '', 'end of the month', '30 days end of month', '2/10 net 30', '900 days', 'half before, half in 30 days'])(
    '"%s" are left to whoever reads them',
    (terms) => {
      expect(paymentDays(terms)).toBeNull();
    },
  );

  const invoice = { type: 'INVOICE', invoicedOn: '2026-12-10' } as const;

  it('say by when an invoice is to be paid, over the end of a year; without them it is its own day', () => {
    expect(dueByTerms(invoice, '30 days')).toBe('2027-01-09');
    expect(dueByTerms(invoice, 'end of the month')).toBe('2026-12-10');
    expect(dueByTerms({ ...invoice, invoicedOn: '' }, '30 days')).toBe('');
  });

  it.each(['CREDIT_NOTE', 'CASH_RECEIPT', 'OPEN_MARKET'] as const)('give no time on a %s', (type) => {
    expect(dueByTerms({ ...invoice, type }, '30 days')).toBe('2026-12-10');
  });
});
