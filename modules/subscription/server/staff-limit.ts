import { eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { staffLimitOfPlan } from '../rules/staff-limit.ts';
import { subscription } from './tables.ts';

/** How many may work in the restaurant entered, by its account holder's plan; without one it is the fewest. */
export const staffLimitOf = async (tx: Pick<RestaurantTx, 'db' | 'ownerId'>): Promise<{ limit: number; plan: string }> => {
  const [row] = await tx.db.select({ plan: subscription.plan }).from(subscription).where(eq(subscription.ownerId, tx.ownerId));
  const plan = row?.plan ?? 'unknown';
  return { limit: staffLimitOfPlan(plan), plan };
};
