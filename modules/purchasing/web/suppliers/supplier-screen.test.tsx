import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { unitWord } from '../../../inventory/web/parts.ts';
import { openPurchasing } from '../testing/buyer-device.tsx';
import { SupplierScreen } from './supplier-screen.tsx';

const opened: { close: () => void }[] = [];
afterEach(() => {
  cleanup();
  for (const device of opened.splice(0)) device.close();
});

const supplier = {
  id: 'bole',
  name: 'Bole Drinks',
  currency: 'ETB',
  isActive: true,
  certificates: [],
  contacts: [],
  orderDays: [],
  deliveryDays: [],
  minimumMinor: null,
  nameLocal: null,
  phone: null,
  email: null,
  taxNumber: null,
  cutoffTime: null,
  leadTimeDays: 1,
  paymentTerms: null,
};
const water = {
  id: 'water',
  supplierId: 'bole',
  itemName: 'Water',
  itemNameLocal: null,
  baseUnit: 'ml',
  packText: '20 × 1 l',
  orderUnit: 'case',
  price: '230',
  isTaxIncluded: true,
  pricePerBase: '0.01',
  currency: 'ETB',
  isPrimary: false,
  volatility: 'UNKNOWN',
};

test('a price with tax in it stands beside the price of a litre without, and each says which it is', async () => {
  const answers = { listSuppliers: async () => ({ suppliers: [supplier] }), listOffers: async () => ({ offers: [water] }) };
  const address = '/purchase/suppliers/bole';
  opened.push(await openPurchasing({ screen: SupplierScreen, path: '/purchase/suppliers/$supplierId', address, answers }));
  const line = (await screen.findByText('Water')).closest('li');
  const perLitre = m.purchasing_price_without_tax({ price: '10.00\u00a0ብር', unit: unitWord('l', 1) });
  expect(line?.textContent).toContain(`230.00\u00a0ብር · ${m.purchasing_tax_included()} · ${perLitre}`);
});

test('an address of no supplier here says so, and leads to all suppliers', async () => {
  const answers = { listSuppliers: async () => ({ suppliers: [supplier] }), listOffers: async () => ({ offers: [] }) };
  const address = '/purchase/suppliers/nobody';
  opened.push(await openPurchasing({ screen: SupplierScreen, path: '/purchase/suppliers/$supplierId', address, answers }));
  expect(await screen.findByText(m.ui_unread_not_here())).toBeTruthy();
  expect(screen.getByRole('link', { name: m.purchasing_tab_suppliers() })).toBeTruthy();
});

test('the money of a supplier is chosen by its name, and its sign stands beside it', async () => {
  const answers = { listSuppliers: async () => ({ suppliers: [supplier] }), listOffers: async () => ({ offers: [] }) };
  const address = '/purchase/suppliers/bole';
  opened.push(await openPurchasing({ screen: SupplierScreen, path: '/purchase/suppliers/$supplierId', address, answers }));
  fireEvent.click(await screen.findByRole('button', { name: m.purchasing_edit_supplier() }));
  const currency = await screen.findByLabelText<HTMLSelectElement>(m.purchasing_currency());
  expect([...currency.options].map(({ text }) => text)).toEqual(['US Dollar, $', 'Euro, €', 'British Pound, £', 'Ethiopian Birr, ብር']);
});
