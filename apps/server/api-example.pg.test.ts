import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { createItem, createPlaces } from './testing/furnish.ts';
import { openHttp, type OpenedHttp } from './testing/open-http.ts';
import { makeKey, putOnPlan } from './testing/program.ts';
import { runExample } from './testing/run-example.ts';
import { baseUrl } from './testing/test-app.ts';

const house = freshHouse();
let http: OpenedHttp;

beforeAll(async () => {
  http = await openHttp(house.database().pools, baseUrl);
});

afterAll(() => http.close());

beforeEach(async () => {
  await putOnPlan(house, 'enterprise');
  await createItem(house.app(), house.here().people.owner, await createPlaces(house.app(), house.here()));
});

const received = async () =>
  (
    await queryAs(house.database().superuser, `select 1 from stock_movement where restaurant_id = $1 and note like '%low-stock.mjs'`, [
      house.here().restaurantId,
    ])
  ).length;

it('the example of the docs lists what is low, and receives it once though it sends it twice', async () => {
  const key = await makeKey(house, ['stock:write']);
  const told = await runExample({ address: http.address, key: key.text }, ['--receive', '2 kg']);
  expect(told).toMatch(/^Berbere.* of 5000 g$/m);
  const [, first, again] = /Received 2 kg of .*: (\S+), and sent again: (\S+)/.exec(told) ?? [];
  expect(again).toBe(first);
  expect(await received()).toBe(1);
});

it('with a key to look it is told what is missing, and nothing is received', async () => {
  const key = await makeKey(house, ['stock:read']);
  const running = runExample({ address: http.address, key: key.text }, ['--receive', '2 kg']);
  await expect(running).rejects.toThrow(/403.*KEY_SCOPE_MISSING.*stock:write/s);
  expect(await received()).toBe(0);
});
