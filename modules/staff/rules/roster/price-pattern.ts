import { notAllowed, patternSpaceOf, type PatternSpace } from './pattern-space.ts';
import { dayOff, type RosterPattern, type RosterPerson, type RosterProblem } from './roster-problem.ts';

/** What a search found. */
export type PricedPattern = {
  readonly pattern: RosterPattern;
  /** @unit penalty by the prices that were asked with, hours that were agreed otherwise in it */
  readonly price: number;
};

/** A person's cheapest patterns for a price of each kind on each day, cheapest first; none where no pattern is lawful. */
export type PatternSearch = (prices: Float64Array, most: number) => readonly PricedPattern[];

/** Room for one search at a time; it grows to what the largest needs. */
export type SearchMemory = {
  cheapest: Float64Array;
  next: Float64Array;
  reached: Int32Array;
  reachedNext: Int32Array;
  cameFrom: Int32Array;
  worked: Int16Array;
};

/** Empty room. */
export const searchMemory = (): SearchMemory => ({
  cheapest: new Float64Array(0),
  next: new Float64Array(0),
  reached: new Int32Array(0),
  reachedNext: new Int32Array(0),
  cameFrom: new Int32Array(0),
  worked: new Int16Array(0),
});

/**
 * Looks day by day over all that one person may do and keeps the cheapest way to each state: exact, whatever the prices.
 * A price stands at day times kinds plus kind; a day off has none.
 */
export const patternSearch = (problem: RosterProblem, person: RosterPerson, memory: SearchMemory): PatternSearch => {
  const space = patternSpaceOf(problem, person);
  const steps = daySteps(problem, person, space);
  return (prices, most) => {
    fit(memory, space.size, problem.dayCount);
    memory.reached[0] = space.start;
    memory.cheapest[space.start] = 0;
    let count = 1;
    for (const step of steps) count = walkDay({ space, memory, step, prices }, count);
    return cheapestEnds({ problem, space, memory, count }, most);
  };
};

type DayStep = {
  readonly day: number;
  readonly options: Int32Array;
  /** By option; a day off is the first and has none. */
  readonly units: Int32Array;
  /** State of the last days after each option, by last and option; a day off is the first. */
  readonly after: Int16Array;
  readonly isCountedWeekend: Uint8Array;
  /** @unit units that must be reached by the evening for the span's minimum to stay possible */
  readonly unitsLeast: number;
  readonly unitsMost: number;
  readonly unitMinutes: number;
  readonly kinds: number;
  readonly closes: RosterPerson['spans'][number] | null;
};

const daySteps = (problem: RosterProblem, person: RosterPerson, space: PatternSpace): DayStep[] => {
  const { kinds } = problem;
  const largest = person.options.map((ofDay) => Math.max(0, ...ofDay.map(({ kind }) => (kinds[kind]?.minutes ?? 0) / space.unitMinutes)));
  return spanByDay(problem, person).map(({ span, isLast, lastDay }, day) => {
    const isPinned = person.pinnedDays.includes(day);
    const options = Int32Array.from((person.options[day] ?? []).map(({ kind }) => kind));
    const after = new Int16Array(space.lastValues * (options.length + 1));
    for (let last = 0; last < space.lastValues; last += 1) {
      const row = last * (options.length + 1);
      after[row] = isPinned ? notAllowed : space.afterOff(last, day);
      options.forEach((kind, place) => {
        after[row + place + 1] = space.afterWork(last, kind, day);
      });
    }
    const still = largest.slice(day + 1, lastDay + 1).reduce((total, units) => total + units, 0);
    return {
      day,
      options,
      units: Int32Array.from([0, ...options.map((kind) => (kinds[kind]?.minutes ?? 0) / space.unitMinutes)]),
      after,
      isCountedWeekend: weekendFlags(problem, space, day),
      unitsLeast: Math.ceil(span.minMinutes / space.unitMinutes) - still,
      unitsMost: Math.floor(span.maxMinutes / space.unitMinutes),
      unitMinutes: space.unitMinutes,
      kinds: kinds.length,
      closes: isLast ? span : null,
    };
  });
};

const spanByDay = ({ dayCount }: RosterProblem, { spans }: RosterPerson) => {
  let firstDay = 0;
  return spans.flatMap((span) => {
    const lastDay = Math.min(dayCount, firstDay + span.dayCount) - 1;
    const days = Array.from({ length: lastDay - firstDay + 1 }, (_, at) => ({ span, lastDay, isLast: firstDay + at === lastDay }));
    firstDay = lastDay + 1;
    return days;
  });
};

/** By how the last days were: whether work on the day makes one more weekend worked. */
const weekendFlags = ({ weekends }: RosterProblem, space: PatternSpace, day: number): Uint8Array => {
  const weekend = space.hasWeekendLimit ? weekends.find((days) => days.includes(day)) : undefined;
  const isSecond = weekend?.includes(day - 1) ?? false;
  return Uint8Array.from({ length: space.lastValues }, (_, last) => (weekend && !(isSecond && space.isWork(last)) ? 1 : 0));
};

