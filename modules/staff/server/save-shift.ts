import { and, eq, isNull } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { colleagues } from '../../restaurants/server/public.ts';
import type { RotaFinding, Shift, ShiftFields } from '../contract/rota-fields.ts';
import { minuteMs, type Finding } from '../rules/planned-shift.ts';
import { rotaLimits } from '../rules/rota-limits.ts';
import { announceStaff } from './announce-staff.ts';
import { plannedOf, presentShift } from './present-shift.ts';
import { byPerson, daysAround, findingsOf, lockPeople, shiftsAround } from './rota-facts.ts';
import { shift, type ShiftRow } from './rota-tables.ts';
import { workRole } from './tables.ts';

/** A finding as it travels. */
export const presentFinding = (finding: Finding): RotaFinding => ({ ...finding, shiftIds: [...finding.shiftIds] });

type Body = ShiftFields & { readonly shiftId: string; readonly baseVersion: number | null; readonly isPinned: boolean };

/**
 * Puts a shift on the rota or changes one; nobody is told. A breach of the law is answered and waits for publication:
 * only two places at one time can't even be planned.
 *
 * @refuses NOT_FOUND; ID_TAKEN; WORK_ROLE_UNKNOWN; PERSON_UNKNOWN; SHIFT_TIMES_WRONG; SHIFT_CHANGED with the shift as it
 * is; SHIFT_OVERLAPS with what it overlaps
 */
export const saveShift = async (tx: RestaurantTx, { body }: CommandEnvelope<Body>): Promise<{ shift: Shift; findings: RotaFinding[] }> => {
  const { shiftId, baseVersion, ...said } = body;
  const known = baseVersion === null ? null : await lockedShift(tx, shiftId, baseVersion);
  await requireRole(tx, body.workRoleId, known);
  if (said.userId !== null && !(await colleagues(tx)).some(({ id }) => id === said.userId))
    throw refusal('PERSON_UNKNOWN', { field: 'userId' });
  const facts = { ...said, ...timesOf(tx, said), isCancelled: false };
  await lockPeople(tx, [said.userId]);
  const row = known ? await changeRow(tx, known, facts) : await addRow(tx, { id: shiftId, ...facts });
  const findings = await findingsOfShift(tx, row);
  const overlaps = findings.filter(({ kind }) => kind === 'OVERLAP');
  if (overlaps.length > 0) throw refusal('SHIFT_OVERLAPS', { field: 'startsAt', findings: overlaps.map(presentFinding) });
  for (const day of new Set([row.businessDate, known?.businessDate ?? row.businessDate]))
    announceStaff(tx, 'staff.v1.rota-drafted', { day });
  return { shift: presentShift(row), findings: findings.map(presentFinding) };
};

/**
 * Takes a shift off the rota.
 *
 * @refuses NOT_FOUND; SHIFT_CHANGED with the shift as it is
 */
export const cancelShift = async (
  tx: RestaurantTx,
  { body }: CommandEnvelope<{ readonly shiftId: string; readonly baseVersion: number }>,
): Promise<{ shift: Shift }> => {
  const known = await lockedShift(tx, body.shiftId, body.baseVersion);
  const row = await changeRow(tx, known, { isCancelled: true });
  announceStaff(tx, 'staff.v1.rota-drafted', { day: row.businessDate });
  return { shift: presentShift(row) };
};

/** A shift held until the transaction ends, in the version that somebody saw. */
export const lockedShift = async (tx: RestaurantTx, shiftId: string, version: number): Promise<ShiftRow> => {
  const [row] = await tx.db
    .select()
    .from(shift)
    .where(and(eq(shift.restaurantId, tx.restaurantId), eq(shift.id, shiftId)))
    .for('update');
  if (!row) throw refusal('NOT_FOUND');
  if (row.version !== version) throw refusal('SHIFT_CHANGED', { field: 'version', current: presentShift(row) });
  return row;
};

/** What a row becomes. */
export type ShiftChange = Partial<Omit<ShiftRow, 'restaurantId' | 'id' | 'version'>>;

/** Writes over a row that is held, as its next version. */
export const changeRow = async (tx: RestaurantTx, { id, version }: ShiftRow, change: ShiftChange): Promise<ShiftRow> => {
  const own = and(eq(shift.restaurantId, tx.restaurantId), eq(shift.id, id));
  const [row] = await tx.db
    .update(shift)
    .set({ ...change, version: version + 1 })
    .where(own)
    .returning();
  if (!row) throw refusal('NOT_FOUND');
  return row;
};

/** Adds a row under an id that nobody has. */
export const addRow = async (tx: RestaurantTx, row: Omit<typeof shift.$inferInsert, 'restaurantId'>): Promise<ShiftRow> => {
  const [made] = await tx.db
    .insert(shift)
    .values({ ...row, restaurantId: tx.restaurantId })
    .onConflictDoNothing()
    .returning();
  if (!made) throw refusal('ID_TAKEN', { field: 'shift' });
  return made;
};

/** Start, end and trading day of a shift as it is typed. */
export const timesOf = (tx: RestaurantTx, said: Pick<ShiftFields, 'startsAt' | 'endsAt' | 'breaks'>) => {
  const [startsAt, endsAt] = [new Date(said.startsAt), new Date(said.endsAt)];
  const minutes = (endsAt.getTime() - startsAt.getTime()) / minuteMs;
  const isPossible = minutes > 0 && minutes <= rotaLimits.shiftHoursMax * 60;
  const isSoon = startsAt.getTime() - Date.now() < rotaLimits.horizonDays * 24 * 60 * minuteMs;
  const hasBreaks = said.breaks.every((one) => one.afterMinutes + one.minutes <= minutes);
  if (!isPossible || !isSoon || !hasBreaks) throw refusal('SHIFT_TIMES_WRONG', { field: hasBreaks ? 'startsAt' : 'breaks' });
  return { startsAt, endsAt, businessDate: tradingDay(tx, startsAt) };
};

/** What stands against a shift and its neighbours, as the rota is planned. */
export const findingsOfShift = async (tx: RestaurantTx, row: ShiftRow): Promise<Finding[]> => {
  if (row.userId === null) return [];
  const around = daysAround(row.businessDate, row.businessDate);
  const rows = (await shiftsAround(tx, [row.userId], around)).filter(({ userId, isCancelled }) => userId === row.userId && !isCancelled);
  const people = byPerson(rows, (one) => [{ userId: one.userId, planned: plannedOf(one) }]);
  return (await findingsOf(tx, people, around)).filter(({ shiftIds }) => shiftIds.includes(row.id));
};

const requireRole = async (tx: RestaurantTx, workRoleId: string, known: ShiftRow | null): Promise<void> => {
  if (known?.workRoleId === workRoleId) return;
  const [role] = await tx.db
    .select({ id: workRole.id })
    .from(workRole)
    .where(and(eq(workRole.restaurantId, tx.restaurantId), eq(workRole.id, workRoleId), isNull(workRole.archivedAt)));
  if (!role) throw refusal('WORK_ROLE_UNKNOWN', { field: 'workRoleId' });
};
