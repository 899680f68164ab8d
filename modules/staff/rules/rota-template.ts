import { instantAt, isoDayAt, isoMinuteAt } from '../../../kit/time/wall.ts';
import type { Break } from './planned-shift.ts';
import { dayAfter } from './rota-week.ts';

/** A time of the wall in some week. */
export type WeekTime = {
  /** @unit days after the Monday */
  readonly day: number;
  /** "18:30". */
  readonly clock: string;
};

/** A shift of a week that is planned from again. */
export type TemplateShift = {
  readonly starts: WeekTime;
  readonly ends: WeekTime;
  readonly workRoleId: string;
  /** Nobody: whoever it will be. */
  readonly userId: string | null;
  readonly breaks: readonly Break[];
  readonly note: string | null;
};

/** How many of what may be kept. */
export const templateLimits = {
  /** @unit templates */
  templatesMax: 50,
  /** @unit shifts */
  shiftsMax: 500,
} as const;

/** @unit milliseconds */
const dayMs = 86_400_000;

/** The week that an instant belongs to. */
export type WeekOnWall = { readonly monday: string; readonly timeZone: string };

/** An instant as a time of its week. */
export const weekTimeOf = (at: Date, { monday, timeZone }: WeekOnWall): WeekTime => ({
  day: Math.round((Date.parse(isoDayAt(at, timeZone)) - Date.parse(monday)) / dayMs),
  clock: isoMinuteAt(at, timeZone),
});

/** A time of a week as an instant: at the same time of the wall, whatever the clocks did. */
export const instantOf = ({ day, clock }: WeekTime, { monday, timeZone }: WeekOnWall): Date =>
  instantAt(dayAfter(monday, day), clock, timeZone);
