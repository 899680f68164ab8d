import { randomBytes } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { livePrefix } from '../../platform/contract/live.ts';
import { envelope, itemBody, movementBody } from './testing/furnish.ts';
import { goodPassword, registration } from './testing/household.ts';
import { giveSession, heardFrom, type Heard } from './testing/live-client.ts';
import { ended, newDataFolder, removeDataFolder, startRealServer, type RealServer } from './testing/real-server.ts';
import { callIdHeader, startRoundRobin, type Proxy } from './testing/round-robin.ts';
import { cookieOf, sendUntilAcknowledged, type Destination } from './testing/stubborn-writer.ts';

const serverCount = 3;
const writers = 4;
const movementsPerWriter = 15;
/** So many are acknowledged before one of the servers is killed. */
const beforeTheKill = 20;
/** So often may a password of one account be tried in an hour. */
const triesMax = 20;

const database = useTestDatabase();
const folders = Array.from({ length: serverCount }, newDataFolder);
const newcomer = registration();
const restaurantId = newcomer.body.restaurants[0].id;
let servers: readonly RealServer[];
let proxy: Proxy;
let owner: Destination;

const urlOf = ({ user, password, host, port, database: name }: TestDatabase['app']): string =>
  `postgres://${user}:${password as string}@/${name}?host=${host}&port=${port}`;

beforeAll(async () => {
  const settings = {
    DATABASE_URL: urlOf(database().app),
    MAED_SECRET: randomBytes(24).toString('hex'),
    MAED_BASE_URL: 'http://localhost:4400',
  };
  servers = await Promise.all(folders.map((folder) => startRealServer(folder, settings)));
  proxy = await startRoundRobin(servers.map(({ address }) => address));
  const anyone = { address: () => proxy.address, cookie: '' };
  await sendUntilAcknowledged(anyone, 'restaurants.register', newcomer);
  owner = { ...anyone, cookie: await cookieOf(proxy.address, { email: newcomer.body.person.email, password: goodPassword }) };
});

afterAll(async () => {
  await proxy.close();
  for (const { child } of servers) child.kill('SIGTERM');
  await Promise.all(servers.map(({ child }) => ended(child)));
  folders.forEach(removeDataFolder);
});

const call = (address: string, path: string, cookie: string, json: unknown = {}): Promise<Response> =>
  fetch(`${address}/rpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ json }),
  });

const statusesOf = async (cookie: string): Promise<readonly number[]> =>
  Promise.all(servers.map(async ({ address }) => (await call(address, 'restaurants/listMine', cookie)).status));

describe('three servers on one database', () => {
  it('know whoever signed in at one of them, and nobody any more who signed out at one of them', async () => {
    const cookie = await cookieOf(servers[0]?.address ?? '', { email: newcomer.body.person.email, password: goodPassword });
    expect(await statusesOf(cookie)).toEqual([200, 200, 200]);
    expect((await call(servers[1]?.address ?? '', 'accounts/signOut', cookie)).status).toBe(200);
    expect(await statusesOf(cookie)).toEqual([401, 401, 401]);
  });

  it('count the tries at one account together', async () => {
    const email = `${uuidv7()}@example.com`;
    const answers: string[] = [];
    for (let count = 0; count < triesMax + serverCount; count += 1) {
      const answer = await call(proxy.address, 'accounts/signIn', '', { email, password: `Wrong-${count}-aA!` });
      answers.push(((await answer.json()) as { json: { code: string } }).json.code);
    }
    expect(answers.filter((code) => code === 'CREDENTIALS_WRONG').length).toBeLessThanOrEqual(triesMax);
    expect(answers.at(-1)).toBe('RATE_LIMITED');
  });

  it('lose and double nothing for whoever writes and listens when the one that is listened to is killed', async () => {
    const itemId = uuidv7();
    const item = { ...itemBody({ categoryId: '', storageAreaId: '', barcode: uuidv7() }), categoryId: null, storageAreaIds: [] };
    await sendUntilAcknowledged(owner, 'inventory.createItem', envelope(restaurantId, { itemId, item }));
    const listener = await listenThrough(proxy);
    const sent: string[] = [];
    let killed: string | undefined;
    const write = async (): Promise<void> => {
      for (let count = 0; count < movementsPerWriter; count += 1) {
        const command = envelope(restaurantId, movementBody(itemId, uuidv7()));
        await sendUntilAcknowledged(owner, 'inventory.recordMovement', command);
        sent.push(command.commandId);
        if (sent.length >= beforeTheKill) killed ??= kill(listener.servedBy());
      }
    };
    await Promise.all(Array.from({ length: writers }, write));
    expect(killed).toBeDefined();
    const named = () => listener.told.map(({ data }) => data['commandId']);
    await vi.waitFor(() => expect(named()).toEqual(expect.arrayContaining(sent)), 30_000);
    await listener.end();
    const numbers = listener.told.map(({ id }) => id);
    expect(numbers).toEqual([...new Set(numbers)]);
    expect(listener.servedBy()).not.toBe(killed);
    const [ledger] = await queryAs(database().superuser, 'select count(*)::int as rows from stock_movement where restaurant_id = $1', [
      restaurantId,
    ]);
    expect(ledger).toEqual({ rows: writers * movementsPerWriter });
  });
});

const kill = (address: string | undefined): string => {
  const victim = servers.find((server) => server.address === address);
  if (!victim) throw new Error('Nobody is listened to.');
  victim.child.kill('SIGKILL');
  return victim.address;
};

/** Listens as a browser does: when the line is gone, it goes on from the last number. */
const listenThrough = async ({ address, servedBy }: Proxy) => {
  const token = await giveSession(database().superuser, await ownerId());
  const told: Heard[] = [];
  const line = new AbortController();
  let callId = '';
  let after: string | undefined;
  const open = async (): Promise<AsyncGenerator<Heard, void>> => {
    callId = uuidv7();
    const headers = { authorization: `Bearer ${token}`, [callIdHeader]: callId, ...(after !== undefined && { 'last-event-id': after }) };
    return heardFrom((await fetch(`${address}${livePrefix}/${restaurantId}`, { headers, signal: line.signal })).body);
  };
  const note = ({ id, kind, data }: Heard): void => {
    after = kind === 'hello' ? String(data['sequence']) : (id ?? after);
    if (kind === 'told') told.push({ id, kind, data });
  };
  let messages = await open();
  const first = await messages.next();
  if (first.value) note(first.value);
  const listening = (async () => {
    while (!line.signal.aborted) {
      for await (const message of messages) note(message);
      if (!line.signal.aborted) messages = await open();
    }
  })();
  const end = async (): Promise<void> => {
    line.abort();
    await listening;
  };
  return { told, servedBy: () => servedBy(callId), end };
};

const ownerId = async (): Promise<string> => {
  const rows = await queryAs(database().superuser, 'select owner_id from restaurant where id = $1', [restaurantId]);
  return String(rows[0]?.['owner_id']);
};
