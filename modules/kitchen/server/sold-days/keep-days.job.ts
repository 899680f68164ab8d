import { eachRestaurant } from '../../../../platform/server/jobs/each-restaurant.ts';
import type { Job } from '../../../../platform/server/jobs/job.ts';
import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { categorySales, hourSales, type OrderFacts } from '../../rules/sold-sums.ts';
import { asKept } from './kept-days.ts';
import { orderFacts } from './order-facts.ts';
import { plateFacts } from './plate-facts.ts';
import { thingFacts } from './thing-facts.ts';
import { timeFacts } from './time-facts.ts';
import { tipFacts } from './tip-facts.ts';

/** At most so many at once: somebody who changes an order of one of them waits that long. @unit trading days */
const daysAtOnce = 7;
/** How often all restaurants are visited in one run, where days are left: a house with years behind it is done in some hours. */
const passesMax = 10;

/** Days that are over and have orders, the latest first, that nothing is kept of by today's currency and clock. */
const unkept = `
  select d::date::text as day
    from generate_series((select min(business_date) from kitchen_order where restaurant_id = $1), $2::date - 1, interval '1 day') d
   where exists (select from kitchen_order o where o.restaurant_id = $1 and o.business_date = d::date)
     and not exists (select from derived.sold_day k
                      where k.restaurant_id = $1 and k.business_date = d::date and k.currency = $3 and k.time_zone = $4)
   order by d desc limit $5`;

/** A day that somebody is changing just now is left for the next time. */
const hold = 'select pg_try_advisory_xact_lock(derived.sold_day_key($1, $2)) as held';

const keep = `
  insert into derived.sold_day (restaurant_id, business_date, currency, time_zone, sales, headings, things, plates, times, tips)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict (restaurant_id, business_date) do update
     set currency = excluded.currency, time_zone = excluded.time_zone, sales = excluded.sales, headings = excluded.headings,
         things = excluded.things, plates = excluded.plates, times = excluded.times, tips = excluded.tips, kept_at = now()`;

type Facts = readonly [readonly OrderFacts[], ...(readonly (readonly { readonly businessDate: string }[])[])];

const keepDay = async (tx: RestaurantTx, day: string, [orders, ...others]: Facts): Promise<void> => {
  const own = orders.filter(({ businessDate }) => businessDate === day);
  const rest = others.map((facts) => facts.filter(({ businessDate }) => businessDate === day));
  const sums = [hourSales(own), categorySales(own), ...rest].map(asKept);
  await tx.client.query({ name: 'kitchen-keep-day', text: keep, values: [tx.restaurantId, day, tx.currency, tx.timeZone, ...sums] });
};

/**
 * Adds up trading days that are over.
 *
 * @returns how many
 */
export const keepDays = async (tx: RestaurantTx): Promise<number> => {
  const today = tradingDay(tx, new Date());
  const { rows } = await tx.client.query<{ day: string }>(unkept, [tx.restaurantId, today, tx.currency, tx.timeZone, daysAtOnce]);
  const days: string[] = [];
  for (const { day } of rows) {
    const held = await tx.client.query<{ held: boolean }>(hold, [tx.restaurantId, day]);
    if (held.rows[0]?.held === true) days.push(day);
  }
  // Only now: what is asked after a day is held is what stands when nobody changes it.
  const facts = [
    await orderFacts(tx, days),
    await thingFacts(tx, days),
    await plateFacts(tx, days),
    await timeFacts(tx, days),
    await tipFacts(tx, days),
  ] as const;
  for (const day of days) await keepDay(tx, day, facts);
  return days.length;
};

/** Adds up days that are over, soon after they are. */
export const keepDaysOften: Job = {
  name: 'kitchen.keep-days',
  schedule: '*/10 * * * *',
  run: async ({ pools }) => {
    for (let [pass, kept] = [0, 1]; kept > 0 && pass < passesMax; pass += 1) {
      kept = 0;
      await eachRestaurant(pools.app, 'keep sold days', async (tx) => {
        kept += await keepDays(tx);
      });
    }
  },
};
