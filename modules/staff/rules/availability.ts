import { instantAt } from '../../../kit/time/wall.ts';
import type { Stretch } from './stretch.ts';
import { dayAfter } from './rota-week.ts';

/** What somebody says of a part of their week. */
export const availabilityKinds = ['AVAILABLE', 'PREFERRED', 'UNAVAILABLE'] as const;

/** One of them. */
export type AvailabilityKind = (typeof availabilityKinds)[number];

/** A part of somebody's week. */
export type AvailabilitySpan = {
  /** @unit days after Sunday */
  readonly weekday: number;
  /** @unit minutes of the wall after the midnight that the day begins on */
  readonly fromMinute: number;
  /** @unit minutes, as above; what goes on past midnight goes on past 1440 */
  readonly toMinute: number;
  readonly kind: AvailabilityKind;
};

/** What somebody says of their week from a day on, until they say otherwise. */
export type AvailabilityPattern = { readonly validFrom: string; readonly spans: readonly AvailabilitySpan[] };

/** How the days of a restaurant turn. */
export type DayWall = {
  /** An IANA zone. */
  readonly timeZone: string;
  /** When a trading day begins: "04:00". */
  readonly dayTurnsAt: string;
};

const dayMinutes = 1440;
const two = (part: number): string => String(part).padStart(2, '0');

/**
 * The instant of a minute of the wall after the midnight of a day.
 *
 * @unit milliseconds since 1970
 */
export const instantOfMinute = (day: string, minute: number, timeZone: string): number => {
  const within = minute % dayMinutes;
  const clock = `${two(Math.floor(within / 60))}:${two(within % 60)}`;
  return instantAt(dayAfter(day, Math.floor(minute / dayMinutes)), clock, timeZone).getTime();
};

/** Whether parts of a week contradict each other: one ends before it begins, or two of a day lie over each other. */
export const areSpansWrong = (spans: readonly AvailabilitySpan[]): boolean =>
  spans.some(
    (span, index) =>
      span.toMinute <= span.fromMinute ||
      spans
        .slice(0, index)
        .some((other) => other.weekday === span.weekday && other.fromMinute < span.toMinute && span.fromMinute < other.toMinute),
  );

/** What somebody says of a day: their latest word that holds by then. */
export const spansOn = (patterns: readonly AvailabilityPattern[], day: string): readonly AvailabilitySpan[] => {
  const weekday = new Date(day).getUTCDay();
  const pattern = patterns
    .filter(({ validFrom }) => validFrom <= day)
    .toSorted((one, other) => one.validFrom.localeCompare(other.validFrom))
    .at(-1);
  return pattern?.spans.filter((span) => span.weekday === weekday) ?? [];
};

/**
 * When somebody can't come on these days. A day that names times at which they can come leaves none but those; a day of
 * which nothing is said leaves them all.
 */
export const unavailableOn = (days: readonly string[], patterns: readonly AvailabilityPattern[], wall: DayWall): Stretch[] =>
  days.flatMap((day) => {
    const spans = spansOn(patterns, day);
    const cannot = spans.filter(({ kind }) => kind === 'UNAVAILABLE').map((span) => stretchOf(day, span, wall));
    if (!spans.some(({ kind }) => kind === 'AVAILABLE')) return cannot;
    const before = dayAfter(day, -1);
    const can = [...spansOn(patterns, before).map((span) => ({ span, on: before })), ...spans.map((span) => ({ span, on: day }))].flatMap(
      ({ span, on }) => (span.kind === 'UNAVAILABLE' ? [] : [stretchOf(on, span, wall)]),
    );
    return [...cannot, ...without(tradingDayOf(day, wall), can)];
  });

/** When somebody likes to come on these days. */
export const preferredOn = (days: readonly string[], patterns: readonly AvailabilityPattern[], wall: DayWall): Stretch[] =>
  days.flatMap((day) =>
    spansOn(patterns, day)
      .filter(({ kind }) => kind === 'PREFERRED')
      .map((span) => stretchOf(day, span, wall)),
  );

/** A trading day by its instants. */
export const tradingDayOf = (day: string, { timeZone, dayTurnsAt }: DayWall): Stretch => ({
  startsMs: instantAt(day, dayTurnsAt, timeZone).getTime(),
  endsMs: instantAt(dayAfter(day, 1), dayTurnsAt, timeZone).getTime(),
});

const stretchOf = (
  day: string,
  { fromMinute, toMinute }: Pick<AvailabilitySpan, 'fromMinute' | 'toMinute'>,
  { timeZone }: DayWall,
): Stretch => ({
  startsMs: instantOfMinute(day, fromMinute, timeZone),
  endsMs: instantOfMinute(day, toMinute, timeZone),
});

const without = (whole: Stretch, parts: readonly Stretch[]): Stretch[] => {
  let from = whole.startsMs;
  const left: Stretch[] = [];
  for (const { startsMs, endsMs } of parts.toSorted((one, other) => one.startsMs - other.startsMs)) {
    if (startsMs > from) left.push({ startsMs: from, endsMs: Math.min(startsMs, whole.endsMs) });
    from = Math.max(from, endsMs);
  }
  if (from < whole.endsMs) left.push({ startsMs: from, endsMs: whole.endsMs });
  return left.filter((stretch) => stretch.endsMs > stretch.startsMs);
};
