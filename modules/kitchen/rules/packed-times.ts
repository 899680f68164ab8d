import type { TimedLine } from './ticket-times.ts';

/** A line with what it is called, as its day tells it. */
export type ToldLine = Omit<TimedLine, 'weekday'> & { readonly name: string; readonly nameLocal: string | null };

/** A line as few bytes: its dish and its stations by their places, then its numbers. */
type PackedLine = readonly [
  dish: number,
  way: number,
  hour: number,
  targetSeconds: number | null,
  toStart: number | null,
  toReady: number | null,
  toServed: number | null,
  /** 1 where it was called back, 2 where it is made again, 3 for both. */
  marks: number,
  /** Stage and seconds, one after the other. */
  stages: readonly number[],
];

/** All lines of one trading day: a quarter of a busy house holds a hundred thousand. */
export type PackedTimes = {
  readonly businessDate: string;
  readonly dishes: readonly (readonly [id: string, name: string, nameLocal: string | null])[];
  readonly ways: readonly (readonly string[])[];
  readonly lines: readonly PackedLine[];
};

/** Gives each thing that differs a place, in the order in which they are met. */
class Places<Thing> {
  readonly #known = new Map<string, number>();
  readonly things: Thing[] = [];

  of(thing: Thing): number {
    const key = JSON.stringify(thing);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, this.things.length);
    return this.things.push(thing) - 1;
  }
}

/**
 * A day's lines as few bytes.
 *
 * @invariant unpacked they are the same, in the same order.
 */
export const packTimes = (businessDate: string, lines: readonly ToldLine[]): PackedTimes => {
  const [dishes, ways] = [new Places<PackedTimes['dishes'][number]>(), new Places<readonly string[]>()];
  const packed = lines.map((line): PackedLine => [
    dishes.of([line.dishId, line.name, line.nameLocal]),
    ways.of(line.stationIds),
    line.hour,
    line.targetSeconds,
    line.toStart,
    line.toReady,
    line.toServed,
    (line.wasRecalled ? 1 : 0) + (line.isRemake ? 2 : 0),
    line.stagesDone.flatMap(({ stage, seconds }) => [stage, seconds]),
  ]);
  return { businessDate, dishes: dishes.things, ways: ways.things, lines: packed };
};

const stagesOf = (numbers: readonly number[]): TimedLine['stagesDone'] => {
  const done: { stage: number; seconds: number }[] = [];
  for (let at = 0; at < numbers.length; at += 2) done.push({ stage: numbers[at] ?? 1, seconds: numbers[at + 1] ?? 0 });
  return done;
};

/** The lines of a day again, each with the day of the week. */
export const unpackTimes = ({ businessDate, dishes, ways, lines }: PackedTimes): readonly (ToldLine & TimedLine)[] => {
  const weekday = new Date(`${businessDate}T00:00:00Z`).getUTCDay() || 7;
  const told = dishes.map(([dishId, name, nameLocal]) => ({ dishId, name, nameLocal }));
  // A quarter holds a hundred thousand: each is written out at once, which takes a third of putting it together from parts.
  return lines.map(([dish, way, hour, targetSeconds, toStart, toReady, toServed, marks, stages]) => ({
    dishId: told[dish]?.dishId ?? '',
    name: told[dish]?.name ?? '',
    nameLocal: told[dish]?.nameLocal ?? null,
    weekday,
    hour,
    targetSeconds,
    toStart,
    toReady,
    toServed,
    stationIds: ways[way] ?? [],
    stagesDone: stagesOf(stages),
    wasRecalled: marks % 2 === 1,
    isRemake: marks >= 2,
  }));
};
