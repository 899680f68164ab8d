import { and, eq, inArray } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { type Colleague, colleagues, formerColleagues, holds } from '../../restaurants/server/public.ts';
import type { Employment, NamedPerson, StaffPerson, WorkRole } from '../contract/fields.ts';
import { faultOfEmployment, type EmploymentFault } from '../rules/employment.ts';
import { announceStaff } from './announce-staff.ts';
import { employment, workRole } from './tables.ts';
import { readWorkRoles } from './work-roles.ts';

type Row = typeof employment.$inferSelect;

const fileOf = ({ restaurantId: _own, userId: _who, workRoleIds: _roles, ...file }: Row): Employment => file;

const present = (tx: RestaurantTx, { id, name }: Colleague, row: Row | undefined): StaffPerson => ({
  userId: id,
  name,
  workRoleIds: row?.workRoleIds ?? [],
  employment: row && (id === tx.userId || holds(tx, 'staff.keep-files')) ? fileOf(row) : null,
});

/** Who works here, and the kinds of work. */
export type StaffHere = { readonly workRoles: WorkRole[]; readonly people: StaffPerson[] };

/** Who works here, in the order that they came, and the kinds of work. */
export const readStaff = async (tx: RestaurantTx): Promise<StaffHere> => {
  const workRoles = await readWorkRoles(tx);
  const rows = await tx.db.select().from(employment).where(eq(employment.restaurantId, tx.restaurantId));
  const byUser = new Map(rows.map((row) => [row.userId, row]));
  const people = (await colleagues(tx)).map((one) => present(tx, one, byUser.get(one.id)));
  return { workRoles, people };
};

/** Who of those that an answer speaks of has left: they are in no list of who works here, and nobody else's name is told. */
export const leftAmong = async (tx: RestaurantTx, userIds: readonly (string | null)[]): Promise<NamedPerson[]> => {
  const spokenOf = new Set(userIds);
  return (await formerColleagues(tx)).flatMap(({ id, name }) => (spokenOf.has(id) ? [{ userId: id, name }] : []));
};

type Body = Omit<Employment, 'version'> & {
  readonly userId: string;
  readonly baseVersion: number | null;
  readonly workRoleIds: string[];
};

const fieldOf: Readonly<Record<EmploymentFault, string>> = {
  ENDS_BEFORE_START: 'endedOn',
  OPT_OUT_UNSIGNED: 'optedOutOn',
  OPT_OUT_ENDS_TOO_SOON: 'optOutEndsOn',
};

/**
 * Writes somebody's file.
 *
 * @refuses NOT_FOUND for somebody who does not work here; WORK_ROLE_UNKNOWN; EMPLOYMENT_CHANGED with the file as it is;
 * whatever faultOfEmployment finds
 */
export const saveEmployment = async (tx: RestaurantTx, command: CommandEnvelope<Body>): Promise<{ person: StaffPerson }> => {
  const { userId, baseVersion, workRoleIds, ...said } = command.body;
  const who = (await colleagues(tx)).find(({ id }) => id === userId);
  if (!who) throw refusal('NOT_FOUND');
  await requireRoles(tx, workRoleIds);
  const own = and(eq(employment.restaurantId, tx.restaurantId), eq(employment.userId, userId));
  const [row] = await tx.db.select().from(employment).where(own).for('update');
  if ((row?.version ?? null) !== baseVersion) throw refusal('EMPLOYMENT_CHANGED', { field: 'version', current: row ? fileOf(row) : null });
  const fault = faultOfEmployment(said, tradingDay(tx, new Date()), row ?? null);
  if (fault) throw refusal(fault, { field: fieldOf[fault] });
  const facts = { ...said, workRoleIds: [...new Set(workRoleIds)] };
  const [kept] = row
    ? await tx.db
        .update(employment)
        .set({ ...facts, version: row.version + 1 })
        .where(own)
        .returning()
    : await tx.db
        .insert(employment)
        .values({ restaurantId: tx.restaurantId, userId, ...facts })
        .onConflictDoNothing()
        .returning();
  if (!kept) throw refusal('EMPLOYMENT_CHANGED', { field: 'version', current: null });
  announceStaff(tx, 'staff.v1.file-changed', { userId });
  return { person: present(tx, who, kept) };
};

/**
 * Whether all of these are kinds of work here.
 *
 * @refuses WORK_ROLE_UNKNOWN
 */
export const requireRoles = async (tx: RestaurantTx, ids: readonly string[]): Promise<void> => {
  const rows = await tx.db
    .select({ id: workRole.id })
    .from(workRole)
    .where(and(eq(workRole.restaurantId, tx.restaurantId), inArray(workRole.id, [...ids])));
  if (new Set(ids).size !== rows.length) throw refusal('WORK_ROLE_UNKNOWN', { field: 'workRoleIds' });
};
