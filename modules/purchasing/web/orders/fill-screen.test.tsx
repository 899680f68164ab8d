import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { openPurchasing } from '../testing/buyer-device.tsx';
import { FillScreen } from './fill-screen.tsx';

const opened: { close: () => void }[] = [];
afterEach(() => {
  cleanup();
  for (const device of opened.splice(0)) device.close();
});

const units = { baseUnit: 'g', packChain: [], countUnits: ['kg'], densityGPerMl: null, eachMeasure: null };
const milk = { id: 'milk', name: 'Milk', nameLocal: null, sku: 'MIL-1', units, onHand: '0', onOrder: '0', par: '24', attention: 1 };

const open = async (short: string) => {
  const answers = {
    listOrderables: async () => ({ items: [{ ...milk, short }] }),
    listOffers: async () => ({ offers: [] }),
    listSuppliers: async () => ({ suppliers: [] }),
  };
  opened.push(await openPurchasing({ screen: FillScreen, path: '/purchase/fill', address: '/purchase/fill', answers }));
};

test('what is short without a seller is not said to be no shortage, and the way leads to who may sell it', async () => {
  await open('24');
  expect(await screen.findByText(m.purchasing_fill_no_seller_title())).toBeTruthy();
  expect(screen.queryByText(m.purchasing_fill_none_title())).toBeNull();
  expect(screen.getByText('Milk')).toBeTruthy();
  expect(screen.getByRole('link', { name: m.purchasing_tab_suppliers() }).getAttribute('href')).toBe('/purchase?tab=suppliers');
});

test('where nothing is short, it is said', async () => {
  await open('0');
  expect(await screen.findByText(m.purchasing_fill_none_title())).toBeTruthy();
});
