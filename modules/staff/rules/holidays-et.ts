import { fromEthiopianDate, toEthiopianDate } from '../../../kit/time/ethiopian-calendar.ts';
import { dayAfter } from './rota-week.ts';

const meskerem = 1;
const yekatit = 6;
const tir = 5;
const miyazya = 8;

/**
 * Easter of the Orthodox churches in a Gregorian year, as a Gregorian day.
 *
 * @source Meeus, Astronomical Algorithms, chapter 8, Julian calendar; thirteen days later from 1900 to 2099
 */
export const orthodoxEaster = (year: number): string => {
  const [a, b, c] = [year % 4, year % 7, year % 19];
  const d = (19 * c + 15) % 30;
  const e = (2 * a + 4 * b - d + 34) % 7;
  const month = Math.floor((d + e + 114) / 31);
  const day = ((d + e + 114) % 31) + 1;
  const julianDay = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return dayAfter(julianDay, 13);
};

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
