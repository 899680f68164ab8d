import type { Pools } from '../../../platform/server/database/pool.ts';
import { withSystem } from '../../../platform/server/database/tenancy.ts';
import { wakeJob } from '../../../platform/server/jobs/wake-job.ts';
import { isPulling } from '../rules/connection-state.ts';
import { changeConnection, lockConnection } from './kept-connection.ts';
import type { MessageRequest, PosProvider } from './providers/pos-provider.ts';
import { pullSalesName } from './pull/pull-sales-name.ts';
import { posMessage } from './tables.ts';

type About = { readonly restaurant_id: string; readonly connection_id: string };

/** A message asks for a round, and brings nothing by itself: one that was heard before asks for none. */
const hear = (pools: Pools, { restaurant_id: restaurantId, connection_id: connectionId }: About, messageId: string): Promise<void> =>
  withSystem(pools.app, { restaurantId, reason: 'hear of sales' }, async (tx) => {
    const isNew = await tx.db
      .insert(posMessage)
      .values({ restaurantId, connectionId, messageId })
      .onConflictDoNothing()
      .returning({ id: posMessage.messageId });
    if (isNew.length === 0) return;
    const row = await lockConnection(tx, connectionId);
    if (!isPulling(row.state)) return;
    await changeConnection(tx, row, { pullAskedAt: new Date() });
    await wakeJob(tx, pullSalesName);
  });

/**
 * Takes in a message of a provider: something changed there, and what changed is asked of the provider itself.
 *
 * @returns whether the provider signed it
 */
export const takePosMessage = async (pools: Pools, provider: PosProvider, request: MessageRequest): Promise<boolean> => {
  const message = provider.readMessage(request);
  if (message === null) return false;
  const { rows } = await pools.app.query<About>('select * from app.pos_connections_of($1, $2)', [provider.name, message.merchantId]);
  for (const about of rows) await hear(pools, about, message.id);
  return true;
};
