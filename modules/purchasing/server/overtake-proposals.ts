import { and, eq, type SQL } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { purchaseOrderProposal } from './tables.ts';

/** What a supplier proposed to an order and nobody has decided on. */
export const openProposalsOf = (tx: RestaurantTx, orderId: string): SQL | undefined =>
  and(
    eq(purchaseOrderProposal.restaurantId, tx.restaurantId),
    eq(purchaseOrderProposal.orderId, orderId),
    eq(purchaseOrderProposal.state, 'OPEN'),
  );

/** An answer to what was told, or answered, before is none to what is told or answered now. */
export const overtakeProposals = async (tx: RestaurantTx, orderId: string): Promise<void> => {
  await tx.db.update(purchaseOrderProposal).set({ state: 'OVERTAKEN' }).where(openProposalsOf(tx, orderId));
};
