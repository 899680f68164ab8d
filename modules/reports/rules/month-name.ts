import { ethiopianMonthOf, type Days, type ReportCalendar } from './report-period.ts';

const english = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const amharic = new Intl.DateTimeFormat('am-ET-u-ca-gregory', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What people call a month: "November 2026", "Hidar 2019". */
export const monthName = (days: Days, calendar: ReportCalendar, language: 'en' | 'am'): string => {
  const ethiopian = calendar === 'ETHIOPIC' ? ethiopianMonthOf(days) : null;
  if (ethiopian) return `${ethiopian[language]} ${ethiopian.year}`;
  return (language === 'am' ? amharic : english).format(new Date(days.from));
};
