import { expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { freshHouse } from './testing/fresh-house.ts';

const house = freshHouse();
const here = () => ({ restaurantId: house.here().restaurantId });
const use = (category: 'vision_scanning' | 'natural_language_query') =>
  house.as('owner').subscription.trackUsage(house.tell({ id: uuidv7(), category, cost: category === 'vision_scanning' ? 2 : 1 }));

it('who used what is found by person, kind and days, and only here', async () => {
  await use('vision_scanning');
  await use('natural_language_query');
  const old = `update ai_operation set asked_at = now() - interval '3 days' where restaurant_id = $1 and category = 'vision_scanning'`;
  await queryAs(house.database().superuser, old, [here().restaurantId]);
  const found = async (filter: object) =>
    (await house.as('owner').subscription.listOperations({ ...here(), ...filter })).operations.map(({ category }) => category);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  expect(await found({})).toEqual(['natural_language_query', 'vision_scanning']);
  expect(await found({ category: 'vision_scanning' })).toEqual(['vision_scanning']);
  expect(await found({ from: yesterday })).toEqual(['natural_language_query']);
  expect(await found({ until: yesterday })).toEqual(['vision_scanning']);
  expect(await found({ userId: house.idOf('chef') })).toEqual([]);
  expect(await found({ userId: house.idOf('owner'), from: yesterday })).toEqual(['natural_language_query']);
  const { people } = await house.as('owner').subscription.listAskers(here());
  expect(people.map(({ userId }) => userId)).toEqual([house.idOf('owner')]);
  await expect(house.as('manager').subscription.listAskers(here())).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
