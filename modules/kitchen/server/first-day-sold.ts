import type { RestaurantTx } from '../../../platform/server/database/tx.ts';

/** The earliest trading day on which anything was sold, also if it was brought in later; null where nothing ever was. */
export const firstDaySold = async (tx: RestaurantTx): Promise<string | null> => {
  const { rows } = await tx.client.query<{ day: string | null }>({
    name: 'kitchen-first-day-sold',
    text: `select least((select min(business_date) from kitchen_order where restaurant_id = $1),
                        (select min(business_date) from takings where restaurant_id = $1))::text as day`,
    values: [tx.restaurantId],
  });
  return rows[0]?.day ?? null;
};
