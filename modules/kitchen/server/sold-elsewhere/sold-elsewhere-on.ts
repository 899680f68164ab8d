import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';

/** Food less what was taken off, as the bills of a seller's orders add up, by trading day. */
const sums = `
  select o.business_date::text as day,
         sum(greatest(coalesce(l.gross, 0) - coalesce(d.taken, 0), 0))::text as "netMinor"
    from kitchen_order o
    left join lateral (
      select sum(quantity * unit_price_minor) as gross from order_line
       where restaurant_id = $1 and order_id = o.id and state <> 'VOIDED') l on true
    left join lateral (
      select sum(amount_minor) as taken from order_discount where restaurant_id = $1 and order_id = o.id) d on true
   where o.restaurant_id = $1 and o.till_id = $2 and o.business_date = any ($3::date[]) and o.state <> 'CANCELLED'
   group by o.business_date`;

/**
 * What the orders of one seller come to here, by trading day.
 *
 * @unit minor units
 */
export const soldElsewhereOn = async (
  tx: RestaurantTx,
  sellerId: string,
  days: readonly string[],
): Promise<ReadonlyMap<string, bigint>> => {
  const { rows } = await tx.client.query<{ day: string; netMinor: string }>({
    name: 'kitchen-sold-elsewhere',
    text: sums,
    values: [tx.restaurantId, sellerId, days],
  });
  return new Map(rows.map(({ day, netMinor }) => [day, BigInt(netMinor)]));
};
