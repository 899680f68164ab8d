import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { mayUse } from '../../../subscription/server/public.ts';
import { hookLimits } from '../../rules/hooks/hook-limits.ts';
import { heldEndpoint } from './kept-endpoints.ts';
import { hookDelivery, type DeliveryRow, type EndpointRow } from './tables.ts';

/** What is to be sent to an address now. */
export type Taken = { readonly endpoint: EndpointRow; readonly deliveries: readonly DeliveryRow[] };

const waitingAt = (tx: RestaurantTx, endpointId: string) =>
  and(eq(hookDelivery.restaurantId, tx.restaurantId), eq(hookDelivery.endpointId, endpointId), eq(hookDelivery.state, 'WAITING'));

/** What waited for so long, at an address that was paused or on a plan without messages, is nobody's news any more. */
const giveUpOld = async (tx: RestaurantTx, endpointId: string, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - hookLimits.tooOldMs);
  await tx.db
    .update(hookDelivery)
    .set({ state: 'FAILED', fault: 'TOO_OLD' })
    .where(and(waitingAt(tx, endpointId), lt(hookDelivery.askedAt, before)));
};

/**
 * Takes some of what is due at an address, and moves its next try away: whoever dies while sending leaves it to be sent again under
 * the same id, and nobody else sends it meanwhile. Null where nothing may be sent there.
 */
export const takeDeliveries = async (tx: RestaurantTx, endpointId: string, now: Date): Promise<Taken | null> => {
  const endpoint = await heldEndpoint(tx, endpointId);
  if (endpoint?.state !== 'ACTIVE' || !(await mayUse(tx, 'api-access'))) return null;
  await giveUpOld(tx, endpointId, now);
  const due = await tx.db
    .select({ id: hookDelivery.id })
    .from(hookDelivery)
    .where(and(waitingAt(tx, endpointId), lte(hookDelivery.nextAt, now)))
    .orderBy(asc(hookDelivery.nextAt), asc(hookDelivery.id))
    .limit(hookLimits.atOnce)
    .for('update', { skipLocked: true });
  if (due.length === 0) return null;
  const ids = due.map(({ id }) => id);
  const deliveries = await tx.db
    .update(hookDelivery)
    .set({ attempts: sql`${hookDelivery.attempts} + 1`, triedAt: now, nextAt: new Date(now.getTime() + hookLimits.leaseMs) })
    .where(and(eq(hookDelivery.restaurantId, tx.restaurantId), inArray(hookDelivery.id, ids)))
    .returning();
  return { endpoint, deliveries };
};
