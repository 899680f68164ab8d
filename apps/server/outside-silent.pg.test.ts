import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { envelope } from './testing/furnish.ts';
import { goodPassword, registration } from './testing/household.ts';
import { clockBody } from './testing/hours-fixtures.ts';
import { lineBody, orderBody } from './testing/kitchen-fixtures.ts';
import { newDataFolder, removeDataFolder, startRealServer, stopRealServer, superuserOf, type RealServer } from './testing/real-server.ts';
import { sellDish } from './testing/sell-dish.ts';
import { cookieOf, sendUntilAcknowledged } from './testing/stubborn-writer.ts';
import { taskBody } from './testing/tasks-fixtures.ts';
import type { TestApp } from './testing/test-app.ts';

/** More than the database's connections, so that one held for each of them would leave none. */
const callsAtOnce = 30;

/** Where the server believes that people reach it. */
const home = 'http://localhost:4400';

const folder = newDataFolder();
const lines = new Set<Socket>();
/** Takes every call and never says a word: everything outside, at its worst. */
const silence = createServer((line) => {
  lines.add(line);
  line.on('error', () => undefined);
});
let server: RealServer;
let cookie: string;
let restaurantId: string;
let userId: string;
let sold: { readonly dishId: string; readonly itemId: string };

const send = (path: string, input: unknown) => sendUntilAcknowledged({ address: () => server.address, cookie }, path, input);

/** Speaks to the real server as a test speaks to one within its process. */
const overTheWire = {
  as: () =>
    new Proxy(
      {},
      { get: (_, room) => new Proxy({}, { get: (__, name) => (input: unknown) => send(`${String(room)}.${String(name)}`, input) }) },
    ),
} as unknown as TestApp;

/** A call that may wait for somebody outside for as long as it likes. */
const call = (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...headers },
    body: JSON.stringify(body),
  });

beforeAll(async () => {
  silence.listen(0, '127.0.0.1');
  await once(silence, 'listening');
  const { port } = silence.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  server = await startRealServer(folder, {
    MAED_BASE_URL: home,
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_URL: url,
    SQUARE_APPLICATION_ID: 'sandbox-app',
    SQUARE_APPLICATION_SECRET: 'sandbox-secret',
    SQUARE_BASE_URL: url,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'maed@example.com',
    MODEL_PROVIDER: 'compatible',
    MODEL_NAME: 'silent',
    MODEL_BASE_URL: url,
  });
  const newcomer = registration();
  restaurantId = newcomer.body.restaurants[0].id;
  ({ userId } = newcomer.body);
  await send('restaurants.register', newcomer);
  cookie = await cookieOf(server.address, { email: newcomer.body.person.email, password: goodPassword });
  const superuser = superuserOf(folder);
  await queryAs(superuser, `update subscription set plan = 'pro' where owner_id = $1`, [userId]);
  await queryAs(superuser, `update auth."user" set email_verified = true where id = $1`, [userId]);
  sold = await sellDish(overTheWire, null as never, { restaurantId });
});

afterAll(async () => {
  for (const line of lines) line.destroy();
  silence.close();
  await stopRealServer(server, folder);
  removeDataFolder(folder);
});

const token = async (): Promise<string> => {
  const { json } = (await (await call('/rpc/accounts/getSession', { json: {} })).json()) as { json: { accessToken: string } };
  return json.accessToken;
};

/** Comes back from Square's sign-in with a code that Square is then asked about. */
const comeBack = async (secret: string): Promise<Response> => {
  const stateHash = createHash('sha256').update(secret).digest('hex');
  await send('integrations.beginConnection', envelope(restaurantId, { provider: 'SQUARE', stateHash }));
  const body = { provider: 'SQUARE', secret, token: 'a-code', error: null };
  return call('/rpc/integrations/finishConnection', { json: envelope(restaurantId, body) });
};

it('kitchen, stock, tasks and clock work while Stripe, Square, mail and the model take every call and say nothing', async () => {
  const authorization = `Bearer ${await token()}`;
  const back = { successUrl: `${home}/subscription?success=true`, cancelUrl: `${home}/subscription?cancelled=true` };
  const pay = () => call('/api/stripe/create-checkout-session', { userId, planType: 'growth', ...back }, { authorization });
  const ended: string[] = [];
  const note = (what: string, waiting: Promise<Response>) =>
    void waiting.then(({ status }) => ended.push(`${what} ${status}`)).catch(() => undefined);
  for (let at = 0; at < callsAtOnce; at += 1) note('pay', pay());
  note('square', comeBack('a secret that only the device knows, long enough'));
  for (let at = 0; at < callsAtOnce; at += 1) {
    const question = { questionId: uuidv7(), text: `The situation ${at}, my friend?`, language: 'en', afterId: null };
    await send('assistant.askQuestion', envelope(restaurantId, question));
  }
  await expect.poll(() => lines.size, { timeout: 30_000 }).toBeGreaterThan(callsAtOnce * 2);
  const entry = { text: '1 kg', parts: [{ quantity: '1', unit: 'kg' }] };
  const movement = { movementId: uuidv7(), itemId: sold.itemId, kind: 'RECEIPT', entry, price: null, reason: null, note: null };
  await send('kitchen.openOrder', envelope(restaurantId, orderBody(uuidv7(), [lineBody(sold.dishId)])));
  await send('inventory.recordMovement', envelope(restaurantId, movement));
  await send('tasks.saveTask', envelope(restaurantId, taskBody()));
  await send('staff.clock', envelope(restaurantId, clockBody()));
  // Nothing of it waited until somebody outside had answered or was given up.
  expect(ended).toEqual([]);
});
