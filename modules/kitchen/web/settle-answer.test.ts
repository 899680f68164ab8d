import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';

import type { OutboxEntry } from '../../../platform/web/outbox/outbox-entry.ts';
import type { OrderLine } from '../contract/fields.ts';
import { settleKitchenAnswer } from './settle-answer.ts';
import { headOf, lineOf } from './testing/sample-tickets.ts';

const restaurantId = 'enat-bet';
const board = ['kitchen', restaurantId, 'now'];
const order = headOf('4', {});
const [shiro, kitfo] = [lineOf(order, 'Shiro', { version: 2 }), lineOf(order, 'Kitfo', { version: 2 })];
let queries: QueryClient;

const settle = (name: string, answer: object) =>
  settleKitchenAnswer(queries, { name, input: { restaurantId, commandId: 'one' } } as unknown as OutboxEntry, answer);
const linesNow = () => queries.getQueryData<{ lines: readonly OrderLine[] }>(board)?.lines;

beforeEach(() => {
  queries = new QueryClient();
  queries.setQueryData(board, { now: '2026-11-26T12:00:00Z', orders: [order], lines: [shiro, kitfo] });
});

test('what was bumped stays bumped from the answer on, before the board is asked for anew', () => {
  const bumped: OrderLine = { ...shiro, state: 'READY', version: 3 };
  settle('kitchen.step-lines@1', { lines: [bumped], left: [] });
  expect(linesNow()).toEqual([bumped, kitfo]);
  expect(queries.getQueryData(board)).toMatchObject({ now: '2026-11-26T12:00:00Z', orders: [order] });
});

test('a void that was settled shows as it was settled', () => {
  const voided: OrderLine = { ...kitfo, state: 'VOIDED', version: 3 };
  settle('kitchen.settle-void@1', { line: voided });
  expect(linesNow()).toEqual([shiro, voided]);
});

test('an answer that is older than what the board knows changes nothing', () => {
  settle('kitchen.step-lines@1', { lines: [{ ...shiro, state: 'READY', version: 1 }], left: [] });
  expect(linesNow()).toEqual([shiro, kitfo]);
});

test('a device that never read the board is not given half of one', () => {
  queries.clear();
  settle('kitchen.step-lines@1', { lines: [shiro], left: [] });
  expect(linesNow()).toBeUndefined();
});
