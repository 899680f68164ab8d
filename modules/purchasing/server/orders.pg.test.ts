import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, it } from 'vitest';

import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import type { OrderStep } from '../rules/order-state.ts';
import { listOrderLines, listOrders } from './list-orders.ts';
import { getOrder } from './load-order.ts';
import { moveOrder, reviseOrder } from './move-order.ts';
import { listPrices } from './offer-prices.ts';
import { listOffers, saveOffer } from './offers.ts';
import { listOrderables } from './orderables.ts';
import { decideRequest, listRequests, requestItems } from './requests.ts';
import { listSuppliers, saveSupplier } from './suppliers.ts';
import { grains, teffOffer } from './testing/grains.ts';
import { draft, openMarket, type Market } from './testing/market.ts';
import { createOrders, saveOrder } from './write-orders.ts';

const database = useTestDatabase();
let market: Market;

beforeEach(async () => {
  market = await openMarket(database());
});

const move = async (role: 'owner' | 'manager', orderId: string, how: { step: OrderStep; reason?: string }) => {
  const { version } = await market.as(role, (tx) => getOrder(tx, orderId));
  return market.as(role, (tx) => moveOrder(tx, { orderId, baseVersion: version, step: how.step, reason: how.reason ?? null }));
};

const lines = (sacks: string) => [{ lineId: uuidv7(), offerId: market.offerId, quantity: sacks }];

