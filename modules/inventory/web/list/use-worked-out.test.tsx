import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { tomatoes } from '../testing/kitchen-device.tsx';
import { useWorkedOut, type StockWorld } from './use-worked-out.ts';

const selam: StockWorld = { restaurantId: 'selam', currency: 'GBP', isCostVisible: true };
const items = (count: number) => Array.from({ length: count }, (_none, at) => ({ ...tomatoes, id: `item-${at}`, name: `Item ${at}` }));

const workOut = (first: ReturnType<typeof items>) =>
  renderHook(({ stock, world }) => useWorkedOut(stock, world), { initialProps: { stock: first, world: selam } });

test('a small stock is there at once', () => {
  expect(workOut(items(500)).result.current?.figures.summary.itemCount).toBe(500);
});

test('a large one comes between other tasks, and a movement in it shows at once', async () => {
  const stock = items(1_200);
  const { result, rerender } = workOut(stock);
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current?.all).toHaveLength(1_200));
  expect(result.current?.all.map(({ item }) => item.name).slice(9, 11)).toEqual(['Item 9', 'Item 10']);
  rerender({ stock: [...stock.slice(1), { ...tomatoes, id: 'item-0', level: { ...tomatoes.level, onHand: '-1' } }], world: selam });
  expect(result.current?.figures.counts.negative).toBe(1);
});

test('whoever comes back to the list finds its rows in the order that they had', async () => {
  const stock = items(1_200);
  const { result, unmount } = workOut(stock);
  await waitFor(() => expect(result.current).toBeDefined());
  const { all } = result.current ?? {};
  unmount();
  expect(workOut(stock).result.current?.all).toBe(all);
});

test('what is shown stays as it is while a large change is worked out', async () => {
  const stock = items(700);
  const { result, rerender } = workOut(stock);
  await waitFor(() => expect(result.current).toBeDefined());
  const moved = [{ ...tomatoes, id: 'item-0', level: { ...tomatoes.level, onHand: '-1' } }, ...stock.slice(1)];
  rerender({ stock: moved, world: selam });
  rerender({ stock: moved.map((item) => ({ ...item, par: null })), world: selam });
  expect(result.current?.figures.counts).toMatchObject({ negative: 1, 'below-par': 699 });
  await waitFor(() => expect(result.current?.figures.counts['below-par']).toBe(0));
});

test('what was worked out for one restaurant is never shown in another', async () => {
  const { result, rerender } = workOut(items(1_200));
  await waitFor(() => expect(result.current).toBeDefined());
  rerender({ stock: items(600), world: { ...selam, restaurantId: 'piassa' } });
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current?.all).toHaveLength(600));
});
