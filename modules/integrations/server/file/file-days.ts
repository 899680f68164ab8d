import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';

/** What files say of days is what stands of their sales: what was taken back says nothing more. */
const keep = `
  insert into pos_day (restaurant_id, connection_id, business_date, sales, total_minor, asked_at)
  select $1, $2, day, count(s.sale_id)::int, coalesce(sum(s.total_minor), 0), now()
    from unnest($3::date[]) day
    left join pos_sale s on s.restaurant_id = $1 and s.connection_id = $2 and s.business_date = day and s.said ->> 'state' = 'COMPLETED'
   group by day
  on conflict (restaurant_id, connection_id, business_date)
  do update set sales = excluded.sales, total_minor = excluded.total_minor, asked_at = excluded.asked_at`;

/** Keeps what files say of days whose sales came or went. */
export const keepFileDays = async (tx: RestaurantTx, connectionId: string, days: readonly string[]): Promise<void> => {
  await tx.client.query({ name: 'integrations-file-days', text: keep, values: [tx.restaurantId, connectionId, [...new Set(days)]] });
};
