import { and, eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { membership } from './tables.ts';

/** Who works in the restaurant entered, and in which role. */
export const peopleByRole = (tx: RestaurantTx): Promise<{ readonly userId: string; readonly role: string }[]> =>
  tx.db
    .select({ userId: membership.userId, role: membership.role })
    .from(membership)
    .where(and(eq(membership.restaurantId, tx.restaurantId), eq(membership.isActive, true)))
    .orderBy(membership.userId);
