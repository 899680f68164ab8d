/** One line that the kitchen was told of, as its diary tells how long it took. */
export type TimedLine = {
  readonly dishId: string;
  /**
   * Of the trading day: what is fired after midnight is of the evening before.
   *
   * @unit days of the week, Monday is 1
   */
  readonly weekday: number;
  /**
   * At which the kitchen heard of it, by the wall.
   *
   * @unit hours, 0 to 23
   */
  readonly hour: number;
  /** @unit seconds; null where the dish has none */
  readonly targetSeconds: number | null;
  /**
   * Until somebody first began it.
   *
   * @unit seconds; null where nobody said so
   */
  readonly toStart: number | null;
  /**
   * Until it was ready, the last time where it was called back.
   *
   * @unit seconds; null while it is being made
   */
  readonly toReady: number | null;
  /**
   * From ready until it was served.
   *
   * @unit seconds; null where nobody said so
   */
  readonly toServed: number | null;
  readonly stationIds: readonly string[];
  /** When each stage of its way was done, since it was fired. */
  readonly stagesDone: readonly { /** @unit stages, from 1 */ readonly stage: number; /** @unit seconds */ readonly seconds: number }[];
  readonly wasRecalled: boolean;
  readonly isRemake: boolean;
};

/** A station as far as it decides which part of the time is its own. */
export type TimedStation = { readonly id: string; /** @unit stages, from 1 */ readonly stage: number };

/** How long it took in the middle, and how long nine of ten took at most. */
export type Spread = {
  /** @unit lines */ readonly count: number;
  /** @unit seconds */ readonly median: number;
  /** @unit seconds */ readonly ninetieth: number;
};

/** How long a group of lines took. */
export type GroupTimes = {
  /** Null where none of them is ready. */
  readonly spread: Spread | null;
  /**
   * Ready later than the target of their dish.
   *
   * @unit lines
   */
  readonly late: number;
  /**
   * Ready, and with a target.
   *
   * @unit lines
   */
  readonly targeted: number;
  /** @unit lines */
  readonly recalled: number;
  /** @unit lines */
  readonly remade: number;
};

/** The times of a period, as a whole and by what they may depend on. */
export type TicketTimes = {
  readonly all: GroupTimes;
  readonly toStart: Spread | null;
  readonly toServed: Spread | null;
  /** The slowest first. */
  readonly dishes: readonly (GroupTimes & { readonly dishId: string })[];
  /** The slowest first; each with the time that a line lay with it alone. */
  readonly stations: readonly (GroupTimes & { readonly stationId: string })[];
  /** By the clock, from midnight on. */
  readonly hours: readonly (GroupTimes & { readonly hour: number })[];
  readonly cells: readonly (GroupTimes & { /** @unit days of the week, Monday is 1 */ readonly weekday: number; readonly hour: number })[];
};

/** What one should know first of the times of a period. */
export type TimesFinding =
  | { readonly kind: 'NOTHING_READY' }
  /** More of its lines than of any other were late. */
  | {
      readonly kind: 'DISH_LATE';
      readonly dishId: string;
      /** @unit lines */ readonly late: number;
      /** @unit lines */ readonly targeted: number;
    }
  /** No dish has a target to be held against. */
  | { readonly kind: 'NO_TARGETS'; readonly dishId: string; /** @unit seconds */ readonly median: number }
  | { readonly kind: 'ALL_IN_TIME'; /** @unit seconds */ readonly ninetieth: number };

/**
 * The middle and the ninetieth of a hundred, each a time that happened: the smallest that so many did not exceed.
 *
 * @returns null for none
 */
export const spreadOf = (seconds: readonly number[]): Spread | null => {
  // A quarter holds a hundred thousand of them, and numbers alone are sorted ten times as fast.
  const sorted = Float64Array.from(seconds).sort();
  const at = (percent: number): number => sorted[Math.ceil((percent * sorted.length) / 100) - 1] ?? 0;
  return sorted.length === 0 ? null : { count: sorted.length, median: at(50), ninetieth: at(90) };
};

/**
 * How long a line lay with one of the stations that make it: from when the stage before was done, or from when it was fired.
 *
 * @unit seconds
 * @returns null where the station has no part in it, or is not done
 */
export const stationSeconds = (line: TimedLine, station: TimedStation): number | null => {
  if (!line.stationIds.includes(station.id)) return null;
  let [done, before]: [number | null, number] = [null, 0];
  for (const { stage, seconds } of line.stagesDone) {
    if (stage === station.stage) done ??= seconds;
    else if (stage < station.stage) before = Math.max(before, seconds);
  }
  return done === null ? null : Math.max(0, done - before);
};

