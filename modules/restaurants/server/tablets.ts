import { and, asc, eq, isNull } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { hashPassword, namesOf, tokenHash } from '../../accounts/server/public.ts';
import type { Tablet } from '../contract/tablets.contract.ts';
import { mayInviteInto, type InvitedRole } from '../rules/invitation.ts';
import { changeableMember } from './members.ts';
import { tablet, tabletPin, tabletSession } from './tables.ts';

/** The shared tablets of the restaurant, by name. */
export const listTablets = async (tx: RestaurantTx): Promise<Tablet[]> => {
  const rows = await tx.db
    .select()
    .from(tablet)
    .where(and(eq(tablet.restaurantId, tx.restaurantId), isNull(tablet.revokedAt)))
    .orderBy(asc(tablet.name), asc(tablet.id));
  const names = await namesOf(
    tx,
    rows.map(({ registeredBy }) => registeredBy),
  );
  return rows.map(({ id, name, registeredBy, registeredAt }) => ({
    tabletId: id,
    name,
    registeredByName: names.get(registeredBy) ?? '',
    registeredAt: registeredAt.toISOString(),
  }));
};

/** A tablet that is about to be shared. */
export type NewTablet = { readonly tabletId: string; readonly secret: string; readonly name: string };

/** Makes a device a shared tablet of the restaurant. Only the hash of its secret is kept. */
export const registerTablet = async (tx: RestaurantTx, made: NewTablet): Promise<void> => {
  await tx.db.insert(tablet).values({
    restaurantId: tx.restaurantId,
    id: made.tabletId,
    name: made.name,
    secretHash: tokenHash(made.secret),
    registeredBy: tx.userId ?? tx.ownerId,
  });
};

/** Ends a shared tablet; whoever works at it is out at the next request. One that is gone already is gone. */
export const revokeTablet = async (tx: RestaurantTx, tabletId: string): Promise<void> => {
  await tx.db
    .update(tablet)
    .set({ revokedAt: new Date() })
    .where(and(eq(tablet.restaurantId, tx.restaurantId), eq(tablet.id, tabletId)));
  await tx.db.delete(tabletSession).where(and(eq(tabletSession.restaurantId, tx.restaurantId), eq(tabletSession.tabletId, tabletId)));
};

/** Sets or clears the acting person's own PIN, slowly hashed as a password is; a new one ends the lock of their wrong tries here. */
export const setPin = (tx: RestaurantTx, pin: string | null): Promise<void> => writePin(tx, { userId: tx.userId ?? '', pin });

/** Whose PIN is to be another one; null where there is to be none until they set one. */
export type ChosenPin = { readonly userId: string; readonly pin: string | null };

/**
 * Ends the PIN of somebody who forgot it, or whose digits others know, and whatever turn was begun with it.
 *
 * @refuses NOT_FOUND for somebody who does not work here
 * @refuses MEMBER_IS_ACCOUNT_HOLDER for the account holder, who sets their own
 * @refuses FORBIDDEN for somebody who may do as much as the one who asks: whoever sets a PIN could enter with it
 */
export const resetPin = async (tx: RestaurantTx, chosen: ChosenPin): Promise<void> => {
  const { role } = await changeableMember(tx, chosen.userId);
  if (!mayInviteInto(tx.role, role as InvitedRole)) throw refusal('FORBIDDEN', { capability: 'members.manage' });
  await writePin(tx, chosen);
  const { restaurantId, userId } = tabletSession;
  await tx.db.delete(tabletSession).where(and(eq(restaurantId, tx.restaurantId), eq(userId, chosen.userId)));
};

const writePin = async (tx: RestaurantTx, { userId, pin }: ChosenPin): Promise<void> => {
  const key = { restaurantId: tx.restaurantId, userId };
  if (pin === null) {
    await tx.db.delete(tabletPin).where(and(eq(tabletPin.restaurantId, key.restaurantId), eq(tabletPin.userId, key.userId)));
    return;
  }
  const kept = { pinHash: await hashPassword(pin), updatedAt: new Date() };
  await tx.db
    .insert(tabletPin)
    .values({ ...key, ...kept })
    .onConflictDoUpdate({ target: [tabletPin.restaurantId, tabletPin.userId], set: kept });
  await tx.client.query('delete from tablet_attempt where restaurant_id = $1 and user_id = $2', [key.restaurantId, key.userId]);
};
