import { and, eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { Pressing } from '../../../../platform/server/pressing.ts';
import type { SellerKind } from '../../rules/pressing-kinds.ts';
import { hookEndpoint } from './tables.ts';

/** Addresses that went off by themselves: nobody but a person tells them anything again. */
export const hooksWentOff = async (tx: RestaurantTx): Promise<Pressing<SellerKind>[]> => {
  const rows = await tx.db
    .select()
    .from(hookEndpoint)
    .where(and(eq(hookEndpoint.restaurantId, tx.restaurantId), eq(hookEndpoint.state, 'OFF')));
  return rows.map(({ id, url, offBecause }) => ({
    kind: 'hook-off',
    subject: id,
    words: { name: new URL(url).host, why: offBecause },
    place: '/admin/integrations',
    impactMinor: null,
  }));
};
