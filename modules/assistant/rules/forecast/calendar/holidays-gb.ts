import type { NamedHoliday } from '../../../../staff/rules/holidays-et.ts';
import { dayAfter } from '../../../../staff/rules/rota-week.ts';

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const monday = 1;

const firstMonday = (day: string): string => dayAfter(day, (7 + monday - weekdayOf(day)) % 7);
const lastMonday = (day: string): string => dayAfter(day, -((7 + weekdayOf(day) - monday) % 7));

/** A holiday at the weekend is had on the next working day; those of Christmas come after each other. */
const substituted = (day: string, taken: readonly string[]): string => {
  let free = day;
  while ([0, 6].includes(weekdayOf(free)) || taken.includes(free)) free = dayAfter(free, 1);
  return free;
};

/**
 * Easter of the western churches in a Gregorian year.
 *
 * @source Meeus, Astronomical Algorithms, chapter 8, Gregorian calendar
 */
export const westernEaster = (year: number): string => {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const lead = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114;
  return `${year}-${String(Math.floor(lead / 31)).padStart(2, '0')}-${String((lead % 31) + 1).padStart(2, '0')}`;
};

/**
 * The bank holidays of England and Wales as the law has them every year; what is proclaimed for one year the house writes down.
 *
 * @source Banking and Financial Dealings Act 1971, schedule 1, and the proclamations repeated every year
 */
export const britishHolidays = (year: number): readonly NamedHoliday[] => {
  const easter = westernEaster(year);
  const christmas = `${year}-12-25`;
  const boxing = `${year}-12-26`;
  const boxingOff = substituted(boxing, []);
  const christmasOff = substituted(christmas, [boxing, boxingOff]);
  return [
    { name: 'NEW_YEAR', day: substituted(`${year}-01-01`, []) },
    { name: 'GOOD_FRIDAY', day: dayAfter(easter, -2) },
    { name: 'EASTER_MONDAY', day: dayAfter(easter, 1) },
    { name: 'EARLY_MAY', day: firstMonday(`${year}-05-01`) },
    { name: 'SPRING', day: lastMonday(`${year}-05-31`) },
    { name: 'SUMMER', day: lastMonday(`${year}-08-31`) },
    { name: 'CHRISTMAS', day: christmas },
    { name: 'BOXING_DAY', day: boxingOff },
    ...(christmasOff === christmas ? [] : [{ name: 'CHRISTMAS_OFF', day: christmasOff }]),
  ];
};
