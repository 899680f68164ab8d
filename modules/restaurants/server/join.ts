import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';

import { runAccountCommand } from '../../../platform/server/commands/run-account-command.ts';
import type { Pool } from '../../../platform/server/database/pool.ts';
import { isEntryRefused, withPerson } from '../../../platform/server/database/tenancy.ts';
import type { RestaurantTx, Tx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { createAccount, queueVerification, setCurrentRestaurant, tokenHash } from '../../accounts/server/public.ts';
import { requireWithinPlan, staffLimitOf, startTrial } from '../../subscription/server/public.ts';
import type { InvitationOffer, invitationsContract } from '../contract/invitations.contract.ts';
import { joiningRole } from '../rules/invitation.ts';
import { readRestaurantCode } from '../rules/restaurant-code.ts';
import { department, invitation, membership, restaurant } from './tables.ts';

/** A transaction of somebody. */
export type PersonTx = Tx & { readonly userId: string };

/** What whoever joins brings: the code of their link, and what they chose where it was left open. */
type Choice = z.output<NonNullable<(typeof invitationsContract.acceptInvitation)['~orpc']['inputSchema']>>['body'];

/** The input of a sign-up by invitation, validated. */
export type Joining = z.output<NonNullable<(typeof invitationsContract.join)['~orpc']['inputSchema']>>;

/** Whoever holds a living invitation, inside the restaurant that it names. */
export type Invited = { readonly tx: RestaurantTx & PersonTx; readonly invitationId: string };

const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Lets the transaction look into the restaurant that a living invitation names.
 *
 * @refuses INVITATION_INVALID for a code that is spent, revoked, expired or was never one
 */
const enterInvited = async (tx: PersonTx, code: string): Promise<Invited> => {
  const read = readRestaurantCode(code);
  if (!read) throw refusal('INVITATION_INVALID');
  const { restaurantId, secret } = read;
  const { rows } = await tx.client.query<{ id: string | null }>('select app.enter_invited($1, $2) as id', [
    restaurantId,
    tokenHash(secret),
  ]);
  return insideInvited(tx, restaurantId, rows[0]?.id ?? null);
};

/**
 * The transaction as one of the restaurant that an invitation has just opened.
 *
 * @param invitationId null where nothing was opened
 * @refuses INVITATION_INVALID then
 */
export const insideInvited = async (tx: PersonTx, restaurantId: string, invitationId: string | null): Promise<Invited> => {
  if (invitationId === null) throw refusal('INVITATION_INVALID');
  const { ownerId, currency, timeZone, dayCutoffMinutes } = restaurant;
  const [house] = await tx.db
    .select({ ownerId, currency, timeZone, dayCutoffMinutes })
    .from(restaurant)
    .where(eq(restaurant.id, restaurantId));
  if (!house) throw refusal('INVITATION_INVALID');
  // Whoever holds an invitation has no role yet, and so no capability.
  return {
    tx: Object.assign(tx, { restaurantId, personName: null, role: 'invited', tabletId: null, keyId: null, keyScopes: null, ...house }),
    invitationId,
  };
};

/**
 * What an invitation offers, for whoever holds its code.
 *
 * @refuses INVITATION_INVALID for a code that is spent, revoked, expired or was never one
 */
export const readInvitation = async (pool: Pool, code: string): Promise<InvitationOffer> => {
  // Whoever asks may be nobody yet: the code alone opens what is read here.
  const entry = { pool, credential: { kind: 'person', userId: nobody }, access: 'read' } as const;
  const offer = await withPerson(entry, async (stranger) => {
    const { tx, invitationId } = await enterInvited(stranger, code);
    const [row] = await tx.db
      .select({
        restaurantName: restaurant.name,
        role: invitation.role,
        department: invitation.department,
        email: invitation.email,
        expiresAt: invitation.expiresAt,
      })
      .from(invitation)
      .innerJoin(restaurant, eq(restaurant.id, invitation.restaurantId))
      .where(and(eq(invitation.restaurantId, tx.restaurantId), eq(invitation.id, invitationId)));
    if (!row) throw refusal('INVITATION_INVALID');
    const departments = await tx.db
      .select({ name: department.name })
      .from(department)
      .where(eq(department.restaurantId, tx.restaurantId))
      .orderBy(asc(department.name));
    return { ...row, expiresAt: row.expiresAt.toISOString(), departments: departments.map(({ name }) => name) };
  });
  if (isEntryRefused(offer)) throw refusal('INVITATION_INVALID');
  return offer;
};

/**
 * Joins another restaurant with the account that the person has. A member stays as they are, and the invitation unused.
 *
 * @refuses INVITATION_INVALID for a code that is spent, revoked, expired or was never one
 * @refuses STAFF_LIMIT_REACHED, RESTAURANT_BEYOND_PLAN when the account holder's plan allows no more
 */
export const acceptInvitation = async (person: PersonTx, choice: Choice): Promise<{ restaurantId: string }> => {
  const invited = await enterInvited(person, choice.code);
  const { restaurantId } = invited.tx;
  if (!(await isMember(invited.tx))) await becomeMember(invited, choice);
  await setCurrentRestaurant(person, restaurantId);
  return { restaurantId };
};

/**
 * Signs up somebody by an invitation: account, profile, trial and membership are one transaction under the command's key.
 *
 * @refuses INVITATION_INVALID for a code that is spent, revoked, expired or was never one
 * @refuses STAFF_LIMIT_REACHED, RESTAURANT_BEYOND_PLAN when the account holder's plan allows no more
 * @refuses EMAIL_TAKEN when the address has an account
 */
export const join = async (pool: Pool, joining: Joining): Promise<{ restaurantId: string }> => {
  const { userId } = joining.body;
  // The person does not exist yet: their transaction is opened for the id that they bring with them.
  const entry = { pool, credential: { kind: 'person', userId }, access: 'write' } as const;
  const joined = await withPerson(entry, (tx) =>
    runAccountCommand(tx, { name: 'restaurants.join@1', input: joining }, async () => {
      const invited = await enterInvited(tx, joining.body.code);
      const { firstName, lastName, email, password, language } = joining.body;
      const title = await roleOf(invited, joining.body);
      const account = { userId, firstName, lastName, email, password, language, title, plannedUpgrade: null };
      if (!(await createAccount(tx, account))) throw refusal('EMAIL_TAKEN', { field: 'email' });
      await queueVerification(tx, userId);
      await startTrial(tx, { ownerId: userId, at: new Date() });
      await becomeMember(invited, joining.body);
      await setCurrentRestaurant(tx, invited.tx.restaurantId);
      return { restaurantId: invited.tx.restaurantId };
    }),
  );
  if (isEntryRefused(joined)) throw refusal('INVITATION_INVALID');
  return joined;
};

const isMember = async ({ db, restaurantId, userId }: Invited['tx']): Promise<boolean> => {
  const rows = await db
    .select({ role: membership.role })
    .from(membership)
    .where(and(eq(membership.restaurantId, restaurantId), eq(membership.userId, userId), eq(membership.isActive, true)));
  return rows.length > 0;
};

const roleOf = async ({ tx, invitationId }: Invited, choice: Choice): Promise<string> => {
  const [row] = await tx.db
    .select({ role: invitation.role })
    .from(invitation)
    .where(and(eq(invitation.restaurantId, tx.restaurantId), eq(invitation.id, invitationId)));
  return joiningRole(row?.role ?? null, choice.role);
};

/**
 * Spends the invitation and makes the membership. Those who join at once queue at the restaurant's row, so that each is
 * counted before the next; the invitation's own row lets one of them through.
 */
export const becomeMember = async ({ tx, invitationId }: Invited, choice: Choice): Promise<void> => {
  const { restaurantId, userId } = tx;
  await tx.db.select({ id: restaurant.id }).from(restaurant).where(eq(restaurant.id, restaurantId)).for('no key update');
  const [spent] = await tx.db
    .update(invitation)
    .set({ acceptedAt: new Date(), acceptedBy: userId })
    .where(
      and(
        eq(invitation.restaurantId, restaurantId),
        eq(invitation.id, invitationId),
        isNull(invitation.acceptedAt),
        isNull(invitation.revokedAt),
        gt(invitation.expiresAt, sql`now()`),
      ),
    )
    .returning({ role: invitation.role, department: invitation.department });
  if (!spent) throw refusal('INVITATION_INVALID');
  await requireRoom(tx);
  const role = joiningRole(spent.role, choice.role);
  const chosen = spent.department ?? choice.department;
  const place = { role, department: await existing(tx, chosen), isActive: true };
  await tx.db
    .insert(membership)
    .values({ restaurantId, userId, ...place })
    .onConflictDoUpdate({ target: [membership.restaurantId, membership.userId], set: { ...place, updatedAt: new Date() } });
  await noteJoining(tx, { invitationId, ...place });
};

const requireRoom = async (tx: Invited['tx']): Promise<void> => {
  await requireWithinPlan(tx);
  const { limit, plan } = await staffLimitOf(tx);
  const [row] = await tx.db
    .select({ members: count() })
    .from(membership)
    .where(and(eq(membership.restaurantId, tx.restaurantId), eq(membership.isActive, true)));
  if ((row?.members ?? 0) >= limit) throw refusal('STAFF_LIMIT_REACHED', { limit, plan });
};

/** A department that was removed meanwhile keeps nobody out; they are put into another one later. */
const existing = async (tx: Invited['tx'], name: string | null): Promise<string | null> => {
  if (name === null) return null;
  const rows = await tx.db
    .select({ name: department.name })
    .from(department)
    .where(and(eq(department.restaurantId, tx.restaurantId), eq(department.name, name)));
  return rows[0]?.name ?? null;
};

/** Whoever joins acts outside every restaurant until they have: their line in its trail is written here. */
const noteJoining = async (tx: Invited['tx'], subject: object): Promise<void> => {
  await tx.client.query(
    `insert into audit_entry (restaurant_id, actor_id, action, subject, occurred_at)
     values ($1, $2, 'restaurants.join@1', $3, now())`,
    [tx.restaurantId, tx.userId, JSON.stringify(subject)],
  );
};
