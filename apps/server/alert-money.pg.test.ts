import { describe, expect, it } from 'vitest';

import { queryAs } from '../../db/testing/query-as.ts';
import { raiseAlerts } from '../../modules/alerts/server/mount.ts';
import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import { withSystem } from '../../platform/server/database/tenancy.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { stockedItem } from './testing/stocked-item.ts';

const { app, as, database, here, idOf } = freshHouse();

const write = (text: string, ...values: readonly unknown[]) => queryAs(database().owner, text, [here().restaurantId, ...values]);

const look = () =>
  withSystem(database().pools.app, { restaurantId: here().restaurantId, reason: 'test' }, (tx) => raiseAlerts(tx, 'all', new Date()));

const moneyOf = async (role: Role, kind: string, language: 'en' | 'am' = 'en') => {
  const { alerts } = await as(role).alerts.listAlerts({ restaurantId: here().restaurantId, language });
  return alerts.filter((alert) => alert.kind === kind).map(({ impact }) => impact);
};

/** A kilogram at ten pounds, where four should be. */
const lowItem = async (more = 'attention = 1') => {
  const itemId = await stockedItem(app(), here(), { kilograms: '1' });
  await write('update item set par = 4000 where restaurant_id = $1 and id = $2', itemId);
  await write(`update stock_level set ${more} where restaurant_id = $1 and item_id = $2`, itemId);
  return itemId;
};

it('a low item says what filling it up costs, in words of the reader and to those who may see what things cost', async () => {
  await lowItem();
  await look();
  expect(await moneyOf('chef', 'stock-low')).toEqual([{ minor: '3000', currency: 'GBP', text: '£30.00 to fill it up' }]);
  expect((await moneyOf('chef', 'stock-low', 'am'))[0]?.text).toMatch(/^ለመሙላት £30/);
  expect(await moneyOf('kitchenstaff', 'stock-low')).toEqual([null]);
});

it.each([
  ['was never priced', 'attention = 1, average_cost = null'],
  ['is booked in another currency', `attention = 1, currency = 'ETB'`],
])('of an item that %s nobody says an amount', async (_, more) => {
  await lowItem(more);
  await look();
  expect(await moneyOf('owner', 'stock-low')).toEqual([null]);
});

it('what was used beyond the books says what that cost', async () => {
  await lowItem('attention = 0, on_hand = -250');
  await look();
  expect(await moneyOf('owner', 'stock-negative')).toMatchObject([{ minor: '250' }]);
});

describe('whoever never clocked out', () => {
  const forget = async (since: string) => {
    await write(`insert into hourly_rate (restaurant_id, user_id, amount_minor, currency) values ($1, $2, 1250, 'GBP')`, idOf('staff'));
    await write(
      `insert into clock_event (restaurant_id, id, user_id, kind, happened_at, device_at, method, recorded_by)
       values ($1, uuidv7(), $2, 'IN', now() - $3::interval, now(), 'PHONE', $2)`,
      idOf('staff'),
      since,
    );
  };
  /** A shift that begins and ends so long after they clocked in. */
  const planFor = (from: string, until: string) =>
    write(
      `with w as (insert into work_role (restaurant_id, id, name, area) values ($1, uuidv7(), 'Chef', 'KITCHEN') returning id)
       insert into shift (restaurant_id, id, work_role_id, user_id, business_date, starts_at, ends_at, told_date, told, told_at)
       select $1, uuidv7(), w.id, $2::uuid, s.day, s.starts, s.ends, s.day,
              jsonb_build_object('userId', $2::uuid, 'startsAt', s.starts, 'endsAt', s.ends, 'breaks', '[]'::jsonb, 'isCancelled', false), now()
         from w, (select (happened_at + $3::interval)::date as day, happened_at + $3::interval as starts, happened_at + $4::interval as ends
                    from clock_event where restaurant_id = $1 and user_id = $2) s`,
      idOf('staff'),
      from,
      until,
    );

  it.each(['15 hours 40 minutes', '40 hours'])(
    '%s ago says the wages of fourteen hours and that the clock-out is missing',
    async (since) => {
      await forget(since);
      await look();
      expect(await moneyOf('manager', 'clock-forgotten')).toMatchObject([{ minor: '17500', text: '£175.00 of wages, clock-out missing' }]);
      expect((await moneyOf('manager', 'clock-forgotten', 'am'))[0]?.text).toMatch(/መውጫ አልተመዘገበም$/);
    },
  );

  it('and was told of a shift says those until an hour after it', async () => {
    await forget('15 hours 30 minutes');
    await planFor('30 minutes', '6 hours 30 minutes');
    await look();
    expect(await moneyOf('manager', 'clock-forgotten')).toMatchObject([{ minor: '9375' }]);
  });
});

it('an order that comes late says what is still to come of it, and nothing where a price is unknown', async () => {
  const itemId = await stockedItem(app(), here(), { kilograms: '1' });
  await write(
    `with s as (insert into supplier (restaurant_id, id, name, country, currency) values ($1, uuidv7(), 'Merkato', 'GB', 'GBP') returning id),
          o as (insert into purchase_order (restaurant_id, id, number, supplier_id, state, expected_on, currency, total_minor, created_by)
                select $1, uuidv7(), 'PO-1', s.id, 'PARTIALLY_RECEIVED', current_date - 3, 'GBP', 10000, $3 from s returning id)
     insert into purchase_order_line (restaurant_id, id, order_id, position, item_id, description, unit, price_mode, quantity, base_quantity,
       price_per_base, received_base)
     select $1, uuidv7(), o.id, place, $2, 'Teff', 'kg', 'PER_UNIT', 5, 5000, 0.01, received from o, (values (1, 5000), (2, 1000)) as l (place, received)`,
    itemId,
    idOf('owner'),
  );
  await look();
  expect(await moneyOf('owner', 'delivery-late')).toMatchObject([{ minor: '4000', text: '£40.00 still to come' }]);
  await write('update purchase_order_line set price_per_base = null where restaurant_id = $1 and position = 2');
  await look();
  expect(await moneyOf('owner', 'delivery-late')).toEqual([null]);
});
