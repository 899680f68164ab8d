import { randomBytes } from 'node:crypto';

import { and, count, eq } from 'drizzle-orm';

import { accessLink } from '../../../platform/server/database/access-link.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { tokenHash } from '../../accounts/server/public.ts';
import { restaurantCode } from '../../restaurants/rules/restaurant-code.ts';
import { purchasingLimits } from '../rules/limits.ts';
import { loadOrder } from './load-order.ts';

const dayMs = 86_400_000;
const secretBytes = 24;

type NewLink = { readonly orderId: string; readonly secret: string };

const keepLink = async (tx: RestaurantTx, { orderId, secret }: NewLink): Promise<Date> => {
  const ofOrder = and(
    eq(accessLink.restaurantId, tx.restaurantId),
    eq(accessLink.kind, 'purchase-order'),
    eq(accessLink.subjectId, orderId),
  );
  const [known] = await tx.db.select({ links: count() }).from(accessLink).where(ofOrder);
  const { linksOfOrderMax: linksMax, linkDays } = purchasingLimits;
  if ((known?.links ?? 0) >= linksMax) throw refusal('ORDER_LINK_LIMIT', { linksMax });
  const expiresAt = new Date(Date.now() + linkDays * dayMs);
  await tx.db.insert(accessLink).values({
    restaurantId: tx.restaurantId,
    tokenHash: tokenHash(secret),
    kind: 'purchase-order',
    subjectId: orderId,
    madeBy: tx.userId,
    expiresAt,
  });
  return expiresAt;
};

/**
 * Makes a link by which its supplier opens an order. The secret comes from whoever shares it and is kept as a hash alone.
 *
 * @refuses NOT_FOUND; ORDER_STATE_FORBIDS for one that its supplier was never told; ORDER_LINK_LIMIT
 */
export const shareOrder = async (tx: RestaurantTx, link: NewLink): Promise<{ expiresAt: string }> => {
  const { order } = await loadOrder(tx, link.orderId, 'hold');
  if (order.revision === 0) throw refusal('ORDER_STATE_FORBIDS', { state: order.state, step: 'ACKNOWLEDGE' });
  return { expiresAt: (await keepLink(tx, link)).toISOString() };
};

/** The address at which a supplier opens an order; what proves it stands where no server on the way reads it. */
export const orderLinkPath = async (tx: RestaurantTx, orderId: string): Promise<`/${string}`> => {
  const secret = randomBytes(secretBytes).toString('base64url');
  await keepLink(tx, { orderId, secret });
  return `/order#${restaurantCode(tx.restaurantId, secret)}`;
};
