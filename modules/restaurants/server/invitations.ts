import { and, desc, eq, isNull } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { letterHouseOf } from './brand.ts';
import { queueMail } from '../../../platform/server/mail/queue-mail.ts';
import { isEmailVerified, languageOf, namesOf, tokenHash } from '../../accounts/server/public.ts';
import type { Invitation } from '../contract/invitations.contract.ts';
import { invitationHours, invitationState, mayInviteInto, type InvitedRole } from '../rules/invitation.ts';
import { restaurantCode } from '../rules/restaurant-code.ts';
import { requireDepartment } from './departments.ts';
import { invitation, restaurant } from './tables.ts';

/** An invitation that is about to be made; what is null is left to whoever joins. */
export type NewInvitation = {
  readonly invitationId: string;
  readonly secret: string;
  readonly role: InvitedRole | null;
  readonly department: string | null;
  readonly email: string | null;
};

const listedMax = 100;
const hourMs = 3_600_000;

/** When an invitation that is made now runs out. */
export const invitationExpiry = (): Date => new Date(Date.now() + invitationHours * hourMs);

/** The latest invitations of the restaurant, newest first. */
export const listInvitations = async (tx: RestaurantTx): Promise<Invitation[]> => {
  const rows = await tx.db
    .select()
    .from(invitation)
    .where(eq(invitation.restaurantId, tx.restaurantId))
    .orderBy(desc(invitation.madeAt), desc(invitation.id))
    .limit(listedMax);
  const people = rows.flatMap(({ madeBy, acceptedBy }) => (acceptedBy === null ? [madeBy] : [madeBy, acceptedBy]));
  const names = await namesOf(tx, people);
  const now = new Date();
  return rows.map((row) => ({
    invitationId: row.id,
    role: row.role,
    department: row.department,
    email: row.email,
    isForTablet: row.forTablet,
    state: invitationState(row, now),
    madeByName: names.get(row.madeBy) ?? '',
    madeAt: row.madeAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    acceptedByName: row.acceptedBy === null ? null : (names.get(row.acceptedBy) ?? null),
  }));
};

/**
 * Makes an invitation for one person, and sends it where an address was given. Its secret comes from whoever makes it and
 * is kept as a hash alone.
 *
 * @refuses EMAIL_UNCONFIRMED for a maker whose own address is not confirmed
 * @refuses FORBIDDEN for a role that the maker may not give
 * @refuses NOT_FOUND for a department that is not there
 */
export const createInvitation = async (tx: RestaurantTx, made: NewInvitation): Promise<{ expiresAt: string }> => {
  await requireConfirmedMaker(tx);
  if (!mayInviteInto(tx.role, made.role)) throw refusal('FORBIDDEN', { capability: 'members.manage' });
  await requireDepartment(tx, made.department);
  const expiresAt = invitationExpiry();
  await tx.db.insert(invitation).values({
    restaurantId: tx.restaurantId,
    id: made.invitationId,
    secretHash: tokenHash(made.secret),
    role: made.role,
    department: made.department,
    email: made.email,
    madeBy: tx.userId ?? tx.ownerId,
    expiresAt,
  });
  await sendLink(tx, made);
  return { expiresAt: expiresAt.toISOString() };
};

/**
 * Sends an invitation anew: the link before it is dead, the hours begin again.
 *
 * @refuses EMAIL_UNCONFIRMED for somebody whose own address is not confirmed
 * @refuses FORBIDDEN for a role that the person may not give
 * @refuses INVITATION_INVALID for one that is spent, revoked or not there
 */
export const renewInvitation = async (
  tx: RestaurantTx,
  renewed: { readonly invitationId: string; readonly secret: string },
): Promise<{ expiresAt: string }> => {
  await requireConfirmedMaker(tx);
  const expiresAt = invitationExpiry();
  const [row] = await tx.db
    .update(invitation)
    .set({ secretHash: tokenHash(renewed.secret), expiresAt })
    .where(and(unspent(tx, renewed.invitationId), eq(invitation.forTablet, false)))
    .returning({ role: invitation.role, email: invitation.email });
  if (!row) throw refusal('INVITATION_INVALID');
  if (!mayInviteInto(tx.role, row.role)) throw refusal('FORBIDDEN', { capability: 'members.manage' });
  await sendLink(tx, { secret: renewed.secret, email: row.email });
  return { expiresAt: expiresAt.toISOString() };
};

/** A letter in the restaurant's name goes out only for somebody who is known to read their own. */
export const requireConfirmedMaker = async (tx: RestaurantTx): Promise<void> => {
  if (tx.userId === null || !(await isEmailVerified(tx, tx.userId))) throw refusal('EMAIL_UNCONFIRMED');
};

/** Puts the link into a letter, in the maker's language; without an address it is handed over by hand. */
const sendLink = async (tx: RestaurantTx, { secret, email }: { readonly secret: string; readonly email: string | null }): Promise<void> => {
  if (email === null || tx.userId === null) return;
  const [house] = await tx.db.select({ name: restaurant.name }).from(restaurant).where(eq(restaurant.id, tx.restaurantId));
  await queueMail(tx, {
    to: email,
    language: await languageOf(tx, tx.userId),
    template: 'invite',
    facts: {
      inviterName: tx.personName ?? '',
      restaurantName: house?.name ?? '',
      house: await letterHouseOf(tx),
      path: `/auth?invite=${restaurantCode(tx.restaurantId, secret)}`,
    },
  });
};

/**
 * Takes an invitation back.
 *
 * @refuses INVITATION_INVALID for one that is spent, revoked or not there
 */
export const revokeInvitation = async (tx: RestaurantTx, invitationId: string): Promise<void> => {
  const revoked = await tx.db
    .update(invitation)
    .set({ revokedAt: new Date() })
    .where(unspent(tx, invitationId))
    .returning({ id: invitation.id });
  if (revoked.length === 0) throw refusal('INVITATION_INVALID');
};

const unspent = (tx: RestaurantTx, invitationId: string) =>
  and(
    eq(invitation.restaurantId, tx.restaurantId),
    eq(invitation.id, invitationId),
    isNull(invitation.acceptedAt),
    isNull(invitation.revokedAt),
  );
