import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import type { Role } from '../../../modules/restaurants/rules/capabilities.ts';
import { withSystem } from '../../../platform/server/database/tenancy.ts';
import { announce } from '../../../platform/server/database/tx.ts';
import { listen, type Listening } from '../../../platform/server/realtime/listen.ts';
import { createHousehold, type Household } from '../testing/household.ts';
import { giveSession, hear, openStream, type HeardStream } from '../testing/live-client.ts';
import { openHttp, type OpenedHttp } from '../testing/open-http.ts';
import { baseUrl, createTestApp } from '../testing/test-app.ts';

const database = useTestDatabase();
let http: OpenedHttp;
let listening: Listening;
let home: Household;

beforeAll(async () => {
  const { pools, app } = database();
  home = await createHousehold(createTestApp(pools), database());
  http = await openHttp(pools, baseUrl);
  listening = listen(app, http.live, pino({ level: 'silent' }));
});
afterAll(async () => {
  await listening.stop();
  await http.close();
});

const happen = (name: string, payload: object, restaurantId = home.restaurantId) =>
  withSystem(database().pools.app, { restaurantId, reason: 'a test' }, (tx) => Promise.resolve(announce(tx, { name, payload })));
const nowNegative = () => ({ itemId: uuidv7(), onHand: '-1' });
const tokenOf = (role: Role) => giveSession(database().superuser, home.people[role].userId);
const connect = async (token: string, more: { after?: string; age?: string; restaurantId?: string } = {}): Promise<HeardStream> =>
  openStream({ address: http.address, restaurantId: home.restaurantId, token, ...more });
/** A stream that has caught up: whatever happens from here on comes by a wake-up. */
const connected = async (role: Role) => {
  const token = await tokenOf(role);
  const stream = await connect(token);
  await hear(stream, 'beat');
  return { stream, token };
};

describe('a stream', () => {
  it('tells a member what happens, and after a cut all that happened meanwhile, each thing once', async () => {
    const { stream, token } = await connected('owner');
    const first = nowNegative();
    await happen('inventory.v1.level-negative', first);
    const told = await hear(stream, 'told');
    expect(told?.data).toEqual({ name: 'inventory.v1.level-negative', payload: first, commandId: null });
    stream.cut();
    const missed = [nowNegative(), nowNegative()];
    for (const payload of missed) await happen('inventory.v1.level-negative', payload);
    const again = await connect(token, { after: told?.id ?? '' });
    expect((await hear(again, 'hello'))?.data).toEqual({ sequence: told?.id, isWhole: true });
    for (const payload of missed) expect((await hear(again, 'told'))?.data['payload']).toEqual(payload);
    expect((await hear(again, 'beat'))?.id).toBe(String(Number(told?.id) + 2));
    again.cut();
  });

  it('is opened to nobody without a session, to no stranger, and not for a restaurant that is none', async () => {
    expect((await connect('nobody')).status).toBe(401);
    const strange = await createHousehold(createTestApp(database().pools), database());
    const token = await giveSession(database().superuser, strange.ownerId);
    expect((await connect(token)).status).toBe(404);
    expect((await connect(token, { restaurantId: 'nowhere' })).status).toBe(404);
  });

  it('tells nothing of another restaurant', async () => {
    const { stream } = await connected('owner');
    const strange = await createHousehold(createTestApp(database().pools), database());
    await happen('inventory.v1.level-negative', nowNegative(), strange.restaurantId);
    const ours = nowNegative();
    await happen('inventory.v1.level-negative', ours);
    expect((await hear(stream, 'told'))?.data['payload']).toEqual(ours);
    stream.cut();
  });

  it('tells nothing that the role may not see, and no field that the event does not declare', async () => {
    const [staff, manager] = [await connected('staff'), await connected('manager')];
    const priced = { offerId: uuidv7(), itemId: uuidv7(), supplierId: uuidv7(), changeBps: 900 };
    await happen('purchasing.v1.price-changed', { ...priced, priceMinor: '1200' });
    const negative = nowNegative();
    await happen('inventory.v1.level-negative', { ...negative, unitCost: '3.5' });
    expect((await hear(manager.stream, 'told'))?.data['payload']).toEqual(priced);
    expect((await hear(staff.stream, 'told'))?.data['payload']).toEqual(negative);
    for (const { stream } of [staff, manager]) stream.cut();
  });

  it('begins anew where a browser was away for too much, or comes from a future that a restore took back', async () => {
    const { stream, token } = await connected('chef');
    stream.cut();
    const ahead = await connect(token, { after: '999999' });
    expect((await hear(ahead, 'hello'))?.data['isWhole']).toBe(false);
    ahead.cut();
    await withSystem(database().pools.app, { restaurantId: home.restaurantId, reason: 'a test' }, (tx) =>
      Promise.resolve(Array.from({ length: 1_001 }, () => announce(tx, { name: 'inventory.v1.level-negative', payload: nowNegative() }))),
    );
    for (const from of [{ after: '0' }, { age: '5' }]) {
      const behind = await connect(token, from);
      expect((await hear(behind, 'hello'))?.data['isWhole']).toBe(false);
      behind.cut();
    }
  });

  it('tells somebody who comes for the first time what has happened since their page was opened, so that nothing is asked twice', async () => {
    const [first, second] = [nowNegative(), nowNegative()];
    await happen('inventory.v1.level-negative', first);
    const longAgo = `update event set recorded_at = now() - interval '10 minutes' where restaurant_id = $1`;
    await queryAs(database().superuser, longAgo, [home.restaurantId]);
    await happen('inventory.v1.level-negative', second);
    const token = await tokenOf('chef');
    const young = await connect(token, { age: '5' });
    expect((await hear(young, 'hello'))?.data['isWhole']).toBe(true);
    expect((await hear(young, 'told'))?.data['payload']).toEqual(second);
    young.cut();
    const old = await connect(token, { age: '3600' });
    expect((await hear(old, 'hello'))?.data['isWhole']).toBe(false);
    old.cut();
  });
});

