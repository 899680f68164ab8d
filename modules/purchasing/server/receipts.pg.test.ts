import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, it } from 'vitest';

import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { listDeliveries } from './list-deliveries.ts';
import { getOrder } from './load-order.ts';
import { moveOrder, reviseOrder } from './move-order.ts';
import { moveReceipt } from './move-receipt.ts';
import { inSacks, receive as receiveIn, sendOrder as send, type Came } from './testing/deliveries.ts';
import { openMarket, type Market } from './testing/market.ts';

const database = useTestDatabase();
let market: Market;

beforeAll(async () => {
  market = await openMarket(database());
});

const receive = (role: 'owner' | 'manager' | 'chef' | 'kitchenstaff', came: Came) => receiveIn(market, role, came);
const sendOrder = (sacks: string) => send(market, sacks);

const stateOf = async (orderId: string) => {
  const { state, lines } = await market.as('owner', (tx) => getOrder(tx, orderId));
  return [state, lines[0]?.receivedBase];
};

const ledgerOf = (receiptId: string) =>
  queryAs<{ kind: string; quantity: string; value_minor: string; entered_text: string | null }>(
    database().superuser,
    `select kind, trim_scale(quantity)::text as quantity, value_minor::text, entered_text from stock_movement where source_id = $1 and kind = 'RECEIPT' order by entry_number`,
    [receiptId],
  );

