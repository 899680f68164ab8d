import { and, eq } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { undoDocument } from '../../inventory/server/public.ts';
import type { Batch } from '../contract/batches.contract.ts';
import { decideUndoBatch } from '../rules/undo-batch.ts';
import { announceMenu } from './announce-menu.ts';
import { batchDocument } from './make-batch.ts';
import { presentBatches } from './present-batches.ts';
import { reopenPrepOf } from './prep/step-prep.ts';
import { prepBatch } from './tables.ts';

/**
 * Takes a batch back on its own trading day: every row that it booked gets its opposite. It stays to be seen, and what it
 * was made for on a prep plan is in hand again.
 *
 * @refuses NOT_FOUND; BATCH_UNDONE_ALREADY; BATCH_OF_ANOTHER_DAY; whatever inventory's undoing refuses
 */
export const undoBatch = async (tx: RestaurantTx, command: CommandEnvelope<{ readonly batchId: string }>): Promise<{ batch: Batch }> => {
  const at = new Date(command.occurredAt);
  const own = and(eq(prepBatch.restaurantId, tx.restaurantId), eq(prepBatch.id, command.body.batchId));
  const [row] = await tx.db.select().from(prepBatch).where(own).for('update');
  if (!row) throw refusal('NOT_FOUND');
  orRefuse(decideUndoBatch({ businessDate: row.businessDate, isUndone: row.undoneAt !== null }, tradingDay(tx, at)), { field: 'batch' });
  await undoDocument(tx, batchDocument(row.id, { occurredAt: at, deviceId: command.deviceId }), row.id);
  const [undone] = await tx.db
    .update(prepBatch)
    .set({ undoneBy: tx.userId ?? tx.ownerId, undoneAt: at })
    .where(own)
    .returning();
  if (!undone) throw new Error('A batch that is held is there.');
  await reopenPrepOf(tx, row.id);
  announceMenu(tx, 'menu.v1.batch-booked', { batchId: row.id, recipeId: row.recipeId, itemId: row.itemId, isUndone: true });
  const [batch] = await presentBatches(tx, [undone]);
  if (!batch) throw new Error('A batch that was written is answered.');
  return { batch };
};
