import { ageOn, fullAge } from '../age.ts';
import { rulesFor } from '../country-pack.ts';
import { minuteMs, workedMinutes, type PlannedShift } from '../planned-shift.ts';
import type { RotaFacts } from '../rota-question.ts';
import { dayAfter } from '../rota-week.ts';
import type { FillFacts, FillPerson, ShiftShape } from './fill-facts.ts';
import { hindrancesOf, type Hindrance } from './fill-options.ts';
import { instantOf, shapesOf, shiftOfShape } from './fill-shapes.ts';
import { fillWeights, wageOf } from './fill-weights.ts';
import { coverOf } from './fill-cover.ts';
import type { RosterKind, RosterOption, RosterPerson, RosterProblem } from './roster-problem.ts';

/** A restaurant's weeks as a problem, with what its numbers stand for. */
export type FillProblem = {
  readonly problem: RosterProblem;
  /** By kind; null for a kind that stands for what somebody has already. */
  readonly shapes: readonly (ShiftShape | null)[];
  /** Why somebody with the skill can't be given a kind on a day: by person, day and kind. */
  readonly hindered: ReadonlyMap<string, readonly Hindrance[]>;
};

/** How a hindrance is found. */
export const hinderedKey = (person: number, day: number, kind: number): string => `${person} ${day} ${kind}`;

/** Puts the weeks as a problem: candidate shifts as kinds, what stands as pinned kinds, the law as what may follow what. */
export const fillProblemOf = (facts: FillFacts): FillProblem => {
  const roles = [...new Set([...facts.needs, ...facts.open].map(({ workRoleId }) => workRoleId))];
  const candidates = roles.flatMap((role) => shapesOf(facts, role));
  const blocks = facts.people.map((person) => takenDays(facts, person));
  const taken = blocks.flat().map(({ fromMinute, toMinute, minutes }) => ({ fromMinute, toMinute, minutes }));
  const times = [...candidates.map((shape) => ({ ...shape, minutes: minutesOf(facts, shape) })), ...taken];
  const restMinutes = restOf(facts);
  // What stands stays beside what stands, lawful or not: only what is given yields to it.
  const isGiven = (kind: number): boolean => kind < candidates.length;
  const kinds: RosterKind[] = times.map(({ toMinute, minutes }, kind) => ({
    minutes,
    barsNext: times.flatMap(({ fromMinute }, next) =>
      1440 + fromMinute - toMinute < restMinutes && (isGiven(kind) || isGiven(next)) ? [next] : [],
    ),
  }));
  const hindered = new Map<string, readonly Hindrance[]>();
  let nextTaken = candidates.length;
  const people = facts.people.map((person, place) => {
    const mine = (blocks[place] ?? []).map((block, index) => ({ ...block, kind: nextTaken + index }));
    nextTaken += mine.length;
    const options = Array.from({ length: facts.dayCount }, (_, day): RosterOption[] => {
      const block = mine.find((one) => one.day === day);
      if (block) return [{ kind: block.kind, cost: 0 }];
      return candidates.flatMap((shape, kind) => {
        if (!person.workRoleIds.includes(shape.workRoleId)) return [];
        const against = hindrancesOf(person.rota, shiftOfShape(facts, shape, day));
        if (against.length > 0) hindered.set(hinderedKey(place, day, kind), against);
        return against.length > 0 ? [] : [{ kind, cost: wageOf(facts, { person, shape, day, minutes: kinds[kind]?.minutes ?? 0 }) }];
      });
    });
    return personOf(facts, person, { options, pinnedDays: mine.map(({ day }) => day) });
  });
  const weekends = Array.from({ length: facts.dayCount / 7 }, (_, week) => [week * 7 + 5, week * 7 + 6]);
  const problem: RosterProblem = { dayCount: facts.dayCount, kinds, people, weekends, requests: [], cover: coverOf(facts, candidates) };
  return { problem, shapes: [...candidates, ...taken.map(() => null)], hindered };
};

type Taken = { readonly day: number; readonly fromMinute: number; readonly toMinute: number; readonly minutes: number };

/**
 * The same person with nothing but what stands, and no limit on it: whose rota breaks a rule already is given no more, and
 * keeps what there is.
 */
