import { stretchAround, stretchBefore, type Days, type ReportCalendar } from '../report-period.ts';

/** How often a report is sent. */
export const rhythms = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;

/** One of them. */
export type Rhythm = (typeof rhythms)[number];

const spanOfRhythm = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month' } as const;

/** Of what a letter is asked, and how far it was sent. */
export type AskedLetter = {
  readonly rhythm: Rhythm;
  /** @unit hour on the wall of the restaurant, 0 to 23 */
  readonly localHour: number;
  /** The last day of the stretch that was sent last; null where none was. */
  readonly through: string | null;
};

/** What the wall and the books of a restaurant say. */
export type WallNow = {
  /** The day on the wall. */
  readonly wallDay: string;
  /** @unit hour on the wall, 0 to 23 */
  readonly wallHour: number;
  /** The trading day, which after midnight is the evening before until the hour at which a day ends. */
  readonly tradingDay: string;
  readonly calendar: ReportCalendar;
};

/**
 * Which days a letter is due about: the last whole day, week or month, once its trading days are over and the hour has come.
 * An hour that the wall skips has come with the next one; a server that was away sends the last stretch alone.
 *
 * @invariant a stretch that was sent is never due again, whatever the wall does.
 */
export const dueLetter = ({ rhythm, localHour, through }: AskedLetter, now: WallNow): Days | null => {
  const running = stretchAround(spanOfRhythm[rhythm], now.tradingDay, now.calendar);
  const last = stretchBefore(running, now.calendar);
  if (through !== null && through >= last.to) return null;
  const isFirstDay = now.tradingDay === running.from;
  const hasHourCome = now.wallDay > now.tradingDay || now.wallHour >= localHour;
  return isFirstDay && !hasHourCome ? null : last;
};
