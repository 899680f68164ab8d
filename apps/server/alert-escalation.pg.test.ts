import { expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { goodCouriers } from './testing/delivered.ts';
import { phone, toldHouse } from './testing/told-chef.ts';

const { as, database, here, tell, look, lowItem, connect, send } = toldHouse();

/** What is said presses as what is critical does; a look makes of it again what it is. */
const makeCritical = () =>
  queryAs(database().superuser, `update signal set severity = 'CRITICAL' where restaurant_id = $1`, [here().restaurantId]);

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

const lookLater = async (minutes: number) => {
  await makeCritical();
  await look(later(minutes));
};

it('what is critical and nobody looked at for a quarter of an hour goes once more to whoever leads', async () => {
  await connect('chef');
  await connect('owner', 'owner');
  await lowItem();
  await look();
  await makeCritical();
  const { couriers, arrived } = goodCouriers();
  await send(couriers);
  expect(arrived.map(({ notice }) => notice.isUrgent)).toEqual([true, true]);
  await lookLater(14);
  await send(couriers);
  expect(arrived).toHaveLength(2);
  await lookLater(16);
  await lookLater(17);
  await send(couriers);
  expect(arrived).toHaveLength(3);
  expect(arrived[2]).toMatchObject({ address: phone('owner'), notice: { text: expect.stringMatching(/^Nobody has looked/) } });
});

it('what somebody looked at in time goes to nobody once more', async () => {
  await connect('owner', 'owner');
  await lowItem();
  await look();
  const { couriers, arrived } = goodCouriers();
  await send(couriers);
  await as('kitchenstaff').alerts.markRead(tell({ alertIds: null }));
  await lookLater(16);
  await send(couriers);
  expect(arrived).toHaveLength(1);
});
