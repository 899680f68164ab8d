import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';

/** So much of one thing that was sold on one trading day. */
export type ThingOfDay = {
  readonly businessDate: string;
  readonly kind: 'DISH' | 'CHOICE';
  readonly id: string;
  readonly name: string;
  readonly nameLocal: string | null;
  /** @unit portions */
  readonly portions: number;
  /** @unit minor units, at the prices of the menu */
  readonly listMinor: string;
};

const things = `
  with lines as (
    select o.business_date, l.dish_id, l.dish_name, l.dish_name_local, l.modifiers, l.quantity, l.unit_price_minor
      from kitchen_order o join order_line l on l.restaurant_id = o.restaurant_id and l.order_id = o.id
     where o.restaurant_id = $1 and o.business_date = any ($2::date[]) and o.state <> 'CANCELLED' and o.currency = $3
       and l.state <> 'VOIDED'
  )
  select business_date::text as "businessDate", 'DISH' as kind, dish_id::text as id, max(dish_name) as name,
         max(dish_name_local) as "nameLocal", sum(quantity)::int as portions, sum(quantity * unit_price_minor)::text as "listMinor"
    from lines group by business_date, dish_id
  union all
  select business_date::text, 'CHOICE', c ->> 'id', max(c ->> 'name'), max(c ->> 'nameLocal'), sum(l.quantity)::int,
         sum(l.quantity * (c ->> 'priceDeltaMinor')::bigint)::text
    from lines l cross join lateral jsonb_array_elements(l.modifiers) c
   group by business_date, c ->> 'id'`;

/** What dishes were sold on some trading days, and what choices were made with them. */
export const thingFacts = async (tx: RestaurantTx, days: readonly string[]): Promise<readonly ThingOfDay[]> => {
  if (days.length === 0) return [];
  const values = [tx.restaurantId, days, tx.currency];
  return (await tx.client.query<ThingOfDay>({ name: 'kitchen-thing-facts', text: things, values })).rows;
};
