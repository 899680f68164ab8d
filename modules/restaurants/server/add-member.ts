import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Role } from '../rules/capabilities.ts';
import { membership } from './tables.ts';

/** Somebody who will work in the restaurant entered. */
export type NewMember = { readonly userId: string; readonly role: Exclude<Role, 'owner'>; readonly department: string | null };

/** Makes a person a member of the restaurant entered; someone who is one already stays as they are. */
export const addMember = async (tx: RestaurantTx, member: NewMember): Promise<void> => {
  await tx.db
    .insert(membership)
    .values({ restaurantId: tx.restaurantId, ...member })
    .onConflictDoNothing();
};
