import { expect, test } from 'vitest';

import type { StockRow } from '../../../inventory/web/parts.ts';
import { tilesOf } from './tiles-of.ts';

const row = (id: string, { onHand = 1n, tracksLots = false } = {}) => ({ item: { id, keeping: { tracksLots } }, onHand }) as StockRow;

const tiles = (...usual: readonly string[]) =>
  tilesOf(
    [row('blue roll'), row('butter', { tracksLots: true }), row('soap'), row('thigh', { tracksLots: true }), row('salt', { onHand: 0n })],
    usual.map((itemId) => ({ itemId }) as Parameters<typeof tilesOf>[1][number]),
  ).map(({ item }) => item.id);

test('whoever has logged nothing is offered first what does not keep, and nothing that is not there', () => {
  expect(tiles()).toEqual(['butter', 'thigh', 'blue roll', 'soap']);
});

test('what is usual comes first, on the shelf or not', () => {
  expect(tiles('salt', 'soap')).toEqual(['salt', 'soap', 'butter', 'thigh', 'blue roll']);
});
