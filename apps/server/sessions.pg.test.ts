import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { sqlFolders } from '../../db/folders.ts';
import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { createSignInLibrary } from '../../modules/accounts/server/mount.ts';
import { rpcPrefix } from '../../platform/server/rpc/rpc-handlers.ts';
import { goodPassword, registration } from './testing/household.ts';
import { baseUrl, createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let person: ReturnType<typeof registration>['body'];

type Device = { readonly cookie: string; readonly token: string };

const call = (path: string, input: object, headers: Record<string, string>): Promise<Response> =>
  app.answer(
    new Request(`${baseUrl}${rpcPrefix}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ json: input }),
    }),
    null,
  );

const cookieIn = (response: Response): string => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
const tokenIn = (cookie: string): string => decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';

const signIn = async (): Promise<Device> => {
  const response = await call('accounts/signIn', { email: person.person.email, password: goodPassword }, {});
  expect(response.status).toBe(200);
  const cookie = cookieIn(response);
  return { cookie, token: tokenIn(cookie) };
};

const listMine = async (headers: Record<string, string>): Promise<number> => (await call('restaurants/listMine', {}, headers)).status;
const sessionOf = async (headers: Record<string, string>): Promise<unknown> => {
  const { json } = (await (await call('accounts/getSession', {}, headers)).json()) as { json: unknown };
  return json;
};

/** Every row of every table as text: what somebody holds who has got hold of the whole database. */
const everything = async (): Promise<string> => {
  const tables = await queryAs<{ name: string }>(
    database().superuser,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) => queryAs<{ row: string }>(database().superuser, `select t::text as row from ${name} t`)),
  );
  return rows
    .flat()
    .map(({ row }) => row)
    .join('\n');
};

beforeAll(() => {
  app = createTestApp(database().pools);
});

beforeEach(async () => {
  const newcomer = registration();
  await app.as(null).restaurants.register(newcomer);
  person = newcomer.body;
});

const ofPerson = (text: string): Promise<object[]> => queryAs(database().superuser, text, [person.userId]);

describe('a session', () => {
  it('opens the product, and its token lies nowhere in the database', async () => {
    const { cookie, token } = await signIn();
    expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(await listMine({ cookie })).toBe(200);
    expect(await listMine({ authorization: `Bearer ${token}` })).toBe(200);
    expect(await sessionOf({ cookie })).toMatchObject({ user: { id: person.userId } });
    const all = await everything();
    expect(all).toContain(person.person.email);
    expect(all).not.toContain(token);
  });

  it('is not opened by what the database holds of it', async () => {
    const { cookie, token } = await signIn();
    const [row] = (await ofPerson('select token from auth.session where user_id = $1')) as [{ token: string }];
    expect(row.token).toMatch(/^[0-9a-f]{64}$/);
    expect(await listMine({ authorization: `Bearer ${row.token}` })).toBe(401);
    expect(await listMine({ cookie: cookie.replace(token, row.token) })).toBe(401);
    expect(await sessionOf({ cookie: cookie.replace(token, row.token) })).toBeNull();
  });

  it('that is used after a day is prolonged, and its cookie stays the same', async () => {
    const { cookie, token } = await signIn();
    await ofPerson(
      `update auth.session set expires_at = expires_at - interval '2 days', updated_at = now() - interval '2 days' where user_id = $1`,
    );
    const response = await call('accounts/getSession', {}, { cookie });
    expect(tokenIn(cookieIn(response))).toBe(token);
    expect(await ofPerson(`select expires_at > now() + interval '29 days' as "isLong" from auth.session where user_id = $1`)).toEqual([
      { isLong: true },
    ]);
    expect(await listMine({ cookie })).toBe(200);
  });

  it('is over on the next call after signing out, on that device alone', async () => {
    const [phone, desk] = [await signIn(), await signIn()];
    expect((await call('accounts/signOut', {}, { cookie: phone.cookie })).status).toBe(200);
    expect(await listMine({ cookie: phone.cookie })).toBe(401);
    expect(await sessionOf({ cookie: phone.cookie })).toBeNull();
    expect(await listMine({ cookie: desk.cookie })).toBe(200);
  });

  it('is over on the next call after all sessions of the person were ended', async () => {
    const devices = [await signIn(), await signIn()];
    for (const { cookie } of devices) expect(await listMine({ cookie })).toBe(200);
    const library = createSignInLibrary(database().pools.auth, { secret: 'another secret of the tests, long', baseUrl });
    await (await library.$context).internalAdapter.deleteUserSessions(person.userId);
    for (const { cookie } of devices) {
      expect(await listMine({ cookie })).toBe(401);
      expect(await sessionOf({ cookie })).toBeNull();
    }
  });

  it('from before tokens were hashed lives on through the upgrade', async () => {
    const { cookie, token } = await signIn();
    await queryAs(database().superuser, 'update auth.session set token = $2 where user_id = $1', [person.userId, token]);
    expect(await listMine({ cookie })).toBe(401);
    await queryAs(database().owner, readFileSync(join(sqlFolders.migrations, '0009_session_token_hash.sql'), 'utf8'));
    expect(await listMine({ cookie })).toBe(200);
    expect(await everything()).not.toContain(token);
  });
});

describe('what proves something once', () => {
  it('is found by what was mailed, of which nothing lies in the database', async () => {
    const library = createSignInLibrary(database().pools.auth, { secret: 'another secret of the tests, long', baseUrl });
    const { internalAdapter } = await library.$context;
    const identifier = 'reset-password:qN3vX8mailed';
    await internalAdapter.createVerificationValue({ identifier, value: person.userId, expiresAt: new Date(Date.now() + 60_000) });
    expect(await everything()).not.toContain('qN3vX8mailed');
    expect(await internalAdapter.findVerificationValue(identifier)).toMatchObject({ value: person.userId });
  });
});
