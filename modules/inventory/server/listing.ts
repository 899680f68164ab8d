import type { RestaurantTx } from '../../../platform/server/database/tx.ts';

/** Opens the level of an item that was just created: nothing on hand, nothing in the ledger. */
export const openLevel = async (tx: RestaurantTx, itemId: string): Promise<void> => {
  await tx.client.query({
    name: 'inventory-open-level',
    text: `insert into stock_level (restaurant_id, item_id, currency, attention, list_name, is_listed, cost_layers, locked_through)
           select restaurant_id, id, $3, app.attention(0, par, reorder_point), lower(name), is_active,
                  (select '[]'::jsonb from stock_setting s where s.restaurant_id = $1 and s.costing = 'FIFO'),
                  (select s.locked_through from stock_setting s where s.restaurant_id = $1)
             from item where restaurant_id = $1 and id = $2`,
    values: [tx.restaurantId, itemId, tx.currency],
  });
};

/** Brings what the stock list is sorted by in step with an item that was just changed. */
export const refreshListing = async (tx: RestaurantTx, itemId: string): Promise<void> => {
  await tx.client.query({
    name: 'inventory-refresh-listing',
    text: `update stock_level l
              set attention = app.attention(l.on_hand, i.par, i.reorder_point), list_name = lower(i.name), is_listed = i.is_active
             from item i
            where l.restaurant_id = $1 and l.item_id = $2 and i.restaurant_id = $1 and i.id = $2`,
    values: [tx.restaurantId, itemId],
  });
};
