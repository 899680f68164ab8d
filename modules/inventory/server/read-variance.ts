import { minorUnits, noMoney, type MinorUnits } from '../../../kit/money.ts';
import { formatQuantity, noQuantity, quantity, type Quantity } from '../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { VarianceRow } from '../contract/variance.contract.ts';
import type { MovementKind } from '../rules/movement-kind.ts';
import { valueInPeriod, varianceOf } from '../rules/variance.ts';
import type { DayRange } from './period-facts.ts';

/** What happened to an item by one kind between its two counts; `kind` is null for what stood there at the first. */
type Part = {
  readonly item_id: string;
  readonly name: string;
  readonly name_local: string | null;
  readonly base_unit: VarianceRow['unit'];
  readonly counted_from: Date;
  readonly counted_to: Date;
  readonly kind: MovementKind | null;
  readonly quantity: string;
  readonly value_minor: string;
  /** @unit rows that came without a price */
  readonly unpriced: number;
};

/**
 * The first and the last count of each item in the period that still stand, and what lies between them: by the moment at
 * which things held, so that what became known late is where it belongs. What stood at the first count is reckoned back
 * from the level.
 */
const betweenCounts = `
  with booked as materialized (
    select id, item_id, effective_at, business_date, source_type, reversal_of_id from stock_movement
     where restaurant_id = $1 and business_date between $2 and $3 and kind = 'COUNT_ADJUST' and currency = $4
  ), counted as (
    select c.item_id, min(c.effective_at) as counted_from, max(c.effective_at) as counted_to
      from booked c
     where c.source_type = 'count' and c.reversal_of_id is null
       and not exists (select from stock_movement u where u.restaurant_id = $1 and u.reversal_of_id = c.id)
     group by c.item_id
    having min(c.effective_at) < max(c.effective_at)
  ), parts as (
    -- Item by item, so that only what lies between its counts is looked at, and never its whole ledger.
    select c.item_id, c.counted_from, c.counted_to, m.kind, m.quantity, m.value_minor, m.unpriced
      from counted c cross join lateral (
        select m.kind, sum(m.quantity) as quantity, coalesce(sum(m.value_minor), 0) as value_minor,
               (count(*) filter (where m.value_minor is null and m.quantity > 0))::int as unpriced
          from stock_movement m
         where m.restaurant_id = $1 and m.item_id = c.item_id and m.effective_at > c.counted_from and m.effective_at <= c.counted_to
         group by m.kind
      ) m
    union all
    select c.item_id, c.counted_from, c.counted_to, null, l.on_hand - coalesce(later.quantity, 0), coalesce(l.value_minor, 0) - coalesce(later.value_minor, 0),
           case when l.value_minor is null then 1 else 0 end
      from counted c join stock_level l on l.restaurant_id = $1 and l.item_id = c.item_id
      cross join lateral (
        select sum(m.quantity) as quantity, sum(m.value_minor) as value_minor from stock_movement m
         where m.restaurant_id = $1 and m.item_id = c.item_id and m.effective_at > c.counted_from
      ) later
  )
  select p.item_id, i.name, i.name_local, i.base_unit, p.counted_from, p.counted_to, p.kind, p.quantity::text, p.value_minor::text, p.unpriced
    from parts p join item i on i.restaurant_id = $1 and i.id = p.item_id
   order by p.item_id`;

const usedByRecipe: readonly MovementKind[] = ['SALE_DEPLETION', 'SALE_REVERSAL', 'PRODUCTION_OUT'];
const arrivals: readonly MovementKind[] = ['OPENING', 'RECEIPT', 'SUPPLIER_RETURN', 'TRANSFER_IN', 'TRANSFER_OUT', 'PRODUCTION_IN'];

const sumOf = (parts: readonly Part[], kinds: readonly MovementKind[]): Quantity =>
  parts.reduce((sum, part) => (part.kind !== null && kinds.includes(part.kind) ? sum + quantity(part.quantity) : sum), 0n) as Quantity;

const varianceRow = (parts: readonly Part[]): VarianceRow | null => {
  const start = parts.find(({ kind }) => kind === null);
  if (!start) return null;
  const opening = quantity(start.quantity);
  const closing = parts.reduce((sum, part) => sum + quantity(part.quantity), 0n) as Quantity;
  const moved = new Map(parts.flatMap((part) => (part.kind === null ? [] : [[part.kind, quantity(part.quantity)] as const])));
  const theoretical = -sumOf(parts, usedByRecipe) as Quantity;
  const variance = varianceOf({ opening, closing, moved, theoretical });
  const unexplained = variance.unexplained ?? noQuantity;
  return {
    itemId: start.item_id,
    name: start.name,
    nameLocal: start.name_local,
    unit: start.base_unit,
    countedFrom: start.counted_from.toISOString(),
    countedTo: start.counted_to.toISOString(),
    opening: formatQuantity(opening),
    arrived: formatQuantity(sumOf(parts, arrivals)),
    closing: formatQuantity(closing),
    actual: formatQuantity(variance.actual),
    theoretical: formatQuantity(theoretical),
    explained: formatQuantity(variance.explained),
    unexplained: formatQuantity(unexplained),
    unexplainedMinor: worthOf(unexplained, { start, opening, parts })?.toString() ?? null,
  };
};

type Held = { readonly start: Part; readonly opening: Quantity; readonly parts: readonly Part[] };

/** Null where something that was there, or came, has no price: half a cost is no cost. */
const worthOf = (unexplained: Quantity, { start, opening, parts }: Held): MinorUnits | null => {
  const came = parts.filter(({ kind }) => kind !== null && arrivals.includes(kind));
  if (start.unpriced > 0 || came.some(({ unpriced }) => unpriced > 0)) return null;
  const receivedValue = came.reduce((sum, part) => sum + minorUnits(part.value_minor), noMoney as bigint) as MinorUnits;
  return valueInPeriod(unexplained, {
    openingValue: minorUnits(start.value_minor),
    opening,
    receivedValue,
    received: sumOf(parts, arrivals),
  });
};

const movedOnly = `
  select count(*)::int as items from (
    select from derived.stock_day m
     where m.restaurant_id = $1 and m.business_date between $2 and $3 and m.kind <> 'COUNT_ADJUST'
     group by m.item_id
  ) moved`;

const sizeOf = ({ unexplainedMinor }: VarianceRow): bigint => {
  const minor = unexplainedMinor === null ? 0n : BigInt(unexplainedMinor);
  return minor < 0n ? -minor : minor;
};

/** Where the stock of a period went: for each item that was counted twice in it, the dearest surprise first. */
export const readVariance = async (tx: RestaurantTx, { from, to }: DayRange) => {
  const values = [tx.restaurantId, from, to];
  const { rows: parts } = await tx.client.query<Part>({
    name: 'inventory-variance',
    text: betweenCounts,
    values: [...values, tx.currency],
  });
  const { rows: moved } = await tx.client.query<{ items: number }>({ name: 'inventory-variance-moved', text: movedOnly, values });
  const rows = [...Map.groupBy(parts, ({ item_id }) => item_id).values()].flatMap((own) => varianceRow(own) ?? []);
  const seen = rows.filter((row) => row.actual !== '0' || row.unexplained !== '0').length;
  return {
    rows: rows.toSorted((left, right) => Number(sizeOf(right) - sizeOf(left))),
    currency: tx.currency as 'GBP',
    notCountedTwice: Math.max(0, (moved[0]?.items ?? 0) - seen),
  };
};
