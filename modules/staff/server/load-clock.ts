import { and, asc, between, eq } from 'drizzle-orm';

import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { holds } from '../../restaurants/server/public.ts';
import type { ToldShift } from '../rules/clock-pairing.ts';
import { dayAfter, mondayOf } from '../rules/rota-week.ts';
import { presentMark } from './clock-marks.ts';
import { readClockSetting } from './clock-settings.ts';
import { clockEvent } from './clock-tables.ts';
import { shift } from './rota-tables.ts';
import { readWorkRoles } from './work-roles.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * An instant as the rules count.
 *
 * @unit minutes since 1970
 */
export const minuteAt = (at: Date): number => Math.floor(at.getTime() / minuteMs);

/** A minute as it travels. */
export const momentOf = (minute: number): string => new Date(minute * minuteMs).toISOString();

/** What was said at the clock between two instants; of one person, or of everybody. */
export const loadMarks = (
  tx: RestaurantTx,
  { from, to, userId }: { readonly from: Date; readonly to: Date; readonly userId: string | null },
) =>
  tx.db
    .select()
    .from(clockEvent)
    .where(
      and(
        eq(clockEvent.restaurantId, tx.restaurantId),
        between(clockEvent.happenedAt, from, to),
        userId === null ? undefined : eq(clockEvent.userId, userId),
      ),
    )
    .orderBy(asc(clockEvent.happenedAt));

/** The shifts of some trading days as they were made known. */
export const loadToldShifts = async (
  tx: RestaurantTx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<(ToldShift & { readonly userId: string; readonly workRoleId: string })[]> => {
  const rows = await tx.db
    .select()
    .from(shift)
    .where(and(eq(shift.restaurantId, tx.restaurantId), between(shift.toldDate, from, to)));
  return rows.flatMap(({ id, told, toldDate: day }) => {
    if (!told || day === null || told.userId === null || told.isCancelled) return [];
    const paid = told.breaks.filter(({ isPaid }) => isPaid);
    const [startsAt, endsAt] = [minuteAt(new Date(told.startsAt)), minuteAt(new Date(told.endsAt))];
    const paidBreakMinutes = paid.reduce((sum, { minutes }) => sum + minutes, 0);
    return [{ userId: told.userId, workRoleId: told.workRoleId, id, day, startsAt, endsAt, paidBreakMinutes }];
  });
};

/** What the asker's clock shows: what they said of late, their shifts around now, and where the clock is. */
export const readClock = async (tx: RestaurantTx) => {
  const now = new Date();
  const userId = tx.userId ?? '';
  const marks = await loadMarks(tx, { from: new Date(now.getTime() - 2 * dayMs), to: new Date(now.getTime() + dayMs), userId });
  const today = tradingDay(tx, now);
  const week = mondayOf(today);
  const told = await loadToldShifts(tx, { from: dayAfter(week, -1), to: dayAfter(week, 7) });
  const shifts = told.filter((one) => one.userId === userId && dayAfter(today, -1) <= one.day && one.day <= dayAfter(today, 1));
  const roles = new Map((await readWorkRoles(tx)).map(({ id, name, nameLocal }) => [id, { name, nameLocal }]));
  const setting = await readClockSetting(tx);
  return {
    now: now.toISOString(),
    setting: { ...setting, labourTargetBps: holds(tx, 'staff.approve-hours') ? setting.labourTargetBps : null },
    marks: marks.map(presentMark),
    shifts: shifts.map(({ id, day, startsAt, endsAt, workRoleId }) => ({
      id,
      day,
      startsAt: momentOf(startsAt),
      endsAt: momentOf(endsAt),
      workRole: roles.get(workRoleId) ?? null,
    })),
    hasRota: told.some(({ day }) => mondayOf(day) === week),
  };
};
