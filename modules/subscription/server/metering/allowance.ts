import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../../../platform/server/database/tx.ts';
import { effectivePlan } from '../../rules/features.ts';
import { termsOf } from '../../rules/price-list.ts';
import type { MeteredUse } from '../../rules/usage-level.ts';
import { cycleOf, subscriptionOf } from '../standing.ts';
import { aiUsage } from '../tables.ts';

/** How many AI operations an account includes in the cycle of an instant, and how many of them are used or set aside. */
export const allowanceOf = async (tx: Tx, ownerId: string, now: Date): Promise<MeteredUse> => {
  const kept = await subscriptionOf(tx, ownerId);
  const cycle = cycleOf(kept, now);
  const [row] = await tx.db
    .select({ used: aiUsage.used })
    .from(aiUsage)
    .where(and(eq(aiUsage.ownerId, ownerId), eq(aiUsage.cycleStartAt, cycle.start)));
  return { used: row?.used ?? 0, limit: termsOf(effectivePlan(kept, now)).aiOperationsIncluded, cycle };
};
