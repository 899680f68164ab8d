import { eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { restaurant } from './tables.ts';

/** How long an owner may think again. @unit days */
export const deletionWaitDays = 30;

const dayMs = 86_400_000;

/** When the restaurant will be erased; null while nobody asked for it. */
export const deletionStatus = async (tx: RestaurantTx): Promise<{ deleteAfter: string | null }> => {
  const [row] = await tx.db.select({ deleteAfter: restaurant.deleteAfter }).from(restaurant).where(eq(restaurant.id, tx.restaurantId));
  return { deleteAfter: row?.deleteAfter?.toISOString() ?? null };
};

/**
 * Begins the waiting period. Asked again, it goes on as it was: a second asking neither shortens nor lengthens it.
 *
 * @refuses NAME_DIFFERS when what was typed is not the restaurant's name
 */
export const askDeletion = async (tx: RestaurantTx, name: string): Promise<{ deleteAfter: string }> => {
  const [row] = await tx.db
    .select({ name: restaurant.name, deleteAfter: restaurant.deleteAfter })
    .from(restaurant)
    .where(eq(restaurant.id, tx.restaurantId));
  if (row?.name !== name) throw refusal('NAME_DIFFERS', { field: 'name' });
  const deleteAfter = row.deleteAfter ?? new Date(Date.now() + deletionWaitDays * dayMs);
  await tx.db.update(restaurant).set({ deleteAfter, deleteAskedBy: tx.userId }).where(eq(restaurant.id, tx.restaurantId));
  return { deleteAfter: deleteAfter.toISOString() };
};

/** Ends the waiting period; the restaurant stays. */
export const cancelDeletion = async (tx: RestaurantTx): Promise<Record<never, never>> => {
  await tx.db.update(restaurant).set({ deleteAfter: null, deleteAskedBy: null }).where(eq(restaurant.id, tx.restaurantId));
  return {};
};
