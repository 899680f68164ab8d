import type { RosterPerson, RosterProblem } from './roster-problem.ts';

/**
 * What is remembered of a person's days so far, packed into one number: kinds counted, weekends worked, how the last days
 * were, and units of work in the span. Two ways to the same number are alike for whatever comes after.
 */
export type PatternSpace = {
  /** @unit minutes that all kinds are whole multiples of */
  readonly unitMinutes: number;
  /** @unit states */
  readonly size: number;
  /** @unit values of units worked in a span, from none */
  readonly unitValues: number;
  /** @unit ways that the last days can have been */
  readonly lastValues: number;
  /** @unit values of weekends worked, from none; one where they don't matter */
  readonly weekendValues: number;
  readonly hasWeekendLimit: boolean;
  /** @unit state before the first day */
  readonly start: number;
  /** By kind: how far its count stands from the next in the packed number, and the most; no step where it isn't counted. */
  readonly counted: readonly CountedKind[];
  /** What the last days become by a day off, on a day; none where it is not allowed. */
  readonly afterOff: (last: number, day: number) => number;
  /** What the last days become by a kind, on a day; none where it is not allowed. */
  readonly afterWork: (last: number, kind: number, day: number) => number;
  readonly isWork: (last: number) => boolean;
};

/** A kind that may be given only so often. */
export type CountedKind = {
  /** @unit states from one count to the next; none where the kind is not counted */
  readonly step: number;
  /** @unit shifts of the kind */
  readonly most: number;
};

/**
 * What a transition answers where it is not allowed.
 *
 * @unit way that the last days were, where there is none
 */
export const notAllowed = -1;

/** The states of one person. */
export const patternSpaceOf = ({ kinds, weekends, dayCount }: RosterProblem, person: RosterPerson): PatternSpace => {
  const used = new Set(person.options.flatMap((ofDay) => ofDay.map(({ kind }) => kind)));
  const unitMinutes = Math.max(1, [...used].map((kind) => kinds[kind]?.minutes ?? 0).reduce(greatestCommon, 0));
  const unitValues = Math.floor(Math.max(0, ...person.spans.map(({ maxMinutes }) => maxMinutes)) / unitMinutes) + 1;
  const hasWeekendLimit = person.weekendsMax < weekends.length;
  const weekendValues = hasWeekendLimit ? person.weekendsMax + 1 : 1;
  const { classOfKind, barred } = classesOf(kinds);
  const classes = barred.length;
  const { offRunMin, runMin, runMax, workedBefore } = person;
  const offs = Math.max(1, offRunMin);
  const isEndless = runMax >= dayCount + workedBefore;
  const longest = isEndless ? Math.max(1, runMin) : runMax;
  const lastValues = offs + longest * classes;
  const runOf = (last: number): number => Math.floor((last - offs) / classes) + 1;
  const startLast = workedBefore > 0 ? offs + (Math.min(workedBefore, longest) - 1) * classes : offs - 1;

  const block = unitValues * lastValues * weekendValues;
  let size = block;
  const counted = kinds.map((_, kind) => {
    const most = person.kindMax[kind] ?? null;
    const days = person.options.filter((ofDay) => ofDay.some((option) => option.kind === kind)).length;
    if (most === null || most >= days) return { step: 0, most: 0 };
    const step = size;
    size *= most + 1;
    return { step, most };
  });

  return {
    unitMinutes,
    size,
    unitValues,
    lastValues,
    weekendValues,
    hasWeekendLimit,
    start: startLast * unitValues,
    counted,
    isWork: (last) => last >= offs,
    afterOff: (last, day) => {
      if (last < offs) return Math.min(last + 1, offs - 1);
      const run = runOf(last);
      return run >= runMin || run >= day ? 0 : notAllowed;
    },
    afterWork: (last, kind, day) => {
      const shape = classOfKind[kind] ?? 0;
      if (last < offs) return last + 1 >= offRunMin || last + 1 >= day ? offs + shape : notAllowed;
      const run = runOf(last);
      const isBarred = barred[(last - offs) % classes]?.has(kind) ?? false;
      if (isBarred || (run >= longest && !isEndless)) return notAllowed;
      return offs + (Math.min(run + 1, longest) - 1) * classes + shape;
    },
  };
};

/** Kinds that bar the same ones are one class; the first class bars nothing. */
const classesOf = (kinds: RosterProblem['kinds']) => {
  const places = new Map<string, number>([['', 0]]);
  const barred: ReadonlySet<number>[] = [new Set()];
  const classOfKind = kinds.map(({ barsNext }) => {
    const key = barsNext.toSorted((one, other) => one - other).join(' ');
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, barred.length);
    barred.push(new Set(barsNext));
    return barred.length - 1;
  });
  return { classOfKind, barred };
};

/** @unit whatever both are counted in */
const greatestCommon = (one: number, other: number): number => (other === 0 ? one : greatestCommon(other, one % other));
