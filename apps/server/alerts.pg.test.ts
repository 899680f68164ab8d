import { uuidv7 } from 'uuidv7';
import { expect, it, vi } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { raiseAlerts } from '../../modules/alerts/server/mount.ts';
import { withSystem } from '../../platform/server/database/tenancy.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { itemBody } from './testing/furnish.ts';
import { sellDish } from './testing/sell-dish.ts';
import { stockedItem } from './testing/stocked-item.ts';

const { app, as, database, here, idOf, tell } = freshHouse();

type Role = Parameters<typeof as>[0];

/** A look at everything that presses, at a moment. */
const look = (now = new Date()) =>
  withSystem(database().pools.app, { restaurantId: here().restaurantId, reason: 'test' }, (tx) => raiseAlerts(tx, 'all', now));

const alertsOf = async (role: Role, language: 'en' | 'am' = 'en') =>
  (await as(role).alerts.listAlerts({ restaurantId: here().restaurantId, language })).alerts;

const kindsOf = async (role: Role) => (await alertsOf(role)).map(({ kind }) => kind);

/** An item of which so much is left as its par and reorder point make it. */
const lowItem = async () => {
  const itemId = await stockedItem(app(), here(), { kilograms: '1' });
  await setLevel(itemId, 1);
  return itemId;
};

const setLevel = (itemId: string, attention: number) =>
  queryAs(database().owner, 'update stock_level set attention = $2 where item_id = $1', [itemId, attention]);

it('tells of a low item once, whoever may ask for it, and is over when the item is there again', async () => {
  const itemId = await lowItem();
  await look();
  await look();
  const [told, ...more] = await alertsOf('kitchenstaff');
  expect(more).toEqual([]);
  expect(told).toMatchObject({ type: 'low_stock', category: 'inventory', status: 'unread', isHeld: false, place: `/inventory/${itemId}` });
  expect(told?.title).toContain('running low');
  expect((await alertsOf('chef', 'am'))[0]?.title).toContain('እያለቀ');
  expect(await alertsOf('staff')).toEqual([]);
  await setLevel(itemId, 3);
  await look();
  expect(await alertsOf('kitchenstaff')).toMatchObject([{ isOver: true, status: 'read' }]);
  await setLevel(itemId, 1);
  await look();
  expect(await alertsOf('kitchenstaff')).toMatchObject([{ isOver: false }, { isOver: true }]);
});

