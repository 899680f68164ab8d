import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';

/** What one dish sold at one rate of VAT on one trading day, without what choices added to its price. */
export type PlatesOfDay = {
  readonly businessDate: string;
  readonly dishId: string;
  /** @unit hundredths of a percent */
  readonly vatRate: number;
  readonly name: string;
  readonly nameLocal: string | null;
  /** @unit portions */
  readonly sold: number;
  /** @unit minor units, with VAT */
  readonly plainMinor: string;
};

/**
 * What was sold, without what was voided, remade or called off, and without what choices added to a price: their cost is
 * not the dish's either.
 */
const plates = `
  select asked.business_date::text as "businessDate", line.dish_id as "dishId", line.vat_rate as "vatRate", sum(line.quantity)::int as sold,
         (array_agg(line.dish_name order by asked.opened_at desc))[1] as name,
         (array_agg(line.dish_name_local order by asked.opened_at desc))[1] as "nameLocal",
         sum(line.quantity * (line.unit_price_minor - chosen.minor))::text as "plainMinor"
    from kitchen_order asked
    join order_line line on line.restaurant_id = asked.restaurant_id and line.order_id = asked.id
    cross join lateral (
      select coalesce(sum((choice ->> 'priceDeltaMinor')::bigint), 0) as minor from jsonb_array_elements(line.modifiers) choice
    ) chosen
   where asked.restaurant_id = $1 and asked.business_date = any ($2::date[]) and asked.state <> 'CANCELLED' and asked.currency = $3
     and line.state <> 'VOIDED' and line.remake_of_id is null
   group by asked.business_date, line.dish_id, line.vat_rate order by asked.business_date`;

/** What dishes sold on some trading days, day by day. */
export const plateFacts = async (tx: RestaurantTx, days: readonly string[]): Promise<readonly PlatesOfDay[]> => {
  if (days.length === 0) return [];
  const values = [tx.restaurantId, days, tx.currency];
  return (await tx.client.query<PlatesOfDay>({ name: 'kitchen-plate-facts', text: plates, values })).rows;
};
