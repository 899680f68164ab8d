import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Channel } from '../../menu/rules/menu-limits.ts';
import { hourSales, type HourSales } from '../rules/sold-sums.ts';
import { keptOf } from './sold-days/kept-days.ts';
import { orderFacts } from './sold-days/order-facts.ts';

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
  /** What orders came to, without what was voided; of those that are open, as they stand. */
  readonly orders: readonly HourSales[];
  /** Of days and channels that orders say nothing of. */
  readonly written: readonly WrittenSale[];
  /** Orders in another currency than the restaurant's of today; they are in no sum. */
  readonly otherCurrency: number;
};

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

/** What was sold on some trading days: what orders came to hour by hour, and what was written down where no order says anything. */
export const salesOfDays = async (tx: RestaurantTx, days: { readonly from: string; readonly to: string }): Promise<SalesOfDays> => {
  const values = [tx.restaurantId, days.from, days.to, tx.currency];
  const { kept, missing } = await keptOf(tx, 'sales', days);
  const { rows: others } = await tx.client.query<{ orders: number }>({ name: 'kitchen-foreign-sales', text: foreign, values });
  return {
    orders: [...kept, ...hourSales(await orderFacts(tx, missing))],
    written: await salesWritten(tx, days),
    otherCurrency: others[0]?.orders ?? 0,
  };
};
