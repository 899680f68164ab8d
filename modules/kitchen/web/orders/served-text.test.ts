import { expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { lineOf, orderOf } from '../testing/sample-orders.ts';
import { servedText } from './served-text.ts';

const lines = [
  lineOf('Shiro', { quantity: 3, state: 'QUEUED' }),
  lineOf('Kitfo', { quantity: 2, state: 'SERVED' }),
  lineOf('Tibs', { quantity: 4, state: 'VOIDED' }),
];

test('what is served is counted in portions, and what was voided is not among them', () => {
  expect(servedText(orderOf({ lines }))).toBe(m.kitchen_served_of({ served: 2, all: 5 }));
});

test('of guests who have paid and gone nobody is told how much was marked as served', () => {
  expect(servedText(orderOf({ lines, state: 'CLOSED' }))).toBeNull();
});

test('an order without a dish says nothing of serving', () => {
  expect(servedText(orderOf({ lines: [] }))).toBeNull();
});
