import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, it } from 'vitest';

import { openRestaurant, type OpenedRestaurant } from '../../../../db/testing/open-restaurant.ts';
import { queryAs } from '../../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../../db/testing/test-database.ts';
import { withSystem } from '../../../../platform/server/database/tenancy.ts';
import { readEngineering } from '../engineering.ts';
import { readTicketTimes } from '../read-ticket-times.ts';
import { salesByCategory } from '../sales-by-category.ts';
import { salesOfDays } from '../sales-of-days.ts';
import { soldThings } from '../sold-lines.ts';
import { tipsOnBills } from '../tips-on-bills.ts';
import { keepDays } from './keep-days.job.ts';

const database = useTestDatabase();
let here: OpenedRestaurant<'owner'>;

beforeEach(async () => {
  here = await openRestaurant(database(), []);
});

const asOwner = <Row extends Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
  queryAs<Row>(database().owner, text, [here.restaurantId, ...values]);

/** So many days ago, in a restaurant whose day is over everywhere by then. */
const day = (daysAgo: number): string => new Date(Date.now() - (daysAgo + 1) * 86_400_000).toISOString().slice(0, 10);

const range = { from: day(9), to: day(0) };
const [dishId, headingId, choiceId] = [uuidv7(), uuidv7(), uuidv7()];
let number = 0;

/** An order of two lines, one of them with a choice. */
const sell = async (daysAgo: number, priceMinor = 1200): Promise<{ orderId: string; lineId: string }> => {
  const [orderId, lineId] = [uuidv7(), uuidv7()];
  number += 1;
  await asOwner(
    `insert into kitchen_order (restaurant_id, id, number_prefix, number_in_day, business_date, source, channel, covers, service_share, currency, opened_at, state)
     values ($1, $2, 'T', $3, $4, 'PAD', 'DINE_IN', 2, 1250, 'GBP', $4::date + interval '13 hours', 'CLOSED')`,
    [orderId, number, day(daysAgo)],
  );
  const choices = JSON.stringify([{ id: choiceId, name: 'Egg', nameLocal: null, priceDeltaMinor: '150' }]);
  const line = `insert into order_line (restaurant_id, id, order_id, dish_id, dish_name, category_id, quantity, modifiers, unit_price_minor, vat_rate, state, fired_at, ready_at, depleted_at)
                values ($1, $2, $3, $4, 'Shiro', $5, $6, $7, $8, $9, 'SERVED', now(), now() + interval '9 minutes', now())`;
  await asOwner(line, [lineId, orderId, dishId, headingId, 1, choices, priceMinor, 2000]);
  await asOwner(line, [uuidv7(), orderId, dishId, null, 2, '[]', 333, 500]);
  await pay(orderId, 'CASH', 3000);
  return { orderId, lineId };
};

const pay = (orderId: string, method: string, amountMinor: number) =>
  asOwner(
    `insert into order_payment (restaurant_id, id, order_id, method, amount_minor, currency, taken_at) values ($1, $2, $3, $4, $5, 'GBP', now())`,
    [uuidv7(), orderId, method, amountMinor],
  );

const keep = (): Promise<number> => withSystem(database().pools.app, { restaurantId: here.restaurantId, reason: 'test' }, keepDays);

const keptDays = () =>
  asOwner<{ day: string }>('select business_date::text as day from derived.sold_day where restaurant_id = $1 order by 1');

type Told = {
  readonly businessDate: string;
  readonly channel?: string;
  readonly minute?: number;
  readonly covers?: number | null;
  readonly categoryId?: string | null;
};

const keyOf = ({ businessDate, channel, minute, covers, categoryId }: Told): string =>
  [businessDate, channel, minute, covers === null, categoryId].join(' ');
const byKey = (one: Told, other: Told): number => (keyOf(one) < keyOf(other) ? -1 : 1);

/** What is answered about the days. */
const answers = () =>
  here.as('owner', async (tx) => {
    const { orders, ...sold } = await salesOfDays(tx, range);
    const headings = await salesByCategory(tx, range);
    return {
      orders: orders.toSorted(byKey),
      ...sold,
      headings: headings.toSorted(byKey),
      things: await soldThings(tx, range),
      times: await readTicketTimes(tx, range),
      plates: await readEngineering(tx, range),
      tips: await tipsOnBills(tx, range),
    };
  });

/** The same, of the orders alone: nothing is kept while they are asked. */
const answersOfOrders = async () => {
  await asOwner('delete from derived.sold_day where restaurant_id = $1');
  return answers();
};

type Change = (order: { readonly orderId: string; readonly lineId: string }) => Promise<unknown>;

