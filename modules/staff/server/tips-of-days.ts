import { and, asc, between, eq, lte, ne } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { payTipsBy, type TipPoolState, type tipSources } from '../rules/tip-pool-state.ts';
import { tipPool } from './tip-tables.ts';

/** Tips that were taken in for the staff, as a whole: nobody's part is told. */
export type TipsTaken = {
  readonly id: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly source: (typeof tipSources)[number];
  /** Below nothing where it takes back what was shared out too much. @unit minor units */
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly state: TipPoolState;
  /** Until when they must have been paid out. */
  readonly payBy: string;
  /** Null where they were not. */
  readonly paidOn: string | null;
};

const present = (row: typeof tipPool.$inferSelect): TipsTaken => ({ ...row, payBy: payTipsBy(row.toDay) });

const standing = (tx: RestaurantTx) => and(eq(tipPool.restaurantId, tx.restaurantId), ne(tipPool.state, 'DROPPED'));

/** Pools whose last day lies in some trading days, the oldest first. */
export const tipsOfDays = async (tx: RestaurantTx, { from, to }: { readonly from: string; readonly to: string }): Promise<TipsTaken[]> => {
  const rows = await tx.db
    .select()
    .from(tipPool)
    .where(and(standing(tx), between(tipPool.toDay, from, to)))
    .orderBy(asc(tipPool.toDay), asc(tipPool.id));
  return rows.map(present);
};

/** Pools that ended by a day and are not paid out, the oldest first. */
export const tipsOwedOn = async (tx: RestaurantTx, day: string): Promise<TipsTaken[]> => {
  const rows = await tx.db
    .select()
    .from(tipPool)
    .where(and(standing(tx), ne(tipPool.state, 'PAID'), lte(tipPool.toDay, day)))
    .orderBy(asc(tipPool.toDay), asc(tipPool.id));
  return rows.map(present);
};
