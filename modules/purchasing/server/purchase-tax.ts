import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { taxByRate } from '../rules/tax.ts';

/** What suppliers charged on a day, by what was approved; credit notes are taken off. */
export type DayPurchases = {
  readonly day: string;
  /** @unit invoices and credit notes */
  readonly invoices: number;
  /**
   * With tax.
   *
   * @unit minor units
   */
  readonly grossMinor: bigint;
  /** @unit minor units */
  readonly taxMinor: bigint;
};

/** What the approved invoices of some days charged and how much of it is tax, day by day; and how many are in another currency. */
export const purchaseTaxOfDays = async (
  tx: RestaurantTx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ readonly days: readonly DayPurchases[]; /** @unit invoices */ readonly otherCurrency: number }> => {
  const { rows } = await tx.client.query<{ day: string; invoices: number; gross: string; tax: string; other: number }>({
    name: 'purchasing-tax-of-days',
    text: `select invoiced_on::text as day, (count(*) filter (where currency = $4))::int as invoices,
                  coalesce(sum(case when type = 'CREDIT_NOTE' then -total_minor else total_minor end) filter (where currency = $4), 0)::text as gross,
                  coalesce(sum(case when type = 'CREDIT_NOTE' then -tax_minor else tax_minor end) filter (where currency = $4), 0)::text as tax,
                  (count(*) filter (where currency <> $4))::int as other
             from supplier_invoice
            where restaurant_id = $1 and invoiced_on between $2 and $3 and state in ('APPROVED', 'PART_PAID', 'PAID')
            group by invoiced_on order by invoiced_on`,
    values: [tx.restaurantId, from, to, tx.currency],
  });
  return {
    days: rows.map(({ day, invoices, gross, tax }) => ({ day, invoices, grossMinor: BigInt(gross), taxMinor: BigInt(tax) })),
    otherCurrency: rows.reduce((sum, { other }) => sum + other, 0),
  };
};

/** What approved invoices charged at one rate of tax; credit notes are taken off. */
export type RatedPurchases = {
  /** @unit hundredths of a percent */
  readonly rate: number;
  /** @unit minor units */
  readonly netMinor: bigint;
  /**
   * At the rate, rounded once for each invoice; what the paper itself says beside it may differ by a rounding.
   *
   * @unit minor units
   */
  readonly taxMinor: bigint;
};

/** What the approved invoices of some days charged, by the rate of tax of their lines and charges, the lowest first. */
export const purchaseTaxByRate = async (
  tx: RestaurantTx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly RatedPurchases[]> => {
  const { rows } = await tx.client.query<{ id: string; side: number; rate: number; net: string }>({
    name: 'purchasing-tax-by-rate',
    text: `with papers as (
             select id, charges_minor, charges_tax_rate_bps, case when type = 'CREDIT_NOTE' then -1 else 1 end as side
               from supplier_invoice
              where restaurant_id = $1 and invoiced_on between $2 and $3 and currency = $4 and state in ('APPROVED', 'PART_PAID', 'PAID')
           ), parts as (
             select p.id, p.side, l.tax_rate_bps as rate, l.amount_minor as net
               from papers p join supplier_invoice_line l on l.restaurant_id = $1 and l.invoice_id = p.id
             union all
             select id, side, charges_tax_rate_bps, charges_minor from papers where charges_minor <> 0
           )
           select id, side, rate, sum(net)::text as net from parts group by id, side, rate`,
    values: [tx.restaurantId, from, to, tx.currency],
  });
  const found = new Map<number, RatedPurchases>();
  for (const { side, rate, net } of rows) {
    // A rate stands once on each paper: its tax is rounded there, as the paper's own summary has it.
    for (const { netMinor, taxMinor } of taxByRate([{ netMinor: BigInt(net), rateBps: rate }])) {
      const sum = found.get(rate) ?? { rate, netMinor: 0n, taxMinor: 0n };
      found.set(rate, { rate, netMinor: sum.netMinor + BigInt(side) * netMinor, taxMinor: sum.taxMinor + BigInt(side) * taxMinor });
    }
  }
  return [...found.values()].toSorted((one, other) => one.rate - other.rate);
};
