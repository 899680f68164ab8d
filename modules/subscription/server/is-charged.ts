import { and, eq, isNotNull } from 'drizzle-orm';

import type { Tx } from '../../../platform/server/database/tx.ts';
import { billingAccount, subscription } from './tables.ts';

/** Whether Stripe would go on charging the person who acts, whatever becomes of their account here. */
export const isCharged = async (tx: Tx & { readonly userId: string }): Promise<boolean> => {
  const rows = await tx.db
    .select({ willCancel: subscription.willCancel })
    .from(billingAccount)
    .innerJoin(subscription, eq(subscription.ownerId, billingAccount.ownerId))
    .where(and(eq(billingAccount.ownerId, tx.userId), eq(billingAccount.provider, 'stripe'), isNotNull(billingAccount.subscriptionRef)));
  return rows.some(({ willCancel }) => !willCancel);
};
