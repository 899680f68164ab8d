import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { Channel } from '../../../menu/rules/menu-limits.ts';
import type { OrderFacts } from '../../rules/sold-sums.ts';

type Row = {
  readonly business_date: string;
  readonly channel: Channel;
  readonly minute: number;
  readonly covers: number | null;
  readonly service_share: number;
  readonly rates: readonly number[] | null;
  readonly categories: readonly (string | null)[] | null;
  readonly covered: readonly boolean[] | null;
  readonly grosses: readonly string[] | null;
  readonly shares: readonly (number | null)[] | null;
  readonly amounts: readonly (string | null)[] | null;
};

/** An order's lines by rate of VAT, heading and whether stock knows of them: a bill needs no more of them than that. */
const orders = `
  with asked as (
    select id, business_date, channel, opened_at, covers, service_share from kitchen_order
     where restaurant_id = $1 and business_date = any ($2::date[]) and state <> 'CANCELLED' and currency = $3
  ), untaken as (
    select distinct s.line_id from stock_not_taken s join asked a on a.id = s.order_id where s.restaurant_id = $1
  ), grouped as (
    select l.order_id, l.vat_rate, l.category_id, l.depleted_at is not null and u.line_id is null as covered,
           sum(l.quantity * l.unit_price_minor) as gross
      from asked a join order_line l on l.restaurant_id = $1 and l.order_id = a.id
      left join untaken u on u.line_id = l.id
     where l.state <> 'VOIDED' group by l.order_id, l.vat_rate, l.category_id, covered
  ), lines as (
    select order_id, array_agg(vat_rate order by vat_rate, category_id, covered) as rates,
           array_agg(category_id order by vat_rate, category_id, covered) as categories,
           array_agg(covered order by vat_rate, category_id, covered) as covered,
           array_agg(gross::text order by vat_rate, category_id, covered) as grosses
      from grouped group by order_id
  ), taken as (
    select d.order_id, array_agg(d.share order by d.id) as shares, array_agg(d.amount_minor::text order by d.id) as amounts
      from asked a join order_discount d on d.restaurant_id = $1 and d.order_id = a.id group by d.order_id
  )
  select a.business_date::text, a.channel, a.covers, a.service_share,
         extract(hour from a.opened_at at time zone $4)::int * 60 + extract(minute from a.opened_at at time zone $4)::int as minute,
         l.rates, l.categories, l.covered, l.grosses, t.shares, t.amounts
    from asked a left join lines l on l.order_id = a.id left join taken t on t.order_id = a.id
   order by a.business_date, a.opened_at, a.id`;

const factsOf = (row: Row): OrderFacts => ({
  businessDate: row.business_date,
  channel: row.channel,
  minute: row.minute,
  covers: row.covers,
  serviceShare: row.service_share,
  parts: (row.rates ?? []).map((rate, at) => ({
    rate,
    categoryId: row.categories?.[at] ?? null,
    isCovered: row.covered?.[at] ?? false,
    grossMinor: BigInt(row.grosses?.[at] ?? '0'),
  })),
  discounts: (row.shares ?? []).map((share, at) => {
    const amount = row.amounts?.[at] ?? null;
    return { share, amountMinor: amount === null ? null : BigInt(amount) };
  }),
});

/** What the orders of some trading days are made of, in the restaurant's currency of now. */
export const orderFacts = async (tx: RestaurantTx, days: readonly string[]): Promise<readonly OrderFacts[]> => {
  if (days.length === 0) return [];
  const values = [tx.restaurantId, days, tx.currency, tx.timeZone];
  const { rows } = await tx.client.query<Row>({ name: 'kitchen-order-facts', text: orders, values });
  return rows.map(factsOf);
};
