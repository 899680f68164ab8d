import { ethiopianMonthOf, type Days, type ReportCalendar } from './report-period.ts';

const names = {
  en: new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  am: new Intl.DateTimeFormat('am-ET-u-ca-gregory', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
} as const;

/** What people call a month of the books: "November 2026", "Hidar 2019". */
export const monthName = (month: Days, calendar: ReportCalendar, language: 'en' | 'am'): string => {
  const ethiopian = calendar === 'ETHIOPIC' ? ethiopianMonthOf(month) : null;
  return ethiopian ? `${ethiopian[language]} ${ethiopian.year}` : names[language].format(new Date(month.from));
};
