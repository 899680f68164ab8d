import { and, asc, eq } from 'drizzle-orm';

import { announce, type RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { avatarsOf, namesOf } from '../../accounts/server/public.ts';
import { staffLimitOf } from '../../subscription/server/public.ts';
import type { HourlyRate, Member } from '../contract/members.contract.ts';
import type { InvitedRole } from '../rules/invitation.ts';
import { requireDepartment } from './departments.ts';
import { hourlyRates } from './hourly-rates.ts';
import { hourlyRate, membership } from './tables.ts';

type MemberRow = typeof membership.$inferSelect;

type Facts = { readonly tx: RestaurantTx; readonly name: string; readonly avatarUrl: string | null; readonly rate: HourlyRate | null };

const present = (row: MemberRow, facts: Facts): Member => ({
  userId: row.userId,
  name: facts.name,
  avatarUrl: facts.avatarUrl,
  role: row.role,
  department: row.department,
  isAccountHolder: row.userId === facts.tx.ownerId,
  joinedAt: row.createdAt.toISOString(),
  hourlyRate: facts.rate,
});

/** Who works in the restaurant, in the order that they came, and how many may. */
export const listMembers = async (tx: RestaurantTx): Promise<{ members: Member[]; memberCountMax: number }> => {
  const rows = await tx.db
    .select()
    .from(membership)
    .where(and(eq(membership.restaurantId, tx.restaurantId), eq(membership.isActive, true)))
    .orderBy(asc(membership.createdAt), asc(membership.userId));
  const ids = rows.map(({ userId }) => userId);
  const names = await namesOf(tx, ids);
  const avatars = await avatarsOf(tx, ids);
  const rates = await hourlyRates(tx);
  const { limit } = await staffLimitOf(tx);
  const members = rows.map((row) => {
    const { userId } = row;
    return present(row, {
      tx,
      name: names.get(userId) ?? '',
      avatarUrl: avatars.get(userId) ?? null,
      rate: rates.get(userId) ?? null,
    });
  });
  return { members, memberCountMax: limit };
};

/** The acting person's own place in the restaurant, with what they earn. */
export const myMembership = async (tx: RestaurantTx): Promise<Member> => {
  const userId = tx.userId ?? '';
  const row = await activeMember(tx, userId);
  const avatarUrl = (await avatarsOf(tx, [userId])).get(userId) ?? null;
  return present(row, { tx, name: tx.personName ?? '', avatarUrl, rate: (await hourlyRates(tx)).get(userId) ?? null });
};

/** Another role and department for a member. */
export type MemberChange = { readonly userId: string; readonly role: InvitedRole; readonly department: string | null };

/**
 * Gives a member another role and department.
 *
 * @refuses NOT_FOUND for somebody who does not work here, and for a department that is not there
 * @refuses MEMBER_IS_ACCOUNT_HOLDER for the account holder
 */
export const changeMember = async (tx: RestaurantTx, change: MemberChange): Promise<void> => {
  const { userId, role } = change;
  await changeableMember(tx, userId);
  await requireDepartment(tx, change.department);
  await tx.db
    .update(membership)
    .set({ role, department: change.department, updatedAt: new Date() })
    .where(and(eq(membership.restaurantId, tx.restaurantId), eq(membership.userId, userId)));
  announce(tx, { name: 'restaurants.v1.member-changed', payload: { userId, role } });
};

/**
 * Ends a membership. The entrance asks for it on every call, so the person's sessions open nothing here from now on, and
 * what still waits on their devices is refused. What they did keeps their name. Who has left already has left.
 *
 * @refuses NOT_FOUND for somebody who never worked here
 * @refuses MEMBER_IS_ACCOUNT_HOLDER for the account holder
 */
export const removeMember = async (tx: RestaurantTx, userId: string): Promise<void> => {
  if (userId === tx.ownerId) throw refusal('MEMBER_IS_ACCOUNT_HOLDER');
  const removed = await tx.db
    .update(membership)
    .set({ isActive: false, updatedAt: new Date() })
    .where(and(eq(membership.restaurantId, tx.restaurantId), eq(membership.userId, userId)))
    .returning({ userId: membership.userId });
  if (removed.length === 0) throw refusal('NOT_FOUND');
  announce(tx, { name: 'restaurants.v1.member-removed', payload: { userId } });
};

/**
 * Sets what a member earns an hour; null clears it. No event carries it.
 *
 * @refuses NOT_FOUND for somebody who does not work here
 */
export const setHourlyRate = async (
  tx: RestaurantTx,
  pay: { readonly userId: string; readonly hourlyRate: HourlyRate | null },
): Promise<void> => {
  await activeMember(tx, pay.userId);
  const key = { restaurantId: tx.restaurantId, userId: pay.userId };
  if (pay.hourlyRate === null) {
    await tx.db.delete(hourlyRate).where(and(eq(hourlyRate.restaurantId, key.restaurantId), eq(hourlyRate.userId, key.userId)));
    return;
  }
  const rate = { amountMinor: BigInt(pay.hourlyRate.amountMinor), currency: pay.hourlyRate.currency, updatedAt: new Date() };
  await tx.db
    .insert(hourlyRate)
    .values({ ...key, ...rate })
    .onConflictDoUpdate({ target: [hourlyRate.restaurantId, hourlyRate.userId], set: rate });
};

const activeMember = async (tx: RestaurantTx, userId: string): Promise<MemberRow> => {
  const [row] = await tx.db
    .select()
    .from(membership)
    .where(and(eq(membership.restaurantId, tx.restaurantId), eq(membership.userId, userId), eq(membership.isActive, true)));
  if (!row) throw refusal('NOT_FOUND');
  return row;
};

/**
 * Somebody's place, where it is one that others may change.
 *
 * @refuses NOT_FOUND for somebody who does not work here
 * @refuses MEMBER_IS_ACCOUNT_HOLDER for the account holder
 */
export const changeableMember = async (tx: RestaurantTx, userId: string): Promise<MemberRow> => {
  const row = await activeMember(tx, userId);
  if (userId === tx.ownerId) throw refusal('MEMBER_IS_ACCOUNT_HOLDER');
  return row;
};
