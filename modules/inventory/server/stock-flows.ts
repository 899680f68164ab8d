import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { MovementKind } from '../rules/movement-kind.ts';
import type { DayRange } from './period-facts.ts';

/** What the rows of one kind come to on one trading day, under one category. */
export type StockFlow = {
  readonly businessDate: string;
  /** Null of items that stand under none. */
  readonly categoryId: string | null;
  readonly kind: MovementKind;
  /**
   * As the ledger signs it: below nothing is what left.
   *
   * @unit minor units
   */
  readonly valueMinor: bigint;
  /** @unit rows whose value nobody knows; they are in no sum */
  readonly unpriced: number;
};

type FlowRow = Omit<StockFlow, 'valueMinor'> & { readonly valueMinor: string };

/** What came and went by value, day by day and by category; rows in another currency than the restaurant's of today are left out. */
export const stockFlows = async (tx: RestaurantTx, { from, to }: DayRange): Promise<readonly StockFlow[]> => {
  const { rows } = await tx.client.query<FlowRow>({
    name: 'inventory-stock-flows',
    text: `select f.business_date::text as "businessDate", i.category_id as "categoryId", f.kind,
                  sum(f.value_minor)::text as "valueMinor", sum(f.unpriced)::int as unpriced
             from derived.stock_day f join item i on i.restaurant_id = $1 and i.id = f.item_id
            where f.restaurant_id = $1 and f.business_date between $2 and $3 and f.currency = $4
            group by f.business_date, i.category_id, f.kind
            order by f.business_date`,
    values: [tx.restaurantId, from, to, tx.currency],
  });
  return rows.map((row) => ({ ...row, valueMinor: BigInt(row.valueMinor) }));
};

/** What the rows of one kind come to for one item. */
export type ItemFlow = {
  readonly itemId: string;
  readonly name: string;
  readonly nameLocal: string | null;
  readonly categoryId: string | null;
  readonly baseUnit: 'g' | 'ml' | 'each';
  readonly kind: MovementKind;
  /** In the item's base unit, as the ledger signs it. */
  readonly quantity: string;
  /**
   * As the ledger signs it.
   *
   * @unit minor units
   */
  readonly valueMinor: bigint;
  /** @unit rows whose value nobody knows; they are in no sum */
  readonly unpriced: number;
};

type ItemFlowRow = Omit<ItemFlow, 'valueMinor'> & { readonly valueMinor: string };

/** The same item by item. */
export const itemFlows = async (tx: RestaurantTx, { from, to }: DayRange): Promise<readonly ItemFlow[]> => {
  const { rows } = await tx.client.query<ItemFlowRow>({
    name: 'inventory-item-flows',
    text: `with flows as (
             select item_id, kind, sum(quantity) as quantity, sum(value_minor) as value, sum(unpriced)::int as unpriced
               from derived.stock_day
              where restaurant_id = $1 and business_date between $2 and $3 and currency = $4
              group by item_id, kind
           )
           select f.item_id as "itemId", i.name, i.name_local as "nameLocal", i.category_id as "categoryId", i.base_unit as "baseUnit",
                  f.kind, trim_scale(f.quantity)::text as quantity, f.value::text as "valueMinor", f.unpriced
             from flows f join item i on i.restaurant_id = $1 and i.id = f.item_id
            order by i.name, i.id`,
    values: [tx.restaurantId, from, to, tx.currency],
  });
  return rows.map((row) => ({ ...row, valueMinor: BigInt(row.valueMinor) }));
};

/** What stands on the shelves under one category. */
export type CategoryWorth = {
  readonly categoryId: string | null;
  /** @unit minor units, of the items whose worth is known */
  readonly valueMinor: bigint;
  /** @unit items that are there */
  readonly items: number;
  /** @unit items that are there and whose worth nobody knows */
  readonly unpriced: number;
};

/** What stock was worth at the end of a trading day: what it is worth now, without what was booked on later days. */
export const worthAt = async (tx: RestaurantTx, day: string): Promise<readonly CategoryWorth[]> => {
  const { rows } = await tx.client.query<Omit<CategoryWorth, 'valueMinor'> & { readonly valueMinor: string }>({
    name: 'inventory-worth-at',
    text: `with later as (
             select item_id, sum(quantity) as quantity, sum(value_minor) as value from derived.stock_day
              where restaurant_id = $1 and business_date > $2 and currency = $3 group by item_id
           ), then_there as (
             select i.category_id, l.on_hand - coalesce(m.quantity, 0) as on_hand, l.value_minor - coalesce(m.value, 0) as value
               from stock_level l join item i on i.restaurant_id = $1 and i.id = l.item_id
               left join later m on m.item_id = l.item_id
              where l.restaurant_id = $1 and l.currency = $3
           )
           select category_id as "categoryId", coalesce(sum(value), 0)::text as "valueMinor",
                  (count(*) filter (where on_hand <> 0))::int as items,
                  (count(*) filter (where on_hand <> 0 and value is null))::int as unpriced
             from then_there group by category_id`,
    values: [tx.restaurantId, day, tx.currency],
  });
  return rows.map((row) => ({ ...row, valueMinor: BigInt(row.valueMinor) }));
};

/** How many items have their books in another currency than the restaurant's of today: no sum has them. */
export const itemsInOtherCurrency = async (tx: RestaurantTx): Promise<number> => {
  const { rows } = await tx.client.query<{ items: number }>({
    name: 'inventory-items-in-other-currency',
    text: 'select count(*)::int as items from stock_level where restaurant_id = $1 and currency <> $2 and on_hand <> 0',
    values: [tx.restaurantId, tx.currency],
  });
  return rows[0]?.items ?? 0;
};
