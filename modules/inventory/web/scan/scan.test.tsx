import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { inventoryKeys } from '../inventory-queries.ts';
import { kitchenDevice, tomatoes } from '../testing/kitchen-device.tsx';
import { openScreen } from '../testing/open-screen.tsx';

afterEach(() => {
  cleanup();
  lend(undefined);
});

const lend = (mediaDevices: unknown): void =>
  void Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
const refusingCamera = (name: string) => ({
  getUserMedia: vi.fn<() => Promise<never>>(() => Promise.reject(new DOMException('no', name))),
});

const openScanner = async (role = 'owner', item = tomatoes) => {
  const device = await kitchenDevice(
    {
      syncItems: () => Promise.resolve({ items: [], cursor: 'now', hasMore: false, currency: 'GBP', isCostVisible: true }),
      listCategories: () => Promise.resolve({ categories: [] }),
      listStorageAreas: () => Promise.resolve({ storageAreas: [] }),
    },
    { role },
  );
  const kept = { items: [item], cursor: 'then', currency: 'GBP', isCostVisible: true, settled: [] };
  device.queries.setQueryData(inventoryKeys.catalogue(device.restaurantId), kept);
  openScreen(device, '/inventory');
  fireEvent.click(await screen.findByRole('button', { name: m.inventory_scan() }));
  const sheet = within(await screen.findByRole('dialog', { name: m.inventory_scan() }));
  const type = (code: string) => {
    fireEvent.change(sheet.getByLabelText(m.inventory_scan_type()), { target: { value: code } });
    fireEvent.click(sheet.getByRole('button', { name: m.inventory_scan_find() }));
  };
  return { device, type };
};
/** All that is said beside a title. */
const saidWith = (title: string) => screen.getByText(title).parentElement?.textContent;
const dialog = async () => within(await screen.findByRole('dialog'));

describe('where the camera is not lent', () => {
  test.each([
    ['NotAllowedError', m.inventory_scan_denied(), m.inventory_scan_denied_text()],
    ['NotReadableError', m.inventory_scan_busy(), m.inventory_scan_busy_text()],
    ['NotFoundError', m.inventory_scan_no_camera(), m.inventory_scan_no_camera_text()],
    ['TypeError', m.inventory_scan_failed(), m.inventory_scan_failed_text()],
  ])('after %s it says why and what to do, and the code can be typed', async (name, title, text) => {
    lend(refusingCamera(name));
    const { device } = await openScanner();
    expect(await screen.findByText(title)).toBeTruthy();
    expect(saidWith(title)).toContain(text);
    expect((await dialog()).getByLabelText(m.inventory_scan_type())).toBeTruthy();
    device.close();
  });

  test('somebody who has allowed it meanwhile is asked again', async () => {
    const camera = refusingCamera('NotAllowedError');
    lend(camera);
    const { device } = await openScanner();
    const again = await screen.findByRole('button', { name: m.inventory_try_again() });
    const askedBefore = camera.getUserMedia.mock.calls.length;
    fireEvent.click(again);
    expect(await screen.findByText(m.inventory_scan_denied())).toBeTruthy();
    expect(camera.getUserMedia).toHaveBeenCalledTimes(askedBefore + 1);
    device.close();
  });
});

describe('a code', () => {
  test('that is typed opens the item that bears it', async () => {
    const { device, type } = await openScanner();
    type(tomatoes.barcodes[0] ?? '');
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(tomatoes.name) })).toBeTruthy();
    device.close();
  });

  test('that nobody bears is offered to an item or to a new one, by whoever may change items', async () => {
    const { device, type } = await openScanner();
    type('96385074');
    const sheet = await dialog();
    expect(await sheet.findByText(m.inventory_scan_unknown({ code: '96385074' }))).toBeTruthy();
    expect(sheet.getByRole('link', { name: m.inventory_scan_new_item() }).getAttribute('href')).toBe(
      '/inventory/new?barcode=%2296385074%22',
    );
    expect(await sheet.findByRole('option', { name: new RegExp(tomatoes.name) })).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: m.inventory_scan_again() }));
    expect((await dialog()).getByLabelText(m.inventory_scan_type())).toBeTruthy();
    device.close();
  });

  test('that nobody bears names, to whoever may not, those who may', async () => {
    const { device, type } = await openScanner('kitchenstaff');
    type('96385074');
    const title = m.inventory_scan_unknown({ code: '96385074' });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(saidWith(title)).toContain(m.inventory_scan_unknown_ask());
    expect((await dialog()).queryByRole('link')).toBeNull();
    device.close();
  });

  test('of an item out of use leads to it, and to nothing that could be booked', async () => {
    const { device, type } = await openScanner('owner', { ...tomatoes, isActive: false });
    type(tomatoes.barcodes[0] ?? '');
    const link = await screen.findByRole('link', { name: m.inventory_scan_look() });
    expect(link.getAttribute('href')).toBe(`/inventory/${tomatoes.id}`);
    device.close();
  });
});
