import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';

import { newHousehold, type Household } from '../../../db/testing/household.ts';
import { insertRowsAs } from '../../../db/testing/insert-row.ts';
import { queryAs } from '../../../db/testing/query-as.ts';
import { tenantRows } from '../../../db/testing/tenant-rows.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { isEntryRefused, withRestaurant } from '../../../platform/server/database/tenancy.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Channel } from '../../menu/rules/menu-limits.ts';
import { readExpectedSales } from './read-expected-sales.ts';

const database = useTestDatabase();

const within = async <Result>({ userId, restaurantId }: Household, work: (tx: RestaurantTx) => Promise<Result>): Promise<Result> => {
  const entry = { pool: database().pools.app, credential: { kind: 'person', userId }, access: 'read' } as const;
  const result = await withRestaurant(entry, restaurantId, work);
  if (isEntryRefused(result)) throw new Error('Nobody was let in.');
  return result;
};

const settle = async (): Promise<Household> => {
  const household = newHousehold();
  await insertRowsAs(database().owner, tenantRows(household));
  await queryAs(database().owner, 'delete from kitchen_order where restaurant_id = $1', [household.restaurantId]);
  return household;
};

type Sold = {
  readonly dishId: string;
  readonly date: string;
  readonly quantity: number;
  readonly state?: string;
  readonly isFired?: boolean;
  readonly isCancelled?: boolean;
  readonly channel?: Channel;
};

/** An order of one line, as the tables hold it. */
const sell = async ({ restaurantId }: Household, { dishId, date, quantity, ...said }: Sold): Promise<void> => {
  const orderId = uuidv7();
  const number = Math.floor(Math.random() * 1e9);
  const order = `insert into kitchen_order (restaurant_id, id, number_prefix, number_in_day, business_date, source, channel, currency, opened_at, state)
                 values ($1, $2, 'T', $3, $4, 'PAD', $6, 'GBP', $4::date, $5)`;
  const state = said.isCancelled ? 'CANCELLED' : 'OPEN';
  await queryAs(database().owner, order, [restaurantId, orderId, number + 1, date, state, said.channel ?? 'DINE_IN']);
  const line = `insert into order_line (restaurant_id, id, order_id, dish_id, dish_name, quantity, unit_price_minor, vat_rate, state, fired_at)
                values ($1, $2, $3, $4, 'Tibs', $5, 1200, 2000, $6, $7)`;
  const firedAt = (said.isFired ?? true) ? `${date}T12:00:00Z` : null;
  await queryAs(database().owner, line, [restaurantId, uuidv7(), orderId, dishId, quantity, said.state ?? 'SERVED', firedAt]);
};

const dayFrom = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

test('what is expected rests on what was fired and still stands, of days that are over, in this restaurant alone', async () => {
  const [here, there] = [await settle(), await settle()];
  const dishId = uuidv7();
  const today = await within(here, (tx) => Promise.resolve(tradingDay(tx, new Date())));
  const on = (weeksAgo: number) => dayFrom(today, -7 * weeksAgo);
  await sell(here, { dishId, date: on(1), quantity: 3 });
  await sell(here, { dishId, date: on(1), quantity: 2, channel: 'DELIVERY' });
  await sell(here, { dishId, date: on(2), quantity: 4 });
  await sell(here, { dishId, date: on(1), quantity: 50, state: 'VOIDED' });
  await sell(here, { dishId, date: on(1), quantity: 50, isFired: false, state: 'HELD' });
  await sell(here, { dishId, date: on(1), quantity: 50, isCancelled: true });
  await sell(here, { dishId, date: on(0), quantity: 30 });
  await sell(here, { dishId, date: on(0), quantity: 20, channel: 'TAKEAWAY' });
  await sell(here, { dishId, date: on(9), quantity: 50 });
  await sell(there, { dishId, date: on(1), quantity: 50 });
  const found = await within(here, (tx) => readExpectedSales(tx, { from: on(0), to: dayFrom(today, 1) }));
  const byChannel = new Map([
    ['DINE_IN', { numerator: 7n, denominator: 2n }],
    ['DELIVERY', { numerator: 1n, denominator: 1n }],
  ]);
  expect(found).toEqual([
    { dishId, date: today, portions: { numerator: 9n, denominator: 2n }, byChannel, restsOn: 2, soldAlready: 50, isPlanned: false },
    { dishId, date: dayFrom(today, 1), portions: null, byChannel: new Map(), restsOn: 0, soldAlready: 0, isPlanned: false },
  ]);
});

test('what somebody planned stands in place of the mean on its day, in this restaurant alone', async () => {
  const [here, there] = [await settle(), await settle()];
  const dishId = uuidv7();
  const today = await within(here, (tx) => Promise.resolve(tradingDay(tx, new Date())));
  for (const week of [1, 2]) await sell(here, { dishId, date: dayFrom(today, -7 * week), quantity: 4 });
  const plan = `insert into planned_portions (restaurant_id, business_date, dish_id, portions, planned_by) values ($1, $2, $3, 7.5, $4)`;
  await queryAs(database().owner, plan, [here.restaurantId, today, dishId, here.userId]);
  await queryAs(database().owner, plan, [there.restaurantId, dayFrom(today, 7), dishId, there.userId]);
  const [planned] = await within(here, (tx) => readExpectedSales(tx, { from: today, to: today }));
  expect(planned).toMatchObject({ portions: { numerator: 15n, denominator: 2n }, restsOn: 2, isPlanned: true });
  const [next] = await within(here, (tx) => readExpectedSales(tx, { from: dayFrom(today, 7), to: dayFrom(today, 7) }));
  expect(next).toMatchObject({ portions: { numerator: 4n, denominator: 1n }, isPlanned: false });
});

test('a restaurant that sold nothing yet expects nothing, and a range of days gone by looks only behind itself', async () => {
  const here = await settle();
  const today = await within(here, (tx) => Promise.resolve(tradingDay(tx, new Date())));
  expect(await within(here, (tx) => readExpectedSales(tx, { from: today, to: today }))).toEqual([]);
  const dishId = uuidv7();
  await sell(here, { dishId, date: dayFrom(today, -7), quantity: 9 });
  await sell(here, { dishId, date: dayFrom(today, -14), quantity: 1 });
  const past = dayFrom(today, -7);
  const [found] = await within(here, (tx) => readExpectedSales(tx, { from: past, to: past }));
  expect(found).toMatchObject({ portions: { numerator: 1n, denominator: 1n }, restsOn: 1, soldAlready: 9 });
});