type Walk = { readonly space: PatternSpace; readonly memory: SearchMemory; readonly step: DayStep; readonly prices: Float64Array };

/** From all states of a morning to those of its evening; answers how many those are. */
const walkDay = (walk: Walk, count: number): number => {
  const { memory } = walk;
  let found = 0;
  for (let at = 0; at < count; at += 1) {
    const state = memory.reached[at] ?? 0;
    const price = memory.cheapest[state] ?? 0;
    memory.cheapest[state] = Number.POSITIVE_INFINITY;
    found = walkOn(walk, { state, price }, found);
  }
  [memory.cheapest, memory.next] = [memory.next, memory.cheapest];
  [memory.reached, memory.reachedNext] = [memory.reachedNext, memory.reached];
  return found;
};

/** Offers whatever may follow one state of a morning. */
const walkOn = (walk: Walk, from: { readonly state: number; readonly price: number }, known: number): number => {
  const { space, memory, step, prices } = walk;
  const { state, price } = from;
  const unit = state % space.unitValues;
  const last = ((state - unit) / space.unitValues) % space.lastValues;
  const row = last * step.units.length;
  let found = known;
  for (let place = 0; place < step.units.length; place += 1) {
    const nextLast = step.after[row + place] ?? notAllowed;
    const nextUnit = unit + (step.units[place] ?? 0);
    if (nextLast === notAllowed || nextUnit > step.unitsMost || nextUnit < step.unitsLeast) continue;
    const kind = step.options[place - 1] ?? dayOff;
    const counts = countStep(walk, { state, last, kind });
    if (counts === notAllowed) continue;
    const worth = kind === dayOff ? 0 : (prices[step.day * step.kinds + kind] ?? 0);
    const cost = price + worth + hoursCost(step.closes, nextUnit * step.unitMinutes);
    const units = (step.closes ? 0 : nextUnit) - unit;
    const target = state + (nextLast - last) * space.unitValues + counts + units;
    found = offer(memory, { target, cost, state, kind, row: step.day * space.size }, found);
  }
  return found;
};

type Counting = { readonly state: number; readonly last: number; readonly kind: number };

/** How far work moves the counts in the packed number: one more of the kind, and of weekends where it is the first day of one. */
const countStep = ({ space, step }: Walk, { state, last, kind }: Counting): number => {
  const { counted, unitValues, lastValues, weekendValues } = space;
  if (kind === dayOff) return 0;
  let move = 0;
  if (step.isCountedWeekend[last] === 1) {
    if ((Math.floor(state / (unitValues * lastValues)) % weekendValues) + 1 >= weekendValues) return notAllowed;
    move = unitValues * lastValues;
  }
  const { step: stride, most } = counted[kind] ?? noCount;
  if (stride === 0) return move;
  return Math.floor(state / stride) % (most + 1) < most ? move + stride : notAllowed;
};

const noCount = { step: 0, most: 0 } as const;

type Offer = { readonly target: number; readonly cost: number; readonly state: number; readonly kind: number; readonly row: number };

const offer = (memory: SearchMemory, { target, cost, state, kind, row }: Offer, found: number): number => {
  const best = memory.next[target] ?? Number.POSITIVE_INFINITY;
  if (cost >= best) return found;
  memory.next[target] = cost;
  memory.cameFrom[row + target] = state;
  memory.worked[row + target] = kind;
  if (best < Number.POSITIVE_INFINITY) return found;
  memory.reachedNext[found] = target;
  return found + 1;
};

/** @unit penalty */
const hoursCost = (span: DayStep['closes'], minutes: number): number => {
  const wanted = span?.wanted;
  if (!wanted) return 0;
  return minutes < wanted.minutes ? (wanted.minutes - minutes) * wanted.underWeight : (minutes - wanted.minutes) * wanted.overWeight;
};

type Ends = { readonly problem: RosterProblem; readonly space: PatternSpace; readonly memory: SearchMemory; readonly count: number };

const cheapestEnds = ({ problem: { dayCount }, space, memory, count }: Ends, most: number): PricedPattern[] => {
  const ends = [...memory.reached.subarray(0, count)].map((state) => ({ state, price: memory.cheapest[state] ?? 0 }));
  for (const { state } of ends) memory.cheapest[state] = Number.POSITIVE_INFINITY;
  return ends
    .filter(({ price }) => price < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.price - other.price)
    .slice(0, most)
    .map(({ state, price }) => {
      const pattern: number[] = [];
      let at = state;
      for (let day = dayCount - 1; day >= 0; day -= 1) {
        pattern[day] = memory.worked[day * space.size + at] ?? dayOff;
        at = memory.cameFrom[day * space.size + at] ?? 0;
      }
      return { pattern, price };
    });
};

const fit = (memory: SearchMemory, size: number, days: number): void => {
  if (memory.cheapest.length < size) {
    memory.cheapest = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
    memory.next = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
    memory.reached = new Int32Array(size);
    memory.reachedNext = new Int32Array(size);
  }
  if (memory.worked.length < size * days) {
    memory.cameFrom = new Int32Array(size * days);
    memory.worked = new Int16Array(size * days);
  }
};
