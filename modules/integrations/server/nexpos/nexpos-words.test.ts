import { describe, expect, it } from 'vitest';

import { itemsSchema, pageOf, salesSchema, thingsOf } from './nexpos-words.ts';

const line = { id: 'a', item_id: 'SHIRO', name: 'Shiro', quantity: '2', gross_minor: 2400, discount_minor: 400, modifiers: [] };
const sale = {
  id: 'S1',
  version: 3,
  state: 'COMPLETED',
  closed_at: '2026-11-24T14:30:00+03:00',
  channel: 'DINE_IN',
  lines: [line],
  total_minor: 2000,
  payments: [{ method: 'CARD', amount_minor: 2000 }],
  refunds: [],
};

const read = (change: object) => salesSchema.safeParse({ sales: [{ ...sale, ...change }], next_cursor: null });
const pageWith = (change: object) => pageOf(salesSchema.parse({ sales: [{ ...sale, ...change }], next_cursor: 'next' }));

it('a sale comes in our words: its moment in UTC, its lines before what was taken off, how it was paid', () => {
  expect(pageWith({})).toEqual({
    sales: [
      {
        saleId: 'S1',
        version: 3,
        state: 'COMPLETED',
        soldAt: '2026-11-24T11:30:00.000Z',
        channel: 'DINE_IN',
        lines: [{ thingId: 'SHIRO', name: 'Shiro', lineId: 'a', quantity: '2', listMinor: '2400', discountMinor: '400', choices: [] }],
        totalMinor: '2000',
        paid: [{ method: 'CARD', amountMinor: '2000' }],
      },
    ],
    refunds: [],
    cursor: 'next',
  });
});

it('what was typed in at the till is known by its name', () => {
  const modifiers = [{ id: null, name: ' No Onion ' }];
  expect(pageWith({ lines: [{ ...line, item_id: null, modifiers }] }).sales[0]?.lines[0]).toMatchObject({
    thingId: 'name:shiro',
    choices: [{ thingId: 'name:no onion', name: 'No Onion' }],
  });
});

it('a refund belongs to its sale, however another numbers its own, and one that failed gives nothing back', () => {
  const refunds = [
    { id: '1', state: 'COMPLETED', amount_minor: 300 },
    { id: '2', state: 'PENDING', amount_minor: 200 },
    { id: '3', state: 'FAILED', amount_minor: 9000 },
  ];
  expect(pageWith({ refunds }).refunds).toEqual([
    { refundId: 'S1/1', saleId: 'S1', amountMinor: '300' },
    { refundId: 'S1/2', saleId: 'S1', amountMinor: '200' },
    { refundId: 'S1/3', saleId: 'S1', amountMinor: '0' },
  ]);
});

it('items and what goes with them are things, each once named by its id', () => {
  const items = [{ id: 'SHIRO', name: 'Shiro', modifiers: [{ id: 'HOT', name: 'Hot' }] }];
  expect(thingsOf(itemsSchema.parse({ items, next_cursor: null }))).toEqual([
    { thingId: 'SHIRO', kind: 'ITEM', name: 'Shiro' },
    { thingId: 'HOT', kind: 'CHOICE', name: 'Hot' },
  ]);
});

it('what a later version tells besides is passed over', () => {
  expect(read({ table: '7' }).success).toBe(true);
});

describe('money and amounts that cannot be relied on are not read', () => {
  it.each([
    ['a total with a part of a minor unit', { total_minor: 2000.5 }],
    ['a total in words', { total_minor: '2000' }],
    ['a total that a number of JSON does not hold', { total_minor: 2 ** 53 }],
    ['a total below nothing', { total_minor: -1 }],
    ['no total', { total_minor: undefined }],
    ['payments that come to something else', { payments: [{ method: 'CARD', amount_minor: 1999 }] }],
    ['a payment by nothing that is known', { payments: [{ method: 'SHELLS', amount_minor: 2000 }] }],
    ['more taken off a line than it comes to', { lines: [{ ...line, discount_minor: 2401 }] }],
    ['two lines of one id', { lines: [line, line] }],
    ['no line', { lines: [] }],
    ['none of a thing', { lines: [{ ...line, quantity: '0.00' }] }],
    ['less than none of it', { lines: [{ ...line, quantity: '-1' }] }],
    ['a quantity as a number', { lines: [{ ...line, quantity: 2 }] }],
    ['more given back than was paid', { refunds: [{ id: '1', state: 'COMPLETED', amount_minor: 2001 }] }],
    ['a refund that stands twice', { refunds: Array.from({ length: 2 }, () => ({ id: '1', state: 'PENDING', amount_minor: 1 })) }],
    ['a state that is not known', { state: 'OPEN' }],
    ['no version', { version: 0 }],
    ['a moment without its zone', { closed_at: '2026-11-24T14:30:00' }],
  ])('%s', (_what, change) => {
    expect(read({}).success).toBe(true);
    expect(read(change).success).toBe(false);
  });
});

it('a sale that was called off need not be paid', () => {
  expect(read({ state: 'CANCELLED', payments: [] }).success).toBe(true);
});
