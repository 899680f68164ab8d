import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { kitchenPresses, ticketsNow } from '../../modules/kitchen/server/public.ts';
import type { LineState } from '../../modules/kitchen/rules/line-state.ts';
import { signedSince } from '../../modules/reports/server/public.ts';
import { withSystem } from '../../platform/server/database/tenancy.ts';
import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import { envelope } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { lineBody, newNumber, orderBody } from './testing/kitchen-fixtures.ts';
import { sellDish } from './testing/sell-dish.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;
let dishId: string;
let itemId: string;

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
});

beforeEach(async () => {
  ({ dishId, itemId } = await sellDish(app, here.people.owner, { restaurantId: here.restaurantId }));
});

const as = (role: Role = 'owner') => app.as(here.people[role]).kitchen;
const tell = <Body>(body: Body) => envelope(here.restaurantId, body);

/** What has left stock since the dish was put on the menu; a portion takes a hundred grams of ten thousand. @unit g */
const taken = async (): Promise<number> => {
  const { onHand } = await app.as(here.people.owner).inventory.explainLevel({ restaurantId: here.restaurantId, itemId });
  return 10_000 - Number(onHand);
};

const open = async (lines: readonly ReturnType<typeof lineBody>[], changes: object = {}) => {
  const { order } = await as().openOrder(tell({ ...orderBody(uuidv7(), lines), ...changes }));
  return order;
};

const step = (lineId: string, name: 'START' | 'READY' | 'PASS' | 'SERVE' | 'RECALL', eventId = uuidv7()) =>
  as('kitchenstaff').stepLines(tell({ steps: [{ eventId, lineId, step: name, isConfirmed: false }] }));

const read = async (orderId: string) => (await as().readOrder({ restaurantId: here.restaurantId, orderId })).order;

const stateOf = async (orderId: string, lineId: string): Promise<LineState | undefined> =>
  (await read(orderId)).lines.find(({ id }) => id === lineId)?.state;

const tracesOf = (orderId: string) =>
  queryAs(database().owner, `select name, payload from event where payload ->> 'orderId' = $1 order by sequence`, [orderId]);

