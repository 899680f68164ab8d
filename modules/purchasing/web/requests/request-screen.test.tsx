import { cleanup, fireEvent, screen } from '@testing-library/react';
import { uuidv7 } from 'uuidv7';
import { afterEach, expect, test } from 'vitest';

import { dropAllDrafts, isNothingTyped } from '../../../../platform/web/draft-storage.ts';
import { noKeeping } from '../../../inventory/rules/lot.ts';
import { openPurchasing } from '../testing/buyer-device.tsx';
import { RequestScreen } from './request-screen.tsx';

const opened: { close: () => void }[] = [];
afterEach(async () => {
  cleanup();
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
