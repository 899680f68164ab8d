import { and, eq, sql } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { aiCosts, aiLeaseMs, type AiCategory } from '../../rules/ai-operations.ts';
import { featureOfOperation } from '../../rules/feature-gates.ts';
import { unlimited } from '../../rules/price-list.ts';
import { requireFeature } from '../hold-to-plan.ts';
import { aiOperation, aiUsage } from '../tables.ts';
import { allowanceOf } from './allowance.ts';

/** An operation that is about to run; its id is the same however often it is tried. */
export type AskedOperation = { readonly id: string; readonly category: AiCategory };

/** Whether an operation may run: it may, it did already and counts, or the limit is reached. */
export type Reservation = 'reserved' | 'settled' | 'over-limit';

/**
 * Sets aside what an operation costs, before it runs. The count of the cycle is held while it is looked at, so that of
 * any number that come at once exactly as many pass as are left; the caller ends this transaction before the work begins.
 *
 * @invariant one id counts at most once, however often it is reserved, settled or released
 * @refuses FEATURE_NOT_IN_PLAN for a kind that the plan does not open
 */
export const reserveOperation = async (tx: RestaurantTx, { id, category }: AskedOperation): Promise<Reservation> => {
  const now = new Date();
  const { limit, cycle } = await allowanceOf(tx, tx.ownerId, now);
  const used = await holdCount(tx, cycle);
  const status = await statusOf(tx, id);
  if (status === 'SETTLED') return 'settled';
  if (status === 'RESERVED') return 'reserved';
  await requireFeature(tx, featureOfOperation(category));
  const cost = aiCosts[category];
  if (limit !== unlimited && used + cost > limit) return 'over-limit';
  const leaseUntil = new Date(now.getTime() + aiLeaseMs);
  const asked = { category, cost, status: 'RESERVED', cycleStartAt: cycle.start, leaseUntil, askedBy: tx.userId, askedAt: now } as const;
  await tx.db
    .insert(aiOperation)
    .values({ ownerId: tx.ownerId, restaurantId: tx.restaurantId, id, ...asked })
    .onConflictDoUpdate({ target: [aiOperation.ownerId, aiOperation.restaurantId, aiOperation.id], set: { ...asked, endedAt: null } });
  await addToCount(tx, cycle.start, cost);
  return 'reserved';
};

/** The count of a cycle, held until the transaction ends. */
const holdCount = async (tx: RestaurantTx, cycle: { readonly start: Date; readonly end: Date }): Promise<number> => {
  await tx.db.insert(aiUsage).values({ ownerId: tx.ownerId, cycleStartAt: cycle.start, cycleEndAt: cycle.end }).onConflictDoNothing();
  const [row] = await tx.db
    .select({ used: aiUsage.used })
    .from(aiUsage)
    .where(and(eq(aiUsage.ownerId, tx.ownerId), eq(aiUsage.cycleStartAt, cycle.start)))
    .for('update');
  return row?.used ?? 0;
};

const statusOf = async (tx: RestaurantTx, id: string): Promise<string | undefined> => {
  const [row] = await tx.db
    .select({ status: aiOperation.status })
    .from(aiOperation)
    .where(and(eq(aiOperation.ownerId, tx.ownerId), eq(aiOperation.restaurantId, tx.restaurantId), eq(aiOperation.id, id)));
  return row?.status;
};

/** Counts more, or less, in a cycle. */
export const addToCount = async (tx: RestaurantTx, cycleStartAt: Date, cost: number): Promise<void> => {
  await tx.db
    .update(aiUsage)
    .set({ used: sql`${aiUsage.used} + ${cost}` })
    .where(and(eq(aiUsage.ownerId, tx.ownerId), eq(aiUsage.cycleStartAt, cycleStartAt)));
};
