import { fromEthiopianDate, toEthiopianDate } from '../../../kit/time/ethiopian-calendar.ts';
import { orthodoxEaster } from '../../../kit/time/orthodox-easter.ts';
import { dayAfter } from './rota-week.ts';

const meskerem = 1;
const yekatit = 6;
const tir = 5;
const miyazya = 8;

/**
 * Ethiopia's public holidays of a Gregorian year that a calendar can tell. Those by the moon (Mawlid, Eid al-Fitr,
 * Eid al-Adha) are announced, and the house writes them down.
 *
 * @param year from 1901 to 2099
 * @source general knowledge, not confirmed against the proclamation on public holidays
 */
export const ethiopianHolidays = (year: number): readonly string[] => {
  const inYear = (month: number, day: number): string =>
    [toEthiopianDate(`${year}-01-01`).year, toEthiopianDate(`${year}-12-31`).year]
      .map((ethiopianYear) => fromEthiopianDate({ year: ethiopianYear, month, day }))
      .find((date) => date.startsWith(String(year))) ?? '';
  const easter = orthodoxEaster(year);
  return [
    `${year}-01-07`,
    inYear(tir, 11),
    inYear(yekatit, 23),
    dayAfter(easter, -2),
    easter,
    `${year}-05-01`,
    inYear(miyazya, 27),
    inYear(meskerem, 1),
    inYear(meskerem, 17),
  ].toSorted();
};
