import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import type { TillAnswer } from '../../modules/kitchen/contract/till-message.ts';
import { signTillRequest } from '../../modules/kitchen/server/mount.ts';
import { envelope } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { quietHttp } from './testing/quiet-http.ts';
import { sellDish } from './testing/sell-dish.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;
let dishId: string;
let itemId: string;
let paired: { readonly till: string; readonly key: string; readonly tillId: string };
let http: ReturnType<typeof quietHttp>;

const tell = <Body>(body: Body) => envelope(here.restaurantId, body);
const kitchen = () => app.as(here.people.owner).kitchen;
let letter = 0;

const pair = async () => {
  const tillId = uuidv7();
  letter += 1;
  await kitchen().pairTill(tell({ tillId, name: `Till ${letter}`, prefix: `T${letter}` }));
  return { tillId, ...(await kitchen().readTillKey({ restaurantId: here.restaurantId, tillId })) };
};

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
  await queryAs(database().owner, `update auth."user" set email_verified = true`);
  http = quietHttp(database().pools, 'http://localhost');
});

beforeEach(async () => {
  ({ dishId, itemId } = await sellDish(app, here.people.owner, { restaurantId: here.restaurantId }));
  paired = await pair();
});

afterEach(() => kitchen().revokeTill(tell({ tillId: paired.tillId })));

const taken = async (): Promise<number> => {
  const { onHand } = await app.as(here.people.owner).inventory.explainLevel({ restaurantId: here.restaurantId, itemId });
  return 10_000 - Number(onHand);
};

type Sent = { readonly status: number; readonly body: TillAnswer & { readonly code?: string; readonly problems?: readonly object[] } };

const send = async (body: string, changes: { path?: string; method?: string; headers?: Record<string, string> } = {}): Promise<Sent> => {
  const { path = '/till/v1/orders', method = 'POST' } = changes;
  const sentAt = new Date().toISOString();
  const response = await http.request(path, {
    method,
    headers: {
      'maed-till': paired.till,
      'maed-sent-at': sentAt,
      'maed-signature': signTillRequest(paired.key, { method, path, sentAt, body }),
      ...changes.headers,
    },
    ...(method === 'POST' && { body }),
  });
  return { status: response.status, body: (await response.json()) as Sent['body'] };
};

let lastOrder = 0;
const line = (changes: object = {}) => ({ lineId: '1', dishId, quantity: 2, ...changes });
const newOrder = () => {
  lastOrder += 1;
  const orderId = `4711/${lastOrder}`;
  return (version: number, lines: readonly object[], changes: object = {}) =>
    JSON.stringify({ orderId, version, occurredAt: new Date().toISOString(), channel: 'DINE_IN', state: 'OPEN', lines, ...changes });
};

const ordersOfTill = async () =>
  (await kitchen().readOrders({ restaurantId: here.restaurantId })).orders.filter(({ number }) => number.startsWith(`T${letter}-`));
const onlyOrder = async () => {
  const [order, ...rest] = await ordersOfTill();
  expect(rest).toEqual([]);
  if (!order) throw new Error('The till has sent an order.');
  return order;
};
const step = (lineId: string, name: 'START') =>
  kitchen().stepLines(tell({ steps: [{ eventId: uuidv7(), lineId, step: name, isConfirmed: false }] }));

