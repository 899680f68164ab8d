import { expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { CourierBusy, raiseAlerts, type Couriers } from '../../modules/alerts/server/mount.ts';
import type { Choice } from '../../modules/alerts/contract/telling-fields.ts';
import { placeAt } from '../../modules/restaurants/rules/place-at.ts';
import { withSystem } from '../../platform/server/database/tenancy.ts';
import { goodCouriers, waitForNextAttempt } from './testing/delivered.ts';
import { phone, toldHouse } from './testing/told-chef.ts';

const { as, database, here, idOf, tell, look, setLevel, lowItem, connect, send, ofChef, pushes } = toldHouse();

const choose = (more: Partial<Choice>, baseVersion = 0) =>
  as('chef').alerts.savePreferences(
    tell({ baseVersion, choice: { kinds: {}, quiet: null, digestAt: 1080, hasDigest: true, ...more } satisfies Choice }),
  );

const letters = () =>
  queryAs<{ readonly recipient: string; readonly facts: { readonly title: string } } & Record<string, unknown>>(
    database().superuser,
    `select recipient, facts from mail.letter where template = 'alert'`,
    [],
  );

it('goes once to every device, in its person’s language and with the way there, however often and by however many it is looked for', async () => {
  await connect();
  await connect();
  await connect('two');
  await queryAs(database().superuser, `update profile set language = 'am' where user_id = $1`, [idOf('chef')]);
  const itemId = await lowItem();
  await look();
  await look();
  const { couriers, arrived } = goodCouriers();
  await Promise.all([send(couriers), send(couriers), send(couriers)]);
  await send(couriers);
  expect(arrived.map(({ address }) => (address as { endpoint: string }).endpoint).toSorted()).toEqual(
    ['one', 'two'].map((name) => phone(name).endpoint),
  );
  expect(arrived[0]?.notice).toMatchObject({
    restaurantId: here().restaurantId,
    path: placeAt(here().restaurantId, `/inventory/${itemId}`),
    isUrgent: false,
  });
  expect(arrived[0]?.notice.title).toContain('እያለቀ');
  expect(await ofChef()).toMatchObject([{ channel: 'APP', status: 'SENT' }, ...[1, 2].map(() => ({ channel: 'PUSH', status: 'SENT' }))]);
});

it('says a day as its own reader counts days, outside the app and in it, whatever the house does', async () => {
  await connect();
  await connect('two', 'owner');
  await lowItem();
  await look();
  const near = `update signal set kind = 'lot-expiring', words = '{"name":"Onions","amount":"1","unit":"g","day":"2026-11-21"}' where restaurant_id = $1`;
  await queryAs(database().superuser, near, [here().restaurantId]);
  await queryAs(database().superuser, 'update profile set use_ethiopian_calendar = true where user_id = $1', [idOf('chef')]);
  const { couriers, arrived } = goodCouriers();
  await send(couriers);
  const titleAt = (name: string) =>
    arrived.find(({ address }) => (address as { endpoint: string }).endpoint === phone(name).endpoint)?.notice.title;
  expect([titleAt('one'), titleAt('two')]).toEqual(['Onions must be used by Hidar 12', 'Onions must be used by 21 Nov']);
  const shown = async (role: 'chef' | 'owner') =>
    (await as(role).alerts.listAlerts({ restaurantId: here().restaurantId, language: 'en', which: 'open' })).alerts[0]?.title;
  expect([await shown('chef'), await shown('owner')]).toEqual(['Onions must be used by Hidar 12', 'Onions must be used by 21 Nov']);
});

it('of a look that is taken back nothing is sent', async () => {
  await connect();
  await lowItem();
  const rolledBack = withSystem(database().pools.app, { restaurantId: here().restaurantId, reason: 'test' }, async (tx) => {
    await raiseAlerts(tx, 'all', new Date());
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  expect(await ofChef()).toEqual([]);
});

it.each([
  ['is over', 'OVER', async (itemId: string) => void (await setLevel(itemId, 3), await look())],
  ['was read', 'READ', () => as('chef').alerts.markRead(tell({ alertIds: null }))],
  ['was switched off', 'UNWANTED', () => choose({ kinds: { 'stock-low': { isOff: false, push: false, mail: false, telegram: false } } })],
  [
    'is for somebody who left',
    'LEFT',
    () => queryAs(database().superuser, 'update membership set is_active = false where user_id = $1', [idOf('chef')]),
  ],
] as const)('what %s by the time it is sent is not sent, and the log says why', async (_, reason, meanwhile) => {
  await connect();
  const itemId = await lowItem();
  await look();
  await meanwhile(itemId);
  const { couriers, arrived } = goodCouriers();
  await send(couriers);
  expect(arrived).toEqual([]);
  expect(await pushes()).toMatchObject([{ status: 'DROPPED', reason }]);
});

it('is tried again after a fault, later each time, and left after eight attempts', async () => {
  await connect();
  await lowItem();
  await look();
  const dead: Couriers = { PUSH: () => Promise.reject(new Error('no line')) };
  await send(dead);
  await send(dead);
  expect(await pushes()).toMatchObject([{ status: 'QUEUED', reason: 'UNREACHABLE', attempts: 1 }]);
  for (let attempt = 2; attempt <= 8; attempt += 1) {
    await waitForNextAttempt(database().superuser);
    await send(dead);
  }
  expect(await pushes()).toMatchObject([{ status: 'FAILED', reason: 'UNREACHABLE', attempts: 8 }]);
});

it('that a server died over is sent by the next one, and not before the first may have done it', async () => {
  await connect();
  await lowItem();
  await look();
  const { couriers, arrived } = goodCouriers();
  const { promise: answer, reject } = Promise.withResolvers<never>();
  const dying = send({ PUSH: () => answer });
  await expect.poll(async () => (await pushes())[0]?.attempts).toBe(1);
  await send(couriers);
  expect(arrived).toEqual([]);
  await waitForNextAttempt(database().superuser);
  await send(couriers);
  expect(arrived).toHaveLength(1);
  reject(new Error('too late'));
  await dying;
  expect(await pushes()).toMatchObject([{ status: 'SENT', attempts: 2 }]);
});

it('waits as long as the other side asks', async () => {
  await connect();
  await lowItem();
  await look();
  await send({ PUSH: () => Promise.reject(new CourierBusy(600)) });
  const [waiting] = await pushes();
  expect(waiting?.status).toBe('QUEUED');
  expect(waiting?.waits).toBeGreaterThan(590);
});

it('to an address that is no more closes it, until the same device is connected again', async () => {
  await connect();
  await lowItem();
  await look();
  await send({ PUSH: () => Promise.resolve('GONE') });
  expect(await pushes()).toMatchObject([{ status: 'GONE', reason: 'ADDRESS_GONE' }]);
  const reaches = async () => (await as('chef').alerts.readPreferences({ restaurantId: here().restaurantId })).reaches;
  expect(await reaches()).toEqual([]);
  await lowItem();
  await look();
  expect(await pushes()).toHaveLength(1);
  await connect();
  expect(await reaches()).toMatchObject([{ channel: 'PUSH', label: 'Phone one' }]);
});

it('what waits for the digest disturbs nobody, and what is switched off is told on no way', async () => {
  await connect();
  await choose({ kinds: { 'stock-low': { isOff: true, push: true, mail: true, telegram: true } } });
  await lowItem();
  await look();
  expect(await ofChef()).toEqual([]);
  // Every minute but the first of the day is a quiet one.
  await choose({ quiet: { fromMinute: 1, toMinute: 0 } }, 1);
  const noon = new Date(new Date().setUTCHours(12, 0, 0, 0));
  await look(noon);
  expect(await ofChef()).toEqual([]);
  expect((await as('chef').alerts.listAlerts({ restaurantId: here().restaurantId, language: 'en' })).alerts).toMatchObject([
    { isHeld: true },
  ]);
});

it('comes as one letter where somebody asked for letters', async () => {
  await choose({ kinds: { 'stock-low': { isOff: false, push: false, mail: true, telegram: false } } });
  await lowItem();
  await look();
  await Promise.all([send({}), send({})]);
  expect(await letters()).toMatchObject([{ facts: { title: expect.stringContaining('running low') } }]);
  expect(await ofChef()).toMatchObject([
    { channel: 'APP', status: 'SENT' },
    { channel: 'MAIL', status: 'SENT' },
  ]);
});

it('preferences that somebody changed meanwhile are not written over', async () => {
  await choose({ digestAt: 600 });
  await expect(choose({ digestAt: 700 })).rejects.toMatchObject({
    code: 'PREFERENCES_CHANGED',
    data: { version: 1, current: { digestAt: 600 } },
  });
  expect(await choose({ digestAt: 700 }, 1)).toEqual({ version: 2 });
});

it('another person’s device can be taken from nobody', async () => {
  const { reachId } = await connect();
  await expect(as('manager').alerts.disconnectReach(tell({ reachId }))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await as('chef').alerts.disconnectReach(tell({ reachId }));
  await lowItem();
  await look();
  expect(await pushes()).toEqual([]);
});

it('a test goes to every way that is connected, and not twice in half a minute', async () => {
  await connect();
  expect(await as('chef').alerts.sendTest(tell({}))).toEqual({ sent: 2 });
  await expect(as('chef').alerts.sendTest(tell({}))).rejects.toMatchObject({ code: 'TEST_TOO_SOON' });
  const { couriers, arrived } = goodCouriers();
  await send(couriers);
  expect(arrived).toMatchObject([{ notice: { title: 'This is a test' } }]);
  expect(await letters()).toHaveLength(1);
});

it('owner and manager see what was sent to whom, in their language, and page through it', async () => {
  await connect();
  await lowItem();
  await lowItem();
  await look();
  const ask = (more: object) => as('manager').alerts.listDeliveries({ restaurantId: here().restaurantId, language: 'am', ...more });
  const { deliveries, people } = await ask({ userId: idOf('chef') });
  expect(deliveries.map(({ channel }) => channel).toSorted()).toEqual(['APP', 'APP', 'PUSH', 'PUSH']);
  expect(deliveries.find(({ channel }) => channel === 'PUSH')).toMatchObject({ status: 'QUEUED', label: 'Phone one', reason: null });
  expect(deliveries[0]?.title).toContain('እያለቀ');
  expect(people.map(({ id }) => id)).toContain(idOf('chef'));
  const first = await ask({ limit: 3 });
  expect(first.hasMore).toBe(true);
  const ids: string[] = [];
  for (let after: string | undefined; ;) {
    const page = await ask({ limit: 3, ...(after && { after }) });
    ids.push(...page.deliveries.map(({ id }) => id));
    after = page.deliveries.at(-1)?.id;
    if (!page.hasMore) break;
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect((await ask({ status: 'SENT', channel: 'PUSH' })).deliveries).toEqual([]);
});
