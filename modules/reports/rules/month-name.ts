import { once } from '../../../kit/once.ts';
import { ethiopianMonthOf, type Days, type ReportCalendar } from './report-period.ts';

const nameIn = (language: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });

const names = { en: once(() => nameIn('en-GB')), am: once(() => nameIn('am-ET-u-ca-gregory')) } as const;

/** What people call a month of the books: "November 2026", "Hidar 2019". */
export const monthName = (month: Days, calendar: ReportCalendar, language: 'en' | 'am'): string => {
  const ethiopian = calendar === 'ETHIOPIC' ? ethiopianMonthOf(month) : null;
  return ethiopian ? `${ethiopian[language]} ${ethiopian.year}` : names[language]().format(new Date(month.from));
};
