import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { effectivePlan } from '../rules/features.ts';
import { staffLimitOfPlan } from '../rules/staff-limit.ts';
import { findSubscription } from './standing.ts';

/**
 * How many people may work in the restaurant entered, and by which plan of its account holder. Where two join at once,
 * the caller counts under a lock of its own.
 */
export const staffLimitOf = async (tx: RestaurantTx): Promise<{ readonly limit: number; readonly plan: string }> => {
  const found = await findSubscription(tx, tx.ownerId);
  const plan = found ? effectivePlan(found, new Date()) : 'free_trial';
  return { limit: staffLimitOfPlan(plan), plan };
};