describe('a delivery', () => {
  it('that is as ordered is booked at once by kitchen staff, at the order’s price to the penny', async () => {
    const orderId = await sendOrder('3');
    const receipt = await receive('kitchenstaff', { came: '3', orderId });
    expect(receipt).toMatchObject({ state: 'POSTED', findings: [], number: expect.stringMatching(/^GRN-\d{4}-\d{4}$/) });
    expect(await ledgerOf(receipt.id)).toMatchObject([
      { kind: 'RECEIPT', quantity: '75000', value_minor: '12000', entered_text: '3 sack' },
    ]);
    expect(await stateOf(orderId)).toEqual(['RECEIVED', '75000']);
  });

  it('that is short waits for a manager, who alone books it; the order then waits for the rest', async () => {
    const orderId = await sendOrder('3');
    const receipt = await receive('kitchenstaff', { came: '2', orderId });
    expect(receipt).toMatchObject({ state: 'COMPLETED', findings: ['SHORT'] });
    expect(await ledgerOf(receipt.id)).toEqual([]);
    expect(await stateOf(orderId)).toEqual(['SENT', '0']);
    const move = { receiptId: receipt.id, baseVersion: receipt.version, step: 'POST', reason: null } as const;
    await expect(market.as('chef', (tx) => moveReceipt(tx, move))).rejects.toMatchObject({ code: 'RECEIPT_NEEDS_MANAGER' });
    expect(await market.as('manager', (tx) => moveReceipt(tx, move))).toMatchObject({ state: 'POSTED' });
    expect(await stateOf(orderId)).toEqual(['PARTIALLY_RECEIVED', '50000']);
    await expect(market.as('owner', (tx) => moveReceipt(tx, move))).rejects.toMatchObject({ code: 'RECEIPT_CHANGED' });
    expect(await receive('kitchenstaff', { came: '1', orderId })).toMatchObject({ state: 'POSTED', findings: [] });
    expect(await stateOf(orderId)).toEqual(['RECEIVED', '75000']);
  });

  it('of which a part is sent back books only what is taken, and needs to hear why', async () => {
    const orderId = await sendOrder('2');
    const change = { rejected: inSacks('1'), rejectReason: 'DAMAGED' } as const;
    await expect(receive('chef', { came: '2', orderId, change: { ...change, rejectReason: null } })).rejects.toMatchObject({
      code: 'RECEIPT_REJECT_REASON_REQUIRED',
    });
    const receipt = await receive('manager', { came: '2', orderId, change });
    expect(receipt).toMatchObject({ state: 'POSTED', findings: ['REJECTED'], lines: [{ acceptedBase: '25000', rejectedText: '1 sack' }] });
    expect(await ledgerOf(receipt.id)).toMatchObject([{ quantity: '25000', value_minor: '4000' }]);
  });

  it('of more than is let pass is booked by a manager with a reason, and by nobody without one', async () => {
    const orderId = await sendOrder('2');
    const receipt = await receive('manager', { came: '3', orderId });
    expect(receipt).toMatchObject({ state: 'COMPLETED', isOverTolerance: true });
    const move = { receiptId: receipt.id, baseVersion: receipt.version, step: 'POST' } as const;
    await expect(market.as('owner', (tx) => moveReceipt(tx, { ...move, reason: null }))).rejects.toMatchObject({
      code: 'RECEIPT_OVER_NEEDS_REASON',
    });
    expect(await market.as('owner', (tx) => moveReceipt(tx, { ...move, reason: 'Agreed' }))).toMatchObject({ state: 'POSTED' });
  });

  it('of what the scale says, not the sack: more than is let pass is found by its weight, and the order’s line is named', async () => {
    const orderId = await sendOrder('1');
    const lines = (await market.as('owner', (tx) => getOrder(tx, orderId))).lines.map(({ id }) => id);
    const receipt = await receive('kitchenstaff', { came: '1', orderId, change: { catchWeightG: '28000' } });
    expect(receipt).toMatchObject({
      state: 'COMPLETED',
      findings: ['OVER'],
      lines: [{ acceptedBase: '28000', catchWeightG: '28000', orderLineId: lines[0] }],
    });
  });

  it('that is taken back leaves stock as it was, and the order waits for it again', async () => {
    const orderId = await sendOrder('1');
    const receipt = await receive('chef', { came: '1', orderId });
    const move = { receiptId: receipt.id, baseVersion: receipt.version, step: 'REVERSE', reason: 'Another house' } as const;
    expect(await market.as('manager', (tx) => moveReceipt(tx, move))).toMatchObject({ state: 'REVERSED' });
    expect(await stateOf(orderId)).toEqual(['SENT', '0']);
    const rows = await queryAs<{ sum: string }>(
      database().superuser,
      `select sum(quantity)::int::text as sum from stock_movement where source_id = $1`,
      [receipt.id],
    );
    expect(rows).toEqual([{ sum: '0' }]);
  });

  it('without an order is booked at once, at what the supplier asks', async () => {
    const receipt = await receive('kitchenstaff', { came: '1', orderId: null });
    expect(receipt).toMatchObject({ state: 'POSTED', orderNumber: null });
    expect(await ledgerOf(receipt.id)).toMatchObject([{ value_minor: '4000' }]);
  });

  it('of an order that was given up meanwhile is taken in all the same, for a manager to look at', async () => {
    const orderId = await sendOrder('1');
    const { version } = await market.as('owner', (tx) => getOrder(tx, orderId));
    await market.as('owner', (tx) => moveOrder(tx, { orderId, baseVersion: version, step: 'CANCEL', reason: 'Closed' }));
    expect(await receive('kitchenstaff', { came: '1', orderId })).toMatchObject({ state: 'COMPLETED', findings: ['UNORDERED'] });
  });

  it('that waits keeps its order from being changed under it; what is left can be given up', async () => {
    const orderId = await sendOrder('4');
    const waiting = await receive('kitchenstaff', { came: '3', orderId });
    const order = await market.as('owner', (tx) => getOrder(tx, orderId));
    const lines = [{ lineId: uuidv7(), offerId: market.offerId, quantity: '1' }];
    const change = { orderId, baseVersion: order.version, expectedOn: null, note: null, lines, reason: null };
    await expect(market.as('owner', (tx) => reviseOrder(tx, change))).rejects.toMatchObject({ code: 'ORDER_DELIVERY_WAITING' });
    const post = { receiptId: waiting.id, baseVersion: waiting.version, step: 'POST', reason: null } as const;
    await market.as('manager', (tx) => moveReceipt(tx, post));
    const { version } = await market.as('owner', (tx) => getOrder(tx, orderId));
    const close = { orderId, baseVersion: version, step: 'CLOSE_SHORT' } as const;
    await expect(market.as('manager', (tx) => moveOrder(tx, { ...close, reason: null }))).rejects.toMatchObject({
      code: 'ORDER_REASON_REQUIRED',
    });
    expect(await market.as('manager', (tx) => moveOrder(tx, { ...close, reason: 'No more teff' }))).toMatchObject({
      state: 'CLOSED_SHORT',
    });
  });
});

it('the kitchen is told what to expect in the supplier’s packs, and no price', async () => {
  const orderId = await sendOrder('2');
  const deliveries = await market.as('kitchenstaff', listDeliveries);
  const expected = deliveries.expected.find((order) => order.orderId === orderId);
  expect(expected).toMatchObject({
    supplierName: 'Merkato Grains',
    lines: [{ outstandingBase: '50000', unit: 'sack', packText: 'sack of 25 kg' }],
  });
  expect(JSON.stringify(deliveries)).not.toMatch(/price|minor|cost/i);
});
