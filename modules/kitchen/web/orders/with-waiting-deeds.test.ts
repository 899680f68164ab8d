import { describe, expect, test } from 'vitest';

import { lineOf, orderOf, waitingDeed } from '../testing/sample-orders.ts';
import { deedsOn } from './order-deeds.ts';
import type { PadMenu } from './cart.ts';
import { withWaitingDeeds } from './with-waiting-deeds.ts';

const shiro = lineOf('Shiro', { quantity: 2 });
const kitfo = lineOf('Kitfo', { course: 2, state: 'HELD' });
const order = orderOf({ lines: [shiro, kitfo] });
const coffee = {
  id: 'coffee',
  name: 'Buna',
  nameLocal: null,
  categoryId: null,
  course: 3,
  vatRate: 2000,
  targetSeconds: 300,
  groupIds: [],
};
const menu = { dishes: [{ ...coffee, prices: { DINE_IN: '300' } }], groups: [] } as unknown as PadMenu;
const facts = { tableName: (id: string) => (id === 'nine' ? '9' : null), menu };

const after = (...deeds: readonly [string, object][]) =>
  withWaitingDeeds(
    order,
    deeds.map(([name, body]) => waitingDeed(name, { orderId: order.id, ...body })),
    facts,
  );

const pay = (paymentId: string, amountMinor: string) =>
  ['kitchen.take-payment@1', { paymentId, method: 'CASH', amountMinor, reference: null }] as const;

describe('an order without a line shows', () => {
  test('what is left once a payment waits, so that nobody takes it twice', () => {
    const shown = after([...pay('a', '1000')], [...pay('b', '500')]);
    expect(shown.bill).toMatchObject({ totalMinor: '3600', paidMinor: '1500', leftMinor: '2100' });
    expect(withWaitingDeeds(shown, [waitingDeed(pay('a', '1000')[0], pay('a', '1000')[1])], facts).bill.paidMinor).toBe('1500');
  });

  test('money that is given back as owed again', () => {
    const shown = after(
      [...pay('a', '1000')],
      ['kitchen.give-back@1', { paymentId: 'b', method: 'CASH', amountMinor: '400', reference: null }],
    );
    expect(shown.bill).toMatchObject({ paidMinor: '600', leftMinor: '3000' });
  });

  test('a discount and the service charge as the server will work them out', () => {
    const shown = after(
      ['kitchen.give-discount@1', { discountId: 'd', off: { kind: 'SHARE', share: 1000 }, reason: 'Regular' }],
      ['kitchen.change-order@1', { guests: { serviceShare: 1250 }, add: [], change: [] }],
    );
    expect(shown.bill).toMatchObject({ discountMinor: '360', serviceMinor: '405', totalMinor: '3645' });
    expect(shown.discounts).toMatchObject([{ takenMinor: '360' }]);
    const back = withWaitingDeeds(shown, [waitingDeed('kitchen.drop-discount@1', { orderId: order.id, discountId: 'd' })], facts);
    expect(back.bill.discountMinor).toBe('0');
  });

  test('the table, guests and lines as they were changed', () => {
    const shown = after(
      ['kitchen.move-order@1', { tableId: 'nine' }],
      ['kitchen.change-order@1', { guests: { covers: 5 }, add: [], change: [{ lineId: shiro.id, quantity: 3, note: 'Mild' }] }],
    );
    expect(shown).toMatchObject({ tableName: '9', covers: 5, guestName: null });
    expect(shown.lines[0]).toMatchObject({ quantity: 3, note: 'Mild', course: 1 });
  });

  test('dishes that were added, on the bill that a guest pays meanwhile, until the server says them', () => {
    const more = { lineId: 'more', dishId: 'coffee', quantity: 2, modifierIds: [], note: null, hasAllergy: false, isHeld: false };
    const add = [{ ...more, course: null, seat: null }];
    const deed = ['kitchen.change-order@1', { guests: {}, add, change: [] }] as const;
    const shown = after([...deed]);
    expect(shown.lines.at(-1)).toMatchObject({ dishName: 'Buna', quantity: 2, unitPriceMinor: '300', state: 'QUEUED', sentQuantity: 0 });
    expect(shown.bill.totalMinor).toBe('4200');
    expect(withWaitingDeeds(shown, [waitingDeed(...deed)], facts).lines).toHaveLength(3);
    expect(withWaitingDeeds(order, [waitingDeed(...deed)], { ...facts, menu: undefined }).lines).toHaveLength(2);
  });

  test('a course as fired, and a dish as voided and off the bill', () => {
    const shown = after(
      ['kitchen.pace-order@1', { step: 'FIRE', course: 2, lineIds: [] }],
      ['kitchen.void-lines@1', { lines: [{ eventId: 'e', lineId: shiro.id }], reason: 'Mistake' }],
    );
    expect(shown.lines.map(({ state }) => state)).toEqual(['VOIDED', 'QUEUED']);
    expect(shown.bill.totalMinor).toBe('1200');
  });

  test('what stays of it after a split, and nothing once it is on another order', () => {
    const parts = [{ lineId: shiro.id, quantity: 1, newLineId: 'n' }];
    const split = after(['kitchen.split-order@1', { newOrderId: 'o', number: { prefix: 'A', number: 2 }, parts }]);
    expect(split.lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
    expect(split.bill.totalMinor).toBe('2400');
    expect(after(['kitchen.merge-orders@1', { intoId: 'o' }])).toMatchObject({ state: 'CANCELLED', lines: [] });
  });

  test('that it is open where it may not be closed', () => {
    expect(after(['kitchen.close-order@1', { step: 'CLOSE' }]).state).toBe('OPEN');
    const paid = withWaitingDeeds(
      orderOf({ lines: [shiro] }),
      [waitingDeed(...pay('a', '2400')), waitingDeed('kitchen.close-order@1', { step: 'CLOSE' })],
      facts,
    );
    expect(paid.state).toBe('CLOSED');
  });
});

test('what is about the order or one of its lines is told apart from what is about others', () => {
  const own = [
    waitingDeed('kitchen.take-payment@1', { orderId: order.id }),
    waitingDeed('kitchen.merge-orders@1', { orderId: 'other', intoId: order.id }),
    waitingDeed('kitchen.void-lines@1', { lines: [{ lineId: kitfo.id }] }),
    waitingDeed('kitchen.remake-line@1', { lineId: shiro.id }),
  ];
  const others = [
    waitingDeed('kitchen.take-payment@1', { orderId: 'other' }),
    waitingDeed('kitchen.void-lines@1', { lines: [{ lineId: 'other' }] }),
    waitingDeed('inventory.record-movement@1', { orderId: order.id }),
  ];
  expect(deedsOn(order, [...others, ...own])).toEqual(own);
});
