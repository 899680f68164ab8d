import { fromEthiopianDate, toEthiopianDate } from '../../../kit/time/ethiopian-calendar.ts';
import { orthodoxEaster } from '../../../kit/time/orthodox-easter.ts';

/** A fast of the Ethiopian Orthodox church, by the word of its message. */
export type Fast = 'nineveh' | 'lent' | 'apostles' | 'assumption' | 'advent' | 'weekly';

const dayMs = 86_400_000;
const later = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
const isWithin = (day: string, from: string, to: string): boolean => from <= day && day <= to;

/**
 * Easter is preceded by 55 days of fasting, and followed by 50 on which nobody fasts.
 *
 * @unit days
 */
const lentDays = 55;
const joyDays = 50;
/**
 * The three days of Nineveh begin so long before Easter, on a Monday.
 *
 * @unit days
 */
const ninevehBefore = 69;
const hidar = 3;
const tahsas = 4;
const tir = 5;
/** Hamle 4, by the Gregorian calendar of any year. */
const lastOfApostles = '-07-11';
const nehase = 12;
const wednesday = 3;
const friday = 5;

const inYear = (year: number, month: number, day: number): string => fromEthiopianDate({ year, month, day });

/** Christmas and Epiphany: on these nobody fasts, whatever the weekday. */
const isFeast = (day: string, year: number): boolean => day.endsWith('-01-07') || day === inYear(year, tir, 11);

const seasonOf = (day: string, year: number): Fast | null => {
  const easter = orthodoxEaster(Number(day.slice(0, 4)));
  const nineveh = later(easter, -ninevehBefore);
  if (isWithin(day, nineveh, later(nineveh, 2))) return 'nineveh';
  if (isWithin(day, later(easter, -lentDays), later(easter, -1))) return 'lent';
  if (isWithin(day, later(easter, joyDays), `${day.slice(0, 4)}${lastOfApostles}`)) return 'apostles';
  if (isWithin(day, inYear(year, nehase, 1), inYear(year, nehase, 15))) return 'assumption';
  return isWithin(day, inYear(year, hidar, 15), inYear(year, tahsas, 28)) ? 'advent' : null;
};

/**
 * The fast that a day belongs to: a season, or Wednesday and Friday outside the fifty days after Easter; null on others.
 *
 * @param day as "2026-11-20", from 1901 to 2099
 * @source general knowledge of the Ethiopian Orthodox Tewahedo calendar, looked up 2026-11-22; seasons by Easter reckoned after Meeus
 */
export const fastOf = (day: string): Fast | null => {
  const { year } = toEthiopianDate(day);
  if (isFeast(day, year)) return null;
  const season = seasonOf(day, year);
  if (season !== null) return season;
  const easter = orthodoxEaster(Number(day.slice(0, 4)));
  const weekday = new Date(day).getUTCDay();
  const isJoy = isWithin(day, easter, later(easter, joyDays - 1));
  return !isJoy && (weekday === wednesday || weekday === friday) ? 'weekly' : null;
};
