import { eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { staffLimitOfPlan } from '../rules/staff-limit.ts';
import { subscription } from './tables.ts';

/**
 * How many people may work in the restaurant entered, and by which plan of its account holder. Where two join at once,
 * the caller counts under a lock of its own.
 */
export const staffLimitOf = async (tx: RestaurantTx): Promise<{ readonly limit: number; readonly plan: string }> => {
  const rows = await tx.db.select({ plan: subscription.plan }).from(subscription).where(eq(subscription.ownerId, tx.ownerId));
  const plan = rows[0]?.plan ?? 'free_trial';
  return { limit: staffLimitOfPlan(plan), plan };
};