it('is told at once although another look, which began before, is still at it', async () => {
  const { pools, superuser } = database();
  const hear = (afterwards: () => Promise<unknown>) =>
    withSystem(pools.app, { restaurantId: here().restaurantId, reason: 'test' }, async (tx) => {
      await raiseAlerts(tx, 'heard', new Date());
      await afterwards();
    });
  await look();
  let end: (() => void) | undefined;
  const before = hear(() => new Promise<void>((resolve) => (end = resolve)));
  await vi.waitFor(() => expect(end).toBeDefined());
  await lowItem();
  let isOver = false;
  const after = hear(() => Promise.resolve()).then(() => (isOver = true));
  await vi.waitFor(async () => {
    const waiting = await queryAs(
      superuser,
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(isOver || waiting.length > 0).toBe(true);
  });
  end?.();
  await Promise.all([before, after]);
  expect(await alertsOf('kitchenstaff')).toHaveLength(1);
});

it('does not tell that an item ran out which was never counted, received or used', async () => {
  const itemId = uuidv7();
  const item = { ...itemBody({ barcode: itemId, categoryId: itemId, storageAreaId: itemId }), categoryId: null, storageAreaIds: [] };
  await as('chef').inventory.createItem(tell({ itemId, item }));
  await setLevel(itemId, 1);
  await look();
  expect(await alertsOf('chef')).toEqual([]);
});

it('is read by click and all at once, and counts what is not', async () => {
  await lowItem();
  await lowItem();
  await look();
  const chef = as('chef').alerts;
  const unread = async () => (await chef.countUnread({ restaurantId: here().restaurantId, language: 'en' })).unread;
  expect(await unread()).toMatchObject({ all: 2, byCategory: { inventory: 2, orders: 0 } });
  const [first] = await alertsOf('chef');
  expect((await chef.markRead(tell({ alertIds: [first?.id ?? ''] }))).unread.all).toBe(1);
  expect((await chef.markRead(tell({ alertIds: null }))).unread.all).toBe(0);
  expect((await as('owner').alerts.countUnread({ restaurantId: here().restaurantId, language: 'en' })).unread.all).toBe(2);
});

it('another person can neither read nor answer an alert', async () => {
  await lowItem();
  await look();
  const [own] = await alertsOf('chef');
  const answer = { kind: 'DISMISS', reason: 'WRONG' } as const;
  await expect(as('manager').alerts.answerAlert(tell({ alertId: own?.id ?? '', answer }))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await alertsOf('chef')).toMatchObject([{ status: 'unread' }]);
});

it('stays away for a week after it was put aside, and comes back then', async () => {
  const itemId = await lowItem();
  await look();
  const [own] = await alertsOf('chef');
  await as('chef').alerts.answerAlert(tell({ alertId: own?.id ?? '', answer: { kind: 'DISMISS', reason: 'NOT_IMPORTANT' } }));
  expect(await alertsOf('chef')).toEqual([]);
  const again = async (days: number) => {
    await setLevel(itemId, 3);
    await look();
    await setLevel(itemId, 1);
    await look(new Date(Date.now() + days * 86_400_000));
    return (await alertsOf('chef')).filter(({ isOver }) => !isOver).length;
  };
  expect(await again(6)).toBe(0);
  expect(await again(8)).toBe(1);
});

it('comes back after a week while its cause stands, and sooner once twice as much hangs on it', async () => {
  const itemId = await lowItem();
  const setPar = (grams: number) => queryAs(database().owner, 'update item set par = $2 where id = $1', [itemId, grams]);
  const putAside = async () => {
    const [own] = await alertsOf('chef');
    await as('chef').alerts.answerAlert(tell({ alertId: own?.id ?? '', answer: { kind: 'DISMISS', reason: 'NOT_IMPORTANT' } }));
  };
  const inDays = async (days: number) => {
    await look(new Date(Date.now() + days * 86_400_000));
    return (await alertsOf('chef')).map(({ status, impact }) => `${status} ${impact?.minor}`);
  };
  await setPar(3000);
  await look();
  await putAside();
  expect([await inDays(6), await inDays(8)]).toEqual([[], ['unread 2000']]);
  await putAside();
  await setPar(4000);
  expect(await inDays(0)).toEqual([]);
  await setPar(5000);
  expect(await inDays(0)).toEqual(['unread 4000']);
});

it('what was only to be known is told once it must be done, and stands lower again when it need not', async () => {
  const itemId = await lowItem();
  await setLevel(itemId, 2);
  await queryAs(database().owner, 'update stock_level set on_hand = 500 where item_id = $1', [itemId]);
  await look();
  expect(await alertsOf('chef')).toMatchObject([{ severity: 'INFO', isHeld: true }]);
  await as('chef').alerts.markRead(tell({ alertIds: null }));
  await setLevel(itemId, 1);
  await look();
  const [risen] = await alertsOf('chef');
  expect(risen).toMatchObject({ severity: 'WARN', isHeld: false, status: 'unread' });
  expect((await as('chef').alerts.countUnread({ restaurantId: here().restaurantId, language: 'en' })).newest?.id).toBe(risen?.id);
  await setLevel(itemId, 2);
  await look();
  const [fallen] = await alertsOf('chef');
  expect(fallen).toMatchObject({ id: risen?.id, severity: 'INFO' });
  expect(fallen?.priority).toBeLessThan(risen?.priority ?? 0);
});

it('what is dealt with is dealt with for everybody, and not said again while it lasts', async () => {
  await lowItem();
  await look();
  const [own] = await alertsOf('chef');
  await as('chef').alerts.answerAlert(tell({ alertId: own?.id ?? '', answer: { kind: 'DONE' } }));
  await look();
  for (const role of ['chef', 'owner'] as const) expect(await alertsOf(role)).toMatchObject([{ isOver: true, status: 'read' }]);
});

it('what is put off comes back at its time, within a week', async () => {
  await lowItem();
  await look();
  const [own] = await alertsOf('chef');
  const putOff = (days: number) => {
    const until = new Date(Date.now() + days * 86_400_000).toISOString();
    return as('chef').alerts.answerAlert(tell({ alertId: own?.id ?? '', answer: { kind: 'SNOOZE', until } }));
  };
  await expect(putOff(8)).rejects.toMatchObject({ code: 'SNOOZE_TOO_LONG' });
  await putOff(1);
  expect(await alertsOf('chef')).toEqual([]);
  await queryAs(database().owner, `update alert set snoozed_until = now() - interval '1 second' where user_id = $1`, [idOf('chef')]);
  expect(await alertsOf('chef')).toMatchObject([{ status: 'unread' }]);
});

it('tells eight a day at most, what presses most first; the rest wait for the digest', async () => {
  for (let count = 0; count < 10; count += 1) await lowItem();
  await sellDish(app(), here().people.owner, here());
  await look();
  const own = await alertsOf('chef');
  expect(own).toHaveLength(10);
  expect(own.filter(({ isHeld }) => isHeld)).toHaveLength(2);
  expect(await kindsOf('staff')).toEqual([]);
});