export const onlyStanding = (person: RosterPerson, dayCount: number): RosterPerson => ({
  ...person,
  options: person.options.map((ofDay, day) => (person.pinnedDays.includes(day) ? ofDay : [])),
  spans: [{ dayCount, minMinutes: 0, maxMinutes: dayCount * 1440, wanted: null }],
  runMax: dayCount + person.workedBefore,
});

/** The days that somebody works already, here or elsewhere, each as one block. */
const takenDays = (facts: FillFacts, { rota }: FillPerson): Taken[] =>
  Array.from({ length: facts.dayCount }, (_, day) => day).flatMap((day) => {
    const ofDay = rota.shifts.filter((shift) => shift.day === dayAfter(facts.firstDay, day));
    if (ofDay.length === 0) return [];
    const midnight = instantOf(facts, day, 0);
    const minuteOf = (ms: number): number => Math.round((ms - midnight) / minuteMs);
    const fromMinute = Math.min(...ofDay.map(({ startsMs }) => minuteOf(startsMs)));
    const toMinute = Math.max(...ofDay.map(({ endsMs }) => minuteOf(endsMs)));
    return [{ day, fromMinute, toMinute, minutes: inQuarters(sumOf(ofDay)) }];
  });

/** @unit minutes */
const sumOf = (shifts: readonly PlannedShift[]): number => shifts.reduce((sum, shift) => sum + workedMinutes(shift), 0);

/** Upwards, so that no limit is passed by rounding. */
const inQuarters = (minutes: number): number => Math.ceil(minutes / 15) * 15;

const minutesOf = (facts: FillFacts, shape: ShiftShape): number => inQuarters(workedMinutes(shiftOfShape(facts, shape, 0)));

/**
 * The longest rest that anybody here is owed between two days.
 *
 * @unit minutes
 */
const restOf = ({ people, firstDay }: FillFacts): number =>
  Math.max(
    0,
    ...people.flatMap(({ rota }) =>
      rulesFor(rota.country, { kind: 'DAILY_REST', day: firstDay, isMinor: isMinorOn(rota, firstDay) })
        .filter(({ level }) => level === 'BLOCK')
        .map(({ limit }) => limit.minutes),
    ),
  );

const isMinorOn = ({ file: { birthDate } }: RotaFacts, day: string): boolean => birthDate !== null && ageOn(birthDate, day) < fullAge;

/**
 * Nobody is given more than six days in a row, so that a week always has a whole day off.
 *
 * @unit days
 */
const runMax = 6;

const personOf = (facts: FillFacts, person: FillPerson, days: Pick<RosterPerson, 'options' | 'pinnedDays'>): RosterPerson => {
  const { rota, contractMinutes } = person;
  const weights = fillWeights[facts.aim];
  const weeks = Array.from({ length: facts.dayCount / 7 }, (_, week) => week);
  const worked = new Set(rota.shifts.map(({ day }) => day));
  let workedBefore = 0;
  while (worked.has(dayAfter(facts.firstDay, -1 - workedBefore))) workedBefore += 1;
  return {
    ...days,
    kindMax: [],
    spans: weeks.map((week) => {
      const standing = rota.shifts.filter(
        ({ day }) => dayAfter(facts.firstDay, week * 7) <= day && day < dayAfter(facts.firstDay, week * 7 + 7),
      );
      const most = weeklyMost(person, dayAfter(facts.firstDay, week * 7));
      return {
        dayCount: 7,
        minMinutes: 0,
        maxMinutes: Math.max(
          most,
          standing.reduce((sum, shift) => sum + inQuarters(workedMinutes(shift)), 0),
        ),
        wanted: contractMinutes === null ? null : { minutes: contractMinutes, ...weights.hours },
      };
    }),
    runMax,
    runMin: 1,
    offRunMin: 1,
    weekendsMax: facts.dayCount,
    workedBefore,
  };
};

/**
 * What a week is at most where no law says so.
 *
 * @unit minutes
 */
const weekMost = 3000;

/**
 * The law's week, as if every week were the average one.
 *
 * @unit minutes
 */
const weeklyMost = ({ rota }: FillPerson, day: string): number => {
  const limits = rulesFor(rota.country, { kind: 'WEEKLY_HOURS', day, isMinor: isMinorOn(rota, day) })
    .filter(({ level }) => level === 'BLOCK')
    .map(({ limit }) => limit.minutes);
  return Math.max(0, Math.min(weekMost, ...limits) - rota.file.otherMinutes);
};