describe('a stream ends at once', () => {
  const sessionsGone = (userId: string) => queryAs(database().superuser, 'delete from auth.session where user_id = $1', [userId]);

  it('when its session does', async () => {
    const { stream } = await connected('chef');
    await sessionsGone(home.people.chef.userId);
    expect((await hear(stream, 'end'))?.data).toEqual({ reason: 'no-session' });
  });

  it('when the person does not work there any more, and tells them nothing of what comes after', async () => {
    const token = await giveSession(database().superuser, home.leaverId);
    const stream = await connect(token);
    await hear(stream, 'beat');
    const client = createTestApp(database().pools).as(home.people.owner);
    const envelope = { commandId: uuidv7(), restaurantId: home.restaurantId, deviceId: uuidv7(), occurredAt: new Date().toISOString() };
    await client.restaurants.removeMember({ ...envelope, body: { userId: home.leaverId } });
    await happen('inventory.v1.level-negative', nowNegative());
    const { value } = await stream.messages.next();
    expect(value).toMatchObject({ kind: 'end', data: { reason: 'no-membership' } });
    expect((await connect(token)).status).toBe(404);
  });

  it('when this server stops, and says that another one goes on', async () => {
    const stopping = await openHttp(database().pools, baseUrl);
    const stream = await openStream({ address: stopping.address, restaurantId: home.restaurantId, token: await tokenOf('owner') });
    await hear(stream, 'beat');
    await stopping.close();
    expect((await hear(stream, 'end'))?.data).toEqual({ reason: 'stopping' });
  });
});

it('somebody who becomes less is told less from that moment on, and learns that they are', async () => {
  const { stream, token } = await connected('manager');
  const { userId } = home.people.manager;
  await queryAs(database().owner, `update membership set role = 'staff' where user_id = $1`, [userId]);
  await happen('purchasing.v1.price-changed', { offerId: uuidv7(), itemId: uuidv7(), supplierId: uuidv7(), changeBps: 900 });
  const negative = nowNegative();
  await happen('inventory.v1.level-negative', negative);
  const { value: last } = await stream.messages.next();
  expect(last).toMatchObject({ kind: 'end', data: { reason: 'changed-role' } });
  const page = await fetch(`${http.address}/live/${home.restaurantId}/page`, { headers: { authorization: `Bearer ${token}` } });
  const after = String(Number(((await page.json()) as { next: string }).next) - 2);
  const again = await connect(token, { after });
  expect((await hear(again, 'told'))?.data['payload']).toEqual(negative);
  again.cut();
});

it('a browser that no stream reaches gets the same by the page', async () => {
  const token = await tokenOf('owner');
  const ask = async (after: string) => {
    const address = `${http.address}/live/${home.restaurantId}/page?after=${after}`;
    return (await (await fetch(address, { headers: { authorization: `Bearer ${token}` } })).json()) as { next: string; events: unknown[] };
  };
  const { next } = await ask('');
  await happen('inventory.v1.level-negative', nowNegative());
  const page = await ask(next);
  expect(page.events).toHaveLength(1);
  expect(Number(page.next)).toBe(Number(next) + 1);
});

it('a wake-up that was lost is made good by the look that follows', async () => {
  const deaf = await openHttp(database().pools, baseUrl);
  const stream = await openStream({ address: deaf.address, restaurantId: home.restaurantId, token: await tokenOf('owner') });
  await hear(stream, 'beat');
  const payload = nowNegative();
  await happen('inventory.v1.level-negative', payload);
  await deaf.live.look();
  expect((await hear(stream, 'told'))?.data['payload']).toEqual(payload);
  await deaf.close();
});

it('losing the database for a moment loses nothing', async () => {
  const { stream } = await connected('owner');
  await queryAs(
    database().superuser,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid() and application_name = 'maed: listen'`,
    [database().name],
  );
  const payload = nowNegative();
  await happen('inventory.v1.level-negative', payload);
  expect((await hear(stream, 'told'))?.data['payload']).toEqual(payload);
  stream.cut();
});
