import { beforeEach, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { raiseAlerts, sendDigests } from '../../modules/alerts/server/mount.ts';
import { placeAt } from '../../modules/restaurants/rules/place-at.ts';
import { withSystem } from '../../platform/server/database/tenancy.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { createHousehold } from './testing/household.ts';
import { stockedItem } from './testing/stocked-item.ts';

const { app, as, database, here, idOf, tell } = freshHouse();

const hourMs = 3_600_000;

beforeEach(async () => {
  // The job visits every restaurant, those of the tests before this one too.
  await queryAs(database().superuser, 'delete from alert', []);
  await queryAs(database().superuser, 'delete from alert_delivery', []);
  await queryAs(database().superuser, `delete from mail.letter where template in ('alert', 'digest')`, []);
});

const look = (restaurantId = here().restaurantId) =>
  withSystem(database().pools.app, { restaurantId, reason: 'test' }, (tx) => raiseAlerts(tx, 'all', new Date()));

const lowItem = async (house = here(), impact: number | null = null) => {
  const itemId = await stockedItem(app(), house, { kilograms: '1' });
  await queryAs(database().owner, 'update stock_level set attention = 1 where item_id = $1', [itemId]);
  await look(house.restaurantId);
  if (impact !== null) await queryAs(database().superuser, 'update signal set impact_minor = $2 where subject = $1', [itemId, impact]);
  return itemId;
};

type Letter = {
  readonly recipient: string;
  readonly language: string;
  readonly facts: { readonly count: number; readonly groups: { heading: string; lines: { text: string; path: string }[] }[] };
};

const lettersTo = async (userId: string) => {
  const rows = await queryAs<Letter & Record<string, unknown>>(
    database().superuser,
    `select recipient, letter.language, facts from mail.letter as letter join profile on profile.email = recipient
      where template = 'digest' and user_id = $1 order by queued_at, id`,
    [userId],
  );
  return rows;
};

/** A moment by the wall of the house, so many days on. */
const at = async (time: string, days = 0): Promise<Date> => {
  const [row] = await queryAs<{ at: Date }>(
    database().superuser,
    'select ((now() at time zone time_zone)::date + $2::int + $3::time) at time zone time_zone as at from restaurant where id = $1',
    [here().restaurantId, days, time],
  );
  return row?.at ?? new Date();
};

const send = (now: Date) => sendDigests(database().pools.app, now);

it('comes once a day at its hour, with what is unread and stands, however often and by however many it is looked for', async () => {
  const itemId = await lowItem();
  await send(new Date((await at('18:00')).getTime() - 60_000));
  expect(await lettersTo(idOf('chef'))).toEqual([]);
  const evening = await at('18:00');
  await Promise.all([send(evening), send(evening), send(evening)]);
  await send(new Date(evening.getTime() + hourMs));
  const [letter, ...more] = await lettersTo(idOf('chef'));
  expect(more).toEqual([]);
  expect(letter?.facts).toMatchObject({ count: 1, groups: [{ lines: [{ path: placeAt(here().restaurantId, `/inventory/${itemId}`) }] }] });
  expect(letter?.facts.groups[0]?.lines[0]?.text).toContain('running low');
  await send(await at('18:00', 1));
  expect(await lettersTo(idOf('chef'))).toHaveLength(2);
});

it('says nothing of what was read, put off, put aside, dealt with or is over, and without anything does not come', async () => {
  await lowItem();
  const alerts = as('chef').alerts;
  await alerts.markRead(tell({ alertIds: null }));
  await send(await at('18:00'));
  expect(await lettersTo(idOf('chef'))).toEqual([]);
  expect(await lettersTo(idOf('owner'))).toHaveLength(1);
  await lowItem();
  const [told] = (await alerts.listAlerts({ restaurantId: here().restaurantId, language: 'en' })).alerts;
  const until = new Date(Date.now() + hourMs).toISOString();
  await alerts.answerAlert(tell({ alertId: told?.id ?? '', answer: { kind: 'SNOOZE', until } }));
  await send(await at('19:00'));
  expect(await lettersTo(idOf('chef'))).toEqual([]);
});

it('comes at the hour that somebody chose, in their language, and not at all where they want none', async () => {
  await lowItem();
  const choice = { kinds: {}, quiet: null, digestAt: 540, hasDigest: true };
  await as('chef').alerts.savePreferences(tell({ baseVersion: 0, choice }));
  await as('manager').alerts.savePreferences(tell({ baseVersion: 0, choice: { ...choice, hasDigest: false } }));
  await queryAs(database().superuser, `update profile set language = 'am' where user_id = $1`, [idOf('chef')]);
  await send(await at('09:00'));
  expect(await lettersTo(idOf('chef'))).toMatchObject([{ language: 'am' }]);
  expect((await lettersTo(idOf('chef')))[0]?.facts.groups[0]?.lines[0]?.text).toContain('እያለቀ');
  await send(await at('23:00'));
  expect(await lettersTo(idOf('manager'))).toEqual([]);
});

it('ranks by what presses, and says what hangs on it to those alone who may see what things cost', async () => {
  await lowItem(here(), 200);
  const dear = await lowItem(here(), 990_000);
  await queryAs(database().superuser, `update alert set priority = 106 from signal where signal.id = signal_id and subject = $1`, [dear]);
  await send(await at('18:00'));
  const linesOf = async (role: 'chef' | 'kitchenstaff') => (await lettersTo(idOf(role)))[0]?.facts.groups[0]?.lines ?? [];
  expect((await linesOf('chef'))[0]).toMatchObject({
    path: placeAt(here().restaurantId, `/inventory/${dear}`),
    text: expect.stringMatching(/£9,900/),
  });
  expect((await linesOf('kitchenstaff')).map(({ text }) => text).join()).not.toMatch(/£/);
});

it('of several restaurants comes as one letter, by restaurant, and of each what its own rows say', async () => {
  const other = await createHousehold(app(), database());
  await lowItem();
  await lowItem(other);
  await queryAs(
    database().superuser,
    `insert into membership (restaurant_id, user_id, role, department) values ($1, $2, 'manager', 'Management')`,
    [other.restaurantId, idOf('owner')],
  );
  await queryAs(database().superuser, `update restaurant set name = 'Other house' where id = $1`, [other.restaurantId]);
  await look(other.restaurantId);
  await send(await at('18:00'));
  const [letter, ...more] = await lettersTo(idOf('owner'));
  expect(more).toEqual([]);
  expect(letter?.facts.groups.map(({ heading }) => heading)).toContain('Other house');
  expect(letter?.facts.groups.map(({ lines }) => lines.length)).toEqual([1, 1]);
  const leadsTo = letter?.facts.groups.flatMap(({ lines }) => lines.map(({ path }) => path.split('?')[0]));
  expect(leadsTo?.toSorted()).toEqual([here(), other].map(({ restaurantId }) => `/at/${restaurantId}`).toSorted());
  expect((await lettersTo(other.people.owner.userId))[0]?.facts.groups).toHaveLength(1);
});
