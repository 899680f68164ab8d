import { Webhook } from 'standardwebhooks';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { worldOnly } from '../../platform/server/net/way-out.ts';
import { startHookReceiver, type ReceivedMessage } from './testing/hook-receiver-stand-in.ts';
import { createHousehold } from './testing/household.ts';
import { stockedItem } from './testing/stocked-item.ts';
import { createTestApp } from './testing/test-app.ts';
import { newHookSecret, tellingHouse } from './testing/telling-house.ts';

const house = tellingHouse();
const { here, tell, owner, receiver, look, pass, addHook, endpoint, deliveries, moveStock } = house;

const second = 1000;
const day = 86_400 * second;

const write = (text: string, ...values: readonly unknown[]) => queryAs(house.database().superuser, text, values);

const ids = () => receiver().received.map(({ id }) => id);
const verified = (secret: string, { body, headers }: ReceivedMessage): unknown =>
  new Webhook(secret).verify(body, headers as Record<string, string>);

describe('what happens', () => {
  it('is told once to each address that asked for it, however many servers look', async () => {
    const other = await startHookReceiver();
    await addHook();
    await addHook({ url: other.url });
    await addHook({ url: other.url, kinds: ['menu.v1.menu-changed'] });
    await moveStock();
    await moveStock();
    const [one, two] = [house.openSender(), house.openSender()];
    await Promise.all([look(one), look(two), look(one)]);
    await look(two);
    expect(receiver().received).toHaveLength(2);
    expect(other.received).toHaveLength(2);
    expect(new Set(ids()).size).toBe(2);
    await other.close();
  });

  it('is said in the words of its published schema, with its number and the restaurant', async () => {
    const { secret } = await addHook();
    await moveStock();
    await look();
    const [message] = receiver().received;
    if (!message) throw new Error('Something was told.');
    expect(message.said).toEqual({
      type: 'inventory.v1.movement-recorded',
      timestamp: expect.stringMatching(/Z$/),
      restaurantId: here().restaurantId,
      sequence: expect.any(Number),
      data: { itemId: expect.any(String), movementId: expect.any(String), kind: 'WASTE', quantity: '-1', onHand: '9999', correctsId: null },
    });
    expect(verified(secret, message)).toEqual(message.said);
    expect(() => verified(newHookSecret(), message)).toThrow(/signature/i);
  });

  it('is passed over from before it was asked for, and while it is paused', async () => {
    await moveStock();
    const { id } = await addHook();
    await look();
    await owner().integrations.switchHook(tell({ endpointId: id, isOn: false }));
    await moveStock();
    await look();
    await moveStock();
    await owner().integrations.switchHook(tell({ endpointId: id, isOn: true }));
    await look();
    expect(receiver().received).toEqual([]);
    await moveStock();
    await look();
    expect(receiver().received).toHaveLength(1);
  });

  it('in another restaurant is never told here', async () => {
    await addHook();
    const app = house.app();
    const elsewhere = await createHousehold(app, house.database());
    await stockedItem(app, elsewhere, { kilograms: '5' });
    const sender = house.openSender();
    await sender.look(elsewhere.restaurantId);
    await look(sender);
    expect(receiver().received).toEqual([]);
  });

  it('is told nobody once the plan has no messages, and the screen is told so', async () => {
    const { id } = await addHook();
    await moveStock();
    await write(`update subscription set plan = 'growth', trial_end_at = null where owner_id = $1`, here().ownerId);
    await look();
    await moveStock();
    await look();
    expect(receiver().received).toEqual([]);
    expect(await owner().integrations.readHooks({ restaurantId: here().restaurantId })).toMatchObject({ isInPlan: false });
    const again = owner().integrations.testHook(tell({ endpointId: id, deliveryId: uuidv7() }));
    await expect(again).rejects.toMatchObject({ code: 'FEATURE_NOT_IN_PLAN' });
    await owner().integrations.switchHook(tell({ endpointId: id, isOn: false }));
    await owner().integrations.removeHook(tell({ endpointId: id }));
  });
});

