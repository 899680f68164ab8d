import { and, asc, eq, gte, lt, or } from 'drizzle-orm';

import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { holds } from '../../restaurants/server/public.ts';
import type { NamedPerson } from '../contract/fields.ts';
import type { RotaDay, RotaFinding, Shift, ToldShift } from '../contract/rota-fields.ts';
import { dayAfter, mondayOf } from '../rules/rota-week.ts';
import { leftAmong } from './people.ts';
import { plannedOf, presentShift, presentTold } from './present-shift.ts';
import { costsOf, type RotaCosts } from './rota-costs.ts';
import { readRotaDays } from './rota-days.ts';
import { byPerson, daysAround, findingsOf, shiftsAround } from './rota-facts.ts';
import { shift, type ShiftRow } from './rota-tables.ts';
import { presentFinding } from './save-shift.ts';

/** The days that are asked about. */
export type RotaSpan = { readonly from: string; readonly days: number };

/** A rota as whoever asks may see it. */
export type Rota = {
  readonly today: string;
  readonly told: ToldShift[];
  readonly left: NamedPerson[];
  readonly planned: { readonly shifts: Shift[]; readonly findings: RotaFinding[]; readonly days: RotaDay[] } | null;
  readonly costs: RotaCosts | null;
};

/** Days of a rota: what was made known for everybody, and for whoever plans what is drafted, found and to be paid. */
export const readRota = async (tx: RestaurantTx, { from, days }: RotaSpan): Promise<Rota> => {
  const until = dayAfter(from, days);
  const today = tradingDay(tx, new Date());
  const isWithin = (day: string | null): boolean => day !== null && from <= day && day < until;
  const mayPlan = holds(tx, 'staff.plan');
  // Overtime and the price of a day depend on the whole week.
  const [monday, nextMonday] = mayPlan ? [mondayOf(from), dayAfter(mondayOf(dayAfter(until, -1)), 7)] : [from, until];
  const rows = await shiftsOfDays(tx, monday, nextMonday);
  const told = rows
    .filter(({ toldDate }) => isWithin(toldDate))
    .flatMap((row) => presentTold(row, (userId) => mayPlan || userId === tx.userId))
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt) || one.id.localeCompare(other.id));
  if (!mayPlan) return { today, told, left: await leftOf(tx, told), planned: null, costs: null };
  const shown = rows.filter((row) => isWithin(row.businessDate) && !(row.isCancelled && !row.told));
  const ids = new Set(shown.map(({ id }) => id));
  const costs = await costsOf(tx, rows);
  const findings = (await findingsOfDays(tx, shown)).filter(({ shiftIds }) => shiftIds.some((id) => ids.has(id)));
  return {
    today,
    told,
    left: await leftOf(tx, [...told, ...shown]),
    planned: { shifts: shown.map(presentShift), findings, days: await readRotaDays(tx, from, until) },
    costs: costs && {
      ...costs,
      shifts: costs.shifts.filter(({ shiftId }) => ids.has(shiftId)),
      unpricedShiftIds: costs.unpricedShiftIds.filter((id) => ids.has(id)),
    },
  };
};

/** Of weeks that are over, who has left is still named. */
const leftOf = (tx: RestaurantTx, shifts: readonly { readonly userId: string | null }[]): Promise<NamedPerson[]> =>
  leftAmong(
    tx,
    shifts.map(({ userId }) => userId),
  );

/** The shifts that are planned on days or were made known for them. */
const shiftsOfDays = (tx: RestaurantTx, from: string, until: string): Promise<ShiftRow[]> =>
  tx.db
    .select()
    .from(shift)
    .where(
      and(
        eq(shift.restaurantId, tx.restaurantId),
        or(and(gte(shift.businessDate, from), lt(shift.businessDate, until)), and(gte(shift.toldDate, from), lt(shift.toldDate, until))),
      ),
    )
    .orderBy(asc(shift.startsAt), asc(shift.id));

const findingsOfDays = async (tx: RestaurantTx, shown: readonly ShiftRow[]): Promise<RotaFinding[]> => {
  const days = shown.map(({ businessDate }) => businessDate).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const around = daysAround(first, last);
  const userIds = [...new Set(shown.flatMap(({ userId, isCancelled }) => (userId === null || isCancelled ? [] : [userId])))];
  const rows = (await shiftsAround(tx, userIds, around)).filter(({ isCancelled }) => !isCancelled);
  const people = byPerson(rows, (row) => (userIds.includes(row.userId ?? '') ? [{ userId: row.userId, planned: plannedOf(row) }] : []));
  return (await findingsOf(tx, people, around)).map(presentFinding);
};
