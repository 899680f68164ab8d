import { fromEthiopianDate, toEthiopianDate } from '../../../kit/time/ethiopian-calendar.ts';
import { orthodoxEaster } from '../../../kit/time/orthodox-easter.ts';
import { dayAfter } from './rota-week.ts';

const meskerem = 1;
const yekatit = 6;
const tir = 5;
const miyazya = 8;

/** A public holiday, by a name that is the same every year. */
export type NamedHoliday = { readonly name: string; readonly day: string };

/**
 * Ethiopia's public holidays of a Gregorian year that a calendar can tell, in their order. Those by the moon (Mawlid, Eid al-Fitr,
 * Eid al-Adha) are announced, and the house writes them down.
 *
 * @param year from 1901 to 2099
 * @source general knowledge, not confirmed against the proclamation on public holidays
 */
export const namedEthiopianHolidays = (year: number): readonly NamedHoliday[] => {
  const inYear = (month: number, day: number): string =>
    [toEthiopianDate(`${year}-01-01`).year, toEthiopianDate(`${year}-12-31`).year]
      .map((ethiopianYear) => fromEthiopianDate({ year: ethiopianYear, month, day }))
      .find((date) => date.startsWith(String(year))) ?? '';
  const easter = orthodoxEaster(year);
  return [
    { name: 'GENNA', day: `${year}-01-07` },
    { name: 'TIMKAT', day: inYear(tir, 11) },
    { name: 'ADWA', day: inYear(yekatit, 23) },
    { name: 'SIKLET', day: dayAfter(easter, -2) },
    { name: 'FASIKA', day: easter },
    { name: 'LABOUR_DAY', day: `${year}-05-01` },
    { name: 'PATRIOTS_DAY', day: inYear(miyazya, 27) },
    { name: 'ENKUTATASH', day: inYear(meskerem, 1) },
    { name: 'MESKEL', day: inYear(meskerem, 17) },
  ].toSorted((one, other) => (one.day < other.day ? -1 : 1));
};

/** The same without their names. */
export const ethiopianHolidays = (year: number): readonly string[] => namedEthiopianHolidays(year).map(({ day }) => day);
