import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
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

const at = '2026-11-29T12:00:00.000Z';
const row = {
  itemId: tomatoes.id,
  kind: 'COUNT_ADJUST',
  quantity: '2500',
  entry: null,
  unitCost: null,
  valueMinor: null,
  balanceAfter: '27500',
  averageCostAfter: null,
  isProvisionalCost: false,
  reason: null,
  note: null,
  sourceId: 'count',
  occurredAt: at,
  effectiveAt: at,
  recordedAt: at,
  businessDate: '2026-11-29',
  actor: { id: 'hanna', name: 'Hanna Bekele' },
  correctsId: null,
  correctedById: null,
};

test('a row that only holds a count says why it is there, and a count that was made says nothing of it', async () => {
  const rows = [
    { ...row, id: 'hold', sourceType: 'count-hold' },
    { ...row, id: 'count', sourceType: 'count' },
  ];
  const device = await kitchenDevice({ listMovements: async () => ({ rows, nextCursor: null, currency: 'GBP', isCostVisible: true }) });
  openScreen(device, `/inventory/${tomatoes.id}`);
  expect(await screen.findAllByText(m.inventory_ledger_held())).toHaveLength(1);
  device.close();
});
