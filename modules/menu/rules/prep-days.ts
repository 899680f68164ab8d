import { businessDateOf, type BusinessDay } from '../../../kit/time/business-date.ts';
import { instantAt } from '../../../kit/time/wall.ts';
import type { OpeningStretch } from '../../restaurants/rules/opening-hours.ts';

/**
 * How far ahead a plan looks: nothing that is kept in stock is begun earlier.
 *
 * @unit days
 */
export const prepHorizonDays = 14;

/** When guests come where nobody wrote the opening hours down, by the restaurant's clock. */
export const usualService = '11:00';

/** When the doors open on a trading day, once or more; what is prepared must be ready by then. */
export type ServiceDay = { readonly date: string; readonly readyAt: readonly [Date, ...Date[]] };

/** What a version says of the time that it takes. */
export type PrepLead = {
  /** @unit minutes of hands */
  readonly activeMinutes: number;
  /** @unit minutes that pass by themselves */
  readonly passiveMinutes: number;
};

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** The latest moment at which it may be begun and is still ready. */
export const startByOf = (readyAt: Date, { activeMinutes, passiveMinutes }: PrepLead): Date =>
  new Date(readyAt.getTime() - (activeMinutes + passiveMinutes) * minuteMs);

/** The day so many days after a date, as "2026-11-21". */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** 1 is Monday, 7 is Sunday. */
const weekdayOf = (date: string): number => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/**
 * The days on which guests come, from a date on, with the time of each service. A day that the opening hours leave out is
 * closed; where there are none, every day is like another.
 */
export const serviceDays = (
  hours: readonly OpeningStretch[],
  { from, timeZone }: { readonly from: string; readonly timeZone: string },
): readonly ServiceDay[] =>
  Array.from({ length: prepHorizonDays + 1 }, (_, index) => dayAfter(from, index)).flatMap((date) => {
    const opens = hours.length === 0 ? [usualService] : hours.filter(({ day }) => day === weekdayOf(date)).map((one) => one.opens);
    const [first, ...rest] = opens.toSorted().map((clock) => instantAt(date, clock, timeZone));
    return first ? [{ date, readyAt: [first, ...rest] as const }] : [];
  });

/** Which service something that is begun on a day is for. */
export type PrepFor = { readonly date: string; readonly readyAt: Date; readonly startBy: Date };

/**
 * What is to be begun on a trading day, and for which service: the latest day that it is in time for when it is begun
 * then. What takes two days is begun today for the day after tomorrow.
 *
 * @param services days from that one on, in their order
 * @returns null where nothing of it is to be begun that day, such as before a day on which the doors stay closed
 */
export const prepFor = (
  services: readonly ServiceDay[],
  lead: PrepLead,
  { workDate, now, day }: { readonly workDate: string; readonly now: Date; readonly day: BusinessDay },
): PrepFor | null => {
  const found = services.findLast(({ readyAt: [first] }) => businessDateOf(startByOf(first, lead), day) === workDate);
  if (!found) return null;
  const readyAt = found.readyAt.find((at) => at > now) ?? found.readyAt.at(-1) ?? found.readyAt[0];
  return { date: found.date, readyAt, startBy: startByOf(readyAt, lead) };
};

/** How pressing it is to begin. */
export const prepUrgencies = ['LATE', 'NOW', 'SOON', 'LATER'] as const;

/** How pressing it is to begin. */
export type PrepUrgency = (typeof prepUrgencies)[number];

/**
 * How long before it must be begun it is said.
 *
 * @unit minutes
 */
export const prepNotice = { now: 30, soon: 120 } as const;

/** How pressing it is to begin something: late once its moment has passed. */
export const prepUrgency = (startBy: Date, now: Date): PrepUrgency => {
  const minutes = (startBy.getTime() - now.getTime()) / minuteMs;
  if (minutes < 0) return 'LATE';
  if (minutes <= prepNotice.now) return 'NOW';
  return minutes <= prepNotice.soon ? 'SOON' : 'LATER';
};
