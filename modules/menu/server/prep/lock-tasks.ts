import { and, asc, eq, inArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import type { PrepTaskRow } from './present-prep.ts';
import { prepTask } from './prep-table.ts';

/** One task of the restaurant. */
export const oneTask = (tx: RestaurantTx, taskId: string) => and(eq(prepTask.restaurantId, tx.restaurantId), eq(prepTask.id, taskId));

/** The tasks, held against everyone else, by their ids so that no two commands wait in a circle. @refuses NOT_FOUND */
export const lockTasks = async (tx: RestaurantTx, taskIds: readonly string[]): Promise<readonly [PrepTaskRow, ...PrepTaskRow[]]> => {
  const ids = [...new Set(taskIds)];
  const [first, ...rest] = await tx.db
    .select()
    .from(prepTask)
    .where(and(eq(prepTask.restaurantId, tx.restaurantId), inArray(prepTask.id, ids)))
    .orderBy(asc(prepTask.id))
    .for('update');
  if (!first || rest.length + 1 !== ids.length) throw refusal('NOT_FOUND');
  return [first, ...rest];
};
