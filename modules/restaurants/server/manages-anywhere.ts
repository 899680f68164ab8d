import { and, eq, inArray } from 'drizzle-orm';

import type { Tx } from '../../../platform/server/database/tx.ts';
import { membership } from './tables.ts';

/** Whether a person is owner or manager of any restaurant. */
export const managesAnywhere = async (tx: Tx & { readonly userId: string }): Promise<boolean> => {
  const rows = await tx.db
    .select({ restaurantId: membership.restaurantId })
    .from(membership)
    .where(and(eq(membership.userId, tx.userId), eq(membership.isActive, true), inArray(membership.role, ['owner', 'manager'])))
    .limit(1);
  return rows.length > 0;
};
