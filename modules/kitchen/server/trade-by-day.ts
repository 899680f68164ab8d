import type { RestaurantTx } from '../../../platform/server/database/tx.ts';

/** What is known of a trading day's guests and sales without anybody asking the kitchen. */
export type DayTrade = {
  readonly businessDate: string;
  /** Null where an order at a table does not say how many sat there. */
  readonly covers: number | null;
  /**
   * As somebody wrote the day's takings down. Null where nobody did, and on a day that has orders too: what is written beside
   * them may be a part of it alone.
   *
   * @unit minor units of the restaurant's currency
   */
  readonly salesMinor: bigint | null;
};

/** Guests and sales by day, of days that have either; what somebody wrote down of guests goes before what orders say. */
export const tradeByDay = async (
  tx: RestaurantTx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly DayTrade[]> => {
  const { rows } = await tx.client.query<{ businessDate: string; covers: number | null; sales: string | null }>({
    name: 'kitchen-trade-by-day',
    text: `with ordered as (
             select business_date, case when bool_or(channel = 'DINE_IN' and covers is null) then null else sum(coalesce(covers, 0))::int end as covers
               from kitchen_order
              where restaurant_id = $1 and business_date between $2 and $3 and state <> 'CANCELLED' group by business_date
           ), written as (
             select business_date, sum(covers)::int as covers, sum(gross_minor)::text as sales
               from takings
              where restaurant_id = $1 and business_date between $2 and $3 and currency = $4 group by business_date
           )
           select coalesce(o.business_date, w.business_date)::text as "businessDate", coalesce(w.covers, o.covers) as covers,
                  case when o.business_date is null then w.sales end as sales
             from ordered o full join written w on w.business_date = o.business_date
            order by 1`,
    values: [tx.restaurantId, from, to, tx.currency],
  });
  return rows.map(({ businessDate, covers, sales }) => ({ businessDate, covers, salesMinor: sales === null ? null : BigInt(sales) }));
};
