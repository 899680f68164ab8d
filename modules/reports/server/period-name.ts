import { m } from '../../../generated/messages/server/messages.js';
import { dayText, weekdayText } from '../../../kit/time/wall.ts';
import { monthName } from '../rules/month-name.ts';
import { spanOf } from '../rules/report-period.ts';
import type { ReportAsk } from './report-maker.ts';

/** What people call a stretch of days: "Friday, 20 November", "Week of 16 November", "Hidar 2019", "1 Nov to 12 Nov". */
export const periodName = ({ days, calendar, on }: Pick<ReportAsk, 'days' | 'calendar' | 'on'>): string => {
  const reader = { wall: on.house, language: on.locale };
  const { from, to } = days;
  const span = spanOf(days, calendar);
  if (span === 'day') return `${weekdayText(from, 'long', on.locale)}, ${dayText(from, 'date', reader)}`;
  if (span === 'week') return m.reports_week_of({ day: dayText(from, 'date', reader) }, on);
  if (span === 'month') return monthName(days, calendar, on.locale);
  return m.reports_from_to({ from: dayText(from, 'date', reader), to: dayText(to, 'date', reader) }, on);
};
