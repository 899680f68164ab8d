import type { RestaurantTx } from '../../../platform/server/database/tx.ts';

/** How many counts were begun on a trading day or before and are neither approved nor called off. @unit counts */
export const countsLeftOpen = async (tx: RestaurantTx, businessDate: string): Promise<number> => {
  const { rows } = await tx.client.query<{ counts: number }>({
    name: 'inventory-counts-left-open',
    text: `select count(*)::int as counts from count_session
            where restaurant_id = $1 and status in ('COUNTING', 'SUBMITTED', 'RECOUNT')
              and (started_at at time zone $3 - make_interval(mins => $4))::date <= $2`,
    values: [tx.restaurantId, businessDate, tx.timeZone, tx.dayCutoffMinutes],
  });
  return rows[0]?.counts ?? 0;
};
