import { and, asc, count, eq, sql } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { department, membership } from './tables.ts';

/** The departments of the restaurant by name, with how many work in each. */
export const listDepartments = async (tx: RestaurantTx): Promise<{ name: string; memberCount: number }[]> =>
  tx.db
    .select({ name: department.name, memberCount: count(membership.userId) })
    .from(department)
    .leftJoin(
      membership,
      and(eq(membership.restaurantId, department.restaurantId), eq(membership.department, department.name), eq(membership.isActive, true)),
    )
    .where(eq(department.restaurantId, tx.restaurantId))
    .groupBy(department.name)
    .orderBy(asc(department.name));

/**
 * Adds a department.
 *
 * @refuses DEPARTMENT_EXISTS when one has the name, whatever the case of its letters
 */
export const createDepartment = async (tx: RestaurantTx, name: string): Promise<void> => {
  const made = await tx.db.insert(department).values({ restaurantId: tx.restaurantId, name }).onConflictDoNothing().returning();
  if (made.length === 0) throw refusal('DEPARTMENT_EXISTS', { name });
};

/**
 * Gives a department another name; its people and invitations follow by their foreign keys.
 *
 * @refuses NOT_FOUND for one that is not there
 * @refuses DEPARTMENT_EXISTS when another has the name
 */
export const renameDepartment = async (tx: RestaurantTx, change: { readonly name: string; readonly newName: string }): Promise<void> => {
  const { name, newName } = change;
  const others = await tx.db
    .select({ name: department.name })
    .from(department)
    .where(and(eq(department.restaurantId, tx.restaurantId), eq(sql`lower(${department.name})`, newName.toLowerCase())));
  if (others.some((other) => other.name !== name)) throw refusal('DEPARTMENT_EXISTS', { name: newName });
  const changed = await tx.db
    .update(department)
    .set({ name: newName })
    .where(and(eq(department.restaurantId, tx.restaurantId), eq(department.name, name)))
    .returning();
  if (changed.length === 0) throw refusal('NOT_FOUND');
};

/** Removes a department; its people stay, without one. One that is gone already is gone. */
export const removeDepartment = async (tx: RestaurantTx, name: string): Promise<void> => {
  await tx.db.delete(department).where(and(eq(department.restaurantId, tx.restaurantId), eq(department.name, name)));
};

/**
 * Holds that a department exists before somebody is put into it.
 *
 * @refuses NOT_FOUND for one that is not there
 */
export const requireDepartment = async (tx: RestaurantTx, name: string | null): Promise<void> => {
  if (name === null) return;
  const found = await tx.db
    .select({ name: department.name })
    .from(department)
    .where(and(eq(department.restaurantId, tx.restaurantId), eq(department.name, name)));
  if (found.length === 0) throw refusal('NOT_FOUND');
};