describe('a message that did not arrive', () => {
  it('is sent again under the same id, until it is taken', async () => {
    const { id } = await addHook();
    receiver().answerNext({ status: 500 }, { status: 503 });
    await moveStock();
    await look();
    expect(await deliveries(id)).toMatchObject([{ state: 'WAITING', attempts: 1, statusCode: 500, fault: 'STATUS' }]);
    expect((await endpoint(id)).failingSince).not.toBeNull();
    await look();
    expect(ids()).toHaveLength(1);
    pass(7 * second);
    await look();
    pass(400 * second);
    await look();
    expect(await deliveries(id)).toMatchObject([{ state: 'DELIVERED', attempts: 3, statusCode: 204, fault: null, nextAt: null }]);
    expect(new Set(ids()).size).toBe(1);
    expect(new Set(receiver().received.map(({ body }) => body)).size).toBe(1);
    expect((await endpoint(id)).failingSince).toBeNull();
  });

  it('waits for as long as the receiver asks', async () => {
    await addHook();
    receiver().answerNext({ status: 429, headers: { 'retry-after': '120' } });
    await moveStock();
    await look();
    pass(60 * second);
    await look();
    expect(ids()).toHaveLength(1);
    pass(61 * second);
    await look();
    expect(ids()).toHaveLength(2);
  });

  it('is sent again under the same id where a server died before it wrote down that it arrived', async () => {
    const { id } = await addHook();
    await moveStock();
    const dying = house.openDyingSender();
    await dying.look(here().restaurantId);
    await expect.poll(ids).toHaveLength(1);
    await look();
    expect(ids()).toHaveLength(1);
    pass(61 * second);
    await look();
    expect(ids()).toHaveLength(2);
    expect(new Set(ids()).size).toBe(1);
    expect(await deliveries(id)).toMatchObject([{ state: 'DELIVERED', attempts: 2 }]);
  });

  it('is not followed to where an answer points', async () => {
    const { id } = await addHook();
    receiver().answerNext({ status: 307, headers: { location: `${receiver().url}/elsewhere` } });
    await moveStock();
    await look();
    expect(ids()).toHaveLength(1);
    expect(await deliveries(id)).toMatchObject([{ state: 'WAITING', statusCode: 307 }]);
  });

  it('is sent again when a person asks, also after it was given up', async () => {
    const { id } = await addHook();
    receiver().answerNext({ status: 500 });
    await moveStock();
    await look();
    const [lost] = await deliveries(id);
    await write(`update hook_delivery set state = 'FAILED', fault = 'TOO_OLD' where restaurant_id = $1`, here().restaurantId);
    await owner().integrations.resendHook(tell({ deliveryId: lost?.id ?? '' }));
    await look();
    expect(await deliveries(id)).toMatchObject([{ state: 'DELIVERED', attempts: 1 }]);
    expect(new Set(ids()).size).toBe(1);
  });

  it('is given up where it waited for longer than it is news', async () => {
    const { id } = await addHook();
    receiver().answerNext({ status: 500 });
    await moveStock();
    await look();
    pass(5 * day + second);
    await look();
    expect(await deliveries(id)).toMatchObject([{ state: 'FAILED', fault: 'TOO_OLD' }]);
    expect(ids()).toHaveLength(1);
  });
});

