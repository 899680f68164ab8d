import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { isBlocking } from '../rules/check-shifts.ts';
import { announceStaff } from './announce-staff.ts';
import { contentOf, isOtherwise, plannedAsTold, plannedOf } from './present-shift.ts';
import { byPerson, daysAround, findingsOf, lockPeople, shiftsAround } from './rota-facts.ts';
import { logChanges } from './rota-log.ts';
import type { ShiftRow, Told } from './rota-tables.ts';
import { changeRow, lockedShift, presentFinding } from './save-shift.ts';

type Override = { readonly shiftId: string; readonly ruleId: string; readonly reason: string };
type Body = {
  readonly shifts: readonly { readonly shiftId: string; readonly version: number }[];
  readonly overrides: readonly Override[];
  readonly reason?: string | null | undefined;
};

/**
 * Makes shifts known as they stand, and writes down to whom. What is checked is the rota as everybody will know it
 * afterwards: a draft beside it keeps nobody back.
 *
 * @refuses NOT_FOUND; SHIFT_CHANGED with the shift as it is; ROTA_BLOCKED with what keeps the shifts back
 */
export const publishRota = async (
  tx: RestaurantTx,
  { body, occurredAt }: CommandEnvelope<Body>,
): Promise<{ publishedCount: number; toldUserIds: string[] }> => {
  const rows: ShiftRow[] = [];
  const inOrder = body.shifts.toSorted((one, other) => (one.shiftId < other.shiftId ? -1 : 1));
  for (const { shiftId, version } of inOrder) rows.push(await lockedShift(tx, shiftId, version));
  const changed = rows.filter(isOtherwise);
  await refuseBlocked(tx, changed, body.overrides);
  await logChanges(tx, { rows: changed, reason: body.reason ?? null });
  const toldTo = new Map<string | null, string[]>();
  for (const row of changed) {
    const people = concerned(row);
    for (const userId of people.length > 0 ? people : [null]) toldTo.set(userId, [...(toldTo.get(userId) ?? []), row.id]);
    await changeRow(tx, row, {
      told: { ...contentOf(row), ...witness(tx, row, body.overrides) },
      toldAt: new Date(occurredAt),
      toldDate: row.businessDate,
    });
  }
  for (const [userId, shiftIds] of toldTo) announceStaff(tx, 'staff.v1.rota-published', { userId, shiftIds });
  return { publishedCount: changed.length, toldUserIds: [...toldTo.keys()].filter((userId) => userId !== null) };
};

/** Whoever works it now, and whoever was told that they do. */
const concerned = ({ userId, told }: ShiftRow): string[] => [...new Set([userId, told?.userId ?? null])].filter((id) => id !== null);

const witness = (tx: RestaurantTx, row: ShiftRow, overrides: readonly Override[]): Pick<Told, 'toldBy' | 'toldTo' | 'overrides'> => ({
  toldBy: tx.userId ?? '',
  toldTo: concerned(row),
  overrides: overrides.filter(({ shiftId }) => shiftId === row.id).map(({ ruleId, reason }) => ({ ruleId, reason })),
});

const refuseBlocked = async (tx: RestaurantTx, changed: readonly ShiftRow[], overrides: readonly Override[]): Promise<void> => {
  const published = new Set(changed.map(({ id }) => id));
  const days = changed.map(({ businessDate }) => businessDate).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return;
  const people = changed.flatMap(({ userId, isCancelled }) => (userId === null || isCancelled ? [] : [userId]));
  await lockPeople(tx, people);
  const around = daysAround(first, last);
  const known = byPerson(await shiftsAround(tx, people, around), (row) => {
    if (published.has(row.id)) return row.isCancelled ? [] : [{ userId: row.userId, planned: plannedOf(row) }];
    return plannedAsTold(row).map((planned) => ({ userId: row.told?.userId ?? null, planned }));
  });
  const blocking = (await findingsOf(tx, known, around)).filter((finding) => {
    const concernedIds = finding.shiftIds.filter((id) => published.has(id));
    // Only the owner answers for going on against a rule.
    const lifted = tx.role === 'owner' ? overrides.filter(({ shiftId }) => concernedIds.includes(shiftId)).map(({ ruleId }) => ruleId) : [];
    return concernedIds.length > 0 && isBlocking(finding, lifted);
  });
  if (blocking.length > 0) throw refusal('ROTA_BLOCKED', { field: 'shifts', findings: blocking.map(presentFinding) });
};
