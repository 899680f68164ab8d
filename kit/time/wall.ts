import { CalendarDateTime, parseDate, toZoned } from '@internationalized/date';

import { isBusinessDate, localTimeOf } from './business-date.ts';
import { ethiopianMonths, formatEthiopianDate, toEthiopianDate } from './ethiopian-calendar.ts';
import { formatEthiopianTime, toEthiopianTime } from './ethiopian-clock.ts';

/** What hangs on the wall of whoever reads: the zone, and how day and hour are counted. */
export type Wall = {
  /** An IANA zone such as "Africa/Addis_Ababa". */
  readonly timeZone: string;
  readonly useEthiopianTime: boolean;
  readonly useEthiopianCalendar: boolean;
};

/** A language that dates are written in: English as in Britain with a 12-hour clock, Amharic as in Ethiopia. */
export type WallLanguage = 'en' | 'am';

/** What stands where a date cannot be shown. */
export const invalidDate: Readonly<Record<WallLanguage, string>> = { en: 'Invalid date', am: 'ልክ ያልሆነ ቀን' };

const localeOf = { en: 'en-GB', am: 'am-ET' } as const;

const isInstant = (at: Date): boolean => !Number.isNaN(at.getTime());

/** The calendar day of an instant on a wall, as "2026-11-21". */
export const isoDayAt = (at: Date, timeZone: string): string => {
  const { year, month, day } = localTimeOf(at, timeZone);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

/** The minute of the day of an instant on a wall, as "13:48". */
export const isoMinuteAt = (at: Date, timeZone: string): string => {
  const { hour, minute } = localTimeOf(at, timeZone);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
};

/**
 * The instant of a day and minute on a wall. A time that summer time skips is the one an hour later; of one that comes
 * twice it is the first.
 *
 * @param isoDay as "2026-11-21"
 * @param isoMinute as "13:48"
 * @throws RangeError when there is no such day or minute
 */
export const instantAt = (isoDay: string, isoMinute: string, timeZone: string): Date => {
  const clock = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(isoMinute);
  if (!isBusinessDate(isoDay) || !clock) throw new RangeError(`No such moment: ${isoDay} ${isoMinute}`);
  const { year, month, day } = parseDate(isoDay);
  return toZoned(new CalendarDateTime(year, month, day, Number(clock[1]), Number(clock[2])), timeZone, 'compatible').toDate();
};

/** The ordinary clock: "1:48 pm" in English, "13:48" in Amharic. */
export const ordinaryClockText = (at: Date, timeZone: string, language: WallLanguage): string => {
  if (!isInstant(at)) return invalidDate[language];
  const { hour, minute } = localTimeOf(at, timeZone);
  const minutes = String(minute).padStart(2, '0');
  if (language === 'am') return `${String(hour).padStart(2, '0')}:${minutes}`;
  return `${((hour + 11) % 12) + 1}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
};

/** The time of day as the wall counts it: "2:05 Night" where it counts from dawn, with its half always beside it. */
export const clockText = (at: Date, wall: Wall, language: WallLanguage): string => {
  if (!isInstant(at) || !wall.useEthiopianTime) return ordinaryClockText(at, wall.timeZone, language);
  const { hour, minute } = localTimeOf(at, wall.timeZone);
  return formatEthiopianTime(toEthiopianTime(hour, minute), language);
};

/** How much of a day is said: "6 Nov", "6 November 2026", "Friday, 6 November 2026". */
export type DayStyle = 'short' | 'date' | 'long';

const dayParts = {
  short: { day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekdayLong: { weekday: 'long' },
  weekdayShort: { weekday: 'short' },
} as const satisfies Record<DayStyle | 'weekdayLong' | 'weekdayShort', Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are dear to make and cheap to keep; a list shows one a row. */
const formatFor = (language: WallLanguage, style: keyof typeof dayParts): Intl.DateTimeFormat => {
  const key = `${language} ${style}`;
  const parts = dayParts[style];
  const format = formats.get(key) ?? new Intl.DateTimeFormat(`${localeOf[language]}-u-ca-gregory`, { ...parts, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
};

/** A day by the Gregorian calendar; `invalidDate` for a text that is none. */
export const gregorianDayText = (isoDay: string, style: DayStyle, language: WallLanguage): string => {
  if (!isBusinessDate(isoDay)) return invalidDate[language];
  return formatFor(language, style).format(new Date(`${isoDay}T00:00:00Z`));
};

/** What stands between a weekday and its date. */
const commaOf = { en: ', ', am: '፣ ' } as const;

const ethiopianDayText = (isoDay: string, style: DayStyle, language: WallLanguage): string => {
  const date = toEthiopianDate(isoDay);
  if (style === 'short') return `${ethiopianMonths[date.month - 1]?.[language] ?? ''} ${date.day}`;
  const written = formatEthiopianDate(date, language);
  if (style === 'date') return written;
  return `${weekdayText(isoDay, 'long', language)}${commaOf[language]}${written}`;
};

/** The day of the week, which every calendar shares: "Friday", "Fri"; `invalidDate` for a text that is no day. */
export const weekdayText = (isoDay: string, length: 'long' | 'short', language: WallLanguage): string => {
  if (!isBusinessDate(isoDay)) return invalidDate[language];
  // Amharic has no short days: the shortened Tuesday is the word without its end.
  return formatFor(language, length === 'long' || language === 'am' ? 'weekdayLong' : 'weekdayShort').format(
    new Date(`${isoDay}T00:00:00Z`),
  );
};

/** A day by the calendar on the wall; `invalidDate` for a text that is none. */
export const dayText = (isoDay: string, style: DayStyle, { wall, language }: { wall: Wall; language: WallLanguage }): string =>
  isBusinessDate(isoDay) && wall.useEthiopianCalendar
    ? ethiopianDayText(isoDay, style, language)
    : gregorianDayText(isoDay, style, language);

/** Day and time of an instant on the wall: "6 Nov 1:48 pm", "Hidar 11 7:48 Day". */
export const momentText = (at: Date, style: DayStyle, on: { wall: Wall; language: WallLanguage }): string =>
  isInstant(at) ? `${dayText(isoDayAt(at, on.wall.timeZone), style, on)} ${clockText(at, on.wall, on.language)}` : invalidDate[on.language];
