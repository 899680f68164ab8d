import { and, eq, inArray, lt, type SQL } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { aiOperation, aiUsage } from '../tables.ts';
import { addToCount, reserveOperation, type AskedOperation } from './reserve-operation.ts';

const reservedHere = (tx: RestaurantTx, which: SQL | undefined) =>
  and(eq(aiOperation.ownerId, tx.ownerId), eq(aiOperation.restaurantId, tx.restaurantId), eq(aiOperation.status, 'RESERVED'), which);

/** Lets an operation count that came to a usable end. One that was given back meanwhile stays free. */
export const settleOperation = async (tx: RestaurantTx, id: string): Promise<void> => {
  await tx.db
    .update(aiOperation)
    .set({ status: 'SETTLED', endedAt: new Date() })
    .where(reservedHere(tx, eq(aiOperation.id, id)));
};

/** Gives back what was set aside for an operation that failed. */
export const releaseOperation = (tx: RestaurantTx, id: string): Promise<void> => release(tx, eq(aiOperation.id, id));

/** Gives back what was set aside for operations that nobody ended in time, as after a crash. */
export const releaseForgotten = (tx: RestaurantTx, now: Date): Promise<void> => release(tx, lt(aiOperation.leaseUntil, now));

const release = async (tx: RestaurantTx, which: SQL): Promise<void> => {
  const held = await holdCountsOf(tx, which);
  if (held.length === 0) return;
  const { cost, cycleStartAt } = aiOperation;
  const released = await tx.db
    .update(aiOperation)
    .set({ status: 'RELEASED', endedAt: new Date() })
    .where(reservedHere(tx, and(which, inArray(cycleStartAt, held))))
    .returning({ cost, cycleStartAt });
  for (const each of released) await addToCount(tx, each.cycleStartAt, -each.cost);
};

/**
 * The cycles of the operations that are to be given back, their counts held. Counts come before operations here as they do
 * in a reservation, and an operation that was set aside meanwhile, in a cycle that is not held, is left alone: in the
 * other order two of them would wait for each other.
 */
const holdCountsOf = async (tx: RestaurantTx, which: SQL): Promise<Date[]> => {
  const concerned = tx.db.selectDistinct({ at: aiOperation.cycleStartAt }).from(aiOperation).where(reservedHere(tx, which));
  const held = await tx.db
    .select({ at: aiUsage.cycleStartAt })
    .from(aiUsage)
    .where(and(eq(aiUsage.ownerId, tx.ownerId), inArray(aiUsage.cycleStartAt, concerned)))
    .orderBy(aiUsage.cycleStartAt)
    .for('update');
  return held.map(({ at }) => at);
};

/** Counts an operation that is done within this very transaction; false, and nothing counted, where the limit is reached. */
export const trackUsage = async (tx: RestaurantTx, asked: AskedOperation): Promise<boolean> => {
  if ((await reserveOperation(tx, asked)) === 'over-limit') return false;
  await settleOperation(tx, asked.id);
  return true;
};
