import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';

import type { Tx } from '../../../platform/server/database/tx.ts';
import { subscription, subscriptionHistory } from './tables.ts';

type PaidPlan = 'starter' | 'growth' | 'pro' | 'enterprise';

/** Puts an account holder on a plan and keeps the change in the history. Acts as the person themselves. */
export const changePlan = async (tx: Tx, change: { readonly ownerId: string; readonly plan: PaidPlan }): Promise<void> => {
  const rows = await tx.db
    .select({ plan: subscription.plan })
    .from(subscription)
    .where(eq(subscription.ownerId, change.ownerId))
    .for('update');
  const at = new Date();
  await tx.db
    .update(subscription)
    .set({ plan: change.plan, status: 'active', paymentStatus: change.plan === 'starter' ? 'none' : 'paid', updatedAt: at })
    .where(eq(subscription.ownerId, change.ownerId));
  await tx.db.insert(subscriptionHistory).values({
    id: uuidv7(),
    ownerId: change.ownerId,
    eventType: 'plan_change',
    previousPlan: rows[0]?.plan ?? null,
    newPlan: change.plan,
  });
};
