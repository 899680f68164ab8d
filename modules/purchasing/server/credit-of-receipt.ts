import { and, eq, ne } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { creditRequest } from './tables/invoices.ts';

/** The number of the request for credit that was made for a delivery; null where none was, or where it was given up. */
export const creditOfReceipt = async (tx: RestaurantTx, receiptId: string): Promise<string | null> => {
  const { restaurantId, receiptId: about, state, number } = creditRequest;
  const isOfIt = and(eq(restaurantId, tx.restaurantId), eq(about, receiptId), ne(state, 'WRITTEN_OFF'));
  const [made] = await tx.db.select({ number }).from(creditRequest).where(isOfIt);
  return made?.number ?? null;
};
