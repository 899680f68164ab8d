import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { inventoryKeys } from '../inventory-queries.ts';
import { kitchenDevice, tomatoes } from '../testing/kitchen-device.tsx';
import { openScreen } from '../testing/open-screen.tsx';

beforeEach(() => {
  // The document of these tests has no layout: a frame gets the height of a screen.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const gone = { ...tomatoes, id: '01a1fed9-3eb0-7dd0-84fc-c295b4f36ccd', name: 'Tomatos', nameLocal: null, barcodes: [], isActive: false };

const openGone = async (mergedIntoId: string | null) => {
  const device = await kitchenDevice({
    syncItems: () => Promise.resolve({ items: [], cursor: 'now', hasMore: false, currency: 'GBP', isCostVisible: true }),
    listCategories: () => Promise.resolve({ categories: [] }),
    listStorageAreas: () => Promise.resolve({ storageAreas: [] }),
    getItem: () =>
      Promise.resolve({
        item: { ...gone, allergens: {}, isKeyItem: false },
        level: gone.level,
        lastCountedAt: null,
        lastMovementAt: null,
        mergedIntoId,
        currency: 'GBP',
        isCostVisible: true,
      }),
  });
  const kept = { items: [tomatoes, gone], cursor: 'then', currency: 'GBP', isCostVisible: true, settled: [] };
  device.queries.setQueryData(inventoryKeys.catalogue(device.restaurantId), kept);
  openScreen(device, `/inventory/${gone.id}`);
  return device;
};

test('an item that was merged says which one it became, leads there, and is not brought back by itself', async () => {
  const device = await openGone(tomatoes.id);
  expect(await screen.findByText(m.inventory_item_merged_into({ name: tomatoes.name }))).toBeTruthy();
  expect(screen.queryByText(m.inventory_item_archived())).toBeNull();
  expect(screen.queryByRole('button', { name: m.inventory_restore() })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: m.inventory_item_merged_open({ name: tomatoes.name }) }));
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(tomatoes.name) })).toBeTruthy();
  device.close();
});

test('an item that was only put out of use can be brought back', async () => {
  const device = await openGone(null);
  expect(await screen.findByRole('button', { name: m.inventory_restore() })).toBeTruthy();
  expect(screen.getByText(m.inventory_item_archived())).toBeTruthy();
  device.close();
});
