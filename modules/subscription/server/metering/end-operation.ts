import { and, eq, inArray, lt, type SQL } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { aiOperation, aiUsage } from '../tables.ts';
import { addToCount, reserveOperation, type AskedOperation } from './reserve-operation.ts';

const reservedHere = (tx: RestaurantTx, which: SQL) =>
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
  const { cycleStartAt } = aiOperation;
  // The counts first, as a reservation holds them: one that comes meanwhile waits, and then finds the operation given back.
  const concerned = tx.db.selectDistinct({ at: cycleStartAt }).from(aiOperation).where(reservedHere(tx, which));
  await tx.db
    .select({ used: aiUsage.used })
    .from(aiUsage)
    .where(and(eq(aiUsage.ownerId, tx.ownerId), inArray(aiUsage.cycleStartAt, concerned)))
    .orderBy(aiUsage.cycleStartAt)
    .for('update');
  const released = await tx.db
    .update(aiOperation)
    .set({ status: 'RELEASED', endedAt: new Date() })
    .where(reservedHere(tx, which))
    .returning({ cost: aiOperation.cost, cycleStartAt });
  for (const each of released) await addToCount(tx, each.cycleStartAt, -each.cost);
};

/** Counts an operation that is done within this very transaction; false, and nothing counted, where the limit is reached. */
export const trackUsage = async (tx: RestaurantTx, asked: AskedOperation): Promise<boolean> => {
  if ((await reserveOperation(tx, asked)) === 'over-limit') return false;
  await settleOperation(tx, asked.id);
  return true;
};
