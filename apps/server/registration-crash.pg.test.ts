import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { holdTable } from '../../db/testing/hold-table.ts';
import { queryAs } from '../../db/testing/query-as.ts';
import { newRestaurant, registration } from './testing/household.ts';
import {
  ended,
  newDataFolder,
  removeDataFolder,
  startRealServer,
  stopRealServer,
  superuserOf,
  type RealServer,
} from './testing/real-server.ts';

const folder = newDataFolder();
let server: RealServer;

beforeAll(async () => {
  server = await startRealServer(folder);
});

afterAll(async () => {
  await stopRealServer(server, folder);
  removeDataFolder(folder);
});

const send = (input: object): Promise<Response> =>
  fetch(`${server.address}/rpc/restaurants/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: input }),
  });

const isWaitingFor = async (table: string): Promise<boolean> => {
  const rows = await queryAs(superuserOf(folder), `select from pg_locks where not granted and relation = $1::regclass`, [table]);
  return rows.length > 0;
};

const leftOf = async (userId: string): Promise<object> => {
  const [left] = await queryAs(
    superuserOf(folder),
    `select (select count(*)::int from restaurant where owner_id = $1) as restaurants,
            (select count(*)::int from membership where user_id = $1) as memberships,
            (select count(*)::int from profile where user_id = $1) as profiles,
            (select count(*)::int from auth."user" where id = $1) as accounts,
            (select count(*)::int from subscription where owner_id = $1) as subscriptions,
            (select count(*)::int from subscription_history where owner_id = $1) as history,
            (select count(*)::int from owner_metadata where user_id = $1) as metadata,
            (select count(*)::int from person_command_log where user_id = $1) as keys`,
    [userId],
  );
  return left ?? {};
};

const nothing = { restaurants: 0, memberships: 0, profiles: 0, accounts: 0, subscriptions: 0, history: 0, metadata: 0, keys: 0 };
const everything = { restaurants: 2, memberships: 2, profiles: 1, accounts: 1, subscriptions: 1, history: 1, metadata: 1, keys: 1 };

/** Holds the sign-up where it writes to a table, by a lock of somebody else's, and ends the server there as a power cut does. */
const killAt = async (table: string, input: object): Promise<void> => {
  const held = await holdTable(superuserOf(folder), table);
  const answer = send(input).catch((fault: unknown) => fault);
  await expect.poll(() => isWaitingFor(table), { timeout: 10_000 }).toBe(true);
  server.child.kill('SIGKILL');
  await ended(server.child);
  expect(await answer).toBeInstanceOf(TypeError);
  await held.letGo();
};

describe.each([
  ['between two restaurants', 'membership'],
  ['between the restaurants and the account', 'auth."user"'],
  ['between the account and its trial', 'subscription_history'],
])('a server killed %s', (_where, table) => {
  it('leaves nothing half-made, and the same sign-up sent again makes everything once', async () => {
    const one = registration();
    const input = { ...one, body: { ...one.body, restaurants: [...one.body.restaurants, newRestaurant()] } };
    await killAt(table, input);
    server = await startRealServer(folder);
    expect(await leftOf(one.body.userId)).toEqual(nothing);
    const answers = await Promise.all([send(input), send(input)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await leftOf(one.body.userId)).toEqual(everything);
  });
});
