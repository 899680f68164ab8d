import { and, eq, isNull } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import type { OrderRow } from '../tables.ts';
import { till } from './till-table.ts';

/**
 * What a till keeps is changed there: it would not hear of it, and its next message would be measured by what it said last.
 * The kitchen still cooks, voids and makes again; and an order of a till that was let go is anybody's.
 *
 * @refuses ORDER_OF_TILL with its name
 */
export const refuseOrderOfTill = async (tx: RestaurantTx, { tillId }: OrderRow): Promise<void> => {
  // What is done for a till is done as nobody.
  if (tillId === null || tx.userId === null) return;
  const [keeps] = await tx.db
    .select({ name: till.name })
    .from(till)
    .where(and(eq(till.restaurantId, tx.restaurantId), eq(till.id, tillId), isNull(till.revokedAt)));
  if (keeps) throw refusal('ORDER_OF_TILL', { field: 'order', name: keeps.name });
};