describe('an order', () => {
  it('is numbered without a gap, priced by its offer, and counts as on its way once it is sent', async () => {
    const orderId = await draft(market, 'manager', { sacks: '2' });
    const second = await draft(market, 'manager', { sacks: '1' });
    const order = await market.as('manager', (tx) => getOrder(tx, orderId));
    expect(order).toMatchObject({ state: 'DRAFT', totalMinor: '8000', unpricedLines: 0, lineCount: 1, revision: 0 });
    expect(order.number).toMatch(/^PO-\d{4}-0001$/);
    expect((await market.as('manager', (tx) => getOrder(tx, second))).number).toMatch(/-0002$/);
    await move('manager', orderId, { step: 'SUBMIT' });
    const { items } = await market.as('manager', listOrderables);
    expect(items).toMatchObject([{ onHand: '10000', onOrder: '50000', par: '60000', short: '0' }]);
  });

  it('above a manager’s limit waits for the owner, who has not written it', async () => {
    const orderId = await draft(market, 'manager', { sacks: '51' });
    expect(await move('manager', orderId, { step: 'SUBMIT' })).toMatchObject({ state: 'PENDING_APPROVAL', revision: 0 });
    await expect(move('manager', orderId, { step: 'APPROVE' })).rejects.toMatchObject({ code: 'ORDER_NEEDS_OWNER' });
    expect(await move('owner', orderId, { step: 'APPROVE' })).toMatchObject({ state: 'SENT', revision: 1 });
  });

  it('with far more than last time waits for a second look, and says why', async () => {
    await move('manager', await draft(market, 'manager', { sacks: '2' }), { step: 'SUBMIT' });
    const orderId = await draft(market, 'manager', { sacks: '4' });
    const order = await market.as('manager', (tx) => getOrder(tx, orderId));
    expect(order.lines[0]?.alerts).toEqual(['FAR_MORE']);
    expect(await move('manager', orderId, { step: 'SUBMIT' })).toMatchObject({ state: 'PENDING_APPROVAL' });
  });

  it('below what the supplier brings goes out only with a reason', async () => {
    market = await openMarket(database(), { minimumMinor: '10000' });
    const orderId = await draft(market, 'manager', { sacks: '2' });
    await expect(move('manager', orderId, { step: 'SUBMIT' })).rejects.toMatchObject({ code: 'ORDER_BELOW_MINIMUM' });
    expect(await move('manager', orderId, { step: 'SUBMIT', reason: 'Agreed by phone' })).toMatchObject({ state: 'SENT' });
  });

  it('for a day that is over goes out only with a reason, and a second one for the same day is pointed out', async () => {
    const late = await draft(market, 'manager', { sacks: '2', expectedOn: '2020-01-31' });
    await expect(move('manager', late, { step: 'SUBMIT' })).rejects.toMatchObject({ code: 'ORDER_PAST_CUTOFF' });
    const second = await draft(market, 'manager', { sacks: '2', expectedOn: '2020-01-31' });
    const { checks } = await market.as('manager', (tx) => getOrder(tx, second));
    expect(checks.sameDay).toEqual([expect.stringMatching(/-0001$/)]);
  });

  it('is changed after sending only as a new revision; what was told before stays as it was', async () => {
    const orderId = await draft(market, 'manager', { sacks: '2' });
    const sent = await move('manager', orderId, { step: 'SUBMIT' });
    const change = { orderId, baseVersion: sent.version, expectedOn: null, note: 'Back door', lines: lines('3'), reason: null };
    await expect(market.as('manager', (tx) => saveOrder(tx, change))).rejects.toMatchObject({ code: 'ORDER_STATE_FORBIDS' });
    expect(await market.as('manager', (tx) => reviseOrder(tx, change))).toMatchObject({ state: 'SENT', revision: 2, totalMinor: '12000' });
    const told = await queryAs<{ quantity: string }>(
      database().superuser,
      `select lines -> 0 ->> 'quantity' as quantity from purchase_order_revision where order_id = $1 order by revision`,
      [orderId],
    );
    expect(told.map(({ quantity }) => quantity)).toEqual(['2', '3']);
  });

  it('goes into a file with its lines, page by page, and none of another restaurant', async () => {
    const ids = [await draft(market, 'manager', { sacks: '2' }), await draft(market, 'manager', { sacks: '3' })];
    await draft(await openMarket(database()), 'manager', { sacks: '9' });
    const first = await market.as('manager', (tx) => listOrderLines(tx, { filter: 'ALL', limit: 1 }));
    const second = await market.as('manager', (tx) =>
      listOrderLines(tx, { filter: 'ALL', limit: 1, cursor: first.nextCursor ?? undefined }),
    );
    const orders = [...first.orders, ...second.orders];
    expect(orders.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(orders.flatMap(({ lines: ordered }) => ordered.map(({ quantity }) => quantity)).toSorted()).toEqual(['2', '3']);
    expect(second.nextCursor).toBeNull();
  });

  it('is not changed over what somebody else wrote meanwhile', async () => {
    const orderId = await draft(market, 'manager', { sacks: '2' });
    const change = { orderId, baseVersion: 1, expectedOn: null, note: null, lines: lines('3'), reason: null };
    await market.as('manager', (tx) => saveOrder(tx, change));
    await expect(market.as('owner', (tx) => saveOrder(tx, change))).rejects.toMatchObject({ code: 'ORDER_CHANGED', data: { version: 2 } });
  });

  it('that is given up is off its way, and the wishes behind it are open again', async () => {
    const requestId = uuidv7();
    const { itemId, supplierId } = market;
    const entry = { text: '1 kg', parts: [{ quantity: '1', unit: 'kg' as const }] };
    const envelope = { commandId: uuidv7(), restaurantId: market.restaurantId, deviceId: uuidv7(), occurredAt: new Date().toISOString() };
    await market.as('kitchenstaff', (tx) =>
      requestItems(tx, { ...envelope, body: { requests: [{ requestId, itemId, entry, note: null }] } }),
    );
    const orderId = uuidv7();
    const order = { orderId, supplierId, expectedOn: null, note: null, lines: lines('1') };
    await market.as('manager', (tx) => createOrders(tx, { orders: [order], requestIds: [requestId] }));
    const decline = { requestId, to: 'DECLINED', reason: 'No' } as const;
    await expect(market.as('manager', (tx) => decideRequest(tx, decline))).rejects.toMatchObject({ code: 'REQUEST_DECIDED' });
    await move('manager', orderId, { step: 'CANCEL', reason: 'Closed' });
    expect(await market.as('chef', (tx) => listRequests(tx, 'OPEN'))).toMatchObject({
      requests: [{ id: requestId, baseQuantity: '1000' }],
    });
    expect((await market.as('manager', (tx) => listOrders(tx, { filter: 'OVER', limit: 5 }))).orders).toMatchObject([
      { state: 'CANCELLED' },
    ]);
  });

  it('is found page by page, each one once', async () => {
    const ids = [
      await draft(market, 'owner', { sacks: '1' }),
      await draft(market, 'owner', { sacks: '1' }),
      await draft(market, 'owner', { sacks: '1' }),
    ];
    const first = await market.as('owner', (tx) => listOrders(tx, { filter: 'OPEN', limit: 2 }));
    const rest = await market.as('owner', (tx) => listOrders(tx, { filter: 'OPEN', limit: 2, cursor: first.nextCursor ?? '' }));
    expect([...first.orders, ...rest.orders].map(({ id }) => id)).toEqual(ids.toReversed());
    expect(rest.nextCursor).toBeNull();
  });
});

describe('an offer', () => {
  const change = (price: string, baseVersion: number) =>
    market.as('manager', (tx) => saveOffer(tx, { offerId: market.offerId, baseVersion, offer: { ...teffOffer(market), price } }));

  it('keeps every price it had, and says how restless they are', async () => {
    await change('40', 1);
    await change('50', 2);
    const { prices } = await market.as('manager', (tx) => listPrices(tx, market.offerId));
    expect(prices.map(({ price }) => price)).toEqual(['50', '40']);
    expect((await market.as('manager', (tx) => listOffers(tx, {}))).offers).toMatchObject([
      { pricePerBase: '0.002', volatility: 'VOLATILE', isPrimary: true },
    ]);
  });

  it('tells when the same supplier asks noticeably more, and never how much it asks', async () => {
    const told = await market.as('manager', async (tx) => {
      await saveOffer(tx, { offerId: market.offerId, baseVersion: 1, offer: { ...teffOffer(market), price: '44' } });
      return tx.events;
    });
    expect(told).toMatchObject([{ name: 'purchasing.v1.price-changed', payload: { changeBps: 1000 } }]);
    expect(JSON.stringify(told)).not.toContain('"44"');
  });

  it('is the primary one until another takes its place', async () => {
    const other = uuidv7();
    await market.as('manager', (tx) =>
      saveOffer(tx, { offerId: other, baseVersion: null, offer: { ...teffOffer(market), isPrimary: true } }),
    );
    const { offers } = await market.as('manager', (tx) => listOffers(tx, { itemId: market.itemId }));
    expect(offers.map(({ id, isPrimary }) => [id, isPrimary])).toEqual([
      [other, true],
      [market.offerId, false],
    ]);
  });

  it('in a unit without a size on the item is refused, never taken as one to one', async () => {
    const offer = { ...teffOffer(market), orderUnit: 'case' as const };
    const saving = market.as('manager', (tx) => saveOffer(tx, { offerId: uuidv7(), baseVersion: null, offer }));
    await expect(saving).rejects.toMatchObject({ code: 'UNIT_NOT_IN_PACK_CHAIN' });
  });
});

describe('a supplier', () => {
  it('has one name, whatever its letters’ size, and a tax number as its country writes it', async () => {
    const save = (supplier: Partial<typeof grains>) =>
      market.as('manager', (tx) => saveSupplier(tx, { supplierId: uuidv7(), baseVersion: null, supplier: { ...grains, ...supplier } }));
    await expect(save({ name: 'MERKATO grains' })).rejects.toMatchObject({ code: 'SUPPLIER_NAME_TAKEN' });
    await expect(save({ name: 'Other', taxNumber: '123' })).rejects.toMatchObject({ code: 'TAX_NUMBER_WRONG' });
    expect(await save({ name: 'Other', taxNumber: '434 0314 94' })).toMatchObject({ supplier: { taxNumber: 'GB434031494', version: 1 } });
  });

  it('is listed with what hangs on it', async () => {
    await move('manager', await draft(market, 'manager', { sacks: '2' }), { step: 'SUBMIT' });
    const { suppliers } = await market.as('manager', listSuppliers);
    expect(suppliers).toMatchObject([{ name: 'Merkato Grains', offers: 1, openOrders: 1, lastOrderedAt: expect.stringContaining('T') }]);
  });
});
