import { and, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { getDetails } from '../../restaurants/server/public.ts';
import type { ToldShift } from '../contract/rota-fields.ts';
import type { TimeOff } from '../contract/time-off-fields.ts';
import { packOf } from '../rules/country-pack.ts';
import { daysPerWeek } from '../rules/leave-accrual.ts';
import { workingDaysOf } from '../rules/leave-days.ts';
import { dayAfter } from '../rules/rota-week.ts';
import { stretchOfTimeOff } from '../rules/time-off.ts';
import { wallOf } from './absence-facts.ts';
import { presentTold } from './present-shift.ts';
import { shift } from './rota-tables.ts';
import { employment } from './tables.ts';
import type { TimeOffRow } from './time-off-tables.ts';

/**
 * Days a week of whoever's file says nothing.
 *
 * @unit days
 */
const usualDays = 5;

/** Wishes to be away with the leave that each takes and the shifts that it breaks, the latest days first. */
export const presentTimeOff = async (tx: RestaurantTx, rows: readonly TimeOffRow[]): Promise<TimeOff[]> => {
  if (rows.length === 0) return [];
  const wall = wallOf(tx);
  const [told, weekOf] = [await toldShiftsOf(tx, rows), await workWeeks(tx)];
  return rows
    .toSorted((one, other) => other.fromDay.localeCompare(one.fromDay) || one.id.localeCompare(other.id))
    .map(({ restaurantId: _own, askedBy: _who, decidedAt: _when, askedAt, ...row }) => {
      const { startsMs, endsMs } = stretchOfTimeOff(row, wall);
      const isStanding = row.status === 'REQUESTED' || row.status === 'APPROVED';
      const brokenShifts = told.filter(
        ({ userId, startsAt, endsAt }) => userId === row.userId && Date.parse(startsAt) < endsMs && startsMs < Date.parse(endsAt),
      );
      return {
        ...row,
        askedAt: askedAt.toISOString(),
        workingDays: workingDaysOf(row, weekOf(row.userId)),
        brokenShifts: isStanding ? brokenShifts : [],
      };
    });
};

const toldShiftsOf = async (tx: RestaurantTx, rows: readonly TimeOffRow[]): Promise<ToldShift[]> => {
  const userIds = [...new Set(rows.map(({ userId }) => userId))];
  const first = rows.map(({ fromDay }) => fromDay).toSorted()[0] ?? '';
  const last =
    rows
      .map(({ toDay }) => toDay)
      .toSorted()
      .at(-1) ?? '';
  const shifts = await tx.db
    .select()
    .from(shift)
    .where(
      and(
        eq(shift.restaurantId, tx.restaurantId),
        isNotNull(shift.told),
        gte(shift.toldDate, dayAfter(first, -1)),
        lte(shift.toldDate, dayAfter(last, 1)),
        inArray(sql`${shift.told} ->> 'userId'`, userIds),
      ),
    );
  return shifts.flatMap((row) => presentTold(row, () => false));
};

/** How the weeks of people are counted, by what their files say and the country's day of rest. */
export const workWeeks = async (tx: RestaurantTx) => {
  const { country } = await getDetails(tx);
  const rows = await tx.db.select().from(employment).where(eq(employment.restaurantId, tx.restaurantId));
  const files = new Map(rows.map((row) => [row.userId, row]));
  const restWeekday = packOf(country).weeklyRestDay;
  return (userId: string) => {
    const file = files.get(userId);
    return { daysPerWeek: (file && daysPerWeek(file)) ?? usualDays, restWeekday };
  };
};
