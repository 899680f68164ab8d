import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { effectivePlan } from '../rules/features.ts';
import { staffLimitOfPlan } from '../rules/staff-limit.ts';
import { subscriptionOf } from './standing.ts';

/**
 * How many people may work in the restaurant entered, and by which plan of its account holder. Where two join at once,
 * the caller counts under a lock of its own.
 */
export const staffLimitOf = async (tx: RestaurantTx): Promise<{ readonly limit: number; readonly plan: string }> => {
  const plan = effectivePlan(await subscriptionOf(tx, tx.ownerId), new Date());
  return { limit: staffLimitOfPlan(plan), plan };
};
