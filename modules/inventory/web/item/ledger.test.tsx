import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { kitchenDevice, tomatoes } from '../testing/kitchen-device.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { shownCount } from '../testing/shown-count.ts';

beforeEach(() => {
  // The document of these tests has no layout: a frame gets the height of a screen.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const row = shownCount('2026-11-29T12:00:00.000Z', { itemId: tomatoes.id, quantity: '2500', balanceAfter: '27500' });

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

test.each([
  ['is still being read', () => new Promise<never>(() => undefined), false],
  ['can’t be read', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ['is read and empty', async () => ({ rows: [], nextCursor: null, currency: 'GBP', isCostVisible: true }), true],
])('of a ledger that %s it is said that nothing was ever booked only where that is known', async (_what, listMovements, isNew) => {
  const levelHistory = async () => ({ steps: [{ at: '2026-11-16T00:00:00.000Z', onHand: '27500' }] });
  const device = await kitchenDevice({ listMovements, levelHistory });
  openScreen(device, `/inventory/${tomatoes.id}`);
  const shortfall = '7 tins';
  const long = m.inventory_find_below_par_long({ shortfall, count: 14 });
  expect(await screen.findByText(isNew ? m.inventory_find_new_short({ shortfall }) : long)).toBeDefined();
  device.close();
});
