import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { DayRange } from './period-facts.ts';

/** What one item used between its first and its last count of a period, by value. */
export type CountedUse = {
  readonly itemId: string;
  readonly categoryId: string | null;
  /** The trading days of the two counts. */
  readonly countedFrom: string;
  readonly countedTo: string;
  /**
   * What was there, came and is gone: opening, purchases and transfers without closing.
   *
   * @unit minor units
   */
  readonly actualMinor: bigint;
  /**
   * What sales should have taken by their recipes, as it was booked.
   *
   * @unit minor units
   */
  readonly theoreticalMinor: bigint;
};

type UseRow = Omit<CountedUse, 'actualMinor' | 'theoreticalMinor'> & { readonly actual: string; readonly theoretical: string };

/**
 * Use between counts, of every item that was counted at both ends. Everything that leaves the books but a purchase, a return
 * or a transfer is use, what the count set right too; what a batch takes and what it makes is no use, and evens out over
 * the items. An item with a row of unknown value is left out: half a cost is no cost.
 */
const betweenCounts = `
  with booked as materialized (
    select id, item_id, effective_at, business_date, source_type, reversal_of_id from stock_movement
     where restaurant_id = $1 and business_date between $2 and $3 and kind = 'COUNT_ADJUST' and currency = $4
  ), counted as (
    select c.item_id, min(c.effective_at) as counted_from, max(c.effective_at) as counted_to,
           min(c.business_date) as first_day, max(c.business_date) as last_day
      from booked c
     where c.source_type = 'count' and c.reversal_of_id is null
       and not exists (select from stock_movement u where u.restaurant_id = $1 and u.reversal_of_id = c.id)
     group by c.item_id
    having min(c.effective_at) < max(c.effective_at)
  )
  select c.item_id as "itemId", i.category_id as "categoryId", c.first_day::text as "countedFrom", c.last_day::text as "countedTo",
         used.actual::text, used.theoretical::text
    from counted c
    join item i on i.restaurant_id = $1 and i.id = c.item_id
    -- Item by item, so that only what lies between its counts is looked at, and never its whole ledger.
    cross join lateral (
      select -coalesce(sum(m.value_minor) filter (
               where m.kind not in ('OPENING', 'RECEIPT', 'SUPPLIER_RETURN', 'REVALUE', 'TRANSFER_IN', 'TRANSFER_OUT')), 0) as actual,
             -coalesce(sum(m.value_minor) filter (
               where m.kind in ('SALE_DEPLETION', 'SALE_REVERSAL', 'PRODUCTION_IN', 'PRODUCTION_OUT')), 0) as theoretical,
             count(*) filter (where m.value_minor is null) as unpriced
        from stock_movement m
       where m.restaurant_id = $1 and m.item_id = c.item_id and m.effective_at > c.counted_from and m.effective_at <= c.counted_to
    ) used
   where used.unpriced = 0`;

/** What items used between two counts, for those that were counted twice in the period. */
export const countedUse = async (tx: RestaurantTx, { from, to }: DayRange): Promise<readonly CountedUse[]> => {
  const { rows } = await tx.client.query<UseRow>({
    name: 'inventory-counted-use',
    text: betweenCounts,
    values: [tx.restaurantId, from, to, tx.currency],
  });
  return rows.map(({ actual, theoretical, ...row }) => ({ ...row, actualMinor: BigInt(actual), theoreticalMinor: BigInt(theoretical) }));
};
