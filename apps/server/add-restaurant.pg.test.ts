import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { newRestaurant } from './testing/household.ts';

const house = freshHouse();
const stands = (set: string) =>
  queryAs(house.database().superuser, `update subscription set ${set} where owner_id = $1`, [house.here().ownerId]);
const add = (body = newRestaurant(), commandId = uuidv7()) => house.as('owner').restaurants.addRestaurant({ commandId, body });
const mine = async () => (await house.as('owner').restaurants.listMine({})).restaurants.length;

it('on pro an owner opens restaurants up to the fifth, owns and works in each, and is told which plan the sixth needs', async () => {
  for (const count of [2, 3, 4, 5]) {
    const { restaurantId } = await add();
    expect((await house.as('owner').restaurants.listMine({})).restaurants.find(({ id }) => id === restaurantId)).toMatchObject({
      role: 'owner',
    });
    expect(await mine()).toBe(count);
  }
  await expect(add()).rejects.toMatchObject({ code: 'LOCATION_LIMIT_REACHED', data: { limit: 5, plan: 'pro', fitsOn: 'enterprise' } });
});

it.each([
  [`plan = 'starter'`, 'starter'],
  [`plan = 'growth'`, 'growth'],
  [`plan = 'free_trial', trial_end_at = now() + interval '3 days'`, 'growth'],
  [`plan = 'pro', past_due_at = now() - interval '15 days'`, 'starter'],
])('with %s a second restaurant is refused', async (set, plan) => {
  await stands(set);
  await expect(add()).rejects.toMatchObject({ code: 'LOCATION_LIMIT_REACHED', data: { limit: 1, plan, fitsOn: 'pro' } });
});

it('of ten at once only as many are opened as there is room for', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => add()));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  expect(await mine()).toBe(5);
});

it('the same command twice opens one', async () => {
  const [body, commandId] = [newRestaurant(), uuidv7()];
  expect(await add(body, commandId)).toEqual(await add(body, commandId));
  expect(await mine()).toBe(2);
});

it('whoever only works there opens none', async () => {
  const input = { commandId: uuidv7(), body: newRestaurant() };
  await expect(house.as('manager').restaurants.addRestaurant(input)).rejects.toMatchObject({ code: 'NO_ACCOUNT' });
});
