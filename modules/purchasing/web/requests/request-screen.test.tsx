import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { uuidv7 } from 'uuidv7';
import { afterEach, expect, test } from 'vitest';

import { setLocale } from '../../../../platform/web/locale.ts';
import { dropAllDrafts, isNothingTyped } from '../../../../platform/web/draft-storage.ts';
import { noKeeping } from '../../../inventory/rules/lot.ts';
import { unitWord } from '../../../inventory/web/parts.ts';
import { openPurchasing } from '../testing/buyer-device.tsx';
import { RequestScreen } from './request-screen.tsx';

const opened: { close: () => void }[] = [];
afterEach(async () => {
  cleanup();
  setLocale('en');
  await dropAllDrafts();
  for (const device of opened.splice(0)) device.close();
});

const teff = {
  id: uuidv7(),
  name: 'Teff',
  nameLocal: null,
  sku: 'TEF-1',
  barcodes: [],
  categoryId: null,
  storageAreaIds: [],
  units: { baseUnit: 'g', packChain: [], countUnits: ['kg'], densityGPerMl: null, eachMeasure: null },
  level: { onHand: '0', averageCost: null, valueMinor: null },
  currency: 'GBP',
  par: null,
  reorderPoint: null,
  keeping: noKeeping,
  lastCountedAt: null,
  isActive: true,
  version: 1,
};

test('a wish that was typed and taken out again leaves nothing behind on the device', async () => {
  const address = `/inventory/request?items=${teff.id}`;
  const answers = { listRequests: async () => ({ requests: [] }) };
  opened.push(await openPurchasing({ screen: RequestScreen, path: '/inventory/request', address, answers }, [teff]));
  const field = await screen.findByLabelText('Teff');
  fireEvent.change(field, { target: { value: '2 kg' } });
  expect(isNothingTyped()).toBe(false);
  fireEvent.change(field, { target: { value: '' } });
  expect(isNothingTyped()).toBe(true);
});

test('what a colleague asked for in Amharic is said to each reader in their own words for units', async () => {
  const asked = { id: uuidv7(), itemId: teff.id, itemName: 'Teff', itemNameLocal: 'ጤፍ', enteredText: '5 ኪግ', baseQuantity: '5000' };
  const standing = { note: null, state: 'OPEN', askedBy: 'Selam', isOwn: false, askedAt: '2026-03-01T08:00:00Z', reason: null };
  const address = `/inventory/request?items=${teff.id}`;
  const answers = { listRequests: async () => ({ requests: [{ ...asked, ...standing }] }) };
  opened.push(await openPurchasing({ screen: RequestScreen, path: '/inventory/request', address, answers }, [teff]));
  expect((await screen.findByText(/Selam/)).textContent).toContain('Teff · 5 kg');
  act(() => setLocale('am'));
  const kilograms = unitWord('kg', 5);
  expect((await screen.findByText(/Selam/)).textContent).toContain(`ጤፍ · 5 ${kilograms}`);
  expect(kilograms).not.toBe('kg');
});
