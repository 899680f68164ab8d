import { uuidv7 } from 'uuidv7';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { wakeJob } from '../../../platform/server/jobs/wake-job.ts';
import { stockTransferMessage } from './transfer-tables.ts';
import type { TransferMessage } from './transfer-message.ts';
import type { StoredTransfer } from './transfers.ts';

/** The job that carries messages; named here, since whoever writes one wakes it. */
export const carryTransfersName = 'inventory.carry-transfers';

/**
 * Writes down what the other restaurant is to know, in the transaction of what it tells of: this side never writes
 * there, and a message is carried within a second of the commit, or after a fault by the job's own schedule.
 */
export const sendToPartner = async (
  tx: RestaurantTx,
  { id, partnerId }: Pick<StoredTransfer, 'id' | 'partnerId'>,
  content: TransferMessage,
): Promise<void> => {
  await tx.db
    .insert(stockTransferMessage)
    .values({ restaurantId: tx.restaurantId, id: uuidv7(), direction: 'OUT', partnerId, transferId: id, content });
  await wakeJob(tx, carryTransfersName);
};
