import { instantAt } from '../../../../kit/time/wall.ts';
import type { Break, PlannedShift } from '../planned-shift.ts';
import { dayAfter } from '../rota-week.ts';
import type { FillFacts, FillNeed, ShiftShape } from './fill-facts.ts';

/** How shifts are cut where the house has no habit. */
const shapeLimits = {
  /** @unit minutes */
  lengthMin: 240,
  /** @unit minutes */
  lengthMax: 600,
  /** @unit shapes of a kind of work that are tried */
  shapesMax: 16,
} as const;

/** @unit minutes */
const usualLengths = [480, 360, 300] as const;

/** Work longer than this has a pause in its middle. */
const pauseOf = {
  /** @unit minutes */
  over: 360,
  /** @unit minutes */
  length: 30,
} as const;

/** The shapes that the needs of a kind of work can be met with: those that wait for somebody first, then the house's own, then from edge to edge of what is needed. */
export const shapesOf = ({ needs, open, habits, dayTurnsAtMinute }: FillFacts, workRoleId: string): ShiftShape[] => {
  const mine = needs.filter((need) => need.workRoleId === workRoleId);
  const opens = Math.max(dayTurnsAtMinute, Math.min(...mine.map(({ fromMinute }) => fromMinute)));
  const closes = Math.min(1440 + dayTurnsAtMinute, Math.max(...mine.map(({ toMinute }) => toMinute)));
  const edges = [...new Set(mine.flatMap(({ fromMinute, toMinute }) => [fromMinute, toMinute]))].toSorted((one, other) => one - other);
  const betweenEdges = edges.flatMap((fromMinute) => edges.map((toMinute) => ({ fromMinute, toMinute })));
  const usual = edges.flatMap((edge) =>
    usualLengths.flatMap((length) => [
      { fromMinute: edge, toMinute: edge + length },
      { fromMinute: edge - length, toMinute: edge },
    ]),
  );
  const cut = [...betweenEdges, ...usual].filter(({ fromMinute, toMinute }) => fromMinute >= opens && toMinute <= closes);
  const known = habits.filter((habit) => habit.workRoleId === workRoleId);
  const fits = [...known, ...cut].filter(({ fromMinute, toMinute }) => isUsable(fromMinute, toMinute, dayTurnsAtMinute));
  const waiting = open.filter((one) => one.workRoleId === workRoleId);
  return distinct([...waiting, ...shortDays(mine).filter(({ fromMinute }) => fromMinute >= dayTurnsAtMinute), ...fits])
    .slice(0, shapeLimits.shapesMax)
    .map(({ fromMinute, toMinute }) => ({ workRoleId, fromMinute, toMinute }));
};

/** Days on which less is needed than a shift is long get one that is as long as the need. */
const shortDays = (needs: readonly FillNeed[]): Times[] =>
  [...new Set(needs.map(({ day }) => day))]
    .map((day) => needs.filter((need) => need.day === day))
    .map((ofDay) => ({
      fromMinute: Math.min(...ofDay.map(({ fromMinute }) => fromMinute)),
      toMinute: Math.max(...ofDay.map(({ toMinute }) => toMinute)),
    }))
    .filter(({ fromMinute, toMinute }) => toMinute - fromMinute < shapeLimits.lengthMin);

const isUsable = (fromMinute: number, toMinute: number, dayTurnsAtMinute: number): boolean => {
  const length = toMinute - fromMinute;
  const isInDay = fromMinute >= dayTurnsAtMinute && fromMinute < 1440 + dayTurnsAtMinute;
  return isInDay && length >= shapeLimits.lengthMin && length <= shapeLimits.lengthMax;
};

type Times = Pick<ShiftShape, 'fromMinute' | 'toMinute'>;

const distinct = (shapes: readonly Times[]): Times[] => [
  ...new Map(shapes.map(({ fromMinute, toMinute }) => [`${fromMinute} ${toMinute}`, { fromMinute, toMinute }])).values(),
];

/** The pauses of a shift of so many minutes. */
export const breaksOf = (lengthMinutes: number): readonly Break[] =>
  lengthMinutes > pauseOf.over
    ? [{ afterMinutes: Math.floor((lengthMinutes - pauseOf.length) / 2), minutes: pauseOf.length, isPaid: false }]
    : [];

/** A shape as a shift of a day. */
export const shiftOfShape = (facts: FillFacts, { fromMinute, toMinute }: Times, day: number): PlannedShift => {
  const startsMs = instantOf(facts, day, fromMinute);
  const endsMs = instantOf(facts, day, toMinute);
  const breaks = breaksOf(toMinute - fromMinute);
  return { id: `fill ${day} ${fromMinute} ${toMinute}`, day: dayAfter(facts.firstDay, day), startsMs, endsMs, breaks };
};

/**
 * The instant of a minute of the wall, counted from the midnight that a day begins on.
 *
 * @unit milliseconds since 1970
 */
export const instantOf = ({ firstDay, timeZone }: FillFacts, day: number, minute: number): number => {
  const ofDay = minute % 1440;
  const clock = `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
  return instantAt(dayAfter(firstDay, day + Math.floor(minute / 1440)), clock, timeZone).getTime();
};
