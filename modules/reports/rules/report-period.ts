import { ethiopianMonths, fromEthiopianDate, toEthiopianDate } from '../../../kit/time/ethiopian-calendar.ts';

/** Trading days, the first and the last of them included. */
export type Days = { readonly from: string; readonly to: string };

/** By which calendar months and years are counted. */
export type ReportCalendar = 'GREGORIAN' | 'ETHIOPIC';

/** A stretch that people have a word for; any other two days are `other`. */
export type Span = 'day' | 'week' | 'month' | 'quarter' | 'year' | 'other';

/** The spans that can be asked for by name, the shortest first. */
export const spans = ['day', 'week', 'month', 'quarter', 'year'] as const;

/** A span that has a name. */
export type NamedSpan = (typeof spans)[number];

const dayMs = 86_400_000;
const daysInWeek = 7;
const monthsInQuarter = 3;
const monthsInYear = 12;

/** The day so many days later; below nothing, earlier. */
export const dayLater = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/**
 * How long a stretch is, both ends included.
 *
 * @unit days
 */
export const lengthOf = ({ from, to }: Days): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;

/** Every day of a stretch, in order. */
export const eachDay = (days: Days): readonly string[] => Array.from({ length: lengthOf(days) }, (_, index) => dayLater(days.from, index));

type Month = { readonly year: number; /** @unit month of the year, 1 to 12 */ readonly month: number };

/** The five or six days of Pagumen belong to the month before them: a book has twelve months, the last of 35 or 36 days. */
const monthOf = (day: string, calendar: ReportCalendar): Month => {
  if (calendar === 'ETHIOPIC') {
    const { year, month } = toEthiopianDate(day);
    return { year, month: Math.min(month, monthsInYear) };
  }
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
};

const monthsOn = ({ year, month }: Month, by: number): Month => {
  const months = year * monthsInYear + (month - 1) + by;
  return { year: Math.floor(months / monthsInYear), month: (months % monthsInYear) + 1 };
};

const firstOf = ({ year, month }: Month, calendar: ReportCalendar): string =>
  calendar === 'ETHIOPIC' ? fromEthiopianDate({ year, month, day: 1 }) : new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);

const monthsFrom = (first: Month, count: number, calendar: ReportCalendar): Days => ({
  from: firstOf(first, calendar),
  to: dayLater(firstOf(monthsOn(first, count), calendar), -1),
});

const monthsOfSpan = { month: 1, quarter: monthsInQuarter, year: monthsInYear } as const;

/**
 * The stretch of a name that a day lies in. Weeks begin on Monday; quarters and years begin with the first month of the
 * calendar's year.
 *
 * @source decisions: an Ethiopian book has twelve months, Pagumen with the one before it (Proclamation 1341/2024 for VAT)
 */
export const stretchAround = (span: NamedSpan, day: string, calendar: ReportCalendar): Days => {
  if (span === 'day') return { from: day, to: day };
  if (span === 'week') {
    const sinceMonday = (new Date(day).getUTCDay() + daysInWeek - 1) % daysInWeek;
    return { from: dayLater(day, -sinceMonday), to: dayLater(day, daysInWeek - 1 - sinceMonday) };
  }
  const { year, month } = monthOf(day, calendar);
  const count = monthsOfSpan[span];
  return monthsFrom({ year, month: month - ((month - 1) % count) }, count, calendar);
};

/** What a stretch is called; two days that are no named one are `other`. */
export const spanOf = (days: Days, calendar: ReportCalendar): Span =>
  spans.find((span) => {
    const { from, to } = stretchAround(span, days.from, calendar);
    return from === days.from && to === days.to;
  }) ?? 'other';

/** The stretch of the same kind just before; of two days that are no named one, as many days before. */
export const stretchBefore = (days: Days, calendar: ReportCalendar): Days => {
  const span = spanOf(days, calendar);
  if (span !== 'other') return stretchAround(span, dayLater(days.from, -1), calendar);
  return { from: dayLater(days.from, -lengthOf(days)), to: dayLater(days.from, -1) };
};

/** What a stretch is held against: a day by the same weekday a week before, since no two weekdays are alike; others by the one before. */
export const stretchToCompare = (days: Days, calendar: ReportCalendar): Days =>
  days.from === days.to ? { from: dayLater(days.from, -daysInWeek), to: dayLater(days.to, -daysInWeek) } : stretchBefore(days, calendar);

/** The stretch of the same kind just after. */
export const stretchAfter = (days: Days, calendar: ReportCalendar): Days => {
  const span = spanOf(days, calendar);
  if (span !== 'other') return stretchAround(span, dayLater(days.to, 1), calendar);
  return { from: dayLater(days.to, 1), to: dayLater(days.to, lengthOf(days)) };
};

const weeksInYear = 52;

/**
 * The stretch that is like this one a year ago: the same months by the calendar; of days and weeks the same weekdays,
 * 52 weeks before.
 */
export const stretchLastYear = (days: Days, calendar: ReportCalendar): Days => {
  const span = spanOf(days, calendar);
  if (span === 'month' || span === 'quarter' || span === 'year') {
    return monthsFrom(monthsOn(monthOf(days.from, calendar), -monthsInYear), monthsOfSpan[span], calendar);
  }
  return { from: dayLater(days.from, -weeksInYear * daysInWeek), to: dayLater(days.to, -weeksInYear * daysInWeek) };
};

/** The named stretches one after another that a longer one touches, the first and the last cut to it. */
export const stretchesWithin = (days: Days, span: NamedSpan, calendar: ReportCalendar): readonly Days[] => {
  const found: Days[] = [];
  for (let { from } = days; from <= days.to;) {
    const { to } = stretchAround(span, from, calendar);
    found.push({ from, to: to < days.to ? to : days.to });
    from = dayLater(to, 1);
  }
  return found;
};

/** What a named stretch of an Ethiopian book is called beside its year: "Hidar 2019"; null where months say nothing of it. */
export const ethiopianMonthOf = (days: Days): { readonly en: string; readonly am: string; readonly year: number } | null => {
  if (spanOf(days, 'ETHIOPIC') !== 'month') return null;
  const { year, month } = monthOf(days.from, 'ETHIOPIC');
  const named = ethiopianMonths[month - 1];
  return named ? { ...named, year } : null;
};
