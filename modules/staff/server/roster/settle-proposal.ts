import { and, eq, inArray, isNull } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { colleagues } from '../../../restaurants/server/public.ts';
import type { ProposalShift } from '../../contract/roster-fields.ts';
import type { PlannedShift } from '../../rules/planned-shift.ts';
import { breachesOf } from '../../rules/roster/fill-options.ts';
import { announceStaff } from '../announce-staff.ts';
import { plannedOf } from '../present-shift.ts';
import { byPerson, daysAround, lockPeople, rotaFactsOf, shiftsAround } from '../rota-facts.ts';
import { shift, type ShiftRow } from '../rota-tables.ts';
import { addRow, changeRow } from '../save-shift.ts';
import { workRole } from '../tables.ts';
import { rotaProposal, type ProposalRow } from './roster-tables.ts';

type OfProposal = CommandEnvelope<{ readonly proposalId: string }>;

/**
 * Puts the shifts of a proposal on the rota as drafts, in place of what the machine planned before; a draft that waited for
 * somebody becomes theirs. Each is put to the
 * rules once more, since the rota went on meanwhile: what is blocked now is left out.
 *
 * @refuses NOT_FOUND; PROPOSAL_SETTLED unless it waits to be accepted
 */
export const acceptProposal = async (tx: RestaurantTx, { body }: OfProposal): Promise<{ acceptedCount: number; leftOutCount: number }> => {
  const row = await lockedProposal(tx, body.proposalId, ['DONE']);
  await lockPeople(
    tx,
    row.shifts.map(({ userId }) => userId),
  );
  const known = await untouched(tx, row);
  const replaced = known.filter(({ userId }) => userId !== null);
  for (const one of replaced) await changeRow(tx, one, { isCancelled: true });
  const open = new Map(known.filter(({ userId }) => userId === null).map((one) => [one.id, one]));
  const wasOpen = new Set(row.replaces.map(({ id }) => id));
  // A draft that waited for somebody and was touched meanwhile is whosever it became.
  const kept = (await stillLawful(tx, row)).filter(({ shiftId }) => !wasOpen.has(shiftId) || open.has(shiftId));
  for (const { shiftId: id, day: businessDate, startsAt, endsAt, reasons: _why, ...said } of kept) {
    const draft = open.get(id);
    if (draft) await changeRow(tx, draft, { userId: said.userId });
    else await addRow(tx, { ...said, id, businessDate, startsAt: new Date(startsAt), endsAt: new Date(endsAt), source: 'AUTO' });
  }
  await settle(tx, row, 'ACCEPTED');
  tell(tx, [...kept.map(({ day }) => day), ...replaced.map(({ businessDate }) => businessDate)]);
  return { acceptedCount: kept.length, leftOutCount: row.shifts.length - kept.length };
};

/**
 * Drops a proposal. Of one that was accepted, its drafts go and those that they replaced come back; what somebody changed
 * or made known since stays as it is.
 *
 * @refuses NOT_FOUND; PROPOSAL_SETTLED where it was discarded already
 */
export const discardProposal = async (tx: RestaurantTx, { body }: OfProposal): Promise<{ takenBackCount: number }> => {
  const row = await lockedProposal(tx, body.proposalId, ['RUNNING', 'DONE', 'FAILED', 'ACCEPTED']);
  const back = row.state === 'ACCEPTED' ? await takeBack(tx, row) : [];
  await settle(tx, row, 'DISCARDED');
  tell(
    tx,
    back.map(({ businessDate }) => businessDate),
  );
  return { takenBackCount: back.length };
};

const tell = (tx: RestaurantTx, days: readonly string[]): void => {
  for (const day of new Set(days)) announceStaff(tx, 'staff.v1.rota-drafted', { day });
};

const lockedProposal = async (tx: RestaurantTx, id: string, states: readonly ProposalRow['state'][]): Promise<ProposalRow> => {
  const [row] = await tx.db
    .select()
    .from(rotaProposal)
    .where(and(eq(rotaProposal.restaurantId, tx.restaurantId), eq(rotaProposal.id, id)))
    .for('update');
  if (!row) throw refusal('NOT_FOUND');
  if (!states.includes(row.state)) throw refusal('PROPOSAL_SETTLED', { field: 'proposal' });
  return row;
};

const settle = async (tx: RestaurantTx, { id }: ProposalRow, state: ProposalRow['state']): Promise<void> => {
  await tx.db
    .update(rotaProposal)
    .set({ state })
    .where(and(eq(rotaProposal.restaurantId, tx.restaurantId), eq(rotaProposal.id, id)));
  announceStaff(tx, 'staff.v1.rota-fill-changed', { proposalId: id });
};

