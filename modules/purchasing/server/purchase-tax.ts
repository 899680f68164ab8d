import type { RestaurantTx } from '../../../platform/server/database/tx.ts';

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
