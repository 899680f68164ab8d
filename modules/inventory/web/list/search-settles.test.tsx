import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { openAtWork } from '../../../restaurants/web/testing/open-at-work.tsx';
import { tomatoes } from '../testing/kitchen-device.tsx';
import { StockListScreen } from './stock-list-screen.tsx';
import { readStockSearch } from './stock-search.ts';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test('letters that settle while an item is on its way do not call it back', async () => {
  const { promise: fetched, resolve: fetchIt } = Promise.withResolvers<void>();
  const { history, close } = await openAtWork({
    address: '/inventory',
    screens: [
      { path: '/inventory', validateSearch: readStockSearch, component: StockListScreen },
      { path: '/inventory/$itemId', loader: () => fetched, component: () => <h1>Tomatoes</h1> },
    ],
    answers: {
      inventory: { syncItems: async () => ({ items: [tomatoes], cursor: 'now', hasMore: false, currency: 'GBP', isCostVisible: true }) },
    },
  });
  const type = (letters: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: letters } });
  await screen.findByRole('searchbox');
  type('tom');
  await vi.waitFor(() => expect(history.location.search).toBe('?q=tom'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  type('toma');
  history.push(`/inventory/${tomatoes.id}`);
  await vi.advanceTimersByTimeAsync(400);
  expect(history.location.pathname).toBe(`/inventory/${tomatoes.id}`);
  vi.useRealTimers();
  fetchIt();
  expect((await screen.findByRole('heading', { level: 1, name: 'Tomatoes' })).textContent).toBe('Tomatoes');
  close();
});
