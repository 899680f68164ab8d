import type { RestaurantTx } from '../../../platform/server/database/tx.ts';

/** A line of a delivery, with the line of the invoice that charges it. */
export type BoughtLine = {
  readonly businessDate: string;
  readonly supplierId: string;
  readonly supplierName: string;
  readonly itemId: string;
  readonly receiptId: string;
  readonly receiptNumber: string;
  /** In the item's base unit. */
  readonly quantity: string;
  /**
   * What it is worth: as its invoice charges it, or as it was booked while there is none.
   *
   * @unit minor units; null where nobody knows
   */
  readonly amountMinor: bigint | null;
  /** The invoice that charges it, also while somebody still looks at it; null while there is none. */
  readonly invoice: { readonly id: string; readonly number: string; readonly lineId: string } | null;
};

type BoughtRow = Omit<BoughtLine, 'amountMinor' | 'invoice'> & {
  readonly amountMinor: string | null;
  readonly invoiceId: string | null;
  readonly invoiceNumber: string | null;
  readonly invoiceLineId: string | null;
};

/** An invoice that is read, matched or disputed is told of already; only one that was approved changes what something cost. */
const bought = `
  select r.business_date::text as "businessDate", r.supplier_id as "supplierId", s.name as "supplierName", l.item_id as "itemId",
         r.id as "receiptId", r.number as "receiptNumber", trim_scale(l.accepted_base)::text as quantity,
         (l.booked_minor + coalesce(c.difference_minor, 0))::text as "amountMinor",
         c.invoice_id as "invoiceId", c.number as "invoiceNumber", c.line_id as "invoiceLineId"
    from goods_receipt r
    join supplier s on s.restaurant_id = $1 and s.id = r.supplier_id
    join goods_receipt_line l on l.restaurant_id = $1 and l.receipt_id = r.id
    left join lateral (
      select i.id as invoice_id, i.number, n.id as line_id,
             case when i.state in ('APPROVED', 'PART_PAID', 'PAID') then n.difference_minor end as difference_minor
        from supplier_invoice_line n join supplier_invoice i on i.restaurant_id = $1 and i.id = n.invoice_id
       where n.restaurant_id = $1 and n.receipt_line_id = l.id and i.state not in ('DUPLICATE', 'REJECTED', 'REVERSED')
       order by i.invoiced_on desc, n.id limit 1
    ) c on true
   where r.restaurant_id = $1 and r.state = 'POSTED' and r.business_date between $2 and $3 and l.currency = $4
     and l.accepted_base > 0 and ($5::uuid is null or l.item_id = $5)
   order by r.business_date desc, r.number desc, l.position`;

/** What came by delivery notes on some trading days, newest first; of one item, or of all. */
export const boughtOf = async (
  tx: RestaurantTx,
  { from, to, itemId }: { readonly from: string; readonly to: string; readonly itemId: string | null },
): Promise<readonly BoughtLine[]> => {
  const { rows } = await tx.client.query<BoughtRow>({
    name: 'purchasing-bought',
    text: bought,
    values: [tx.restaurantId, from, to, tx.currency, itemId],
  });
  return rows.map(({ amountMinor, invoiceId, invoiceNumber, invoiceLineId, ...row }) => ({
    ...row,
    amountMinor: amountMinor === null ? null : BigInt(amountMinor),
    invoice: invoiceId === null ? null : { id: invoiceId, number: invoiceNumber ?? '', lineId: invoiceLineId ?? '' },
  }));
};

/** What invoices charged above the delivery of things that were used by then: no stock bears it, so the days of its approval do. */
export type UsedDifference = {
  readonly itemId: string;
  readonly businessDate: string;
  /** @unit minor units */ readonly usedMinor: bigint;
};

/** The differences of prices that fell on what had been used already, by item and day of approval. */
export const usedDifferences = async (
  tx: RestaurantTx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly UsedDifference[]> => {
  const { rows } = await tx.client.query<{ itemId: string; businessDate: string; usedMinor: string }>({
    name: 'purchasing-used-differences',
    text: `select l.item_id as "itemId", d.day::text as "businessDate", sum(l.used_minor)::text as "usedMinor"
             from supplier_invoice i
             join supplier_invoice_line l on l.restaurant_id = $1 and l.invoice_id = i.id
             cross join lateral (select ((i.approved_at at time zone $5) - make_interval(mins => $6))::date as day) d
            where i.restaurant_id = $1 and i.state in ('APPROVED', 'PART_PAID', 'PAID') and i.currency = $4
              and d.day between $2 and $3 and l.item_id is not null and l.used_minor is not null and l.used_minor <> 0
            group by l.item_id, d.day`,
    values: [tx.restaurantId, from, to, tx.currency, tx.timeZone, tx.dayCutoffMinutes],
  });
  return rows.map(({ usedMinor, ...row }) => ({ ...row, usedMinor: BigInt(usedMinor) }));
};
