import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { openPurchasing } from '../testing/buyer-device.tsx';
import { NoOrders } from './no-orders.tsx';

const opened: { close: () => void }[] = [];
afterEach(() => {
  cleanup();
  for (const device of opened.splice(0)) device.close();
});

const open = async (suppliers: readonly object[]) => {
  const answers = { listSuppliers: async () => ({ suppliers }) };
  opened.push(await openPurchasing({ screen: NoOrders, path: '/purchase', address: '/purchase', answers }));
};

test('where nobody sells to the restaurant yet, the way leads to suppliers first', async () => {
  await open([]);
  expect((await screen.findByRole('heading')).textContent).toBe(m.purchasing_suppliers_empty_title());
  expect(screen.getByRole('link').getAttribute('href')).toBe('/purchase?tab=suppliers');
});

test('where somebody does, orders are proposed', async () => {
  await open([{ id: 'merkato', name: 'Merkato Grains' }]);
  expect((await screen.findByRole('heading')).textContent).toBe(m.purchasing_orders_empty_title());
  expect(screen.queryByRole('link')).toBeNull();
});
