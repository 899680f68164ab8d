import type { RestaurantTx } from '../../../platform/server/database/tx.ts';

/** So much of one thing that was sold. */
export type SoldThing = {
  readonly id: string;
  readonly name: string;
  readonly nameLocal: string | null;
  /** @unit portions */
  readonly portions: number;
  /**
   * At the prices of the menu, with VAT, before discounts; of a choice what it adds to its dish.
   *
   * @unit minor units
   */
  readonly listMinor: bigint;
};

const lines = `
  select l.dish_id, l.dish_name, l.dish_name_local, l.modifiers, l.quantity, l.unit_price_minor
    from kitchen_order o join order_line l on l.restaurant_id = o.restaurant_id and l.order_id = o.id
   where o.restaurant_id = $1 and o.business_date between $2 and $3 and o.state <> 'CANCELLED' and o.currency = $4
     and l.state <> 'VOIDED'`;

const dishes = `
  with lines as (${lines})
  select dish_id as id, max(dish_name) as name, max(dish_name_local) as "nameLocal", sum(quantity)::int as portions,
         sum(quantity * unit_price_minor)::text as list
    from lines group by dish_id order by sum(quantity * unit_price_minor) desc, dish_id limit 100`;

const choices = `
  with lines as (${lines})
  select c ->> 'id' as id, max(c ->> 'name') as name, max(c ->> 'nameLocal') as "nameLocal", sum(l.quantity)::int as portions,
         sum(l.quantity * (c ->> 'priceDeltaMinor')::bigint)::text as list
    from lines l cross join lateral jsonb_array_elements(l.modifiers) c
   group by c ->> 'id' order by sum(l.quantity) desc, c ->> 'id' limit 50`;

type Row = Omit<SoldThing, 'listMinor'> & { readonly list: string };
type Asked = { readonly from: string; readonly to: string };

const ask = async (tx: RestaurantTx, { from, to }: Asked, question: { readonly name: string; readonly text: string }) => {
  const { rows } = await tx.client.query<Row>({ ...question, values: [tx.restaurantId, from, to, tx.currency] });
  return rows.map(({ list, ...row }): SoldThing => ({ ...row, listMinor: BigInt(list) }));
};

/** What dishes were sold on some trading days, those that brought the most first, at most a hundred. */
export const soldDishes = (tx: RestaurantTx, asked: Asked): Promise<readonly SoldThing[]> =>
  ask(tx, asked, { name: 'kitchen-sold-dishes', text: dishes });

/** What choices were made with them, the commonest first, at most fifty. */
export const soldChoices = (tx: RestaurantTx, asked: Asked): Promise<readonly SoldThing[]> =>
  ask(tx, asked, { name: 'kitchen-sold-choices', text: choices });