/** Everything that can become of an order once its day is over. */
const changes: Readonly<Record<string, Change>> = {
  'a line is voided': ({ lineId }) => asOwner(`update order_line set state = 'VOIDED' where restaurant_id = $1 and id = $2`, [lineId]),
  'its stock is put back': ({ lineId }) =>
    asOwner('update order_line set depleted_at = null where restaurant_id = $1 and id = $2', [lineId]),
  'a line comes late': ({ orderId }) =>
    asOwner(
      `insert into order_line (restaurant_id, id, order_id, dish_id, dish_name, quantity, unit_price_minor, vat_rate, state)
       values ($1, $2, $3, $4, 'Tibs', 1, 999, 2000, 'QUEUED')`,
      [uuidv7(), orderId, dishId],
    ),
  'something is taken off': ({ orderId }) =>
    asOwner(
      `insert into order_discount (restaurant_id, id, order_id, share, reason, given_by, given_at) values ($1, $2, $3, 1000, 'Waited', $2, now())`,
      [uuidv7(), orderId],
    ),
  'nothing is taken off any more': ({ orderId }) =>
    asOwner('delete from order_discount where restaurant_id = $1 and order_id = $2', [orderId]),
  'stock does not know a choice': ({ orderId, lineId }) =>
    asOwner(
      `insert into stock_not_taken (restaurant_id, id, order_id, line_id, why, subject_id) values ($1, $2, $3, $4, 'MODIFIER_UNMAPPED', $2)`,
      [uuidv7(), orderId, lineId],
    ),
  'its diary tells of it late': ({ orderId, lineId }) =>
    asOwner(
      `insert into kitchen_event (restaurant_id, id, order_id, line_id, kind, from_state, to_state, from_stage, occurred_at, recorded_at)
       select $1, $2, $3, $4, 'READY', 'QUEUED', 'READY', 1, l.fired_at + interval '4 minutes', l.fired_at + interval '4 minutes'
         from order_line l where l.restaurant_id = $1 and l.id = $4`,
      [uuidv7(), orderId, lineId],
    ),
  'it is called off': ({ orderId }) =>
    asOwner(`update kitchen_order set state = 'CANCELLED' where restaurant_id = $1 and id = $2`, [orderId]),
  'a card pays more for it': ({ orderId }) => pay(orderId, 'CARD', 450),
  'a part of it is given back': ({ orderId }) => pay(orderId, 'CASH', -900),
  'it had more guests': ({ orderId }) => asOwner('update kitchen_order set covers = 5 where restaurant_id = $1 and id = $2', [orderId]),
};

describe('days that are added up', () => {
  it('are those that are over and have orders, once each', async () => {
    await sell(1);
    await sell(1);
    await sell(4);
    await sell(-1);
    expect(await keep()).toBe(2);
    expect(await keep()).toBe(0);
    expect((await keptDays()).map((row) => row.day)).toEqual([day(4), day(1)]);
  });

  it('say what their orders say', async () => {
    for (const daysAgo of [0, 1, 1, 3, 3, 3]) await sell(daysAgo, 1000 + daysAgo * 37);
    await keep();
    const kept = await answers();
    expect(kept.orders.length).toBeGreaterThan(0);
    expect(kept.tips.cashMinor).toBeGreaterThan(0n);
    expect(kept).toEqual(await answersOfOrders());
  });

  it.each(Object.entries(changes))('are forgotten when %s', async (_, change) => {
    const order = await sell(2);
    await sell(3);
    await changes['something is taken off']?.(order);
    await keep();
    await change(order);
    expect((await keptDays()).map((row) => row.day)).toEqual([day(3)]);
    const known = await answers();
    expect(known).toEqual(await answersOfOrders());
  });

  it('are right whatever becomes of which order in which order', async () => {
    const deeds = fc.array(fc.tuple(fc.constantFrom('sell', 'keep', ...Object.keys(changes)), fc.nat({ max: 5 })), {
      minLength: 4,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(deeds, async (told) => {
        here = await openRestaurant(database(), []);
        const sold = [await sell(1), await sell(2)];
        for (const [deed, at] of told) {
          const order = sold[at % sold.length];
          if (deed === 'sell') sold.push(await sell(at));
          else if (deed === 'keep') await keep();
          else if (order) await changes[deed]?.(order);
        }
        const known = await answers();
        expect(known).toEqual(await answersOfOrders());
      }),
      { numRuns: 20 },
    );
  });

  it('are left for later while somebody changes one of their orders', async () => {
    const { lineId } = await sell(1);
    await here.as('owner', async (tx) => {
      await tx.client.query('update order_line set quantity = 9 where restaurant_id = $1 and id = $2', [here.restaurantId, lineId]);
      expect(await keep()).toBe(0);
    });
    expect(await keep()).toBe(1);
  });

  it('are forgotten by a change that came while they were added up', async () => {
    const { lineId } = await sell(1);
    let changed: Promise<unknown> = Promise.resolve();
    await withSystem(database().pools.app, { restaurantId: here.restaurantId, reason: 'test' }, async (tx) => {
      await keepDays(tx);
      changed = asOwner('update order_line set quantity = 9 where restaurant_id = $1 and id = $2', [lineId]);
      await expect
        .poll(() => queryAs(database().superuser, `select from pg_locks where locktype = 'advisory' and not granted`))
        .toHaveLength(1);
    });
    await changed;
    expect(await keptDays()).toEqual([]);
  });

  it('are seen by nobody else', async () => {
    await sell(1);
    await keep();
    const there = await openRestaurant(database(), []);
    const seen = await there.as('owner', (tx) => tx.client.query('select from derived.sold_day'));
    expect(seen.rowCount).toBe(0);
  });
});
