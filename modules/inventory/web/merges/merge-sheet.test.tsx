import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { inventoryKeys } from '../inventory-queries.ts';
import { kitchenDevice, tomatoes } from '../testing/kitchen-device.tsx';
import { openScreen } from '../testing/open-screen.tsx';

afterEach(cleanup);

test('who merges says which one stays, and pressed again after a lost answer it is the same command', async () => {
  const double = { ...tomatoes, id: '01a1fed9-3eb0-7dd0-84fc-c295b4f36ccd', name: 'Tomatos', nameLocal: null };
  const sent: { commandId: string; body: { mergedId: string; keptId: string } }[] = [];
  const device = await kitchenDevice({
    syncItems: () => Promise.resolve({ items: [], cursor: 'now', hasMore: false, currency: 'GBP', isCostVisible: true }),
    listCategories: () => Promise.resolve({ categories: [] }),
    listStorageAreas: () => Promise.resolve({ storageAreas: [] }),
    listDuplicates: () => Promise.resolve({ pairs: [{ itemIds: [tomatoes.id, double.id], signs: ['NAME'] }], merges: [] }),
    mergeItems: (input: never) => {
      sent.push(input);
      return sent.length === 1 ? Promise.reject(new TypeError('fetch failed')) : Promise.resolve({ merge: {} });
    },
  });
  const kept = { items: [tomatoes, double], cursor: 'then', currency: 'GBP', isCostVisible: true, settled: [] };
  device.queries.setQueryData(inventoryKeys.catalogue(device.restaurantId), kept);
  openScreen(device, '/inventory/duplicates');
  const pair = m.inventory_duplicates_pair({ left: tomatoes.name, right: double.name });
  fireEvent.click(await screen.findByRole('button', { name: `${m.inventory_duplicates_compare()}: ${pair}` }));
  fireEvent.click(await screen.findByRole('radio', { name: double.name }));
  fireEvent.click(screen.getByRole('button', { name: m.inventory_merge() }));
  expect(await screen.findByText(m.inventory_books_needs_line())).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: m.inventory_merge() }));
  await waitFor(() => expect(screen.queryByRole('button', { name: m.inventory_merge() })).toBeNull());
  expect(sent.map(({ body }) => [body.mergedId, body.keptId])).toEqual([
    [tomatoes.id, double.id],
    [tomatoes.id, double.id],
  ]);
  expect(sent[1]?.commandId).toBe(sent[0]?.commandId);
  device.close();
});
