import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import { kitchenDevice, tomatoes } from '../testing/kitchen-device.tsx';
import { openScreen } from '../testing/open-screen.tsx';

afterEach(cleanup);

const lotId = '01a1fed9-3eb0-7dd0-84fc-c295b4f36ccd';

/** A lot that nobody has marked: its date alone speaks. */
const lot = {
  id: lotId,
  itemId: tomatoes.id,
  lotNumber: 'L-7',
  supplierName: null,
  receivedAt: '2026-11-01T08:00:00.000Z',
  receivedOn: '2026-11-01',
  dateType: 'USE_BY',
  printedDate: '2026-11-20',
  openedOn: null,
  frozenOn: null,
  thawedOn: null,
  expiresOn: '2026-11-20',
  status: 'AVAILABLE',
  statusReason: null,
  onHand: '2500',
  parentId: null,
};

test.each([
  ['may be used on its last day', '2026-11-20', m.inventory_lot_status_available(), m.inventory_lot_status_expired()],
  ['is over the day after, before any job has said so', '2026-11-21', m.inventory_lot_status_expired(), m.inventory_lot_status_available()],
])('a lot that is traced %s', async (_title, today, said, unsaid) => {
  const item = { ...tomatoes, allergens: {}, isKeyItem: false };
  const device = await kitchenDevice({ traceLot: () => Promise.resolve({ lot, item, today, movements: [], parts: [], steps: [] }) });
  openScreen(device, `/inventory/lots/${lotId}`);
  const heading = await screen.findByRole('heading', { level: 1, name: /L-7/ });
  expect(heading.textContent).toContain(said);
  expect(heading.textContent).not.toContain(unsaid);
  device.close();
});
