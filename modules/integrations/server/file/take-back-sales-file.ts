import { and, eq } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { wakeJob } from '../../../../platform/server/jobs/wake-job.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { changeConnection, connectionTo } from '../kept-connection.ts';
import { pullSalesName } from '../pull/pull-sales-name.ts';
import { salesFile } from '../tables.ts';
import { keepFileDays } from './file-days.ts';

/** Its sales are called off, in a version of their own, and laid on the menu again: what they took is put back by that. */
const callOff = `
  update pos_sale
     set said = said || jsonb_build_object('state', 'CANCELLED', 'version', provider_version + 1),
         provider_version = provider_version + 1, total_minor = 0, is_due = true, heard_at = now()
   where restaurant_id = $1 and batch_id = $2 and said ->> 'state' = 'COMPLETED'
  returning business_date::text as day`;

/**
 * Takes a file back whole.
 *
 * @refuses NOT_FOUND; SALES_FILE_TAKEN_BACK
 */
export const takeBackSalesFile = async (
  tx: RestaurantTx,
  { body: { fileId } }: CommandEnvelope<{ readonly fileId: string }>,
): Promise<{ sales: number }> => {
  const own = and(eq(salesFile.restaurantId, tx.restaurantId), eq(salesFile.id, fileId));
  const [named] = await tx.db.select({ id: salesFile.id }).from(salesFile).where(own);
  if (!named) throw refusal('NOT_FOUND');
  // In the order in which a file is taken over: the connection, then the file.
  const row = await connectionTo(tx, 'FILE');
  const [file] = await tx.db.select().from(salesFile).where(own).for('update');
  if (!file || file.takenBackAt !== null) throw refusal('SALES_FILE_TAKEN_BACK');
  await tx.db
    .update(salesFile)
    .set({ takenBackBy: tx.userId ?? tx.ownerId, takenBackAt: new Date() })
    .where(own);
  const values = [tx.restaurantId, fileId];
  const { rows } = await tx.client.query<{ day: string }>({ name: 'integrations-call-off-file', text: callOff, values });
  await keepFileDays(
    tx,
    row.id,
    rows.map(({ day }) => day),
  );
  await changeConnection(tx, row, {});
  await wakeJob(tx, pullSalesName);
  return { sales: rows.length };
};
