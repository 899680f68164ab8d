import { and, eq, inArray } from 'drizzle-orm';

import { instantAt, isoDayAt, isoMinuteAt } from '../../../kit/time/wall.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { colleagues } from '../../restaurants/server/public.ts';
import { dayAfter } from '../rules/rota-week.ts';
import { announceStaff } from './announce-staff.ts';
import { lockPeople } from './rota-facts.ts';
import { shift, type ShiftRow } from './rota-tables.ts';
import { addRow, changeRow, findingsOfShift, timesOf } from './save-shift.ts';

type Draft = Parameters<typeof addRow>[1] & { readonly userId: string | null };

type Body = { readonly weeks: number; readonly copies: readonly { readonly shiftId: string; readonly newShiftId: string }[] };

/**
 * Copies shifts by whole weeks, at the same times of the wall. Whoever left, or stands elsewhere at that time, leaves an
 * open shift.
 *
 * @refuses NOT_FOUND for a shift that is not there; ID_TAKEN; SHIFT_TIMES_WRONG beyond the days that may be planned
 */
export const copyWeek = async (
  tx: RestaurantTx,
  { body }: CommandEnvelope<Body>,
): Promise<{ copiedCount: number; openedCount: number }> => {
  const newIds = new Map(body.copies.map(({ shiftId, newShiftId }) => [shiftId, newShiftId]));
  const rows = await tx.db
    .select()
    .from(shift)
    .where(and(eq(shift.restaurantId, tx.restaurantId), inArray(shift.id, [...newIds.keys()]), eq(shift.isCancelled, false)));
  if (rows.length !== newIds.size) throw refusal('NOT_FOUND');
  const drafts = rows.map((row) => ({ ...copyOf(tx, row, body.weeks), id: newIds.get(row.id) ?? '', userId: row.userId }));
  const { openedCount } = await addDrafts(tx, drafts);
  return { copiedCount: rows.length, openedCount };
};

/**
 * Puts shifts on the rota; nobody is told. Whoever left, or stands elsewhere at that time, leaves an open shift.
 *
 * @refuses ID_TAKEN
 */
export const addDrafts = async (tx: RestaurantTx, drafts: readonly Draft[]): Promise<{ openedCount: number }> => {
  const here = new Set((await colleagues(tx)).map(({ id }) => id));
  await lockPeople(
    tx,
    drafts.map(({ userId }) => userId),
  );
  const days = new Set<string>();
  let openedCount = 0;
  for (const draft of drafts) {
    const userId = draft.userId !== null && here.has(draft.userId) ? draft.userId : null;
    const made = await addRow(tx, { ...draft, userId });
    days.add(made.businessDate);
    const isTwice = (await findingsOfShift(tx, made)).some(({ kind }) => kind === 'OVERLAP');
    if (isTwice) await changeRow(tx, made, { userId: null });
    if (draft.userId !== null && (isTwice || userId === null)) openedCount += 1;
  }
  for (const day of days) announceStaff(tx, 'staff.v1.rota-drafted', { day });
  return { openedCount };
};

const copyOf = (tx: RestaurantTx, { startsAt, endsAt, breaks, workRoleId, note }: ShiftRow, weeks: number) => {
  const later = (at: Date): string =>
    instantAt(dayAfter(isoDayAt(at, tx.timeZone), 7 * weeks), isoMinuteAt(at, tx.timeZone), tx.timeZone).toISOString();
  return { workRoleId, note, breaks, ...timesOf(tx, { startsAt: later(startsAt), endsAt: later(endsAt), breaks: [...breaks] }) };
};