describe('an order of a till', () => {
  it('is in the kitchen and out of stock at once, once, however often it is sent', async () => {
    const said = newOrder();
    const first = await send(said(1, [line()], { number: 17, covers: 2 }));
    expect(first).toMatchObject({ status: 200, body: { version: 1, isApplied: true, number: `T${letter}-17`, warnings: [] } });
    const again = await Promise.all([1, 1, 1].map((version) => send(said(version, [line({ quantity: 9 })]))));
    expect(again.map(({ body }) => body.isApplied)).toEqual([false, false, false]);
    expect(await onlyOrder()).toMatchObject({ source: 'TILL', covers: 2, lines: [{ quantity: 2, state: 'QUEUED', sentQuantity: 2 }] });
    expect(await taken()).toBe(200);
  });

  it('that is sent many times at once before anything is known of it is one order', async () => {
    const said = newOrder();
    const answers = await Promise.all([1, 2, 3, 4].map((version) => send(said(version, [line({ quantity: version })]))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await onlyOrder()).lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(4);
    expect(await taken()).toBe(400);
  });

  it('is not taken in while the plan is for fewer restaurants, and is when it is sent again on a larger one', async () => {
    const body = newOrder()(1, [line()]);
    const stands = (plan: string) =>
      queryAs(database().superuser, 'update subscription set plan = $2 where owner_id = $1', [here.ownerId, plan]);
    const [older] = await queryAs<{ id: string }>(
      database().superuser,
      `insert into restaurant (id, owner_id, name, address, city, state, zip_code, country, phone, expected_staff_count, created_at)
       select $1, owner_id, 'Older', address, city, state, zip_code, country, phone, 1, created_at - interval '1 day'
         from restaurant where id = $2 returning id`,
      [uuidv7(), here.restaurantId],
    );
    await stands('starter');
    const refused = await send(body);
    await stands('pro');
    expect(refused).toMatchObject({ status: 409, body: { code: 'RESTAURANT_BEYOND_PLAN' } });
    expect(await send(body)).toMatchObject({ status: 200, body: { isApplied: true } });
    await queryAs(database().superuser, 'delete from restaurant where id = $1', [older?.id]);
  });

  it('changes by what the till changed, and the kitchen hears of that alone', async () => {
    const said = newOrder();
    await send(said(1, [line(), line({ lineId: '2', quantity: 1, isHeld: true })]));
    await send(said(2, [line({ quantity: 3 }), line({ lineId: '2', quantity: 1 })]));
    expect(await taken()).toBe(400);
    await send(said(3, [line({ quantity: 1 })], { reason: 'Changed their mind' }));
    const order = await onlyOrder();
    expect(order.lines).toMatchObject([
      { quantity: 1, sentQuantity: 1 },
      { state: 'VOIDED', voidReason: 'Changed their mind' },
    ]);
    expect(await taken()).toBe(100);
    expect(order.bill.totalMinor).toBe('1200');
  });

  it('takes off the fire only what somebody here grants, and leaves the rest cooking', async () => {
    const said = newOrder();
    await send(said(1, [line({ quantity: 3 })]));
    const [fired] = (await onlyOrder()).lines;
    await step(fired?.id ?? '', 'START');
    const less = await send(said(2, [line({ quantity: 1 })]));
    expect(less.body.lines.toSorted((left, right) => left.quantity - right.quantity)).toEqual([
      { lineId: '1', state: 'STARTED', quantity: 1 },
      { lineId: '1', state: 'VOID_REQUESTED', quantity: 2 },
    ]);
    expect(await taken()).toBe(300);
    const gone = await send(said(3, [], { state: 'CANCELLED' }));
    expect(gone.body).toMatchObject({ state: 'OPEN', isApplied: true, warnings: [{ path: 'state', code: 'ORDER_HAS_LINES' }] });
  });

  it('does not ask again for what the kitchen has voided', async () => {
    const said = newOrder();
    await send(said(1, [line()]));
    const [queued] = (await onlyOrder()).lines;
    await kitchen().voidLines(tell({ lines: [{ eventId: uuidv7(), lineId: queued?.id ?? '' }], reason: 'Out of chickpeas' }));
    await send(said(2, [line()], { covers: 4 }));
    expect((await onlyOrder()).lines).toMatchObject([{ state: 'VOIDED' }]);
    expect(await taken()).toBe(0);
  });

  it('says what came too late for a dish on the fire, and changes what waits', async () => {
    const said = newOrder();
    await send(said(1, [line(), line({ lineId: '2' })]));
    const begun = (await onlyOrder()).lines.find(({ sortOrder }) => sortOrder === 0);
    await step(begun?.id ?? '', 'START');
    const late = await send(said(2, [line({ note: 'no salt' }), line({ lineId: '2', note: 'no oil' })]));
    expect(late.body.warnings).toMatchObject([{ path: 'lines.0', code: 'LINE_ON_FIRE' }]);
    expect((await onlyOrder()).lines.map(({ note }) => note)).toEqual([null, 'no oil']);
  });

  it('is paid and closed on the word of the till, at the prices of the till', async () => {
    const said = newOrder();
    const money = {
      discounts: [{ discountId: 'd1', amountMinor: '100', reason: 'Happy hour' }],
      payments: [{ paymentId: 'p1', method: 'CASH', amountMinor: '1890', takenAt: new Date().toISOString() }],
    };
    const lines = [line({ unitPriceMinor: '1000' })];
    await send(said(1, lines, money));
    await send(said(2, lines, { ...money, state: 'CLOSED' }));
    const [closed] = (await kitchen().readOrders({ restaurantId: here.restaurantId, day: await dayOf() })).orders.filter(({ number }) =>
      number.startsWith(`T${letter}-`),
    );
    expect(closed).toMatchObject({ state: 'CLOSED', bill: { totalMinor: '1900', paidMinor: '1890' }, payments: [{ amountMinor: '1890' }] });
    const changed = await send(said(3, lines, { ...money, payments: [{ ...money.payments[0], amountMinor: '1900' }] }));
    expect(changed).toMatchObject({ status: 422, body: { problems: [{ path: 'payments.0.amountMinor', code: 'PAYMENT_CHANGED' }] } });
  });

  it('is changed at the till alone, until the till is let go', async () => {
    await send(newOrder()(1, [line()]));
    const { id: orderId } = await onlyOrder();
    const pay = () => kitchen().takePayment(tell({ orderId, paymentId: uuidv7(), method: 'CASH', amountMinor: '100', reference: null }));
    await expect(pay()).rejects.toMatchObject({ code: 'ORDER_OF_TILL', data: { name: `Till ${letter}` } });
    await kitchen().revokeTill(tell({ tillId: paired.tillId }));
    expect((await pay()).order.payments).toHaveLength(1);
  });

  it('keeps its place where the clock of the till is an hour wrong', async () => {
    const before = new Date();
    const wrong = new Date(before.getTime() + 3_600_000).toISOString();
    const body = newOrder()(1, [line()], { occurredAt: wrong });
    const request = { method: 'POST', path: '/till/v1/orders', sentAt: wrong, body };
    await send(body, { headers: { 'maed-sent-at': wrong, 'maed-signature': signTillRequest(paired.key, request) } });
    const [fired] = (await onlyOrder()).lines;
    expect(Math.abs(new Date(fired?.firedAt ?? 0).getTime() - before.getTime())).toBeLessThan(60_000);
  });
});

const dayOf = async (): Promise<string> => {
  const [row] = await queryAs<{ day: string }>(database().owner, `select max(business_date)::text as day from kitchen_order`);
  return row?.day ?? '';
};

describe('a message that cannot be used', () => {
  it.each([
    ['no JSON', () => '{', 400, 'not_json', ''],
    ['a word that nobody knows', () => newOrder()(1, [line({ colour: 'red' })]), 400, 'unrecognized_keys', 'lines.0'],
    ['no portions', () => newOrder()(1, [line({ quantity: 0 })]), 400, 'too_small', 'lines.0.quantity'],
    ['one name for two lines', () => newOrder()(1, [line(), line()]), 400, 'custom', 'lines'],
    [
      'a dish of nobody here',
      () => newOrder()(1, [line(), line({ lineId: '2', dishId: uuidv7() })]),
      422,
      'DISH_UNKNOWN',
      'lines.1.dishId',
    ],
    ['a choice of nobody here', () => newOrder()(1, [line({ modifierIds: [uuidv7()] })]), 422, 'MODIFIER_UNKNOWN', 'lines.0.modifierIds.0'],
    ['a channel without a price', () => newOrder()(1, [line()], { channel: 'DELIVERY' }), 422, 'PRICE_UNKNOWN', 'lines.0.unitPriceMinor'],
  ])('for %s is told where and why, and changes nothing', async (_what, body, status, code, path) => {
    const answer = await send(body());
    expect(answer).toMatchObject({ status, body: { problems: [{ path, code }] } });
    expect(await ordersOfTill()).toEqual([]);
  });

  it.each([
    ['without a signature', { 'maed-signature': '' }],
    ['with the signature of another body', { 'maed-signature': `v1=${'0'.repeat(64)}` }],
    ['in the name of another till', { 'maed-till': `${uuidv7()}.${uuidv7()}` }],
    ['with a time that was not signed', { 'maed-sent-at': '2026-01-01T00:00:00Z' }],
    ['with a name that is none', { 'maed-till': "' or 1=1" }],
  ])('%s is not listened to', async (_how, headers: Record<string, string>) => {
    expect(await send(newOrder()(1, [line()]), { headers })).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED' } });
    expect(await ordersOfTill()).toEqual([]);
  });

  it('is refused whole where it is larger than any order', async () => {
    expect((await send('x'.repeat(300_000))).status).toBe(413);
  });

  it('of a till that was let go is not listened to', async () => {
    await kitchen().revokeTill(tell({ tillId: paired.tillId }));
    expect((await send(newOrder()(1, [line()]))).status).toBe(401);
    await expect(kitchen().readTillKey({ restaurantId: here.restaurantId, tillId: paired.tillId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('tills', () => {
  it('are paired on every plan by whoever leads and has confirmed their address, each under letters of its own', async () => {
    const again = { tillId: uuidv7(), name: 'Another', prefix: `T${letter}` };
    await expect(kitchen().pairTill(tell(again))).rejects.toMatchObject({ code: 'TILL_PREFIX_TAKEN', data: { name: `Till ${letter}` } });
    await queryAs(database().owner, `update auth."user" set email_verified = false`);
    await expect(kitchen().pairTill(tell({ ...again, prefix: 'X' }))).rejects.toMatchObject({ code: 'EMAIL_UNCONFIRMED' });
    await queryAs(database().owner, `update auth."user" set email_verified = true`);
    const staff = app.as(here.people.staff).kitchen;
    await expect(staff.readTillKey({ restaurantId: here.restaurantId, tillId: paired.tillId })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('leave no key in the database', async () => {
    await send(newOrder()(1, [line()]));
    const rows = await queryAs(
      database().owner,
      `select 1 from command_log where answer::text like $1 union all select 1 from audit_entry where subject::text like $1`,
      [`%${paired.key}%`],
    );
    expect(rows).toEqual([]);
  });

  it('read the menu: what to send, what it costs, and what is off', async () => {
    const { dishes } = (await send('', { path: '/till/v1/menu', method: 'GET' })).body as unknown as { dishes: readonly { id: string }[] };
    expect(dishes.find(({ id }) => id === dishId)).toMatchObject({ name: 'Shiro', isOff: false, pricesMinor: { DINE_IN: '1200' } });
  });
});
