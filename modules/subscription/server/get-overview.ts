import { eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { SubscriptionOverview } from '../contract/subscription.contract.ts';
import { staffLimitOfPlan } from '../rules/staff-limit.ts';
import { subscription } from './tables.ts';

/** The plan of the restaurant entered, which is its account holder's. */
export const getOverview = async (tx: RestaurantTx, used: { readonly staffUsed: number }): Promise<SubscriptionOverview> => {
  const [row] = await tx.db
    .select({ plan: subscription.plan, status: subscription.status, trialEndAt: subscription.trialEndAt })
    .from(subscription)
    .where(eq(subscription.ownerId, tx.ownerId));
  if (!row) throw new Error('An account holder has no subscription.');
  return {
    plan: row.plan,
    status: row.status,
    trialEndAt: row.trialEndAt?.toISOString() ?? null,
    staffUsed: used.staffUsed,
    staffLimit: staffLimitOfPlan(row.plan),
  };
};
