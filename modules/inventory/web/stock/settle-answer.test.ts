import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import type { OutboxEntry } from '../../../../platform/web/outbox/outbox-entry.ts';
import { inventoryKeys } from '../inventory-queries.ts';
import { settleAnswer } from './settle-answer.ts';

const restaurantId = '01900000-0000-7000-8000-000000000001';
const itemId = '01900000-0000-7000-8000-000000000002';
const key = inventoryKeys.item(restaurantId, itemId);

const entryOf = (name: string, body: object): OutboxEntry =>
  ({ name, input: { commandId: 'a', restaurantId, body }, enqueuedAtMs: 0 }) as unknown as OutboxEntry;

test('the next edit of an item starts from the version that the last one made', () => {
  const queries = new QueryClient();
  queries.setQueryData(key, { item: { id: itemId, name: 'Berbere', version: 1 }, lastCountedAt: null });
  const item = { id: itemId, name: 'Berbere, hot', version: 2 };
  settleAnswer(queries, entryOf('inventory.update-item@1', { itemId, baseVersion: 1, item }), { item });
  expect(queries.getQueryData(key)).toEqual({ item, lastCountedAt: null });
});

test.each([
  ['inventory.archive-items@1', { itemIds: [itemId], isActive: false }],
  ['inventory.set-pars@1', { pars: [{ itemId, par: '1', reorderPoint: null }] }],
])('after %s an item is asked for anew before it is edited', (name, body) => {
  const queries = new QueryClient();
  queries.setQueryData(key, { item: { id: itemId, version: 1 } });
  settleAnswer(queries, entryOf(name, body), { itemIds: [itemId] });
  expect(queries.getQueryState(key)?.isInvalidated).toBe(true);
});

test('a part that was taken of a lot stands beside what is left of it before the list is read anew', () => {
  const queries = new QueryClient();
  const lotsKey = [...inventoryKeys.lots(restaurantId), { itemId }];
  const [whole, other] = [
    { id: 'whole', onHand: '6' },
    { id: 'other', onHand: '1' },
  ];
  queries.setQueryData(lotsKey, { lots: [whole, other] });
  const answer = { lot: { id: 'part', onHand: '4' }, left: { id: 'whole', onHand: '2' } };
  const entry = entryOf('inventory.change-lot@1', { lotId: 'whole', change: { step: 'FREEZE', part: { lotId: 'part' } } });
  for (const _twice of [1, 2]) {
    settleAnswer(queries, entry, answer);
    expect(queries.getQueryData(lotsKey)).toEqual({ lots: [answer.lot, answer.left, other] });
  }
});
