import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { AvailabilityPattern, DayWall } from '../rules/availability.ts';
import type { AskedOff } from '../rules/rota-question.ts';
import type { Stretch } from '../rules/stretch.ts';
import { stretchOfTimeOff, type TimeOffDays } from '../rules/time-off.ts';
import { availability, timeOff } from './time-off-tables.ts';

/** How the days of this restaurant turn. */
export const wallOf = (tx: Pick<RestaurantTx, 'timeZone' | 'dayCutoffMinutes'>): DayWall => {
  const two = (part: number): string => String(part).padStart(2, '0');
  const turn = tx.dayCutoffMinutes;
  return { timeZone: tx.timeZone, dayTurnsAt: `${two(Math.floor(turn / 60))}:${two(turn % 60)}` };
};

/** When somebody is away, as it was agreed; when they asked to be; and what they say of their weeks. */
export type Absence = {
  readonly timeOff: readonly Stretch[];
  readonly askedOff: readonly AskedOff[];
  readonly patterns: readonly AvailabilityPattern[];
};

const nothing: Absence = { timeOff: [], askedOff: [], patterns: [] };

type Days = {
  readonly from: string;
  /** The first day that is not asked about. */
  readonly until: string;
};

/**
 * What keeps people from coming between two days, by person. Which stretches of a day somebody ruled out follows from their
 * patterns by `unavailableOn`, so that a day without a shift can be asked about too.
 */
export const absencesOf = async (
  tx: RestaurantTx,
  userIds: readonly string[],
  { from, until }: Days,
): Promise<(userId: string) => Absence> => {
  if (userIds.length === 0) return () => nothing;
  const [away, said] = [
    await tx.db
      .select()
      .from(timeOff)
      .where(
        and(
          eq(timeOff.restaurantId, tx.restaurantId),
          inArray(timeOff.userId, [...userIds]),
          inArray(timeOff.status, ['APPROVED', 'REQUESTED']),
          lt(timeOff.fromDay, until),
          gte(timeOff.toDay, from),
        ),
      )
      .orderBy(asc(timeOff.fromDay), asc(timeOff.id)),
    await tx.db
      .select()
      .from(availability)
      .where(and(eq(availability.restaurantId, tx.restaurantId), inArray(availability.userId, [...userIds]))),
  ];
  const wall = wallOf(tx);
  const people = new Map<string, { timeOff: Stretch[]; askedOff: AskedOff[]; patterns: AvailabilityPattern[] }>(
    userIds.map((userId) => [userId, { timeOff: [], askedOff: [], patterns: [] }]),
  );
  for (const { userId, stretch } of await awayElsewhere(tx, userIds, { from, until })) people.get(userId)?.timeOff.push(stretch);
  for (const row of away) {
    const [person, stretch] = [people.get(row.userId), stretchOfTimeOff(row, wall)];
    if (row.status === 'APPROVED') person?.timeOff.push(stretch);
    else person?.askedOff.push({ days: daysOf(row), stretch });
  }
  for (const { userId, validFrom, spans } of said) people.get(userId)?.patterns.push({ validFrom, spans });
  return (userId) => people.get(userId) ?? nothing;
};

const daysOf = ({ fromDay, toDay, fromMinute, toMinute }: TimeOffDays): TimeOffDays => ({ fromDay, toDay, fromMinute, toMinute });

type AwayRow = {
  readonly user_id: string;
  readonly from_day: string;
  readonly to_day: string;
  readonly from_minute: number | null;
  readonly to_minute: number | null;
  readonly time_zone: string;
  readonly day_cutoff_minutes: number;
};

/** When these people are away in other restaurants of the same owner, by the walls of those: nobody on leave works next door. */
const awayElsewhere = async (
  tx: RestaurantTx,
  userIds: readonly string[],
  { from, until }: Days,
): Promise<{ readonly userId: string; readonly stretch: Stretch }[]> => {
  const { rows } = await tx.client.query<AwayRow>('select * from app.time_off_elsewhere($1, $2, $3)', [userIds, from, until]);
  return rows.map((row) => ({
    userId: row.user_id,
    stretch: stretchOfTimeOff(
      { fromDay: row.from_day, toDay: row.to_day, fromMinute: row.from_minute, toMinute: row.to_minute },
      wallOf({ timeZone: row.time_zone, dayCutoffMinutes: row.day_cutoff_minutes }),
    ),
  }));
};
