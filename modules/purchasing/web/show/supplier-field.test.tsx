import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { openPurchasing } from '../testing/buyer-device.tsx';
import { SupplierField } from './supplier-field.tsx';

const opened: { close: () => void }[] = [];
afterEach(() => {
  cleanup();
  for (const device of opened.splice(0)) device.close();
});

const open = async (suppliers: readonly { id: string; name: string }[], role = 'owner') => {
  const Field = () => <SupplierField suppliers={suppliers} value="" onChange={() => undefined} />;
  opened.push(
    await openPurchasing({ screen: Field, path: '/purchase/invoices/new', address: '/purchase/invoices/new', answers: {}, role }),
  );
  await screen.findByLabelText(m.purchasing_receive_supplier());
};

test('where nobody sells to the house yet, the field says so and leads to where suppliers are added', async () => {
  await open([]);
  expect(screen.getByText(m.purchasing_suppliers_empty_title(), { exact: false })).toBeDefined();
  expect(screen.getByRole('link', { name: m.purchasing_add_supplier() }).getAttribute('href')).toBe('/purchase?tab=suppliers');
});

test('whoever may not add a supplier is told alone that there is none', async () => {
  await open([], 'kitchenstaff');
  expect(screen.getByText(m.purchasing_suppliers_empty_title(), { exact: false })).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a house with suppliers chooses among them', async () => {
  await open([{ id: 'kera', name: 'Kera Meat' }]);
  expect(screen.getByRole('option', { name: 'Kera Meat' })).toBeDefined();
  expect(screen.queryByText(m.purchasing_suppliers_empty_title(), { exact: false })).toBeNull();
});
