import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { envelope } from './testing/furnish.ts';
import { goodPassword, registration } from './testing/household.ts';
import { lineBody, orderBody } from './testing/kitchen-fixtures.ts';
import {
  ended,
  newDataFolder,
  postmasterOf,
  removeDataFolder,
  startRealServer,
  stopRealServer,
  superuserOf,
  type RealServer,
} from './testing/real-server.ts';
import { sellDish } from './testing/sell-dish.ts';
import { cookieOf, sendUntilAcknowledged, type Destination } from './testing/stubborn-writer.ts';
import type { TestApp } from './testing/test-app.ts';

const waiters = 4;
const ordersPerWaiter = 8;
/** @unit acknowledged orders of a rush, after which the victim dies */
const killedAfter = 11;
/** @unit grams of a portion */
const portionGrams = 100;

const folder = newDataFolder();
let server: RealServer;
let destination: Destination;
let restaurantId: string;
let dishId: string;
let itemId: string;
const acknowledged: string[] = [];

const send = (path: string, input: unknown) => sendUntilAcknowledged(destination, path, input);

/** Speaks to the real server as a test speaks to one within its process. */
const overTheWire = {
  as: () =>
    new Proxy(
      {},
      { get: (_, room) => new Proxy({}, { get: (__, name) => (input: unknown) => send(`${String(room)}.${String(name)}`, input) }) },
    ),
} as unknown as TestApp;

beforeAll(async () => {
  server = await startRealServer(folder);
  const newcomer = registration();
  restaurantId = newcomer.body.restaurants[0].id;
  destination = { address: () => server.address, cookie: '' };
  await send('restaurants.register', newcomer);
  const cookie = await cookieOf(server.address, { email: newcomer.body.person.email, password: goodPassword });
  destination = { address: () => server.address, cookie };
  ({ dishId, itemId } = await sellDish(overTheWire, null as never, { restaurantId }));
});

afterAll(async () => {
  await stopRealServer(server, folder);
  removeDataFolder(folder);
});

const kill = async (victim: 'postgres' | 'server'): Promise<void> => {
  if (victim === 'postgres') {
    process.kill(postmasterOf(folder), 'SIGKILL');
    return;
  }
  server.child.kill('SIGKILL');
  await ended(server.child);
  server = await startRealServer(folder);
};

/** Four waiters at once; the victim dies while the others are in the middle of an order. */
const rush = async (victim: 'postgres' | 'server'): Promise<void> => {
  const crashes: Promise<void>[] = [];
  let said = 0;
  const serve = async (): Promise<void> => {
    for (let count = 0; count < ordersPerWaiter; count += 1) {
      const orderId = uuidv7();
      await send('kitchen.openOrder', envelope(restaurantId, orderBody(orderId, [lineBody(dishId)])));
      acknowledged.push(orderId);
      said += 1;
      if (said === killedAfter) crashes.push(kill(victim));
    }
  };
  await Promise.all(Array.from({ length: waiters }, serve));
  await Promise.all(crashes);
};

const ask = <Row extends Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
  queryAs<Row>(superuserOf(folder), text, [restaurantId, ...values]);

describe.each(['server', 'postgres'] as const)('when the %s is killed in the middle of a rush', (victim) => {
  it('every order that was acknowledged is there once, and nothing else', async () => {
    const before = acknowledged.length;
    await rush(victim);
    expect(acknowledged).toHaveLength(before + waiters * ordersPerWaiter);
    const orders = await ask<{ id: string }>('select id from kitchen_order where restaurant_id = $1');
    expect(orders.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted());
  });

  it('the kitchen heard of each once, and each took its portion from stock once', async () => {
    const heard = await ask<{ order_id: string }>(`select order_id from kitchen_event where restaurant_id = $1 and kind = 'FIRE'`);
    expect(heard.map((event) => event.order_id).toSorted()).toEqual(acknowledged.toSorted());
    const [stock] = await ask<{ taken: string }>(
      `select sum(-quantity)::text as taken from stock_movement where restaurant_id = $1 and item_id = $2 and kind = 'SALE_DEPLETION'`,
      [itemId],
    );
    expect(Number(stock?.taken)).toBe(acknowledged.length * portionGrams);
  });
});
