import { expect, test } from 'vitest';

import { waitingDeed } from '../testing/sample-orders.ts';
import { openingOf, orderFromOpening } from './order-from-opening.ts';
import { billed } from './with-waiting-deeds.ts';

const body = {
  orderId: 'order-1',
  number: { prefix: 'K', number: 7 },
  channel: 'DINE_IN',
  tableId: 'table-4',
  guestName: null,
  covers: 2,
  allergyNote: 'Peanut',
  promisedAt: null,
  serviceShare: 0,
  lines: [
    {
      lineId: 'one',
      dishId: 'shiro',
      quantity: 2,
      modifierIds: ['extra'],
      course: null,
      note: null,
      hasAllergy: false,
      isHeld: false,
      seat: null,
    },
    { lineId: 'two', dishId: 'kitfo', quantity: 1, modifierIds: [], course: 2, note: 'Raw', hasAllergy: false, isHeld: true, seat: null },
  ],
};
const dish = { nameLocal: null, categoryId: null, course: 1, vatRate: 2000, targetSeconds: 600, groupIds: ['sauce'] };
const menu = {
  dishes: [
    { ...dish, id: 'shiro', name: 'Shiro', prices: { DINE_IN: '1200' } },
    { ...dish, id: 'kitfo', name: 'Kitfo', prices: { DINE_IN: '1500' } },
  ],
  groups: [{ id: 'sauce', modifiers: [{ id: 'extra', name: 'Extra awaze', nameLocal: null, priceDeltaMinor: '300' }] }],
} as unknown as Parameters<typeof orderFromOpening>[1]['menu'];

test('an order that only this device knows of is shown as it was taken, with its allergy on every dish and its bill', () => {
  const opening = openingOf('order-1', [
    waitingDeed('kitchen.pace-order@1', { orderId: 'order-1' }),
    waitingDeed('kitchen.open-order@1', body),
  ]);
  if (!opening) throw new Error('The order waits here.');
  const order = billed(orderFromOpening(opening, { menu, currency: 'GBP', businessDate: '2026-11-20' }));
  expect(order).toMatchObject({ number: 'K-7', tableId: 'table-4', covers: 2, state: 'OPEN', bill: { grossMinor: '4500' } });
  expect(order.lines).toMatchObject([
    { dishName: 'Shiro', quantity: 2, unitPriceMinor: '1500', state: 'QUEUED', hasAllergy: true, modifiers: [{ name: 'Extra awaze' }] },
    { dishName: 'Kitfo', state: 'HELD', course: 2, note: 'Raw' },
  ]);
});

test('an order that nothing here opens is none of this device’s own', () => {
  expect(openingOf('order-2', [waitingDeed('kitchen.open-order@1', body)])).toBeUndefined();
});
