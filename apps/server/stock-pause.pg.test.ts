import { beforeAll, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { useTestDatabase } from '../../db/testing/test-database.ts';
import { allergenCodes } from '../../modules/inventory/rules/allergen.ts';
import { menuForSale } from '../../modules/menu/server/public.ts';
import { withSystem } from '../../platform/server/database/tenancy.ts';
import { envelope } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { lineBody, orderBody } from './testing/kitchen-fixtures.ts';
import { createMenuWriter, type MenuWriter } from './testing/menu-writer.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;
let write: MenuWriter;

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
  write = createMenuWriter(app, here);
});

const allergens = Object.fromEntries(allergenCodes.map((code) => [code, 'FREE' as const]));
const tell = <Body>(body: Body) => envelope(here.restaurantId, body);

/** A dish of which a portion takes a hundred grams. */
const following = async () => {
  const itemId = await write.item({ allergens });
  const dishId = await write.dish(await write.recipe([write.grams(itemId, '400')]));
  await write.as('chef').menu.followStock(tell({ dishId, followsStock: true }));
  return { itemId, dishId };
};

const standing = async (dishId: string) => {
  const { dishes } = await write.as('staff').menu.readMenu({ restaurantId: here.restaurantId });
  const found = dishes.find(({ id }) => id === dishId);
  return [found?.state, found?.pause?.source ?? null, found?.portionsLeft];
};

const order = (dishId: string, quantity: number) =>
  write.as('staff').kitchen.openOrder(tell(orderBody(uuidv7(), [lineBody(dishId, { quantity })])));

const forTills = async (dishId: string) => {
  const where = { restaurantId: here.restaurantId, reason: 'test' };
  const { dishes } = await withSystem(database().pools.app, where, menuForSale);
  return dishes.find(({ id }) => id === dishId)?.state;
};

it('a dish is off once its stock is sold, and back when more comes in', async () => {
  const { itemId, dishId } = await following();
  expect(await standing(dishId)).toEqual(['LIVE', null, null]);
  await write.receive(itemId, '0.5');
  expect(await standing(dishId)).toEqual(['LIVE', null, 5]);
  await order(dishId, 5);
  expect(await standing(dishId)).toEqual(['PAUSED', 'STOCK', 0]);
  expect(await forTills(dishId)).toBe('PAUSED');
  await write.receive(itemId, '0.35');
  expect(await standing(dishId)).toEqual(['LIVE', null, 3]);
  expect(await forTills(dishId)).toBe('LIVE');
});

it('whoever looked at the shelf sells it all the same, until stock is followed anew; what was promised is never refused', async () => {
  const { itemId, dishId } = await following();
  await write.receive(itemId, '0.1');
  await order(dishId, 1);
  await order(dishId, 1);
  expect(await standing(dishId)).toEqual(['PAUSED', 'STOCK', 0]);
  const backOn = { dishId, isPaused: false, reason: null, until: null };
  expect(await write.as('kitchenstaff').menu.pauseDish(tell(backOn))).toMatchObject({ dish: { state: 'LIVE', pause: null } });
  expect(await forTills(dishId)).toBe('LIVE');
  const burnt = tell({ ...backOn, isPaused: true, reason: 'Burnt' });
  expect(await write.as('kitchenstaff').menu.pauseDish(burnt)).toMatchObject({ dish: { pause: { source: 'HAND', reason: 'Burnt' } } });
  await write.as('chef').menu.followStock(tell({ dishId, followsStock: false }));
  expect(await write.as('kitchenstaff').menu.pauseDish(tell(backOn))).toMatchObject({ dish: { state: 'LIVE', portionsLeft: null } });
});

it('a dish that does not follow stock is on, whatever stock says, and so is what was 86ed by hand and is back', async () => {
  const dishId = await write.dish(await write.recipe([write.grams(await write.item({ allergens }), '400')]));
  await order(dishId, 3);
  expect(await standing(dishId)).toEqual(['LIVE', null, null]);
});
