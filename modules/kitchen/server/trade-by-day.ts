import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { salesOfDays } from './sales-of-days.ts';

type Asked = { readonly from: string; readonly to: string };

/** What is known of a trading day's guests and sales without anybody writing them down for waste. */
export type DayTrade = {
  readonly businessDate: string;
  /** Null where an order at a table does not say how many sat there. */
  readonly covers: number | null;
  /**
   * What guests owed for what they had, with VAT: what orders came to after discounts, and what was written down where no order
   * says anything. Null where neither does.
   *
   * @unit minor units of the restaurant's currency
   */
  readonly salesMinor: bigint | null;
};

/** Guests by day: what somebody wrote down goes before what orders say. */
const coversByDay = async (tx: RestaurantTx, { from, to }: Asked): Promise<ReadonlyMap<string, number | null>> => {
  const { rows } = await tx.client.query<{ businessDate: string; covers: number | null }>({
    name: 'kitchen-covers-by-day',
    text: `with ordered as (
             select business_date, case when bool_or(channel = 'DINE_IN' and covers is null) then null else sum(coalesce(covers, 0))::int end as covers
               from kitchen_order
              where restaurant_id = $1 and business_date between $2 and $3 and state <> 'CANCELLED' group by business_date
           ), written as (
             select business_date, sum(covers)::int as covers
               from takings
              where restaurant_id = $1 and business_date between $2 and $3 and currency = $4 group by business_date
           )
           select coalesce(o.business_date, w.business_date)::text as "businessDate", coalesce(w.covers, o.covers) as covers
             from ordered o full join written w on w.business_date = o.business_date
            order by 1`,
    values: [tx.restaurantId, from, to, tx.currency],
  });
  return new Map(rows.map(({ businessDate, covers }) => [businessDate, covers]));
};

const salesByDay = async (tx: RestaurantTx, days: Asked): Promise<ReadonlyMap<string, bigint>> => {
  const { orders, written } = await salesOfDays(tx, days);
  const sums = new Map<string, bigint>();
  const add = (day: string, minor: bigint) => sums.set(day, (sums.get(day) ?? 0n) + minor);
  for (const { businessDate, grossMinor, discountMinor } of orders) add(businessDate, grossMinor - discountMinor);
  for (const { businessDate, grossMinor } of written) add(businessDate, grossMinor);
  return sums;
};

/** Guests and sales by day, of days that have either. */
export const tradeByDay = async (tx: RestaurantTx, days: Asked): Promise<readonly DayTrade[]> => {
  const [covers, sales] = [await coversByDay(tx, days), await salesByDay(tx, days)];
  return [...covers].map(([businessDate, guests]) => ({ businessDate, covers: guests, salesMinor: sales.get(businessDate) ?? null }));
};
