import { and, eq, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { getDetails } from '../../restaurants/server/public.ts';
import { preferredOn, unavailableOn } from '../rules/availability.ts';
import { checkShifts } from '../rules/check-shifts.ts';
import type { RotaFacts } from '../rules/rota-question.ts';
import type { Break, Finding, PlannedShift } from '../rules/planned-shift.ts';
import { dayAfter, mondayOf } from '../rules/rota-week.ts';
import { absencesOf, wallOf } from './absence-facts.ts';
import { papersOf } from './certificates.ts';
import { shift, type ShiftRow } from './rota-tables.ts';
import { employment } from './tables.ts';

/** Weeks back that an average of the law may run over. */
const weeksBack = 17;

/** The days that decide on shifts between two days. */
export const daysAround = (from: string, to: string) => ({
  from: dayAfter(mondayOf(from), -7 * weeksBack),
  until: dayAfter(mondayOf(to), 14),
});

type Around = ReturnType<typeof daysAround>;

/** Every shift of these people here that stands or was made known, around some days. */
export const shiftsAround = async (tx: RestaurantTx, userIds: readonly string[], { from, until }: Around): Promise<ShiftRow[]> => {
  if (userIds.length === 0) return [];
  // A shift that is taken from somebody is theirs until they are told: such rows are found by their day.
  const theirs = or(
    and(inArray(shift.userId, [...userIds]), eq(shift.isCancelled, false)),
    and(isNotNull(shift.told), inArray(sql`${shift.told} ->> 'userId'`, [...userIds])),
  );
  return tx.db
    .select()
    .from(shift)
    .where(and(eq(shift.restaurantId, tx.restaurantId), gte(shift.businessDate, from), lt(shift.businessDate, until), theirs));
};

type Elsewhere = {
  readonly id: string;
  readonly user_id: string;
  readonly business_date: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly breaks: readonly Break[];
};

/** When these people work in other restaurants of the same owner. */
const shiftsElsewhere = async (
  tx: RestaurantTx,
  userIds: readonly string[],
  { from, until }: Around,
): Promise<Map<string, PlannedShift[]>> => {
  const { rows } = await tx.client.query<Elsewhere>('select * from app.shifts_elsewhere($1, $2, $3)', [userIds, from, until]);
  const byPerson = new Map<string, PlannedShift[]>();
  for (const { id, user_id, business_date, starts_at, ends_at, breaks } of rows) {
    const planned = { id, day: business_date, startsMs: starts_at.getTime(), endsMs: ends_at.getTime(), breaks };
    byPerson.set(user_id, [...(byPerson.get(user_id) ?? []), planned]);
  }
  return byPerson;
};

const blankFile: RotaFacts['file'] = {
  birthDate: null,
  startedOn: null,
  endedOn: null,
  rightToWorkUntil: null,
  optedOutOn: null,
  optOutEndsOn: null,
  otherMinutes: 0,
};

/** What stands against the shifts of each person, those elsewhere counted in. */
export const findingsOf = async (
  tx: RestaurantTx,
  here: ReadonlyMap<string, readonly PlannedShift[]>,
  around: Around,
): Promise<Finding[]> => [...(await rotaFactsOf(tx, here, around)).values()].flatMap(checkShifts);

/** What the rules are asked with of each person, by person. */
export const rotaFactsOf = async (
  tx: RestaurantTx,
  here: ReadonlyMap<string, readonly PlannedShift[]>,
  around: Around,
): Promise<ReadonlyMap<string, RotaFacts>> => {
  const userIds = [...here.keys()];
  if (userIds.length === 0) return new Map();
  const { country } = await getDetails(tx);
  const elsewhere = await shiftsElsewhere(tx, userIds, around);
  const rows = await tx.db
    .select()
    .from(employment)
    .where(and(eq(employment.restaurantId, tx.restaurantId), inArray(employment.userId, userIds)));
  const files = new Map(rows.map((row) => [row.userId, row]));
  const wall = wallOf(tx);
  // The weeks that only averages look at are over: who could come then is no question any more.
  const asked = dayAfter(around.from, 7 * weeksBack);
  const absenceOf = await absencesOf(tx, userIds, { from: asked, until: around.until });
  const papers = await papersOf(tx, userIds);
  const days = daysBetween(dayAfter(asked, -1), around.until);
  const factsOf = (userId: string): RotaFacts => {
    const { timeOff, askedOff, patterns } = absenceOf(userId);
    return {
      shifts: [...(here.get(userId) ?? []), ...(elsewhere.get(userId) ?? [])],
      file: files.get(userId) ?? blankFile,
      timeOff,
      askedOff,
      unavailable: patterns.length === 0 ? [] : unavailableOn(days, patterns, wall),
      preferred: patterns.length === 0 ? [] : preferredOn(days, patterns, wall),
      papers: papers.get(userId) ?? [],
      country,
      ...wall,
    };
  };
  return new Map(userIds.map((userId) => [userId, factsOf(userId)]));
};

/** Every day from one to another, both within: a rota that is filled asks about days without a shift too. */
const daysBetween = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day);
  return days;
};

/** By person: their shifts as a function of the row says that each is. */
export const byPerson = (
  rows: readonly ShiftRow[],
  read: (row: ShiftRow) => readonly { readonly userId: string | null; readonly planned: PlannedShift }[],
): Map<string, PlannedShift[]> => {
  const people = new Map<string, PlannedShift[]>();
  for (const { userId, planned } of rows.flatMap(read)) if (userId !== null) people.set(userId, [...(people.get(userId) ?? []), planned]);
  return people;
};

/** Two who plan one person at once, here or in another restaurant, stand behind each other. */
export const lockPeople = async (tx: RestaurantTx, userIds: readonly (string | null)[]): Promise<void> => {
  const people = [...new Set(userIds.filter((id) => id !== null))].toSorted();
  for (const userId of people) await tx.client.query('select pg_advisory_xact_lock(hashtext($1))', [`rota ${userId}`]);
};