const rowsOf = async (tx: RestaurantTx, ids: readonly string[]): Promise<ShiftRow[]> =>
  ids.length === 0
    ? []
    : tx.db
        .select()
        .from(shift)
        .where(and(eq(shift.restaurantId, tx.restaurantId), inArray(shift.id, [...ids])))
        .for('update');

/** What the machine planned before, as far as nobody touched it since the search began. */
const untouched = async (tx: RestaurantTx, { replaces }: ProposalRow): Promise<ShiftRow[]> => {
  const versions = new Map(replaces.map(({ id, version }) => [id, version]));
  const rows = await rowsOf(tx, [...versions.keys()]);
  return rows.filter((row) => row.version === versions.get(row.id) && !row.isCancelled);
};

const takeBack = async (tx: RestaurantTx, row: ProposalRow): Promise<ShiftRow[]> => {
  const proposed = new Map(row.shifts.map((one) => [one.shiftId, one]));
  const mine = await rowsOf(tx, [...proposed.keys()]);
  const versions = new Map(row.replaces.map(({ id, version }) => [id, version + 1]));
  // The person who was proposed, once: whoever a lead put there meanwhile stays.
  const drafts = mine.filter(
    (one) => one.told === null && !one.isCancelled && one.version === versions.get(one.id) && one.userId === proposed.get(one.id)?.userId,
  );
  for (const one of drafts) await changeRow(tx, one, { userId: null });
  const fresh = mine.filter((one) => !versions.has(one.id) && isAsProposed(one, proposed.get(one.id)));
  for (const one of fresh) await changeRow(tx, one, { isCancelled: true });
  // What stood open before was not taken away by the search: whoever took it away did so by hand.
  const before = (await rowsOf(tx, [...versions.keys()])).filter(
    (one) => one.isCancelled && one.userId !== null && one.version === versions.get(one.id),
  );
  for (const one of before) await changeRow(tx, one, { isCancelled: false });
  return [...drafts, ...fresh, ...before];
};

/** Whether nobody changed a shift, pinned it, took it off or made it known since it was proposed. */
const isAsProposed = (row: ShiftRow, proposed: ProposalShift | undefined): boolean => {
  const isUntouched = row.told === null && !row.isCancelled && !row.isPinned && row.note === null;
  const said = [row.userId, row.workRoleId, row.startsAt.toISOString(), row.endsAt.toISOString()].join(' ');
  return isUntouched && said === [proposed?.userId, proposed?.workRoleId, proposed?.startsAt, proposed?.endsAt].join(' ');
};

const plannedFrom = ({ shiftId: id, day, startsAt, endsAt, breaks }: ProposalShift): PlannedShift => ({
  id,
  day,
  startsMs: Date.parse(startsAt),
  endsMs: Date.parse(endsAt),
  breaks,
});

const stillLawful = async (tx: RestaurantTx, row: ProposalRow): Promise<ProposalShift[]> => {
  const days = row.shifts.map(({ day }) => day).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const around = daysAround(first, last);
  const here = new Set((await colleagues(tx)).map(({ id }) => id));
  const open = new Set(await openRoles(tx));
  const possible = row.shifts.filter(({ userId, workRoleId }) => here.has(userId) && open.has(workRoleId));
  const userIds = [...new Set(possible.map(({ userId }) => userId))];
  const rows = (await shiftsAround(tx, userIds, around)).filter(({ isCancelled }) => !isCancelled);
  const planned = byPerson(rows, (one) => [{ userId: one.userId, planned: plannedOf(one) }]);
  const facts = await rotaFactsOf(tx, new Map(userIds.map((userId) => [userId, planned.get(userId) ?? []])), around);
  const kept: ProposalShift[] = [];
  for (const one of possible) {
    const rota = facts.get(one.userId);
    const mine = [...kept.filter(({ userId }) => userId === one.userId), one].map(plannedFrom);
    if (rota && breachesOf(rota, mine).length === 0) kept.push(one);
  }
  return kept;
};

const openRoles = async (tx: RestaurantTx): Promise<string[]> => {
  const rows = await tx.db
    .select({ id: workRole.id })
    .from(workRole)
    .where(and(eq(workRole.restaurantId, tx.restaurantId), isNull(workRole.archivedAt)));
  return rows.map(({ id }) => id);
};
