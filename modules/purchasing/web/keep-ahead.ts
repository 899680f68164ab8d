import type { KeepAhead } from '../../restaurants/web/parts.ts';
import type { PurchasingClient } from './purchasing-client.ts';
import { deliveriesQuery, ordersQuery } from './purchasing-queries.ts';

/** What is expected, to be taken in without a line, and which orders are open. */
export const keepPurchasingAhead: KeepAhead<PurchasingClient> = async ({ keep, keepPages, may, restaurantId }, client) => {
  if (may('purchasing.receive')) await keep(deliveriesQuery({ client, restaurantId }));
  if (may('purchasing.view')) await keepPages(ordersQuery({ client, restaurantId }, 'OPEN'));
};
