import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { plainDecimal } from './plain-decimal.ts';

/** How many trading days a sparkline shows, today included. */
const sparklineDays = 14;

/**
 * A row may be recorded so long before the day that it counts for: trading days end after midnight, and the clocks of
 * devices differ.
 */
const slackDays = 2;

type Balance = { readonly item_id: string; readonly levels: readonly string[] };

/**
 * What was on hand at the end of each of the last trading days, oldest first: today's level less what moved since. An
 * item's ledger is numbered in the order of recording, so reading it backwards stops at the window, however long it is.
 */
export const levelSparklines = async (tx: RestaurantTx, itemIds: readonly string[]) => {
  const today = tradingDay(tx, new Date());
  const { rows } = await tx.client.query<Balance>({
    name: 'inventory-sparklines',
    text: `with asked as materialized (
             select l.item_id, l.on_hand, coalesce((
                      select b.entry_number from stock_movement b
                       where b.restaurant_id = $1 and b.item_id = l.item_id and b.recorded_at < $3::date - $4::integer - $5::integer
                       order by b.entry_number desc limit 1), 0) as entry_before
               from stock_level l where l.restaurant_id = $1 and l.item_id = any ($2)
           ), moved as materialized (
             select m.item_id, least(m.business_date, $3::date) as day, sum(m.quantity) as quantity
               from asked a join stock_movement m
                 on m.restaurant_id = $1 and m.item_id = a.item_id and m.entry_number > a.entry_before
              where m.business_date > $3::date - $4::integer
              group by 1, 2
           ), daily as (
             select a.item_id, d.day, a.on_hand - coalesce(sum(m.quantity) over (
                      partition by a.item_id order by d.day desc rows between unbounded preceding and 1 preceding), 0) as level
               from asked a
              cross join (select $3::date - back as day from generate_series(0, $4::integer - 1) back) d
               left join moved m on m.item_id = a.item_id and m.day = d.day
           )
           select item_id, array_agg(level::text order by day) as levels from daily group by item_id`,
    values: [tx.restaurantId, itemIds, today, sparklineDays, slackDays],
  });
  return { sparklines: rows.map(({ item_id: itemId, levels }) => ({ itemId, levels: levels.map((level) => plainDecimal(level)) })) };
};
