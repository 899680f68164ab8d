import { expect, test } from 'vitest';

import { tradingDayOf, type DayWall } from './availability.ts';
import { checkShifts, isBlocking } from './check-shifts.ts';
import { findingsMade, movesOf, worldAfter, type CheckedWorld, type ShiftWorld } from './exchange-moves.ts';
import type { Finding, PlannedShift } from './planned-shift.ts';
import type { RotaFacts } from './rota-question.ts';
import type { Stretch } from './stretch.ts';
import { dayAfter } from './rota-week.ts';

const monday = '2026-10-12';
/** @unit days: four weeks, the night in which London's clocks go back among them */
const days = 28;
const crew = 25;
const hourMs = 3_600_000;
const begins = [7, 9, 11, 16, 17];

/** Numbers that look like chance and are the same in every run. */
const chanceFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const packs: readonly (readonly [country: string, wall: DayWall])[] = [
  ['GB', { timeZone: 'Europe/London', dayTurnsAt: '04:00' }],
  ['ET', { timeZone: 'Africa/Addis_Ababa', dayTurnsAt: '04:00' }],
];

type House = { world: ShiftWorld; readonly away: Map<string, Stretch[]>; open: PlannedShift[] };

const people = Array.from({ length: crew }, (_, index) => `person ${index}`);
/** Every fifth is seventeen. */
const birthDateOf = (who: string): string | null => (people.indexOf(who) % 5 === 0 ? '2009-06-01' : null);
const blank = { startedOn: null, endedOn: null, rightToWorkUntil: null, optedOutOn: null, optOutEndsOn: null, otherMinutes: 0 };

test.each(packs)('four weeks of 25 people with swaps and sick calls keep every rule that blocks, in %s', (country, wall) => {
  const chance = chanceFrom(20_261_122);
  const house: House = { world: new Map(people.map((who) => [who, []])), away: new Map(), open: [] };
  const factsOf = (who: string, shifts: readonly PlannedShift[]): RotaFacts => ({
    shifts,
    file: { ...blank, birthDate: birthDateOf(who) },
    timeOff: house.away.get(who) ?? [],
    askedOff: [],
    unavailable: [],
    preferred: [],
    papers: [],
    country,
    ...wall,
  });
  const check = (world: ShiftWorld, whom: readonly string[]): CheckedWorld => {
    const some = new Map(whom.map((who) => [who, world.get(who) ?? []]));
    return { world: some, findings: [...some].flatMap(([who, shifts]) => checkShifts(factsOf(who, shifts))) };
  };
  const blocks = (findings: readonly Finding[]) => findings.filter((one) => isBlocking(one, []));
  const someone = () => people[chance(crew)] ?? '';
  const handOver = (
    shift: PlannedShift,
    [giverId, takerId]: readonly [string | null, string],
    counter: PlannedShift | null = null,
  ): boolean => {
    const after = worldAfter(house.world, movesOf({ shift, giverId, takerId, counter }));
    const whom = [takerId, ...(giverId === null ? [] : [giverId])];
    if (blocks(findingsMade(check(house.world, whom), check(after, whom))).length > 0) return false;
    house.world = after;
    return true;
  };
  const counts = { planned: 0, swapped: 0, refused: 0, sick: 0, covered: 0 };

  const plan = (day: string) => {
    for (let place = 0; place < 14; place += 1) {
      const startsMs = tradingDayOf(day, wall).startsMs + ((begins[chance(begins.length)] ?? 9) - 4) * hourMs;
      const breaks = [{ afterMinutes: 210, minutes: 30, isPaid: false }];
      const one = { id: `${day}/${place}`, day, startsMs, endsMs: startsMs + (6 + chance(3)) * hourMs, breaks };
      if (Array.from({ length: 12 }).some(() => handOver(one, [null, someone()]))) counts.planned += 1;
      else house.open.push(one);
    }
  };
  const swap = (day: string, kind: 'TRADE' | 'COVER') => {
    const [giver, taker] = [someone(), someone()];
    const given = house.world.get(giver)?.find((one) => one.day >= day);
    const counter = kind === 'COVER' ? null : (house.world.get(taker)?.find((one) => one.day > day) ?? null);
    if (!given || giver === taker) return;
    if (handOver(given, [giver, taker], counter)) counts.swapped += 1;
    else counts.refused += 1;
  };
  /** Somebody calls in sick: their shifts of two days are open, and whoever may takes them. */
  const callInSick = (day: string) => {
    const ill = someone();
    const [from, until] = [tradingDayOf(day, wall).startsMs, tradingDayOf(dayAfter(day, 1), wall).endsMs];
    const theirs = house.world.get(ill) ?? [];
    const lost = theirs.filter(({ startsMs, endsMs }) => startsMs < until && from < endsMs);
    house.world = new Map([...house.world, [ill, theirs.filter((one) => !lost.includes(one))]]);
    house.away.set(ill, [...(house.away.get(ill) ?? []), { startsMs: from, endsMs: until }]);
    counts.sick += 1;
    for (const one of lost) {
      if (Array.from({ length: crew }).some(() => handOver(one, [null, someone()]))) counts.covered += 1;
      else house.open.push(one);
    }
  };

  const each = Array.from({ length: days }, (_, index) => dayAfter(monday, index));
  for (const day of each) plan(day);
  for (const day of each) {
    for (const kind of ['TRADE', 'COVER', 'TRADE', 'COVER', 'TRADE', 'COVER'] as const) swap(day, kind);
    callInSick(day);
    expect(blocks(check(house.world, people).findings)).toEqual([]);
  }

  // Nothing is lost, nothing is worked twice, and all of it happened.
  const ids = [...[...house.world.values()].flat(), ...house.open].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(days * 14);
  expect(counts.planned).toBeGreaterThan(250);
  for (const count of [counts.swapped, counts.refused, counts.sick, counts.covered]) expect(count).toBeGreaterThan(8);
});
