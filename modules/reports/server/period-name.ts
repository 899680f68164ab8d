import { m } from '../../../generated/messages/server/messages.js';
import { dayText, weekdayText } from '../../../kit/time/wall.ts';
import { ethiopianMonthOf, spanOf } from '../rules/report-period.ts';
import type { ReportAsk } from './report-maker.ts';

const monthNames = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const amharicMonthNames = new Intl.DateTimeFormat('am-ET-u-ca-gregory', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What people call a stretch of days: "Friday, 20 November", "Week of 16 November", "Hidar 2019", "1 Nov to 12 Nov". */
export const periodName = ({ days, calendar, on }: ReportAsk): string => {
  const reader = { wall: on.house, language: on.locale };
  const { from, to } = days;
  const span = spanOf(days, calendar);
  if (span === 'day') return `${weekdayText(from, 'long', on.locale)}, ${dayText(from, 'date', reader)}`;
  if (span === 'week') return m.reports_week_of({ day: dayText(from, 'date', reader) }, on);
  if (span === 'month') return monthName(from, { calendar, days, on });
  return m.reports_from_to({ from: dayText(from, 'date', reader), to: dayText(to, 'date', reader) }, on);
};

const monthName = (from: string, { days, calendar, on }: ReportAsk): string => {
  const ethiopian = calendar === 'ETHIOPIC' ? ethiopianMonthOf(days) : null;
  if (ethiopian) return `${ethiopian[on.locale]} ${ethiopian.year}`;
  return (on.locale === 'am' ? amharicMonthNames : monthNames).format(new Date(from));
};
