import type { KeepAhead } from '../../restaurants/web/parts.ts';
import type { PurchasingClient } from './purchasing-client.ts';
import { deliveriesQuery } from './purchasing-queries.ts';

/** What is expected, to be taken in without a line. */
export const keepPurchasingAhead: KeepAhead<PurchasingClient> = async ({ keep, may, restaurantId }, client) => {
  if (may('purchasing.receive')) await keep(deliveriesQuery({ client, restaurantId }));
};
