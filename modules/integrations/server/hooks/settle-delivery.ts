import { and, eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { DeliveryFault } from '../../rules/hooks/hook-states.ts';
import { askedWaitMs, hasFailedLong, nextTryMs } from '../../rules/hooks/next-try.ts';
import { announceHooks, changeEndpoint, heldEndpoint } from './kept-endpoints.ts';
import { hookDelivery, type DeliveryRow, type EndpointRow } from './tables.ts';

/** What came of a try. */
export type Tried = {
  /** Null where nobody answered. @unit status code of HTTP */
  readonly statusCode: number | null;
  readonly fault: DeliveryFault | null;
  readonly retryAfter: string | null;
};

type At = { readonly delivery: DeliveryRow; readonly tried: Tried; readonly now: Date };

const gone = 410;

/**
 * Writes down what came of a try. A try that was taken by somebody else meanwhile is theirs to write down.
 *
 * @returns how long until the next one; null where none is to come. @unit milliseconds
 */
export const settleDelivery = async (tx: RestaurantTx, at: At): Promise<number | null> => {
  const { delivery, tried, now } = at;
  const endpoint = await heldEndpoint(tx, delivery.endpointId);
  if (!endpoint) return null;
  const wait = waitOf(at);
  const state = tried.fault === null ? 'DELIVERED' : wait === null ? 'FAILED' : 'WAITING';
  const { statusCode, fault } = tried;
  const isOurs = and(
    eq(hookDelivery.restaurantId, tx.restaurantId),
    eq(hookDelivery.id, delivery.id),
    eq(hookDelivery.state, 'WAITING'),
    eq(hookDelivery.attempts, delivery.attempts),
  );
  const nextAt = new Date(now.getTime() + (wait ?? 0));
  const written = await tx.db
    .update(hookDelivery)
    .set({ state, statusCode, fault, nextAt })
    .where(isOurs)
    .returning({ id: hookDelivery.id });
  if (written.length > 0) await noteAtEndpoint(tx, endpoint, at);
  return written.length > 0 ? wait : null;
};

const waitOf = ({ delivery, tried: { fault, statusCode, retryAfter }, now }: At): number | null => {
  if (fault === null || statusCode === gone) return null;
  const chance = Math.random();
  return nextTryMs({ attempts: delivery.attempts, chance, askedMs: askedWaitMs(retryAfter, now.getTime()) });
};

/** An address that says it is gone, or at which nothing arrived for days, goes off; what still waits there stays to be looked at. */
const noteAtEndpoint = async (tx: RestaurantTx, endpoint: EndpointRow, { tried: { fault, statusCode }, now }: At): Promise<void> => {
  const { id, state, failingSince } = endpoint;
  if (fault === null) {
    if (failingSince !== null) await changeEndpoint(tx, id, { failingSince: null });
    return;
  }
  const since = failingSince ?? now;
  const offBecause = statusCode === gone ? 'GONE' : hasFailedLong(since.getTime(), now.getTime()) ? 'FAILING' : null;
  if (offBecause === null || state !== 'ACTIVE') {
    if (failingSince === null) await changeEndpoint(tx, id, { failingSince: since });
    return;
  }
  await changeEndpoint(tx, id, { state: 'OFF', offBecause, failingSince: since });
  announceHooks(tx);
};
