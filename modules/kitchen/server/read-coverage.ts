import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { notTakenReasons } from '../contract/coverage.contract.ts';

type Asked = { readonly from: string; readonly to: string };

type Sums = { readonly sold: string; readonly not_taken: string };

type Missing = {
  readonly why: (typeof notTakenReasons)[number];
  readonly dish_id: string;
  readonly dish_name: string;
  readonly dish_name_local: string | null;
  readonly choice_name: string | null;
  readonly portions: number;
  readonly sold: string;
};

/** Lines of a period that were fired and still stand. */
const sold = `
  select l.restaurant_id, l.id, l.dish_id, l.dish_name, l.dish_name_local, l.modifiers, l.quantity, l.unit_price_minor * l.quantity as minor
    from kitchen_order o join order_line l on l.restaurant_id = o.restaurant_id and l.order_id = o.id
   where o.restaurant_id = $1 and o.business_date between $2 and $3 and o.state <> 'CANCELLED' and o.currency = $4
     and l.fired_at is not null and l.state <> 'VOIDED'`;

const sums = `
  with sold as (${sold})
  select coalesce(sum(s.minor), 0)::text as sold,
         coalesce(sum(s.minor) filter (where exists (
           select from stock_not_taken n where n.restaurant_id = s.restaurant_id and n.line_id = s.id)), 0)::text as not_taken
    from sold s`;

const missing = `
  with sold as (${sold}), named as (
    select distinct n.why, s.id, s.dish_id, s.dish_name, s.dish_name_local, s.quantity, s.minor,
           (select c ->> 'name' from jsonb_array_elements(s.modifiers) c where c ->> 'id' = n.subject_id::text) as choice_name
      from sold s join stock_not_taken n on n.restaurant_id = s.restaurant_id and n.line_id = s.id
  )
  select why, dish_id, max(dish_name) as dish_name, max(dish_name_local) as dish_name_local, choice_name,
         sum(quantity)::int as portions, sum(minor)::text as sold
    from named group by why, dish_id, choice_name order by sum(minor) desc, dish_id limit 30`;

/** How much of what was sold took its ingredients from stock, and what did not. */
export const readCoverage = async (tx: RestaurantTx, { from, to }: Asked) => {
  const values = [tx.restaurantId, from, to, tx.currency];
  const all = await tx.client.query<Sums>({ name: 'kitchen-coverage', text: sums, values });
  const { rows } = await tx.client.query<Missing>({ name: 'kitchen-coverage-missing', text: missing, values });
  return {
    soldMinor: all.rows[0]?.sold ?? '0',
    notTakenMinor: all.rows[0]?.not_taken ?? '0',
    currency: tx.currency as 'GBP',
    missing: rows.map((row) => ({
      why: row.why,
      dishId: row.dish_id,
      dishName: row.dish_name,
      dishNameLocal: row.dish_name_local,
      choiceName: row.choice_name,
      portions: row.portions,
      soldMinor: row.sold,
    })),
  };
};
