import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { tipsOfOrder, type PaidOrder, type TipsOnBills } from '../rules/tips-on-bills.ts';
import { salesOfDays } from './sales-of-days.ts';

type Asked = { readonly from: string; readonly to: string };

type Row = {
  readonly serviceShare: number;
  readonly gross: string;
  readonly shares: readonly (number | null)[] | null;
  readonly amounts: readonly (string | null)[] | null;
  readonly methods: readonly string[];
  readonly paid: readonly string[];
};

/** Orders of our own that are done with and took more than their dishes come to: tills and other sellers say what was paid without tips. */
const paidMore = `
  with asked as (
    select id, service_share from kitchen_order
     where restaurant_id = $1 and business_date between $2 and $3 and state = 'CLOSED' and currency = $4 and till_id is null and sold_by is null
  ), paid as (
    select p.order_id, sum(p.amount_minor) as total, array_agg(p.method order by p.taken_at, p.id) as methods,
           array_agg(p.amount_minor::text order by p.taken_at, p.id) as amounts
      from asked a join order_payment p on p.restaurant_id = $1 and p.order_id = a.id group by p.order_id
  ), dishes as (
    select l.order_id, sum(l.quantity * l.unit_price_minor) as total
      from asked a join order_line l on l.restaurant_id = $1 and l.order_id = a.id where l.state <> 'VOIDED' group by l.order_id
  ), taken as (
    select d.order_id, array_agg(d.share order by d.id) as shares, array_agg(d.amount_minor::text order by d.id) as amounts
      from asked a join order_discount d on d.restaurant_id = $1 and d.order_id = a.id group by d.order_id
  )
  select a.service_share as "serviceShare", coalesce(d.total, 0)::text as gross, t.shares, t.amounts, p.methods, p.amounts as paid
    from asked a join paid p on p.order_id = a.id left join dishes d on d.order_id = a.id left join taken t on t.order_id = a.id
   where p.total > coalesce(d.total, 0) or t.order_id is not null`;

const factsOf = ({ serviceShare, gross, shares, amounts, methods, paid }: Row): PaidOrder => ({
  grossMinor: BigInt(gross),
  discounts: (shares ?? []).map((share, at) => {
    const amount = amounts?.[at] ?? null;
    return { share, amountMinor: amount === null ? null : BigInt(amount) };
  }),
  serviceShare,
  payments: methods.map((method, at) => ({ method, amountMinor: BigInt(paid[at] ?? '0') })),
});

/** What guests left beyond the bills of some trading days. */
export const tipsOnBills = async (tx: RestaurantTx, { from, to }: Asked): Promise<TipsOnBills> => {
  const values = [tx.restaurantId, from, to, tx.currency];
  const { rows } = await tx.client.query<Row>({ name: 'kitchen-tips-on-bills', text: paidMore, values });
  const tips = rows.map((row) => tipsOfOrder(factsOf(row)));
  const sum = (key: keyof TipsOnBills): bigint => tips.reduce((total, one) => total + one[key], 0n);
  return { cashMinor: sum('cashMinor'), cardMinor: sum('cardMinor') };
};

/**
 * What bills of some trading days say was taken in for the staff: what was left beyond them, and the service charge within
 * them.
 *
 * @unit minor units
 */
export const tipsTakenOnDays = async (tx: RestaurantTx, days: Asked): Promise<TipsOnBills & { readonly serviceMinor: bigint }> => {
  const { orders } = await salesOfDays(tx, days);
  return { ...(await tipsOnBills(tx, days)), serviceMinor: orders.reduce((sum, { serviceMinor }) => sum + serviceMinor, 0n) };
};
