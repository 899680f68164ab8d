import { businessDateOf } from '../../../kit/time/business-date.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { plainDecimal } from './plain-decimal.ts';

/** How many trading days a sparkline shows, today included. */
const sparklineDays = 14;

type Balance = { readonly item_id: string; readonly levels: readonly string[] };

/**
 * What was on hand at the end of each of the last trading days, oldest first, for the items of one page: today's level
 * less what moved since, so that nothing older than the window is read.
 */
export const loadSparklines = async (tx: RestaurantTx, itemIds: readonly string[]): Promise<Map<string, string[]>> => {
  const today = businessDateOf(new Date(), { timeZone: tx.timeZone, cutOffMinutes: tx.dayCutoffMinutes });
  const { rows } = await tx.client.query<Balance>({
    name: 'inventory-sparklines',
    text: `with days as (
             select ($3::date - back) as day from generate_series(0, $4 - 1) back
           ), moved as (
             select item_id, business_date, sum(quantity) as quantity from stock_movement
              where restaurant_id = $1 and item_id = any ($2) and business_date > $3::date - $4
              group by item_id, business_date
           )
           select l.item_id, array_agg(
                    (l.on_hand - coalesce((select sum(m.quantity) from moved m
                      where m.item_id = l.item_id and m.business_date > d.day), 0))::text order by d.day) as levels
             from stock_level l cross join days d
            where l.restaurant_id = $1 and l.item_id = any ($2)
            group by l.item_id`,
    values: [tx.restaurantId, itemIds, today, sparklineDays],
  });
  return new Map(rows.map((row) => [row.item_id, row.levels.map((level) => plainDecimal(level))]));
};
