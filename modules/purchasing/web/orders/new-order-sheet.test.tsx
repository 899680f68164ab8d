import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { openPurchasing, type PurchasingAnswers } from '../testing/buyer-device.tsx';
import { NewOrderSheet } from './new-order-sheet.tsx';

const opened: { close: () => void }[] = [];
afterEach(() => {
  cleanup();
  for (const device of opened.splice(0)) device.close();
});

const Sheet = () => <NewOrderSheet onClose={() => {}} />;

const open = async (listSuppliers: NonNullable<PurchasingAnswers['listSuppliers']>) => {
  opened.push(await openPurchasing({ screen: Sheet, path: '/purchase', address: '/purchase', answers: { listSuppliers } }));
};

test('who sells something can be chosen', async () => {
  await open(async () => ({ suppliers: [{ id: 'merkato', name: 'Merkato Grains', isActive: true, offers: 3 }] }));
  expect(await screen.findByRole('option', { name: 'Merkato Grains' })).toBeTruthy();
});

test('without a line it is said why there is nobody to choose', async () => {
  await open(() => Promise.reject(new TypeError('fetch failed')));
  expect(await screen.findByText(m.ui_unread_no_connection())).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});
