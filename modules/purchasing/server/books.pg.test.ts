import { beforeEach, expect, it } from 'vitest';

import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { listReceivedLines } from './list-received-lines.ts';
import { moveReceipt } from './move-receipt.ts';
import { inSacks, receive, sendOrder } from './testing/deliveries.ts';
import { openMarket, type Market } from './testing/market.ts';

const database = useTestDatabase();
let market: Market;

beforeEach(async () => {
  market = await openMarket(database());
});

it('accounts read every line that came with what it was booked at, the newest first, and what was taken back as such', async () => {
  const orderId = await sendOrder(market, '2');
  await receive(market, 'owner', { came: '2', orderId, change: { rejected: inSacks('1'), rejectReason: 'DAMAGED' } });
  const wrong = await receive(market, 'owner', { came: '3', orderId: null });
  const back = { receiptId: wrong.id, baseVersion: wrong.version, step: 'REVERSE', reason: 'Twice' } as const;
  await market.as('owner', (tx) => moveReceipt(tx, back));
  const { lines, nextCursor } = await market.as('manager', (tx) => listReceivedLines(tx, {}));
  expect(nextCursor).toBeNull();
  expect(lines).toMatchObject([
    { state: 'REVERSED', orderNumber: null, acceptedBase: '75000', bookedMinor: '12000' },
    {
      state: 'POSTED',
      orderNumber: 'PO-2026-0001',
      supplierName: 'Merkato Grains',
      acceptedBase: '25000',
      rejectedBase: '25000',
      invoicedBase: '0',
      bookedMinor: '4000',
      baseUnit: 'g',
      currency: 'GBP',
    },
  ]);
});
