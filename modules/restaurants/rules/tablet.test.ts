import { expect, test } from 'vitest';

import { capabilityTable } from './capabilities.ts';
import { isForTablets, pinPattern } from './tablet.ts';

test('at a shared tablet people work with the stock, the menu, the orders and the clock, and nothing else', () => {
  expect(Object.keys(capabilityTable).filter(isForTablets)).toEqual([
    'restaurant.view',
    'inventory.view',
    'inventory.view-cost',
    'inventory.edit-items',
    'inventory.record-movement',
    'inventory.correct-movement',
    'inventory.count',
    'purchasing.request',
    'purchasing.receive',
    'waste.view',
    'waste.log',
    'menu.view',
    'menu.pause',
    'menu.produce',
    'kitchen.view',
    'kitchen.take-orders',
    'kitchen.cook',
    'tasks.view',
    'tasks.do',
    'staff.clock',
  ]);
});

test.each([
  ['123', false],
  ['1234', true],
  ['123456', true],
  ['1234567', false],
  ['12a4', false],
  ['፩፪፫፬', false],
])('%s is a PIN: %s', (typed, isPin) => {
  expect(pinPattern.test(typed)).toBe(isPin);
});
