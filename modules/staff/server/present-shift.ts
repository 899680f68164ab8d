import type { Shift, ToldShift } from '../contract/rota-fields.ts';
import type { PlannedShift } from '../rules/planned-shift.ts';
import type { ShiftRow, Told } from './rota-tables.ts';

/** What a shift says now, in the form in which it is made known. */
export const contentOf = (row: ShiftRow) => ({
  workRoleId: row.workRoleId,
  userId: row.userId,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  breaks: [...row.breaks],
  note: row.note,
  isCancelled: row.isCancelled,
});

const contentNames = ['workRoleId', 'userId', 'startsAt', 'endsAt', 'note', 'isCancelled'] as const;

const breakText = (breaks: Told['breaks']): string =>
  breaks.map(({ afterMinutes, minutes, isPaid }) => `${afterMinutes}+${minutes} ${isPaid}`).join();

/** Whether a shift is otherwise than it was made known. One that was taken off before anybody knew of it is not. */
export const isOtherwise = (row: ShiftRow): boolean => {
  const { told } = row;
  if (!told) return !row.isCancelled;
  const now = contentOf(row);
  return contentNames.some((name) => now[name] !== told[name]) || breakText(now.breaks) !== breakText(told.breaks);
};

/** A shift as whoever plans sees it. */
export const presentShift = (row: ShiftRow): Shift => ({
  ...contentOf(row),
  id: row.id,
  day: row.businessDate,
  isPinned: row.isPinned,
  version: row.version,
  state: row.told === null ? 'NEW' : isOtherwise(row) ? 'CHANGED' : 'KNOWN',
  toldAt: row.toldAt?.toISOString() ?? null,
});

/** A shift as it was made known; a remark is read by whoever works it and whoever plans. */
export const presentTold = (row: ShiftRow, mayReadNote: (userId: string | null) => boolean): ToldShift[] => {
  const { told, toldDate, id } = row;
  if (!told || told.isCancelled || toldDate === null) return [];
  const { workRoleId, userId, startsAt, endsAt, breaks, note } = told;
  return [{ id, day: toldDate, workRoleId, userId, startsAt, endsAt, breaks: [...breaks], note: mayReadNote(userId) ? note : null }];
};

/** A shift as the rules take it. */
export const plannedOf = ({ id, businessDate, startsAt, endsAt, breaks }: ShiftRow): PlannedShift => ({
  id,
  day: businessDate,
  startsMs: startsAt.getTime(),
  endsMs: endsAt.getTime(),
  breaks,
});

/** A shift as it was made known, as the rules take it. */
export const plannedAsTold = ({ id, told, toldDate }: ShiftRow): PlannedShift[] =>
  told && toldDate !== null && !told.isCancelled
    ? [{ id, day: toldDate, startsMs: Date.parse(told.startsAt), endsMs: Date.parse(told.endsAt), breaks: told.breaks }]
    : [];