describe('an address', () => {
  it('that says it is gone goes off, and is told nothing more', async () => {
    const { id } = await addHook();
    receiver().answerNext({ status: 410 });
    await moveStock();
    await look();
    await moveStock();
    await look();
    expect(ids()).toHaveLength(1);
    expect(await endpoint(id)).toMatchObject({ state: 'OFF', offBecause: 'GONE' });
  });

  it('at which nothing arrived for three days goes off', async () => {
    const { id } = await addHook();
    await moveStock();
    for (const wait of [0, 4, 4]) {
      receiver().answerNext({ status: 500 });
      pass(wait === 0 ? 0 : day);
      await look();
    }
    expect(await endpoint(id)).toMatchObject({ state: 'ACTIVE' });
    receiver().answerNext({ status: 500 });
    pass(day);
    await look();
    expect(await endpoint(id)).toMatchObject({ state: 'OFF', offBecause: 'FAILING' });
  });

  it('that is silent keeps no other waiting', async () => {
    const silent = await startHookReceiver();
    silent.answerNext(...Array.from({ length: 20 }, () => 'SILENCE' as const));
    await addHook({ url: silent.url });
    await addHook();
    const sender = house.openSender();
    for (let count = 0; count < 8; count += 1) {
      await moveStock();
      await sender.look(here().restaurantId);
    }
    await expect.poll(() => receiver().received.length).toBe(8);
    // Five are on their way to the silent one, and no more of this house's.
    expect(silent.received.length).toBeLessThanOrEqual(5);
    await silent.close();
  });

  it('whose secret is exchanged signs with both for a day', async () => {
    const { id, secret } = await addHook();
    const fresh = newHookSecret();
    await owner().integrations.rollHookSecret(tell({ endpointId: id, secret: fresh }));
    await moveStock();
    await look();
    const [both] = receiver().received;
    if (!both) throw new Error('Something was told.');
    expect([verified(secret, both), verified(fresh, both)]).toEqual([both.said, both.said]);
    await write(`update hook_endpoint set old_secret_until = now() - interval '1 second' where restaurant_id = $1`, here().restaurantId);
    await moveStock();
    await look();
    const [, later] = receiver().received;
    if (!later) throw new Error('Something was told.');
    expect(verified(fresh, later)).toEqual(later.said);
    expect(() => verified(secret, later)).toThrow(/signature/i);
  });

  it('keeps its secret where nobody reads it: neither answer, trail nor database tell it', async () => {
    const { secret } = await addHook();
    const tables = ['hook_endpoint', 'command_log', 'audit_entry', 'event', 'hook_delivery'];
    for (const table of tables) {
      const rows = await write(`select count(*)::int as n from ${table} t where t::text like $1`, `%${secret.slice('whsec_'.length)}%`);
      expect([table, rows]).toEqual([table, [{ n: 0 }]]);
    }
    const { endpoints } = await owner().integrations.readHooks({ restaurantId: here().restaurantId });
    expect(JSON.stringify(endpoints)).not.toContain('whsec');
  });

  it('is one of ten at most', async () => {
    await Promise.all(Array.from({ length: 9 }, () => addHook()));
    const outcomes = await Promise.allSettled([addHook(), addHook(), addHook()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(addHook()).rejects.toMatchObject({ code: 'HOOKS_TOO_MANY', data: { max: 10 } });
  });

  it('is sent a test by the way of everything else', async () => {
    const { id, secret } = await addHook();
    await owner().integrations.testHook(tell({ endpointId: id, deliveryId: uuidv7() }));
    await look();
    const [message] = receiver().received;
    if (!message) throw new Error('Something was told.');
    expect(verified(secret, message)).toMatchObject({ type: 'integrations.v1.test', sequence: null, data: {} });
    expect(await deliveries(id)).toMatchObject([{ kind: 'integrations.v1.test', state: 'DELIVERED' }]);
  });
});

describe('an address that leads to where only this server may call', () => {
  const urls = [
    'https://127.0.0.1/maed',
    'https://[::1]/maed',
    'https://10.0.0.7/maed',
    'https://169.254.169.254/latest',
    'https://localhost/maed',
    'https://2130706433/maed',
    'http://8.8.8.8/maed',
    'https://somebody:secret@8.8.8.8/maed',
  ];

  it.each(urls)('is not saved: %s', async (url) => {
    const app = createTestApp(house.database().pools);
    const add = tell({ endpointId: uuidv7(), url, kinds: ['menu.v1.menu-changed' as const], secret: newHookSecret() });
    const { integrations } = app.as(here().people.owner);
    await expect(integrations.addHook(add)).rejects.toMatchObject({ code: 'HOOK_ADDRESS_NOT_PUBLIC' });
  });

  it('is not sent to either, where its name leads there later', async () => {
    const { id } = await addHook({ url: 'https://8.8.8.8/maed' });
    await write(`update hook_endpoint set url = 'https://localhost/maed' where restaurant_id = $1`, here().restaurantId);
    await moveStock();
    await look(house.openSender(worldOnly));
    expect(await deliveries(id)).toMatchObject([{ state: 'WAITING', fault: 'PRIVATE', statusCode: null }]);
  });
});
