import { expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { goodCouriers } from './testing/delivered.ts';
import { toldHouse } from './testing/told-chef.ts';

const { as, database, here, tell, look, lowItem, setLevel, connect, send, minute } = toldHouse();

const asChef = () => as('chef').alerts;
const list = async () => (await asChef().listAlerts({ restaurantId: here().restaurantId, language: 'en' })).alerts;
const newest = async () => (await asChef().countUnread({ restaurantId: here().restaurantId, language: 'en' })).newest?.id;

/** The chef is reminded of the first thing later, and something else happens meanwhile; then the time has come. */
const putOffAndComeBack = async (meanwhile: (itemId: string) => Promise<unknown>, couriers = goodCouriers().couriers): Promise<string> => {
  const itemId = await lowItem();
  await look();
  await send(couriers);
  const [own] = await list();
  const until = new Date(Date.now() + 3_600_000).toISOString();
  await asChef().answerAlert(tell({ alertId: own?.id ?? '', answer: { kind: 'SNOOZE', until } }));
  await meanwhile(itemId);
  await look();
  await queryAs(database().owner, `update alert set snoozed_until = now() - interval '1 second' where id = $1`, [own?.id]);
  await minute();
  return own?.id ?? '';
};

it('what was put off is told anew when its time has come: first in the list, aloud, and on the device', async () => {
  await connect('chef');
  const { couriers, arrived } = goodCouriers();
  const reminded = await putOffAndComeBack(lowItem, couriers);
  expect((await list()).map(({ id }) => id)).toEqual([reminded, expect.any(String)]);
  expect(await newest()).toBe(reminded);
  expect(arrived).toHaveLength(1);
  await send(couriers);
  // The other thing, and this one again.
  expect(arrived).toHaveLength(3);
  await minute();
  await send(couriers);
  expect(arrived).toHaveLength(3);
});

it('what is over by then is told to nobody', async () => {
  const over = await putOffAndComeBack((itemId) => setLevel(itemId, 3));
  expect(await list()).toMatchObject([{ id: over, isOver: true, status: 'read' }]);
  expect(await newest()).toBeUndefined();
});
