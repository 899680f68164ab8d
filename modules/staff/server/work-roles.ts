import { and, asc, count, eq, isNull, ne, sql } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { WorkRole } from '../contract/fields.ts';
import { staffLimits, type WorkArea } from '../rules/work-area.ts';
import { announceStaff } from './announce-staff.ts';
import { workRole } from './tables.ts';

const present = ({ restaurantId: _own, archivedAt, ...row }: typeof workRole.$inferSelect): WorkRole => ({
  ...row,
  isArchived: archivedAt !== null,
});

/** Every kind of work in its order, those that were put away too: old rotas name them. */
export const readWorkRoles = async (tx: RestaurantTx): Promise<WorkRole[]> => {
  const rows = await tx.db
    .select()
    .from(workRole)
    .where(eq(workRole.restaurantId, tx.restaurantId))
    .orderBy(asc(workRole.sortOrder), asc(workRole.name), asc(workRole.id));
  return rows.map(present);
};

type Body = {
  readonly workRoleId: string;
  readonly baseVersion: number | null;
  readonly name: string;
  readonly nameLocal: string | null;
  readonly area: WorkArea;
  readonly sortOrder: number;
  readonly isArchived: boolean;
};

/**
 * Adds a kind of work, or changes one over the version that the person saw.
 *
 * @refuses NOT_FOUND; ID_TAKEN; WORK_ROLE_NAME_TAKEN; WORK_ROLE_LIMIT_REACHED; WORK_ROLE_CHANGED with the one as it is
 */
export const saveWorkRole = async (tx: RestaurantTx, { body, occurredAt }: CommandEnvelope<Body>): Promise<{ workRole: WorkRole }> => {
  const { workRoleId, baseVersion, isArchived, ...said } = body;
  const own = and(eq(workRole.restaurantId, tx.restaurantId), eq(workRole.id, workRoleId));
  if (!isArchived) await refuseTakenName(tx, body);
  const facts = { ...said, archivedAt: isArchived ? new Date(occurredAt) : null };
  if (baseVersion === null) {
    await refuseTooMany(tx);
    const [made] = await tx.db
      .insert(workRole)
      .values({ restaurantId: tx.restaurantId, id: workRoleId, ...facts })
      .onConflictDoNothing()
      .returning();
    return told(tx, made);
  }
  const [row] = await tx.db.select().from(workRole).where(own).for('update');
  if (!row) throw refusal('NOT_FOUND');
  if (row.version !== baseVersion) throw refusal('WORK_ROLE_CHANGED', { field: 'version', current: present(row) });
  const [changed] = await tx.db
    .update(workRole)
    .set({ ...facts, version: baseVersion + 1 })
    .where(own)
    .returning();
  return told(tx, changed);
};

const told = (tx: RestaurantTx, row: typeof workRole.$inferSelect | undefined): { workRole: WorkRole } => {
  if (!row) throw refusal('ID_TAKEN', { field: 'workRole' });
  announceStaff(tx, 'staff.v1.work-roles-changed', { workRoleId: row.id });
  return { workRole: present(row) };
};

const refuseTakenName = async (tx: RestaurantTx, { workRoleId, name }: Body): Promise<void> => {
  // Two that arrive at once stand behind each other here; without it the index would answer the second with a fault.
  await tx.client.query('select pg_advisory_xact_lock(hashtext($1))', [`work-role ${tx.restaurantId}`]);
  const [same] = await tx.db
    .select({ id: workRole.id })
    .from(workRole)
    .where(
      and(
        eq(workRole.restaurantId, tx.restaurantId),
        ne(workRole.id, workRoleId),
        isNull(workRole.archivedAt),
        eq(sql`lower(${workRole.name})`, name.toLowerCase()),
      ),
    );
  if (same) throw refusal('WORK_ROLE_NAME_TAKEN', { field: 'name', name });
};

const refuseTooMany = async (tx: RestaurantTx): Promise<void> => {
  const [all] = await tx.db
    .select({ roles: count() })
    .from(workRole)
    .where(and(eq(workRole.restaurantId, tx.restaurantId), isNull(workRole.archivedAt)));
  const rolesMax = staffLimits.workRolesMax;
  if ((all?.roles ?? 0) >= rolesMax) throw refusal('WORK_ROLE_LIMIT_REACHED', { field: 'workRole', rolesMax });
};
