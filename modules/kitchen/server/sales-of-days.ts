import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Channel } from '../../menu/rules/menu-limits.ts';
import { billOf, type Bill } from '../rules/bill.ts';

/** What one order came to, without what was voided; before it is closed, as it stands. */
export type OrderSale = {
  readonly orderId: string;
  readonly businessDate: string;
  readonly channel: Channel;
  /**
   * By the restaurant's wall, when it was opened.
   *
   * @unit minutes after midnight
   */
  readonly minute: number;
  /**
   * Null where nobody said how many sat there.
   *
   * @unit guests
   */
  readonly covers: number | null;
  readonly isOpen: boolean;
  /** Amounts in minor units of the restaurant's currency; what was paid is not among them. */
  readonly bill: Bill;
};

/** What somebody wrote down of a day and channel that has no orders. */
export type WrittenSale = {
  readonly businessDate: string;
  readonly channel: Channel;
  /** @unit minor units, with VAT and service */
  readonly grossMinor: bigint;
  /**
   * Null where nobody said.
   *
   * @unit minor units
   */
  readonly vatMinor: bigint | null;
  /** @unit guests */
  readonly covers: number | null;
};

/** All that was sold on some trading days, each sale once. */
export type SalesOfDays = {
  readonly orders: readonly OrderSale[];
  /** Of days and channels that orders say nothing of. */
  readonly written: readonly WrittenSale[];
  /** Orders in another currency than the restaurant's of today; they are in no sum. */
  readonly otherCurrency: number;
};

type OrderRow = {
  readonly id: string;
  readonly business_date: string;
  readonly channel: Channel;
  readonly minute: number;
  readonly covers: number | null;
  readonly is_open: boolean;
  readonly service_share: number;
  readonly rates: readonly number[] | null;
  readonly grosses: readonly string[] | null;
  readonly shares: readonly (number | null)[] | null;
  readonly amounts: readonly (string | null)[] | null;
};

/** An order's lines by their rate of VAT: a bill needs no more of them than that. */
const orders = `
  with asked as (
    select id, business_date, channel, opened_at, covers, state, service_share from kitchen_order
     where restaurant_id = $1 and business_date between $2 and $3 and state <> 'CANCELLED' and currency = $4
  ), rated as (
    select l.order_id, l.vat_rate, sum(l.quantity * l.unit_price_minor) as gross
      from asked a join order_line l on l.restaurant_id = $1 and l.order_id = a.id
     where l.state <> 'VOIDED' group by l.order_id, l.vat_rate
  ), lines as (
    select order_id, array_agg(vat_rate order by vat_rate) as rates, array_agg(gross::text order by vat_rate) as grosses
      from rated group by order_id
  ), taken as (
    select d.order_id, array_agg(d.share order by d.id) as shares, array_agg(d.amount_minor::text order by d.id) as amounts
      from asked a join order_discount d on d.restaurant_id = $1 and d.order_id = a.id group by d.order_id
  )
  select a.id, a.business_date::text, a.channel, a.covers, a.state = 'OPEN' as is_open, a.service_share,
         extract(hour from a.opened_at at time zone $5)::int * 60 + extract(minute from a.opened_at at time zone $5)::int as minute,
         l.rates, l.grosses, t.shares, t.amounts
    from asked a left join lines l on l.order_id = a.id left join taken t on t.order_id = a.id
   order by a.business_date, a.opened_at, a.id`;

const saleOf = (row: OrderRow): OrderSale => ({
  orderId: row.id,
  businessDate: row.business_date,
  channel: row.channel,
  minute: row.minute,
  covers: row.covers,
  isOpen: row.is_open,
  bill: billOf({
    lines: (row.rates ?? []).map((vatRate, at) => ({ quantity: 1, unitPriceMinor: BigInt(row.grosses?.[at] ?? '0'), vatRate })),
    discounts: (row.shares ?? []).map((share, at) => {
      const amount = row.amounts?.[at] ?? null;
      return { share, amountMinor: amount === null ? null : BigInt(amount) };
    }),
    serviceShare: row.service_share,
    paymentsMinor: [],
  }),
});

type WrittenRow = Omit<WrittenSale, 'grossMinor' | 'vatMinor'> & { readonly grossMinor: string; readonly vatMinor: string | null };

const written = `
  select business_date::text as "businessDate", channel, gross_minor::text as "grossMinor", vat_minor::text as "vatMinor", covers
    from takings t
   where restaurant_id = $1 and business_date between $2 and $3 and currency = $4
     and not exists (select from kitchen_order o
                      where o.restaurant_id = $1 and o.business_date = t.business_date and o.channel = t.channel and o.state <> 'CANCELLED')
   order by business_date, channel`;

const foreign = `
  select count(*)::int as orders from kitchen_order
   where restaurant_id = $1 and business_date between $2 and $3 and state <> 'CANCELLED' and currency <> $4`;

/** What somebody wrote down of days and channels that orders say nothing of. */
export const salesWritten = async (
  tx: RestaurantTx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly WrittenSale[]> => {
  const values = [tx.restaurantId, from, to, tx.currency];
  const { rows } = await tx.client.query<WrittenRow>({ name: 'kitchen-written-sales', text: written, values });
  return rows.map((row) => ({
    ...row,
    grossMinor: BigInt(row.grossMinor),
    vatMinor: row.vatMinor === null ? null : BigInt(row.vatMinor),
  }));
};

/** What was sold on some trading days: order by order, and what was written down where no order says anything. */
export const salesOfDays = async (tx: RestaurantTx, { from, to }: { readonly from: string; readonly to: string }): Promise<SalesOfDays> => {
  const values = [tx.restaurantId, from, to, tx.currency];
  const { rows: asked } = await tx.client.query<OrderRow>({ name: 'kitchen-sales', text: orders, values: [...values, tx.timeZone] });
  const { rows: others } = await tx.client.query<{ orders: number }>({ name: 'kitchen-foreign-sales', text: foreign, values });
  return {
    orders: asked.map(saleOf),
    written: await salesWritten(tx, { from, to }),
    otherCurrency: others[0]?.orders ?? 0,
  };
};
