import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { tipsOfOrder, type PaidOrder, type TipsOnBills } from '../../rules/tips-on-bills.ts';

/** What guests left beyond the bills of one trading day. */
export type TipsOfDay = TipsOnBills & { readonly businessDate: string };

type Row = {
  readonly businessDate: string;
  readonly serviceShare: number;
  readonly gross: string;
  readonly shares: readonly (number | null)[] | null;
  readonly amounts: readonly (string | null)[] | null;
  readonly methods: readonly string[];
  readonly paid: readonly string[];
};

/**
 * Orders of our own that are done with and may have taken more than they came to: tills and other sellers say what was paid
 * without tips. Of those without a discount the bill is known here; who gave what is gathered of the few that are left.
 */
const paidMore = `
  with paid as (
    select o.id, o.business_date, o.service_share, sum(p.amount_minor) as total
      from kitchen_order o join order_payment p on p.restaurant_id = $1 and p.order_id = o.id
     where o.restaurant_id = $1 and o.business_date = any ($2::date[]) and o.state = 'CLOSED' and o.currency = $3
       and o.till_id is null and o.sold_by is null
     group by o.id, o.business_date, o.service_share
  ), beyond as (
    select p.id, p.business_date, p.service_share, d.gross
      from paid p
     cross join lateral (
             select coalesce(sum(l.quantity * l.unit_price_minor), 0) as gross
               from order_line l where l.restaurant_id = $1 and l.order_id = p.id and l.state <> 'VOIDED') d
     where p.total > d.gross + div(d.gross * p.service_share, 10000)
        or exists (select from order_discount t where t.restaurant_id = $1 and t.order_id = p.id)
  )
  select b.business_date::text as "businessDate", b.service_share as "serviceShare", b.gross::text as gross,
         t.shares, t.amounts, m.methods, m.paid
    from beyond b
   cross join lateral (
           select array_agg(p.method order by p.taken_at, p.id) as methods, array_agg(p.amount_minor::text order by p.taken_at, p.id) as paid
             from order_payment p where p.restaurant_id = $1 and p.order_id = b.id) m
   cross join lateral (
           select array_agg(d.share order by d.id) as shares, array_agg(d.amount_minor::text order by d.id) as amounts
             from order_discount d where d.restaurant_id = $1 and d.order_id = b.id) t`;

const factsOf = ({ serviceShare, gross, shares, amounts, methods, paid }: Row): PaidOrder => ({
  grossMinor: BigInt(gross),
  discounts: (shares ?? []).map((share, at) => {
    const amount = amounts?.[at] ?? null;
    return { share, amountMinor: amount === null ? null : BigInt(amount) };
  }),
  serviceShare,
  payments: methods.map((method, at) => ({ method, amountMinor: BigInt(paid[at] ?? '0') })),
});

/** What several tips come to. */
export const tipsTogether = (tips: readonly TipsOnBills[]): TipsOnBills => {
  const sum = (key: keyof TipsOnBills): bigint => tips.reduce((total, one) => total + one[key], 0n);
  return { cashMinor: sum('cashMinor'), cardMinor: sum('cardMinor') };
};

/** What guests left beyond their bills on each of some trading days; of a day without any nothing is said. */
export const tipFacts = async (tx: RestaurantTx, days: readonly string[]): Promise<readonly TipsOfDay[]> => {
  if (days.length === 0) return [];
  const { rows } = await tx.client.query<Row>({ name: 'kitchen-tip-facts', text: paidMore, values: [tx.restaurantId, days, tx.currency] });
  const byDay = Map.groupBy(rows, ({ businessDate }) => businessDate);
  return [...byDay].map(([businessDate, orders]) => ({ businessDate, ...tipsTogether(orders.map((row) => tipsOfOrder(factsOf(row)))) }));
};
