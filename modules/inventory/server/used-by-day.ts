import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { DayRange } from './period-facts.ts';

/** What sales and batches took of an item on a trading day. */
export type UsedOnDay = {
  readonly itemId: string;
  readonly day: string;
  /** @unit base units of the item; an estimate is made of it, so an ordinary number does */
  readonly quantity: number;
};

/** What sales and batches took of stock, item by item and day by day; what a day gave back more than it took is nothing. */
export const usedByDay = async (tx: RestaurantTx, { from, to }: DayRange): Promise<readonly UsedOnDay[]> => {
  const { rows } = await tx.client.query<UsedOnDay>({
    name: 'inventory-used-by-day',
    text: `select item_id as "itemId", business_date::text as day, greatest(0, -sum(quantity))::float8 as quantity
             from derived.stock_day
            where restaurant_id = $1 and business_date between $2 and $3
              and kind in ('SALE_DEPLETION', 'SALE_REVERSAL', 'PRODUCTION_OUT')
            group by item_id, business_date
            order by item_id, business_date`,
    values: [tx.restaurantId, from, to],
  });
  return rows;
};