type SecondsOf = (line: TimedLine) => number | null;

const groupTimes = (lines: readonly TimedLine[], secondsOf: SecondsOf): GroupTimes => {
  const seconds: number[] = [];
  const count = { late: 0, targeted: 0, recalled: 0, remade: 0 };
  for (const line of lines) {
    const took = secondsOf(line);
    if (took !== null) seconds.push(took);
    if (line.wasRecalled) count.recalled += 1;
    if (line.isRemake) count.remade += 1;
    if (line.targetSeconds === null || line.toReady === null) continue;
    count.targeted += 1;
    if (line.toReady > line.targetSeconds) count.late += 1;
  }
  return { spread: spreadOf(seconds), ...count };
};

const bySlowest =
  <Group extends GroupTimes>(nameOf: (group: Group) => string) =>
  (left: Group, right: Group): number =>
    (right.spread?.median ?? -1) - (left.spread?.median ?? -1) ||
    (right.spread?.count ?? 0) - (left.spread?.count ?? 0) ||
    (nameOf(left) < nameOf(right) ? -1 : 1);

const groupsBy = <Key>(lines: readonly TimedLine[], keyOf: (line: TimedLine) => Key): readonly (readonly [Key, readonly TimedLine[]])[] => {
  const groups = new Map<Key, TimedLine[]>();
  for (const line of lines) {
    const key = keyOf(line);
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups];
};

const untilReady: SecondsOf = ({ toReady }) => toReady;

/** How long all lines of a period took together. */
export const timesTogether = (lines: readonly TimedLine[]): GroupTimes => groupTimes(lines, untilReady);

/**
 * The times of a period. What was voided is not among the lines; what was called back counts until it was ready the last time.
 *
 * @param station looked at alone: its own lines, and the time that they lay with it; null for the whole kitchen
 */
export const ticketTimes = (lines: readonly TimedLine[], stations: readonly TimedStation[], station: TimedStation | null): TicketTimes => {
  const asked = station === null ? lines : lines.filter(({ stationIds }) => stationIds.includes(station.id));
  const secondsOf: SecondsOf = station === null ? untilReady : (line) => stationSeconds(line, station);
  const timesOf = (group: readonly TimedLine[]): GroupTimes => groupTimes(group, secondsOf);
  return {
    all: timesOf(asked),
    toStart: spreadOf(asked.flatMap(({ toStart }) => toStart ?? [])),
    toServed: spreadOf(asked.flatMap(({ toServed }) => toServed ?? [])),
    dishes: groupsBy(asked, ({ dishId }) => dishId)
      .map(([dishId, group]) => ({ dishId, ...timesOf(group) }))
      .toSorted(bySlowest(({ dishId }) => dishId)),
    stations: stations
      .map((one) => ({ one, group: lines.filter(({ stationIds }) => stationIds.includes(one.id)) }))
      .filter(({ group }) => group.length > 0)
      .map(({ one, group }) => ({ stationId: one.id, ...groupTimes(group, (line) => stationSeconds(line, one)) }))
      .toSorted(bySlowest(({ stationId }) => stationId)),
    hours: groupsBy(asked, ({ hour }) => hour)
      .map(([hour, group]) => ({ hour, ...timesOf(group) }))
      .toSorted((left, right) => left.hour - right.hour),
    cells: groupsBy(asked, ({ weekday, hour }) => weekday * 24 + hour)
      .toSorted(([left], [right]) => left - right)
      .map(([key, group]) => ({ weekday: Math.floor(key / 24), hour: key % 24, ...timesOf(group) })),
  };
};

/** What one should know first: the dish that was late most often, or that nothing was. */
export const timesFinding = ({ all, dishes }: Pick<TicketTimes, 'all' | 'dishes'>): TimesFinding => {
  const [slowest] = dishes;
  if (!all.spread || !slowest?.spread) return { kind: 'NOTHING_READY' };
  if (all.targeted === 0) return { kind: 'NO_TARGETS', dishId: slowest.dishId, median: slowest.spread.median };
  const [worst] = dishes.toSorted((left, right) => right.late - left.late || left.targeted - right.targeted);
  if (!worst || worst.late === 0) return { kind: 'ALL_IN_TIME', ninetieth: all.spread.ninetieth };
  return { kind: 'DISH_LATE', dishId: worst.dishId, late: worst.late, targeted: worst.targeted };
};
