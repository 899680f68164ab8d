import { and, eq, inArray } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { ToldShift } from '../contract/rota-fields.ts';
import {
  findingsMade,
  minutesBetween,
  movesOf,
  worldAfter,
  type ExchangeMove,
  type Handing,
  type ShiftWorld,
} from '../rules/exchange-moves.ts';
import type { Finding, PlannedShift } from '../rules/planned-shift.ts';
import { dayAfter, mondayOf } from '../rules/rota-week.ts';
import { costChangeOf } from './exchange-costs.ts';
import type { RequestRow } from './exchange-tables.ts';
import { plannedAsTold, plannedOf } from './present-shift.ts';
import { byPerson, daysAround, findingsOf, shiftsAround } from './rota-facts.ts';
import type { ShiftRow } from './rota-tables.ts';
import { employment } from './tables.ts';

/** What an exchange does to one of the two. */
export type CheckedSide = {
  readonly userId: string;
  readonly findings: readonly Finding[];
  readonly isAble: boolean;
  readonly minutesBefore: number;
  readonly minutesAfter: number;
};

/** What an exchange does to both, and to what the weeks cost; null where a rate is unknown or not for the asker. */
export type CheckedExchange = { readonly takerId: string; readonly sides: readonly CheckedSide[]; readonly costChange: bigint | null };

const plannedOfSeen = ({ id, day, startsAt, endsAt, breaks }: ToldShift): PlannedShift => ({
  id,
  day,
  startsMs: Date.parse(startsAt),
  endsMs: Date.parse(endsAt),
  breaks,
});

/**
 * What it does to both when somebody takes the shift: the rota as everybody knows it, after against before; and what is
 * planned beside it and not known yet, so that no two of it lie at one time either.
 */
export const checkExchange = async (tx: RestaurantTx, row: RequestRow, takerId: string): Promise<CheckedExchange> => {
  const handing: Handing = {
    shift: plannedOfSeen(row.seen),
    giverId: row.fromUserId,
    takerId,
    counter: row.counterSeen && plannedOfSeen(row.counterSeen),
  };
  const moves = movesOf(handing);
  const people = [takerId, ...(row.fromUserId === null ? [] : [row.fromUserId])];
  const days = moves.map(({ shift }) => shift.day).toSorted();
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''];
  const around = daysAround(first, last);
  const rows = await shiftsAround(tx, people, around);
  const told = worldOf(people, rows, (one) => plannedAsTold(one).map((planned) => ({ userId: one.told?.userId ?? null, planned })));
  const drafted = worldOf(people, rows, (one) => (one.isCancelled ? [] : [{ userId: one.userId, planned: plannedOf(one) }]));
  const after = worldAfter(told, moves);
  const made = [
    ...findingsMade(
      { world: told, findings: await findingsOf(tx, told, around) },
      { world: after, findings: await findingsOf(tx, after, around) },
    ),
    ...(await draftOverlaps(tx, { drafted, told, moves, around })),
  ];
  const roles = await rolesOf(tx, people);
  const [from, until] = [mondayOf(first), dayAfter(mondayOf(last), 7)];
  return {
    takerId,
    sides: people.map((userId) => ({
      userId,
      findings: made.filter(({ shiftIds }) => after.get(userId)?.some(({ id }) => shiftIds.includes(id))),
      isAble: roleNeeded(row, userId, takerId).every((id) => roles.get(userId)?.includes(id)),
      minutesBefore: minutesBetween(told.get(userId) ?? [], from, until),
      minutesAfter: minutesBetween(after.get(userId) ?? [], from, until),
    })),
    costChange: await costChangeOf(tx, { before: told, after, from, until }),
  };
};

const worldOf = (people: readonly string[], rows: readonly ShiftRow[], read: Parameters<typeof byPerson>[1]): ShiftWorld => {
  const all = byPerson(rows, read);
  return new Map(people.map((userId) => [userId, all.get(userId) ?? []]));
};

type Drafts = {
  readonly drafted: ShiftWorld;
  readonly told: ShiftWorld;
  readonly moves: readonly ExchangeMove[];
  readonly around: ReturnType<typeof daysAround>;
};

/** Drafts that would lie over what somebody gets; those that are known already were looked at. */
const draftOverlaps = async (tx: RestaurantTx, { drafted, told, moves, around }: Drafts): Promise<Finding[]> => {
  const known = new Set([...told.values()].flat().map(({ id }) => id));
  const moved = new Set(moves.map(({ shift }) => shift.id));
  const found = await findingsOf(tx, worldAfter(drafted, moves), around);
  return found.filter(
    ({ kind, shiftIds }) =>
      kind === 'OVERLAP' && shiftIds.some((id) => moved.has(id)) && shiftIds.some((id) => !known.has(id) && !moved.has(id)),
  );
};

const roleNeeded = ({ seen, counterSeen }: RequestRow, userId: string, takerId: string): string[] => {
  if (userId === takerId) return [seen.workRoleId];
  return counterSeen ? [counterSeen.workRoleId] : [];
};

/** What these people can do. */
export const rolesOf = async (tx: RestaurantTx, userIds: readonly string[]): Promise<Map<string, readonly string[]>> => {
  const rows = await tx.db
    .select({ userId: employment.userId, workRoleIds: employment.workRoleIds })
    .from(employment)
    .where(and(eq(employment.restaurantId, tx.restaurantId), inArray(employment.userId, [...userIds])));
  return new Map(rows.map(({ userId, workRoleIds }) => [userId, workRoleIds]));
};
