import { and, desc, eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { isEmailVerified } from '../../accounts/server/public.ts';
import type { SentVia } from '../contract/order.contract.ts';
import { purchaseOrderRevision } from './tables.ts';

/**
 * How an order would reach its supplier now. A letter in the restaurant's name goes out only for somebody who is known to
 * read their own; where there is no address, or nobody such, people hand the order over themselves.
 */
export const channelTo = async (tx: RestaurantTx, email: string | null): Promise<SentVia> =>
  email !== null && tx.userId !== null && (await isEmailVerified(tx, tx.userId)) ? 'EMAIL' : 'BY_HAND';

/** How the supplier was told last; null where it was told nothing yet. */
export const sentViaOf = async (tx: RestaurantTx, orderId: string): Promise<SentVia | null> => {
  const [row] = await tx.db
    .select({ sentVia: purchaseOrderRevision.sentVia })
    .from(purchaseOrderRevision)
    .where(and(eq(purchaseOrderRevision.restaurantId, tx.restaurantId), eq(purchaseOrderRevision.orderId, orderId)))
    .orderBy(desc(purchaseOrderRevision.revision))
    .limit(1);
  return row?.sentVia ?? null;
};
