import type { KeepAhead } from '../../restaurants/web/parts.ts';
import type { KitchenClient } from './kitchen-client.ts';
import { bookQuery, houseQuery, kitchenQuery, ordersQuery } from './kitchen-queries.ts';

/** What the pad and the stations show: the house, what is in hand, what is open, and who is expected today. */
export const keepKitchenAhead: KeepAhead<KitchenClient> = async ({ keep, restaurantId, today }, client) => {
  const world = { client, restaurantId };
  await keep(houseQuery(world));
  await keep(kitchenQuery(world));
  await keep(ordersQuery(world));
  await keep(bookQuery(world, today));
};
