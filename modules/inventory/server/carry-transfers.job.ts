import { and, asc, eq, isNull } from 'drizzle-orm';

import type { Pools } from '../../../platform/server/database/pool.ts';
import { withSystem } from '../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Job } from '../../../platform/server/jobs/job.ts';
import { carryTransfersName } from './send-to-partner.ts';
import { stockTransferMessage } from './transfer-tables.ts';
import { takeMessage } from './take-message.ts';
import { partnersOf } from './transfers.ts';

const reason = 'carry transfers';

const waitingIn = (tx: RestaurantTx) =>
  tx.db
    .select()
    .from(stockTransferMessage)
    .where(
      and(
        eq(stockTransferMessage.restaurantId, tx.restaurantId),
        eq(stockTransferMessage.direction, 'OUT'),
        isNull(stockTransferMessage.carriedAt),
      ),
    )
    .orderBy(asc(stockTransferMessage.createdAt), asc(stockTransferMessage.id));

const nameOf = async (tx: RestaurantTx): Promise<string> => {
  const { rows } = await tx.client.query<{ name: string }>('select name from restaurant where id = $1', [tx.restaurantId]);
  return rows[0]?.name ?? '';
};

type Waiting = { readonly name: string; readonly messages: Awaited<ReturnType<typeof waitingIn>>; readonly partners: ReadonlySet<string> };

/**
 * Carries what waits in one restaurant to the others, in the order in which it was written. Each message is taken there
 * in a transaction of that restaurant's own, and marked here in another: cut off in between, it is carried again, and
 * counts once.
 */
export const carryMessages = async (pool: Pools['app'], restaurantId: string): Promise<void> => {
  const { name, messages, partners } = await withSystem(pool, { restaurantId, reason }, async (tx): Promise<Waiting> => {
    const siblings = await partnersOf(tx);
    return { name: await nameOf(tx), messages: await waitingIn(tx), partners: new Set(siblings.map(({ id }) => id)) };
  });
  for (const { id, transferId, partnerId, content } of messages) {
    // A partner that is gone, or has another account holder by now, hears nothing more.
    if (partners.has(partnerId)) {
      const from = { id: restaurantId, name };
      await withSystem(pool, { restaurantId: partnerId, reason }, (tx) => takeMessage(tx, { id, transferId, from, content }));
    }
    await withSystem(pool, { restaurantId, reason }, (tx) =>
      tx.db
        .update(stockTransferMessage)
        .set({ carriedAt: new Date() })
        .where(and(eq(stockTransferMessage.restaurantId, restaurantId), eq(stockTransferMessage.id, id))),
    );
  }
};

/** Carries what restaurants of one account holder tell each other of transfers; woken by each message. */
export const carryTransfers: Job = {
  name: carryTransfersName,
  schedule: '* * * * *',
  run: async ({ pools }) => {
    const faults: unknown[] = [];
    const { rows } = await pools.app.query<{ id: string }>('select app.restaurants_with_messages() as id');
    for (const { id } of rows) {
      // One restaurant whose messages cannot be carried keeps none of the others waiting.
      const [carried] = await Promise.allSettled([carryMessages(pools.app, id)]);
      if (carried.status === 'rejected') faults.push(carried.reason);
    }
    if (faults.length > 0) throw new AggregateError(faults, `${reason} failed in ${faults.length} restaurant(s).`);
  },
};
