import { atMinute, coverOf, quarterMs, type CoverFacts, type Missing, type Quarter } from './rota-model.ts';

/** A time at which as many of a kind of work are missing. @unit milliseconds since 1970 */
export type CoverGap = Missing & { readonly fromMs: number; readonly toMs: number };

const gapsOf = (cover: readonly Quarter[]): CoverGap[] => {
  const gaps: CoverGap[] = [];
  for (const { atMs, missing } of cover)
    for (const { workRoleId, people } of missing) {
      const place = gaps.findIndex((gap) => gap.workRoleId === workRoleId && gap.people === people && gap.toMs === atMs);
      const fromMs = gaps[place]?.fromMs ?? atMs;
      gaps.splice(place === -1 ? gaps.length : place, 1, { workRoleId, people, fromMs, toMs: atMs + quarterMs });
    }
  return gaps;
};

const worstFirst = (one: CoverGap, other: CoverGap): number =>
  other.people - one.people || other.toMs - other.fromMs - (one.toMs - one.fromMs);

/** For each kind of work that is missing on a day, the longest time at which the most are; the worst kind first. */
export const gapsOfDay = (facts: CoverFacts): CoverGap[] => {
  const { day, demand, timeZone } = facts;
  if (demand.length === 0) return [];
  const startsMs = atMinute(day, Math.min(...demand.map(({ fromMinute }) => fromMinute)), timeZone);
  const endsMs = atMinute(day, Math.max(...demand.map(({ toMinute }) => toMinute)), timeZone);
  const gaps = gapsOf(coverOf(facts, { startsMs, endsMs })).toSorted(worstFirst);
  return gaps.filter(({ workRoleId }, index) => gaps.findIndex((gap) => gap.workRoleId === workRoleId) === index);
};
