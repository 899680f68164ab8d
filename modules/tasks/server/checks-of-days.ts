import { and, between, eq, sql } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { checkRun } from './tables.ts';

/**
 * How the lists of some trading days stand.
 *
 * @unit lists
 */
export type ChecksOfDays = {
  readonly all: number;
  /** Handed in, or missed with a reason that somebody who leads gave. */
  readonly done: number;
  /** Not handed in, and not over yet. */
  readonly open: number;
  /** Over, not handed in, and nobody said why. */
  readonly missed: number;
};

/** How many lists of some trading days there were, and how many of them are done, open, or missed without a reason. */
export const checksOfDays = async (
  tx: RestaurantTx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ChecksOfDays> => {
  const { state, reason } = checkRun;
  const counted = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [found] = await tx.db
    .select({
      all: sql<number>`count(*)::int`,
      done: counted(sql`${state} in ('SUBMITTED', 'VERIFIED') or (${state} = 'MISSED' and ${reason} is not null)`),
      open: counted(sql`${state} in ('OPEN', 'IN_PROGRESS')`),
      missed: counted(sql`${state} = 'MISSED' and ${reason} is null`),
    })
    .from(checkRun)
    .where(and(eq(checkRun.restaurantId, tx.restaurantId), between(checkRun.businessDate, from, to)));
  return found ?? { all: 0, done: 0, open: 0, missed: 0 };
};
