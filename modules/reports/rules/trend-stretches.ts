import {
  dayLater,
  lengthOf,
  spanOf,
  stretchBefore,
  stretchToCompare,
  stretchesWithin,
  type Days,
  type NamedSpan,
  type ReportCalendar,
} from './report-period.ts';

/** A stretch among those that led to it. */
export type Trend = {
  /** What each of its points is. */
  readonly span: NamedSpan;
  readonly stretches: readonly Days[];
};

const daysBack = 14;
const weeksBack = 12;

const ledTo = (days: Days, count: number, calendar: ReportCalendar): readonly Days[] => {
  const found = [days];
  while (found.length < count) found.unshift(stretchBefore(found[0] ?? days, calendar));
  return found;
};

/**
 * What a figure of a stretch is drawn over: a day among the fortnight that led to it, a week among twelve, a month or a
 * quarter by its weeks, a year by its months; any other days one by one, or by weeks where they are many.
 */
export const trendOf = (days: Days, calendar: ReportCalendar): Trend => {
  const span = spanOf(days, calendar);
  if (span === 'day') return { span, stretches: ledTo(days, daysBack, calendar) };
  if (span === 'week') return { span, stretches: ledTo(days, weeksBack, calendar) };
  if (span === 'year') return { span: 'month', stretches: stretchesWithin(days, 'month', calendar) };
  const within: NamedSpan = span === 'other' && lengthOf(days) <= daysBack ? 'day' : 'week';
  return { span: within, stretches: stretchesWithin(days, within, calendar) };
};

/** All days that a stretch, the one before it and its trend lie in. */
export const widest = (days: Days, calendar: ReportCalendar): Days => {
  const starts = [days.from, stretchToCompare(days, calendar).from, ...trendOf(days, calendar).stretches.map(({ from }) => from)];
  return { from: starts.toSorted()[0] ?? days.from, to: days.to };
};

/** The part of a stretch that has begun by a day; null where none of it has. */
export const begunBy = ({ from, to }: Days, today: string): Days | null => (from > today ? null : { from, to: to < today ? to : today });

/** The day before a stretch begins: what stood at its end stood at the beginning. */
export const eveOf = ({ from }: Days): string => dayLater(from, -1);
