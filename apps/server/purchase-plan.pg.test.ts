import { uuidv7 } from 'uuidv7';
import { beforeAll, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import { allergenCodes } from '../../modules/inventory/rules/allergen.ts';
import type { Channel } from '../../modules/menu/rules/menu-limits.ts';
import { createHousehold, type Household } from './testing/household.ts';
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
const dayMs = 86_400_000;
const dayFromNow = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

let orders = 0;

/** What was served on a day long over, as the tables hold it. */
const served = async (dishId: string, date: string, portions: number, channel: Channel = 'DINE_IN'): Promise<void> => {
  const orderId = uuidv7();
  orders += 1;
  const order = `insert into kitchen_order (restaurant_id, id, number_prefix, number_in_day, business_date, source, channel, currency, opened_at, state)
                 values ($1, $2, 'T', $3, $4, 'PAD', $5, 'GBP', $4::date, 'OPEN')`;
  await queryAs(database().owner, order, [here.restaurantId, orderId, orders, date, channel]);
  const line = `insert into order_line (restaurant_id, id, order_id, dish_id, dish_name, quantity, unit_price_minor, vat_rate, state, fired_at)
                values ($1, $2, $3, $4, 'Tibs', $5, 1200, 2000, 'SERVED', $6)`;
  await queryAs(database().owner, line, [here.restaurantId, uuidv7(), orderId, dishId, portions, `${date}T12:00:00Z`]);
};

const plan = (until: string, role: 'owner' | 'staff' = 'owner') =>
  write.as(role).purchasing.planPurchases({ restaurantId: here.restaurantId, until });

it('what to buy is what dishes are expected to take, less what is there, and says of which dish it is and on what it rests', async () => {
  const itemId = await write.item({ allergens });
  const dishId = await write.dish(await write.recipe([write.grams(itemId, '400')]));
  const unsoldId = await write.dish(await write.recipe([write.grams(itemId, '400')]));
  await write.receive(itemId, '2');
  const day = dayFromNow(1);
  for (const [weeksAgo, portions] of [
    [1, 60],
    [2, 40],
  ] as const)
    await served(dishId, dayFromNow(1 - 7 * weeksAgo), portions);
  const { items, unknown } = await plan(day);
  const planned = items.find(({ id }) => id === itemId);
  // A portion takes 100 g: fifty portions on the mean of two days, and nothing of a weekday on which nobody traded.
  expect(planned).toMatchObject({ use: '5000', dishes: [{ portions: '50', quantity: '5000', restsOn: { min: 2, max: 2 } }] });
  const par = Number(planned?.par ?? '0');
  expect(planned?.short).toBe(String(5000 + par - 2000));
  const { dishes } = await write.as('owner').menu.readMenu({ restaurantId: here.restaurantId });
  const nameOf = (id: string) => dishes.find((one) => one.id === id)?.name;
  expect(unknown.map(({ name }) => name)).toEqual(expect.arrayContaining([nameOf(unsoldId), nameOf(dishId)]));
});

it('what a dish is packed in is bought for as many as were taken away on such a day', async () => {
  const [food, box] = [await write.item({ allergens }), await write.item()];
  const packaging = { ...write.grams(box, '25'), channels: ['TAKEAWAY' as const] };
  const dishId = await write.dish(await write.recipe([write.grams(food, '400'), packaging]));
  await served(dishId, dayFromNow(1 - 7), 30);
  await served(dishId, dayFromNow(1 - 7), 10, 'TAKEAWAY');
  await served(dishId, dayFromNow(1 - 14), 20);
  const { items } = await plan(dayFromNow(1));
  const useOf = (itemId: string) => items.find(({ id }) => id === itemId)?.use;
  expect([useOf(food), useOf(box)]).toEqual(['3000', '125']);
});

it('a day that is over, or further off than anybody can know, is refused', async () => {
  for (const day of [dayFromNow(-2), dayFromNow(40)])
    await expect(plan(day)).rejects.toMatchObject({ code: 'PLAN_DAY_OUT_OF_RANGE', data: { planDaysMax: 28 } });
  await expect(plan(dayFromNow(1), 'staff')).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
