import { and, eq, isNull } from 'drizzle-orm';

import { accessLink } from '../../../platform/server/database/access-link.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { tokenHash } from '../../accounts/server/public.ts';

/** A calendar reads until somebody takes the link away, or whose it is leaves. */
const never = new Date('2999-12-31T00:00:00Z');

const ownLink = (tx: RestaurantTx) =>
  and(
    eq(accessLink.restaurantId, tx.restaurantId),
    eq(accessLink.kind, 'calendar'),
    eq(accessLink.subjectId, tx.userId ?? ''),
    isNull(accessLink.revokedAt),
  );

/** Whether the asker's shifts can be opened by a link, and since when by the same. */
export const readCalendarLink = async (tx: RestaurantTx): Promise<{ madeAt: string | null }> => {
  const [link] = await tx.db.select({ madeAt: accessLink.madeAt }).from(accessLink).where(ownLink(tx));
  return { madeAt: link?.madeAt.toISOString() ?? null };
};

/** Takes the link away; a calendar that holds it finds nothing from now on. */
export const closeCalendar = async (tx: RestaurantTx): Promise<{ madeAt: null }> => {
  await tx.db.update(accessLink).set({ revokedAt: new Date() }).where(ownLink(tx));
  return { madeAt: null };
};

/** Makes the link in place of the one before. The secret comes from whoever makes it and is kept as a hash alone. */
export const openCalendar = async (tx: RestaurantTx, secret: string): Promise<{ madeAt: string }> => {
  await closeCalendar(tx);
  const madeAt = new Date();
  await tx.db.insert(accessLink).values({
    restaurantId: tx.restaurantId,
    tokenHash: tokenHash(secret),
    kind: 'calendar',
    subjectId: tx.userId ?? '',
    madeBy: tx.userId,
    madeAt,
    expiresAt: never,
  });
  return { madeAt: madeAt.toISOString() };
};
