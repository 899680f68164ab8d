import { dayOff, type RosterPattern, type RosterPerson, type RosterPlan, type RosterProblem } from './roster-problem.ts';

/** A hard rule that a plan breaks. */
export type RosterBreach = {
  /** @unit place in the list of people */
  readonly person: number;
  readonly rule:
    | 'OPTION'
    | 'PINNED'
    | 'SUCCESSION'
    | 'KIND_MAX'
    | 'MIN_MINUTES'
    | 'MAX_MINUTES'
    | 'RUN_MAX'
    | 'RUN_MIN'
    | 'OFF_RUN_MIN'
    | 'WEEKENDS';
  /** @unit days after the first, where it shows */
  readonly day: number;
};

/** What a plan is worth, by reason. */
export type RosterJudgement = {
  readonly breaches: readonly RosterBreach[];
  /** @unit penalty */
  readonly requests: number;
  /** @unit penalty */
  readonly under: number;
  /** @unit penalty */
  readonly over: number;
  /** @unit penalty of who was given what */
  readonly options: number;
  /** @unit penalty of hours that were agreed otherwise */
  readonly hours: number;
  /** @unit penalty, all together */
  readonly penalty: number;
};

/** Looks at a finished plan rule by rule, in the plainest way: what searches is held against this. */
export const judgeRoster = (problem: RosterProblem, plan: RosterPlan): RosterJudgement => {
  const breaches = problem.people.flatMap((person, index) =>
    breachesOf(problem, person, plan[index] ?? []).map((breach) => ({ ...breach, person: index })),
  );
  const requests = sum(
    problem.requests.map(({ person, day, kind, wish, weight }) => ((plan[person]?.[day] === kind) === (wish === 'ON') ? 0 : weight)),
  );
  const present = problem.cover.map(({ day, kinds }) => plan.filter((pattern) => kinds.includes(pattern[day] ?? dayOff)).length);
  const under = sum(problem.cover.map(({ need, underWeight }, row) => Math.max(0, need - (present[row] ?? 0)) * underWeight));
  const over = sum(problem.cover.map(({ need, overWeight }, row) => Math.max(0, (present[row] ?? 0) - need) * overWeight));
  const options = sum(
    problem.people.flatMap((person, index) =>
      person.options.map((ofDay, day) => ofDay.find(({ kind }) => kind === plan[index]?.[day])?.cost ?? 0),
    ),
  );
  const hours = sum(problem.people.map((person, index) => hoursPenalty(problem, person, plan[index] ?? [])));
  return { breaches, requests, under, over, options, hours, penalty: requests + under + over + options + hours };
};

/** @unit whatever is added up */
const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);

type Breach = Omit<RosterBreach, 'person'>;

const breachesOf = (problem: RosterProblem, person: RosterPerson, pattern: RosterPattern): Breach[] => [
  ...daily(problem, person, pattern),
  ...counted(problem, person, pattern),
  ...runs(person, pattern),
];

const daily = ({ kinds }: RosterProblem, { options, pinnedDays }: RosterPerson, pattern: RosterPattern): Breach[] =>
  pattern.flatMap((kind, day) => {
    const isOpen = kind === dayOff || options[day]?.some((option) => option.kind === kind);
    const isBarred = kinds[pattern[day - 1] ?? dayOff]?.barsNext.includes(kind);
    const isMissed = kind === dayOff && pinnedDays.includes(day);
    return [
      ...(isOpen ? [] : [{ rule: 'OPTION', day } as const]),
      ...(isBarred ? [{ rule: 'SUCCESSION', day } as const] : []),
      ...(isMissed ? [{ rule: 'PINNED', day } as const] : []),
    ];
  });

const counted = (problem: RosterProblem, person: RosterPerson, pattern: RosterPattern): Breach[] => {
  const kindMax = person.kindMax.flatMap((most, kind) =>
    most !== null && pattern.filter((worked) => worked === kind).length > most ? [{ rule: 'KIND_MAX', day: 0 } as const] : [],
  );
  const minutes = minutesBySpan(problem, person, pattern).flatMap(({ span, firstDay, worked }) => [
    ...(worked < span.minMinutes ? [{ rule: 'MIN_MINUTES', day: firstDay } as const] : []),
    ...(worked > span.maxMinutes ? [{ rule: 'MAX_MINUTES', day: firstDay } as const] : []),
  ]);
  const weekends = problem.weekends.filter((days) => days.some((day) => (pattern[day] ?? dayOff) !== dayOff)).length;
  return [...kindMax, ...minutes, ...(weekends > person.weekendsMax ? [{ rule: 'WEEKENDS', day: 0 } as const] : [])];
};

const minutesBySpan = ({ kinds }: RosterProblem, { spans }: RosterPerson, pattern: RosterPattern) => {
  let firstDay = 0;
  return spans.map((span) => {
    const from = firstDay;
    firstDay += span.dayCount;
    return { span, firstDay: from, worked: sum(pattern.slice(from, firstDay).map((kind) => kinds[kind]?.minutes ?? 0)) };
  });
};

const hoursPenalty = (problem: RosterProblem, person: RosterPerson, pattern: RosterPattern): number =>
  sum(
    minutesBySpan(problem, person, pattern).map(({ span: { wanted }, worked }) =>
      wanted === null
        ? 0
        : Math.max(0, wanted.minutes - worked) * wanted.underWeight + Math.max(0, worked - wanted.minutes) * wanted.overWeight,
    ),
  );

/** Stretches of days worked or off; one that touches an end may go on beyond it. */
const runs = ({ runMax, runMin, offRunMin, workedBefore }: RosterPerson, pattern: RosterPattern): Breach[] =>
  stretchesOf(pattern).flatMap(({ day, length, isWork, isWithin }): Breach[] => {
    if (!isWork) return isWithin && length < offRunMin ? [{ rule: 'OFF_RUN_MIN', day }] : [];
    const worked = length + (day === 0 ? workedBefore : 0);
    return [
      ...(worked > runMax ? [{ rule: 'RUN_MAX' as const, day }] : []),
      ...(isWithin && length < runMin ? [{ rule: 'RUN_MIN' as const, day }] : []),
    ];
  });

const stretchesOf = (pattern: RosterPattern) => {
  const isWorkOn = (day: number): boolean => pattern[day] !== dayOff;
  const begins = pattern.flatMap((_, day) => (day === 0 || isWorkOn(day) !== isWorkOn(day - 1) ? [day] : []));
  return begins.map((day, place) => {
    const end = begins[place + 1] ?? pattern.length;
    return { day, length: end - day, isWork: isWorkOn(day), isWithin: day > 0 && end < pattern.length };
  });
};
