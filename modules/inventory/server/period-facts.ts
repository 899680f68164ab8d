import type { RestaurantTx } from '../../../platform/server/database/tx.ts';

/** The trading days that are asked about, both included. */
export type DayRange = { readonly from: string; readonly to: string };

/** A row of waste that stands in the ledger without a document of the waste log. */
export type LooseWaste = {
  readonly itemId: string;
  readonly reason: string;
  readonly actorId: string | null;
  readonly businessDate: string;
  readonly occurredAt: Date;
  /** In the item's base unit, positive. */
  readonly quantity: string;
  /** @unit minor units, positive; null where unknown */
  readonly valueMinor: string | null;
};

/**
 * Waste that was recorded as a movement alone, by the form of older apps. What was corrected since is left out with its
 * correction, and rows of another currency are not added to these.
 */
export const looseWaste = async (tx: RestaurantTx, { from, to }: DayRange): Promise<readonly LooseWaste[]> => {
  const { rows } = await tx.client.query<LooseWaste>({
    name: 'inventory-loose-waste',
    text: `select w.item_id as "itemId", coalesce(w.reason, 'OTHER') as reason, w.actor_id as "actorId",
                  coalesce(w.late_for_date, w.business_date)::text as "businessDate", w.occurred_at as "occurredAt",
                  (-w.quantity)::text as quantity, (-w.value_minor)::text as "valueMinor"
             from stock_movement w
            where w.restaurant_id = $1 and w.kind = 'WASTE' and w.source_type = 'manual' and w.currency = $4
              and w.business_date between $2 and $3
              and not exists (select from stock_movement u where u.restaurant_id = $1 and u.reversal_of_id = w.id)`,
    values: [tx.restaurantId, from, to, tx.currency],
  });
  return rows;
};

/** What came in from suppliers in a period, without what went back to them. */
export const purchasesOf = async (
  tx: RestaurantTx,
  { from, to }: DayRange,
): Promise<{ readonly valueMinor: string; /** @unit receipts whose price nobody knows */ readonly unpriced: number }> => {
  const { rows } = await tx.client.query<{ valueMinor: string; unpriced: number }>({
    name: 'inventory-purchases',
    text: `select coalesce(sum(value_minor), 0)::text as "valueMinor",
                  coalesce(sum(unpriced) filter (where kind = 'RECEIPT'), 0)::int as unpriced
             from derived.stock_day
            where restaurant_id = $1 and kind in ('RECEIPT', 'SUPPLIER_RETURN') and currency = $4
              and business_date between $2 and $3`,
    values: [tx.restaurantId, from, to, tx.currency],
  });
  return rows[0] ?? { valueMinor: '0', unpriced: 0 };
};

/** The same day by day, by what is priced; a day on which nothing came has no row. */
export const purchasesByDay = async (tx: RestaurantTx, { from, to }: DayRange): Promise<ReadonlyMap<string, bigint>> => {
  const { rows } = await tx.client.query<{ day: string; valueMinor: string }>({
    name: 'inventory-purchases-by-day',
    text: `select business_date::text as day, sum(value_minor)::text as "valueMinor"
             from stock_movement
            where restaurant_id = $1 and kind in ('RECEIPT', 'SUPPLIER_RETURN') and currency = $4
              and business_date between $2 and $3 and value_minor is not null
            group by business_date`,
    values: [tx.restaurantId, from, to, tx.currency],
  });
  return new Map(rows.map(({ day, valueMinor }) => [day, BigInt(valueMinor)]));
};
