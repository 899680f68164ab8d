import { CalendarDate, EthiopicCalendar, GregorianCalendar, parseDate, toCalendar } from '@internationalized/date';

import { isBusinessDate } from './business-date.ts';

/**
 * A day of the Ethiopian calendar, for display, date entry and reporting periods; only Gregorian dates are stored.
 * Twelve months of 30 days, then Pagumen with 5, or 6 in a leap year. The year begins on 11 September, and on
 * 12 September in the Gregorian year before a leap year: Meskerem 1, 2016 was 12 September 2023.
 */
export type EthiopianDate = {
  /** @unit year of the Amete Mihret era */
  readonly year: number;
  /** @unit month, 1 (Meskerem) to 13 (Pagumen) */
  readonly month: number;
  /** @unit day of the month */
  readonly day: number;
};

/** Which part of an Ethiopian date does not exist. */
export type EthiopianDateProblem = 'year' | 'month' | 'day';

/** The thirteen months in order, in Amharic and in transliteration. */
export const ethiopianMonths: readonly { readonly am: string; readonly en: string }[] = [
  { am: 'መስከረም', en: 'Meskerem' },
  { am: 'ጥቅምት', en: 'Tikimt' },
  { am: 'ኅዳር', en: 'Hidar' },
  { am: 'ታኅሣሥ', en: 'Tahsas' },
  { am: 'ጥር', en: 'Tir' },
  { am: 'የካቲት', en: 'Yekatit' },
  { am: 'መጋቢት', en: 'Megabit' },
  { am: 'ሚያዝያ', en: 'Miyazya' },
  { am: 'ግንቦት', en: 'Ginbot' },
  { am: 'ሰኔ', en: 'Sene' },
  { am: 'ሐምሌ', en: 'Hamle' },
  { am: 'ነሐሴ', en: 'Nehase' },
  { am: 'ጳጉሜን', en: 'Pagumen' },
];

const era = 'AM';
const yearMin = 1;
const yearMax = 9000;
const ethiopic = new EthiopicCalendar();
const gregorian = new GregorianCalendar();

/**
 * The Ethiopian day of a Gregorian date.
 *
 * @throws RangeError when the text is not a date, or lies before the era.
 */
export const toEthiopianDate = (isoDate: string): EthiopianDate => {
  if (!isBusinessDate(isoDate)) throw new RangeError(`Not a date: ${isoDate}`);
  const converted = toCalendar(parseDate(isoDate), ethiopic);
  if (converted.era !== era) throw new RangeError(`Before the Ethiopian era: ${isoDate}`);
  return { year: converted.year, month: converted.month, day: converted.day };
};

/**
 * The Gregorian date of an Ethiopian day, as "2023-09-12".
 *
 * @throws RangeError when there is no such day; ask ethiopianDateProblem first about what a person entered.
 */
export const fromEthiopianDate = (date: EthiopianDate): string => {
  const problem = ethiopianDateProblem(date);
  if (problem !== null) throw new RangeError(`No such Ethiopian ${problem}: ${date.year}-${date.month}-${date.day}`);
  return toCalendar(new CalendarDate(ethiopic, era, date.year, date.month, date.day), gregorian).toString();
};

/** The first part of an Ethiopian date that does not exist, or null when the day is real. */
export const ethiopianDateProblem = ({ year, month, day }: EthiopianDate): EthiopianDateProblem | null => {
  if (!isWithin(year, yearMin, yearMax)) return 'year';
  if (!isWithin(month, 1, ethiopianMonths.length)) return 'month';
  return isWithin(day, 1, daysInEthiopianMonth(year, month)) ? null : 'day';
};

/**
 * How long a month is: 30, and for Pagumen 5 or 6.
 *
 * @unit days
 */
export const daysInEthiopianMonth = (year: number, month: number): number =>
  ethiopic.getDaysInMonth(new CalendarDate(ethiopic, era, year, month, 1));

/** The day in words, without an era suffix that a reader would take for the morning: "Meskerem 1, 2016". */
export const formatEthiopianDate = (date: EthiopianDate, language: 'en' | 'am'): string =>
  `${ethiopianMonths[date.month - 1]?.[language] ?? ''} ${date.day}, ${date.year}`;

const isWithin = (value: number, min: number, max: number): boolean => Number.isInteger(value) && value >= min && value <= max;
