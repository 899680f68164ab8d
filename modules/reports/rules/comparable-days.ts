import { dayLater, lengthOf, stretchLastYear, stretchToCompare, type Days, type ReportCalendar } from './report-period.ts';
import { begunBy } from './trend-stretches.ts';

/** Stretches that can be held against each other. */
export type ComparableDays = { readonly now: Days; readonly before: Days; readonly lastYear: Days };

/**
 * As much of a stretch as has begun by a day, and as much of the one before it and of the one a year ago: half a week is never
 * held against a whole one.
 */
export const comparableDays = (days: Days, calendar: ReportCalendar, today: string): ComparableDays => {
  const now = begunBy(days, today) ?? days;
  const cut = ({ from, to }: Days): Days => {
    const end = dayLater(from, lengthOf(now) - 1);
    return now.to === days.to || end >= to ? { from, to } : { from, to: end };
  };
  return { now, before: cut(stretchToCompare(days, calendar)), lastYear: cut(stretchLastYear(days, calendar)) };
};

/** The trading day of a stretch that is not over; null where all of it is, or none of it has begun. */
export const runningDay = ({ from, to }: Days, today: string): string | null => (from <= today && today <= to ? today : null);

/**
 * What of a stretch can be judged: a day that runs has the costs of a whole one and only some of its sales, so it is left out, and
 * of the stretch before as many days are taken. Null while its first day runs: none of it is over.
 */
export const daysOver = (days: Days, calendar: ReportCalendar, today: string): ComparableDays | null => {
  const running = runningDay(days, today);
  if (running === null) return comparableDays(days, calendar, today);
  return running === days.from ? null : comparableDays(days, calendar, dayLater(running, -1));
};
