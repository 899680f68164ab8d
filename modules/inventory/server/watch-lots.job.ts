import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { eachRestaurant } from '../../../platform/server/jobs/each-restaurant.ts';
import type { Job } from '../../../platform/server/jobs/job.ts';
import { daysAfter, expiryWarningDays } from '../rules/lot.ts';
import { announceInventory } from './announce-inventory.ts';

type Due = { readonly lotId: string; readonly itemId: string; readonly expiresOn: string };

/**
 * What is past its last day becomes EXPIRED, which leaves it on the shelf until somebody throws it away or, where the
 * date was about quality, dates it anew. What comes near it is announced once for each date that it has.
 */
export const watchLots = async (tx: RestaurantTx, now: Date): Promise<void> => {
  const today = tradingDay(tx, now);
  const expired = await tx.client.query<Due>({
    name: 'inventory-expire-lots',
    text: `with expired as (
             update stock_lot set status = 'EXPIRED', updated_at = now()
              where restaurant_id = $1 and status = 'AVAILABLE' and expires_on < $2
             returning id, item_id, expires_on
           ), noted as (
             insert into stock_lot_step (restaurant_id, id, lot_id, step, expires_on, taken_at)
             select $1, uuidv7(), id, 'EXPIRE', expires_on, $3 from expired
           )
           select id as "lotId", item_id as "itemId", expires_on::text as "expiresOn" from expired order by expires_on, id`,
    values: [tx.restaurantId, today, now],
  });
  for (const due of expired.rows) announceInventory(tx, 'inventory.v1.lot-expired', due);
  const near = await tx.client.query<Due>({
    name: 'inventory-near-lots',
    text: `with near as (
             update stock_lot set expiry_told_for = expires_on
              where restaurant_id = $1 and status = 'AVAILABLE' and expires_on between $2 and $3 and on_hand > 0
                and expiry_told_for is distinct from expires_on
             returning id, item_id, expires_on
           )
           select id as "lotId", item_id as "itemId", expires_on::text as "expiresOn" from near order by expires_on, id`,
    values: [tx.restaurantId, today, daysAfter(today, expiryWarningDays)],
  });
  for (const due of near.rows) announceInventory(tx, 'inventory.v1.lot-expiring', due);
};

/** Looks for dates that have come, every hour: a trading day ends at another hour in every restaurant. */
export const watchLotsHourly: Job = {
  name: 'inventory.watch-lots',
  schedule: '25 * * * *',
  run: ({ pools }) => eachRestaurant(pools.app, 'watch lots', (tx) => watchLots(tx, new Date())),
};
