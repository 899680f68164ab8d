import { eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { plannedUpgradeOf } from '../../accounts/server/public.ts';
import { type Feature, hasFeature } from '../rules/features.ts';
import { subscription } from './tables.ts';

/** Whether the restaurant entered may use a feature, by its account holder's plan. */
export const mayUse = async (tx: RestaurantTx, feature: Feature): Promise<boolean> => {
  const [row] = await tx.db
    .select({ plan: subscription.plan, status: subscription.status, trialEndAt: subscription.trialEndAt })
    .from(subscription)
    .where(eq(subscription.ownerId, tx.ownerId));
  return row !== undefined && hasFeature(feature, { ...row, plannedUpgrade: await plannedUpgradeOf(tx, tx.ownerId) }, new Date());
};
