import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { callsPerMinute } from '../../modules/restaurants/rules/api-key.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { createHousehold } from './testing/household.ts';
import { createItem, createPlaces, movementBody } from './testing/furnish.ts';
import { giveKeyTo, makeKey, putOnPlan, type HeldKey } from './testing/program.ts';
import { openHttp, type OpenedHttp } from './testing/open-http.ts';
import { signedInCookie } from './testing/quiet-http.ts';
import { baseUrl } from './testing/test-app.ts';

const house = freshHouse();
let http: OpenedHttp;
let key: HeldKey;

const su = () => house.database().superuser;
const home = () => `/api/v1/restaurants/${house.here().restaurantId}`;

type Sent = { readonly key?: string; readonly body?: object; readonly headers?: Record<string, string> };

const send = async (path: string, { key: held = key.text, body, headers = {} }: Sent = {}) => {
  const response = await fetch(`${http.address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${held}`, 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: (text.startsWith('{') ? JSON.parse(text) : text) as Record<string, unknown>,
    headers: response.headers,
  };
};

const items = (sent: Sent = {}) => send(`${home()}/inventory/items`, sent);
const unauthenticated = { status: 401, body: { code: 'UNAUTHENTICATED' } };

beforeAll(async () => {
  http = await openHttp(house.database().pools, baseUrl);
});

afterAll(() => http.close());

beforeEach(async () => {
  await putOnPlan(house, 'enterprise');
  key = await makeKey(house, ['stock:read']);
});

