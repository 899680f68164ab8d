import { and, eq } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { testKind } from '../../rules/hooks/offered-events.ts';
import { announceHooks, lockEndpoint } from './kept-endpoints.ts';
import { messageBody } from './message-body.ts';
import { hookDelivery } from './tables.ts';

type Sent = { readonly deliveryId: string };

/** Sends a test by the way of all other messages. @refuses NOT_FOUND; HOOK_NOT_ACTIVE */
export const testHook = async (
  tx: RestaurantTx,
  { body: { endpointId, deliveryId } }: CommandEnvelope<Sent & { readonly endpointId: string }>,
): Promise<Sent> => {
  const { state } = await lockEndpoint(tx, endpointId);
  if (state !== 'ACTIVE') throw refusal('HOOK_NOT_ACTIVE');
  const now = new Date();
  const { restaurantId } = tx;
  const body = messageBody({ kind: testKind, happenedAt: now, restaurantId, sequence: null, data: {} });
  await tx.db
    .insert(hookDelivery)
    .values({ restaurantId, id: deliveryId, endpointId, sequence: null, kind: testKind, body, state: 'WAITING', nextAt: now });
  announceHooks(tx);
  return { deliveryId };
};

/** Sends a message once more: under its id, with all of its tries before it. @refuses NOT_FOUND; HOOK_NOT_ACTIVE */
export const resendHook = async (tx: RestaurantTx, { body: { deliveryId } }: CommandEnvelope<Sent>): Promise<Sent> => {
  const isThis = and(eq(hookDelivery.restaurantId, tx.restaurantId), eq(hookDelivery.id, deliveryId));
  const [found] = await tx.db.select({ endpointId: hookDelivery.endpointId }).from(hookDelivery).where(isThis);
  if (!found) throw refusal('NOT_FOUND');
  const { state } = await lockEndpoint(tx, found.endpointId);
  if (state !== 'ACTIVE') throw refusal('HOOK_NOT_ACTIVE');
  const now = new Date();
  await tx.db.update(hookDelivery).set({ state: 'WAITING', attempts: 0, nextAt: now, askedAt: now, fault: null }).where(isThis);
  announceHooks(tx);
  return { deliveryId };
};
