import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Logger } from 'pino';

import type { Pools } from '../../../platform/server/database/pool.ts';
import { withSystem } from '../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Job } from '../../../platform/server/jobs/job.ts';
import { carryTransfersName } from './send-to-partner.ts';
import { stockTransferMessage } from './transfer-tables.ts';
import { takeMessage } from './take-message.ts';
import { partnersOf } from './transfers.ts';

const reason = 'carry transfers';

/** After so many tries a message is set aside. */
const triesMax = 20;

const waitingIn = (tx: RestaurantTx) =>
  tx.db
    .select()
    .from(stockTransferMessage)
    .where(
      and(
        eq(stockTransferMessage.restaurantId, tx.restaurantId),
        eq(stockTransferMessage.direction, 'OUT'),
        isNull(stockTransferMessage.carriedAt),
        isNull(stockTransferMessage.setAsideAt),
      ),
    )
    .orderBy(asc(stockTransferMessage.createdAt), asc(stockTransferMessage.id));

const nameOf = async (tx: RestaurantTx): Promise<string> => {
  const { rows } = await tx.client.query<{ name: string }>('select name from restaurant where id = $1', [tx.restaurantId]);
  return rows[0]?.name ?? '';
};

type Waiting = { readonly name: string; readonly messages: Awaited<ReturnType<typeof waitingIn>>; readonly partners: ReadonlySet<string> };

const ofMessage = (restaurantId: string, id: string) =>
  and(eq(stockTransferMessage.restaurantId, restaurantId), eq(stockTransferMessage.id, id));

/** Counts a try that failed, and sets the message aside when it was the last; whether it was. */
const noteFailure = (pool: Pools['app'], restaurantId: string, id: string): Promise<boolean> =>
  withSystem(pool, { restaurantId, reason }, async (tx) => {
    const { tries } = stockTransferMessage;
    const [row] = await tx.db
      .update(stockTransferMessage)
      .set({ tries: sql`${tries} + 1`, setAsideAt: sql`case when ${tries} + 1 >= ${triesMax} then now() end` })
      .where(ofMessage(restaurantId, id))
      .returning({ setAsideAt: stockTransferMessage.setAsideAt });
    return (row?.setAsideAt ?? null) !== null;
  });

type Carrier = { readonly pools: Pick<Pools, 'app'>; readonly log: Pick<Logger, 'error'> };

/**
 * Carries what waits in one restaurant to the others, in the order in which it was written. Each message is taken there
 * in a transaction of that restaurant's own, and marked here in another: cut off in between, it is carried again, and
 * counts once. One that cannot be taken holds up those behind it, which may build on it, for so many tries; then it is
 * set aside for a person to look at, and they go on.
 *
 * @throws what the message was not taken for, while it will be tried again
 */
export const carryMessages = async ({ pools: { app: pool }, log }: Carrier, restaurantId: string): Promise<void> => {
  const { name, messages, partners } = await withSystem(pool, { restaurantId, reason }, async (tx): Promise<Waiting> => {
    const siblings = await partnersOf(tx);
    return { name: await nameOf(tx), messages: await waitingIn(tx), partners: new Set(siblings.map(({ id }) => id)) };
  });
  for (const { id, transferId, partnerId, content } of messages) {
    // A partner that is gone, or has another account holder by now, hears nothing more.
    const isHeard = partners.has(partnerId);
    const message = { id, transferId, from: { id: restaurantId, name }, content };
    const taking = isHeard ? withSystem(pool, { restaurantId: partnerId, reason }, (tx) => takeMessage(tx, message)) : null;
    const [taken] = await Promise.allSettled([taking]);
    if (taken.status === 'rejected') {
      if (!(await noteFailure(pool, restaurantId, id))) throw taken.reason;
      log.error({ err: taken.reason as Error, restaurantId, messageId: id, transferId }, 'a message of a transfer was set aside');
      continue;
    }
    await withSystem(pool, { restaurantId, reason }, (tx) =>
      tx.db.update(stockTransferMessage).set({ carriedAt: new Date() }).where(ofMessage(restaurantId, id)),
    );
  }
};

/** Carries what restaurants of one account holder tell each other of transfers; woken by each message. */
export const carryTransfers: Job = {
  name: carryTransfersName,
  schedule: '* * * * *',
  run: async ({ pools, log }) => {
    const faults: unknown[] = [];
    const { rows } = await pools.app.query<{ id: string }>('select app.restaurants_with_messages() as id');
    for (const { id } of rows) {
      // One restaurant whose messages cannot be carried keeps none of the others waiting.
      const [carried] = await Promise.allSettled([carryMessages({ pools, log }, id)]);
      if (carried.status === 'rejected') faults.push(carried.reason);
    }
    if (faults.length > 0) throw new AggregateError(faults, `${reason} failed in ${faults.length} restaurant(s).`);
  },
};