describe('an order', () => {
  it('is in the kitchen and out of stock at once, with names and prices of its own', async () => {
    const order = await open([lineBody(dishId, { quantity: 2 })]);
    expect(order).toMatchObject({ state: 'OPEN', bill: { totalMinor: '2400', leftMinor: '2400' } });
    expect(order.lines).toMatchObject([{ state: 'QUEUED', sentQuantity: 2, dishName: 'Shiro', unitPriceMinor: '1200' }]);
    expect(await taken()).toBe(200);
  });

  it('holds what is not to be cooked yet, and fires it once', async () => {
    const held = lineBody(dishId, { isHeld: true, course: 2 });
    const order = await open([held]);
    expect([order.lines[0]?.sentQuantity, await taken()]).toEqual([0, 0]);
    const fire = () => as('staff').paceOrder(tell({ orderId: order.id, step: 'FIRE' as const, course: 2, lineIds: [] }));
    expect((await fire()).order.lines).toMatchObject([{ state: 'QUEUED', sentQuantity: 1 }]);
    await fire();
    expect(await taken()).toBe(100);
    await as().paceOrder(tell({ orderId: order.id, step: 'HOLD' as const, course: null, lineIds: [held.lineId] }));
    expect([await stateOf(order.id, held.lineId), await taken()]).toEqual(['HELD', 0]);
  });

  it('tells the kitchen and the stock the difference alone', async () => {
    const line = lineBody(dishId, { quantity: 2 });
    const order = await open([line]);
    const change = (quantity: number) =>
      as().changeOrder(tell({ orderId: order.id, guests: {}, add: [], change: [{ lineId: line.lineId, quantity }] }));
    expect((await change(5)).order.lines).toMatchObject([{ quantity: 5, sentQuantity: 5, acknowledgedAt: null }]);
    expect(await taken()).toBe(500);
    await change(1);
    expect(await taken()).toBe(100);
    await step(line.lineId, 'START');
    await expect(change(3)).rejects.toMatchObject({ code: 'LINE_ON_FIRE' });
  });

  it('is merged, split, moved and paid without a word to the kitchen or the stock', async () => {
    const [line, other] = [lineBody(dishId, { quantity: 3 }), lineBody(dishId)];
    const [order, joined] = [await open([line]), await open([other])];
    const before = (await tracesOf(order.id)).length;
    await as().mergeOrders(tell({ orderId: joined.id, intoId: order.id }));
    const parts = [{ lineId: line.lineId, quantity: 1, newLineId: uuidv7() }];
    const split = await as().splitOrder(tell({ orderId: order.id, newOrderId: uuidv7(), number: newNumber(), parts }));
    await as().moveOrder(tell({ orderId: order.id, tableId: null }));
    const paid = { paymentId: uuidv7(), method: 'CASH' as const, amountMinor: '3600', reference: null };
    const { order: settled } = await as('staff').takePayment(tell({ orderId: order.id, ...paid }));
    expect(settled.bill).toMatchObject({ totalMinor: '3600', leftMinor: '0' });
    for (const { lines } of [settled, split.newOrder]) expect(lines.every((one) => one.sentQuantity === one.quantity)).toBe(true);
    expect(await taken()).toBe(400);
    expect((await read(joined.id)).state).toBe('CANCELLED');
    const fires = await queryAs(database().owner, `select id from kitchen_event where kind = 'FIRE' and line_id = any ($1)`, [
      [line.lineId, other.lineId, parts[0]?.newLineId],
    ]);
    expect(fires).toHaveLength(2);
    expect((await tracesOf(order.id)).length).toBeGreaterThan(before);
  });

  it('of a dish that is gone still shows, and one that is 86 is refused by name', async () => {
    const order = await open([lineBody(dishId)]);
    await app.as(here.people.chef).menu.pauseDish(tell({ dishId, isPaused: true, reason: null, until: null }));
    const nameLocal = 'ሽሮ';
    await expect(open([lineBody(dishId)])).rejects.toMatchObject({ code: 'DISH_OFF', data: { name: 'Shiro', nameLocal } });
    await app.as(here.people.owner).menu.moveDish(tell({ dishId, baseVersion: 3, step: 'RETIRE' as const }));
    await expect(open([lineBody(dishId)])).rejects.toMatchObject({ code: 'DISH_NOT_ON_MENU', data: { nameLocal } });
    expect((await read(order.id)).lines).toMatchObject([{ dishName: 'Shiro' }]);
  });

  it('of a kind for which the dish has no price is refused by the names of the dish', async () => {
    await expect(open([lineBody(dishId)], { channel: 'TAKEAWAY', tableId: null })).rejects.toMatchObject({
      code: 'DISH_NOT_SOLD_HERE',
      data: { name: 'Shiro', nameLocal: 'ሽሮ' },
    });
  });

  it('takes the next number of its letters where another device had the same', async () => {
    const number = { prefix: 'ZZ', number: 7 };
    const [first, second] = [await open([], { number }), await open([], { number })];
    expect([first.number, second.number]).toEqual(['ZZ-7', 'ZZ-8']);
  });

  it('is closed when it is paid, and money goes back only as far as it came', async () => {
    const order = await open([lineBody(dishId)]);
    const close = () => as().closeOrder(tell({ orderId: order.id, step: 'CLOSE' as const }));
    await expect(close()).rejects.toMatchObject({ code: 'ORDER_NOT_PAID', data: { leftMinor: '1200' } });
    const discount = { discountId: uuidv7(), off: { kind: 'SHARE' as const, share: 5000 }, reason: 'Waited' };
    await as('manager').giveDiscount(tell({ orderId: order.id, ...discount }));
    const cash = (amountMinor: string) =>
      tell({ orderId: order.id, paymentId: uuidv7(), method: 'CASH' as const, amountMinor, reference: null });
    await as('staff').takePayment(cash('700'));
    await expect(as('manager').giveBack(cash('701'))).rejects.toMatchObject({ code: 'GIVE_BACK_TOO_MUCH' });
    await as('manager').giveBack(cash('100'));
    expect((await close()).order).toMatchObject({ state: 'CLOSED', bill: { discountMinor: '600', paidMinor: '600', leftMinor: '0' } });
    const printed = await as('staff').printBill({ restaurantId: here.restaurantId, orderId: order.id, language: 'am' });
    expect(Buffer.from(printed.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('a dish in the kitchen', () => {
  it('goes its way, and a step that comes twice, late or out of order changes nothing', async () => {
    const line = lineBody(dishId);
    const order = await open([line]);
    const eventId = uuidv7();
    await step(line.lineId, 'READY', eventId);
    const again = await step(line.lineId, 'READY', eventId);
    expect(again.left).toEqual([{ lineId: line.lineId, code: 'LINE_STEP_NOT_NOW' }]);
    expect((await step(line.lineId, 'START')).left).toHaveLength(1);
    await step(line.lineId, 'SERVE');
    expect((await step(line.lineId, 'RECALL')).lines).toMatchObject([{ state: 'QUEUED', readyAt: null, servedAt: null }]);
    // The first twin comes once more, after the dish was called back: the same step is not taken twice.
    await step(line.lineId, 'READY', eventId);
    expect(await stateOf(order.id, line.lineId)).toBe('QUEUED');
    expect((await step(uuidv7(), 'START')).left).toMatchObject([{ code: 'LINE_UNKNOWN' }]);
  });

  it('is undone within ten seconds, by the clock of the device', async () => {
    const line = lineBody(dishId);
    const order = await open([line]);
    const [started, eventId] = [uuidv7(), uuidv7()];
    await step(line.lineId, 'START', started);
    await step(line.lineId, 'READY', eventId);
    const undo = (undoesId: string, seconds: number) =>
      as().undoSteps({
        ...tell({ undone: [{ eventId: uuidv7(), lineId: line.lineId, undoesId }] }),
        occurredAt: new Date(Date.now() + seconds * 1000).toISOString(),
      });
    expect((await undo(started, 0)).left).toMatchObject([{ code: 'UNDO_NOT_LAST' }]);
    expect((await undo(eventId, 20)).left).toMatchObject([{ code: 'UNDO_TOO_LATE' }]);
    expect((await undo(eventId, 1)).lines).toMatchObject([{ state: 'STARTED', readyAt: null }]);
    expect(await stateOf(order.id, line.lineId)).toBe('STARTED');
  });

  it('goes back into stock when it is voided before anything was begun, and stays on screen until it was seen', async () => {
    const line = lineBody(dishId, { quantity: 2 });
    await open([line]);
    await as('staff').voidLines(tell({ lines: [{ eventId: uuidv7(), lineId: line.lineId }], reason: 'Left' }));
    expect(await taken()).toBe(0);
    const shown = async () => (await as().readKitchen({ restaurantId: here.restaurantId })).lines.map(({ id }) => id);
    expect(await shown()).toContain(line.lineId);
    await as('kitchenstaff').acknowledge(tell({ lineIds: [line.lineId] }));
    expect(await shown()).not.toContain(line.lineId);
  });

  it('on the fire is voided by whoever leads, stays out of stock, and is told to be thrown away', async () => {
    const line = lineBody(dishId);
    const order = await open([line]);
    await step(line.lineId, 'START');
    const ask = () => as('staff').voidLines(tell({ lines: [{ eventId: uuidv7(), lineId: line.lineId }], reason: 'Left' }));
    expect((await ask()).lines).toMatchObject([{ state: 'VOID_REQUESTED' }]);
    expect((await ask()).left).toMatchObject([{ code: 'VOID_NEEDS_LEAD' }]);
    const settle = (isGranted: boolean) => as('manager').settleVoid(tell({ eventId: uuidv7(), lineId: line.lineId, isGranted }));
    expect(await settle(false)).toMatchObject({ line: { state: 'STARTED' } });
    await ask();
    expect(await settle(true)).toMatchObject({ line: { state: 'VOIDED' } });
    expect(await taken()).toBe(100);
    const discards = (await tracesOf(order.id)).filter((row) => row['name'] === 'kitchen.v1.dish-discarded');
    expect(discards).toMatchObject([{ payload: { cause: 'VOID', quantity: 1, reason: 'Left' } }]);
    expect((await read(order.id)).bill.totalMinor).toBe('0');
  });

  it('is late when the slowest of what was fired with it is, and not before', async () => {
    const [quick, slow] = [lineBody(dishId), lineBody(dishId)];
    const order = await open([quick, slow]);
    const { owner, pools } = database();
    const due = (lineId: string, seconds: number) =>
      queryAs(owner, `update order_line set target_seconds = $2, fired_at = now() - interval '10 minutes' where id = $1`, [
        lineId,
        seconds,
      ]);
    const firedAtOnce = `update order_line set fired_at = (select min(fired_at) from order_line where order_id = $1) where order_id = $1`;
    const late = () =>
      withSystem(pools.app, { restaurantId: here.restaurantId, reason: 'test' }, async (tx) => ({
        lines: (await ticketsNow(tx, signedSince)).late,
        orders: (await kitchenPresses(tx, signedSince)).filter(({ kind, subject }) => kind === 'ticket-late' && subject === order.id)
          .length,
      }));
    await due(quick.lineId, 240);
    await due(slow.lineId, 900);
    await queryAs(owner, firedAtOnce, [order.id]);
    expect(await late()).toEqual({ lines: 0, orders: 0 });
    await step(slow.lineId, 'READY');
    expect(await late()).toEqual({ lines: 1, orders: 1 });
  });

  it('of an order that was paid is in hand for an hour, paid before it is made, and stays on the board until somebody bumps it', async () => {
    const line = lineBody(dishId);
    const order = await open([line]);
    const { owner, pools } = database();
    const told = async () => {
      const inHand = await withSystem(pools.app, { restaurantId: here.restaurantId, reason: 'test' }, async (tx) => ({
        lines: (await ticketsNow(tx, signedSince)).lines,
        presses: (await kitchenPresses(tx, signedSince)).some(({ kind, subject }) => kind === 'ticket-late' && subject === order.id),
      }));
      const { lines } = await as('kitchenstaff').readKitchen({ restaurantId: here.restaurantId });
      return { ...inHand, isOnBoard: lines.some(({ id }) => id === line.lineId) };
    };
    const firedAgo = (minutes: number) =>
      queryAs(owner, `update order_line set target_seconds = 60, fired_at = now() - make_interval(mins => $2) where id = $1`, [
        line.lineId,
        minutes,
      ]);
    const before = (await told()).lines;
    await firedAgo(61);
    expect(await told()).toEqual({ lines: before, presses: true, isOnBoard: true });
    await as().takePayment(
      tell({ orderId: order.id, paymentId: uuidv7(), method: 'CASH' as const, amountMinor: order.bill.totalMinor, reference: null }),
    );
    await as().closeOrder(tell({ orderId: order.id, step: 'CLOSE' as const }));
    expect(await told()).toEqual({ lines: before - 1, presses: false, isOnBoard: true });
    await firedAgo(30);
    expect(await told()).toEqual({ lines: before, presses: true, isOnBoard: true });
    await step(line.lineId, 'READY');
    expect(await told()).toMatchObject({ lines: before - 1, presses: false });
  });

  it('is made again in part: paid once, taken from stock twice, thrown away once', async () => {
    const line = lineBody(dishId, { quantity: 3 });
    const order = await open([line]);
    await step(line.lineId, 'START');
    const body = { eventId: uuidv7(), lineId: line.lineId, newLineId: uuidv7(), quantity: 1, reason: 'BURNT' as const };
    const { order: after } = await as('kitchenstaff').remakeLine(tell(body));
    expect(after.bill.totalMinor).toBe('3600');
    const states = after.lines.map(({ state, quantity }) => `${quantity} ${state}`).toSorted();
    expect(states).toEqual(['1 QUEUED', '1 VOIDED', '2 STARTED']);
    expect(await taken()).toBe(400);
    expect((await tracesOf(order.id)).filter((row) => row['name'] === 'kitchen.v1.dish-discarded')).toHaveLength(1);
  });
});
