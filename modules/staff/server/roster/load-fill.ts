import { and, eq, gte, lt } from 'drizzle-orm';

import { isoDayAt, isoMinuteAt } from '../../../../kit/time/wall.ts';
import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { colleagues, hourlyRates } from '../../../restaurants/server/public.ts';
import type { FillAim, FillFacts, FillPerson, ShiftShape } from '../../rules/roster/fill-facts.ts';
import { isLate, isWeekend } from '../../rules/roster/fill-weights.ts';
import { dayAfter, mondayOf } from '../../rules/rota-week.ts';
import { plannedOf } from '../present-shift.ts';
import { readRotaDays } from '../rota-days.ts';
import { byPerson, daysAround, rotaFactsOf, shiftsAround } from '../rota-facts.ts';
import { shift, type ShiftRow } from '../rota-tables.ts';
import { employment } from '../tables.ts';

/** What is to be filled. */
export type FillQuestion = { readonly from: string; readonly dayCount: number; readonly aim: FillAim };

/** What a rota is filled from, and what the machine planned earlier and may plan anew. */
export type LoadedFill = { readonly facts: FillFacts; readonly replaces: readonly { readonly id: string; readonly version: number }[] };

/** Weeks back that habits and shares are read from. */
const weeksBack = 8;
/** Shifts of one kind of work that count as a habit when they came so often. */
const habitLeast = 2;
const habitsMax = 6;
const dayMs = 86_400_000;

/** Whether a shift was put there by the machine, nobody touched it, and nobody was told. */
const isFreeOf = (row: ShiftRow): boolean => row.source === 'AUTO' && row.userId !== null && row.told === null && !row.isPinned;

/** Whether a draft waits for somebody: no hand holds it, and nobody was told that it can be had. */
const isOpenOf = (row: ShiftRow, today: string): boolean =>
  row.userId === null && row.told === null && !row.isPinned && row.businessDate > today;

/** Reads everything that filling a stretch of days depends on. */
export const loadFill = async (tx: RestaurantTx, { from, dayCount, aim }: FillQuestion): Promise<LoadedFill> => {
  const until = dayAfter(from, dayCount);
  const today = tradingDay(tx, new Date());
  const past = await shiftsBetween(tx, dayAfter(from, -7 * weeksBack), from);
  const rows = await shiftsBetween(tx, from, until);
  const free = rows.filter(isFreeOf);
  const open = rows.filter((row) => isOpenOf(row, today));
  const standing = rows.filter((row) => !free.includes(row) && !open.includes(row));
  const indexOf = (day: string): number => Math.round((Date.parse(day) - Date.parse(from)) / dayMs);
  const days = await readRotaDays(tx, from, until);
  const facts: FillFacts = {
    firstDay: from,
    dayCount,
    timeZone: tx.timeZone,
    dayTurnsAtMinute: tx.dayCutoffMinutes,
    aim,
    // Nobody can be called for a day that has begun.
    needs: days.filter(({ day }) => day > today).flatMap(({ day, demand }) => demand.map((need) => ({ ...need, day: indexOf(day) }))),
    standing: standing.map((row) => ({ workRoleId: row.workRoleId, userId: row.userId, planned: plannedOf(row) })),
    open: open.map((row) => ({ ...shapeOf(tx, row), day: indexOf(row.businessDate), planned: plannedOf(row) })),
    habits: habitsOf(tx, past),
    people: await peopleOf(tx, { from, until, past, free }),
  };
  return { facts, replaces: [...free, ...open].map(({ id, version }) => ({ id, version })) };
};

const shiftsBetween = (tx: RestaurantTx, from: string, until: string): Promise<ShiftRow[]> => {
  const within = and(gte(shift.businessDate, from), lt(shift.businessDate, until));
  return tx.db
    .select()
    .from(shift)
    .where(and(eq(shift.restaurantId, tx.restaurantId), eq(shift.isCancelled, false), within));
};

type Crowd = { readonly from: string; readonly until: string; readonly past: readonly ShiftRow[]; readonly free: readonly ShiftRow[] };

const peopleOf = async (tx: RestaurantTx, { from, until, past, free }: Crowd): Promise<FillPerson[]> => {
  const files = await tx.db.select().from(employment).where(eq(employment.restaurantId, tx.restaurantId));
  const here = new Set((await colleagues(tx)).map(({ id }) => id));
  const team = files.filter(({ userId, workRoleIds }) => here.has(userId) && workRoleIds.length > 0);
  const around = daysAround(from, dayAfter(until, -1));
  const userIds = team.map(({ userId }) => userId);
  const freed = new Set(free.map(({ id }) => id));
  const rows = (await shiftsAround(tx, userIds, around)).filter(({ id, isCancelled }) => !isCancelled && !freed.has(id));
  const planned = byPerson(rows, (row) => [{ userId: row.userId, planned: plannedOf(row) }]);
  const rota = await rotaFactsOf(tx, new Map(userIds.map((userId) => [userId, planned.get(userId) ?? []])), around);
  const rates = await hourlyRates(tx);
  return team.flatMap(({ userId, workRoleIds, contractMinutes }) => {
    const [facts, rate] = [rota.get(userId), rates.get(userId)];
    const mine = past.filter((row) => row.userId === userId);
    if (!facts) return [];
    return [
      {
        userId,
        workRoleIds,
        contractMinutes,
        rateMinor: rate?.currency === tx.currency ? Number(rate.amountMinor) : null,
        recentWeekendDays: mine.filter((row) => isWeekend(weekdayOf(row.businessDate))).length,
        recentLateShifts: mine.filter((row) => isLate(shapeOf(tx, row))).length,
        rota: facts,
      },
    ];
  });
};

/** Days after the Monday of its week. */
const weekdayOf = (day: string): number => Math.round((Date.parse(day) - Date.parse(mondayOf(day))) / dayMs);

const shapeOf = ({ timeZone }: RestaurantTx, { workRoleId, businessDate, startsAt, endsAt }: ShiftRow): ShiftShape => {
  const minuteOf = (at: Date): number => {
    const days = Math.round((Date.parse(isoDayAt(at, timeZone)) - Date.parse(businessDate)) / dayMs);
    const [hours = 0, minutes = 0] = isoMinuteAt(at, timeZone).split(':').map(Number);
    return days * 1440 + hours * 60 + minutes;
  };
  return { workRoleId, fromMinute: minuteOf(startsAt), toMinute: minuteOf(endsAt) };
};

const habitsOf = (tx: RestaurantTx, past: readonly ShiftRow[]): ShiftShape[] => {
  const counts = new Map<string, { readonly shape: ShiftShape; count: number }>();
  for (const shape of past.map((row) => shapeOf(tx, row))) {
    const key = `${shape.workRoleId} ${shape.fromMinute} ${shape.toMinute}`;
    const known = counts.get(key) ?? { shape, count: 0 };
    known.count += 1;
    counts.set(key, known);
  }
  const often = [...counts.values()].filter(({ count }) => count >= habitLeast).toSorted((one, other) => other.count - one.count);
  return [...Map.groupBy(often, ({ shape }) => shape.workRoleId).values()].flatMap((ofRole) =>
    ofRole.slice(0, habitsMax).map(({ shape }) => shape),
  );
};