describe('a key', () => {
  it('enters its own restaurant, and of another tells no more than of one that does not exist', async () => {
    expect(await items()).toMatchObject({ status: 200, body: { rows: [] } });
    const other = await createHousehold(house.app(), house.database());
    const theirs = await send(`/api/v1/restaurants/${other.restaurantId}/inventory/items`);
    expect(theirs).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await send(`/api/v1/restaurants/${uuidv7()}/inventory/items`)).body).toEqual(theirs.body);
  });

  it('does what it was made for and says what it would have to be for', async () => {
    const body = house.tell({ categoryId: uuidv7(), name: 'Dry', nameLocal: null });
    expect(await send(`${home()}/inventory/create-category`, { body })).toMatchObject({
      status: 403,
      body: { code: 'KEY_SCOPE_MISSING', data: { scope: 'stock:write' } },
    });
    expect(await send(`${home()}/menu`)).toMatchObject({ status: 403, body: { data: { scope: 'menu:read' } } });
    const writer = await makeKey(house, ['stock:write']);
    const again = { ...body, commandId: uuidv7() };
    expect((await send(`${home()}/inventory/create-category`, { body: again, key: writer.text })).status).toBe(200);
    expect((await items({ key: writer.text })).status).toBe(200);
  });

  it.each(['/members', '/audit', '/keys', '/deletion', '/home?language=en'])('never reaches %s', async (path) => {
    const most = await makeKey(house, ['restaurant:read', 'staff:write', 'tasks:write', 'reports:read']);
    expect(await send(`${home()}${path}`, { key: most.text })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  it('is nobody about what is a person’s own', async () => {
    expect(await send('/api/v1/restaurants')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  it.each([
    ['revoked', () => house.as('owner').restaurants.revokeKey(house.tell({ keyId: key.keyId }))],
    ['over', () => queryAs(su(), `update api_key set expires_at = now() - interval '1 second' where id = $1`, [key.keyId])],
    ['of somebody who has left', () => queryAs(su(), 'update membership set is_active = false where user_id = $1', [house.here().ownerId])],
  ])('that is %s is nobody at the next call', async (_, end) => {
    expect((await items()).status).toBe(200);
    await end();
    expect(await items()).toMatchObject(unauthenticated);
  });

  it('that nobody made, or that is none, is nobody', async () => {
    const guessed = `${key.text.slice(0, -1)}${key.text.endsWith('A') ? 'B' : 'A'}`;
    for (const held of [guessed, 'maed_', `${key.text}x`, `maed_${'0'.repeat(32)}_${key.secret}`]) {
      expect(await items({ key: held })).toMatchObject(unauthenticated);
    }
  });

  it('opens no more than whoever made it may', async () => {
    await giveKeyTo(house, key, 'staff');
    expect((await items()).status).toBe(200);
    expect(await send(`${home()}/inventory/export`)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  it('shows of another part’s things no more than it was made for', async () => {
    const seen = async (...scopes: Parameters<typeof makeKey>[1]) =>
      (await send(`${home()}/waste/entries?limit=5`, { key: (await makeKey(house, scopes)).text })).body;
    expect(await seen('waste:read')).toMatchObject({ isCostVisible: false });
    expect(await seen('waste:read', 'stock:read')).toMatchObject({ isCostVisible: true });
  });

  it('does nothing while the plan has no keys, and is there again with one that has', async () => {
    await putOnPlan(house, 'pro');
    expect(await items()).toMatchObject({ status: 403, body: { code: 'FEATURE_NOT_IN_PLAN', data: { feature: 'api-access' } } });
    await expect(makeKey(house, ['stock:read'])).rejects.toMatchObject({ code: 'FEATURE_NOT_IN_PLAN' });
    await putOnPlan(house, 'enterprise');
    expect((await items()).status).toBe(200);
  });

  it('is no word at the app’s own door, at streams or at files', async () => {
    const headers = { authorization: `Bearer ${key.text}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ json: { restaurantId: house.here().restaurantId } });
    expect((await fetch(`${http.address}/rpc/inventory/listItems`, { method: 'POST', headers, body })).status).toBe(401);
    expect((await fetch(`${http.address}/live/${house.here().restaurantId}?after=`, { headers })).status).toBe(401);
  });

  it('counts alone, whatever cookie comes with it', async () => {
    const cookie = await signedInCookie(su(), house.here().ownerId);
    expect((await send(`${home()}/members`, { headers: { cookie } })).status).toBe(403);
    await house.as('owner').restaurants.revokeKey(house.tell({ keyId: key.keyId }));
    expect(await items({ headers: { cookie } })).toMatchObject(unauthenticated);
  });
});

describe('what a key does', () => {
  it('counts once however often it is sent, and stands in the trail under the key’s name', async () => {
    const writer = await makeKey(house, ['stock:write']);
    const { itemId } = await createItem(house.app(), house.here().people.owner, await createPlaces(house.app(), house.here()));
    const command = house.tell({ ...movementBody(itemId, uuidv7()) });
    const book = (body: object) => send(`${home()}/inventory/record-movement`, { body, key: writer.text });
    const [first, ...others] = await Promise.all([book(command), book(command), book(command)]);
    expect(first?.status).toBe(200);
    for (const other of others) expect(other.body).toEqual(first?.body);
    const rows = await queryAs(su(), 'select 1 from stock_movement where id = $1', [command.body.movementId]);
    expect(rows).toHaveLength(1);
    const another = { ...command, body: { ...command.body, note: 'Other' } };
    expect(await book(another)).toMatchObject({ status: 409, body: { code: 'COMMAND_KEY_REUSED' } });
    const trail = await house.as('owner').restaurants.listAudit({
      restaurantId: house.here().restaurantId,
      action: 'inventory.record-movement@1',
    });
    expect(trail.entries[0]).toMatchObject({ actorId: house.here().ownerId, deviceId: writer.keyId, keyName: 'Books', tabletName: null });
    expect(trail.entries[1]).toMatchObject({ keyName: null });
  });

  it('is counted by the day, the refused apart, and when it was last used', async () => {
    await items();
    await send(`${home()}/menu`);
    await send(`${home()}/nowhere`);
    const { keys } = await house.as('owner').restaurants.listKeys({ restaurantId: house.here().restaurantId });
    expect(keys).toMatchObject([
      { keyId: key.keyId, name: 'Books', scopes: ['stock:read'], isExpired: false, days: [{ calls: 3, refused: 2 }] },
    ]);
    expect(keys[0]?.lastUsedAt).not.toBeNull();
    expect(JSON.stringify(keys)).not.toContain(key.secret);
  });

  it('is refused over so many calls in a minute, with how long to wait, at every server together', async () => {
    const beside = await openHttp(house.database().pools, baseUrl);
    const headers = { authorization: `Bearer ${key.text}` };
    const answers: Response[] = [];
    for (let call = 0; call <= callsPerMinute; call += 1) {
      answers.push(await fetch(`${(call % 2 === 0 ? http : beside).address}${home()}/inventory/categories`, { headers }));
    }
    await beside.close();
    expect(answers.slice(0, callsPerMinute).map(({ status }) => status)).toEqual(Array.from({ length: callsPerMinute }, () => 200));
    const last = answers.at(-1);
    expect(last?.status).toBe(429);
    expect(await last?.json()).toMatchObject({ code: 'RATE_LIMITED', data: { retryAfterSeconds: expect.any(Number) } });
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(last?.headers.get('ratelimit-remaining')).toBe('0');
    expect((await items({ key: (await makeKey(house, ['stock:read'])).text })).status).toBe(200);
  });
});

describe('a key’s secret', () => {
  it('lies nowhere in the database, and what lies there opens nothing', async () => {
    await items();
    const tables = await queryAs<{ name: string }>(
      su(),
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth', 'app', 'derived')`,
    );
    expect(tables.length).toBeGreaterThan(100);
    for (const { name } of tables) {
      const found = await queryAs(su(), `select 1 from ${name} t where t::text like '%' || $1 || '%' limit 1`, [key.secret]);
      expect({ name, found }).toEqual({ name, found: [] });
    }
    const [kept] = await queryAs<{ secret_hash: string }>(su(), 'select secret_hash from api_key where id = $1', [key.keyId]);
    expect(kept?.secret_hash).toMatch(/^[0-9a-f]{64}$|^[A-Za-z0-9_-]{43}$/);
    const asKey = key.text.replace(key.secret, (kept?.secret_hash ?? '').slice(0, 32));
    expect(await items({ key: asKey })).toMatchObject(unauthenticated);
  });

  it('is made, seen and ended by the account holder alone', async () => {
    await expect(house.as('manager').restaurants.listKeys({ restaurantId: house.here().restaurantId })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(house.as('manager').restaurants.revokeKey(house.tell({ keyId: key.keyId }))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await items()).status).toBe(200);
  });
});
