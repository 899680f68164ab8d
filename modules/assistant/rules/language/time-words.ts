import { isBusinessDate } from '../../../../kit/time/business-date.ts';
import { normalizeText } from '../../../../kit/text/normalize-text.ts';
import { ethiopianDateProblem, ethiopianMonths, fromEthiopianDate, toEthiopianDate } from '../../../../kit/time/ethiopian-calendar.ts';
import { dayInWeek, weekdays } from '../../../../kit/time/weekdays.ts';
import { weekdayText } from '../../../../kit/time/wall.ts';
import {
  dayLater,
  stretchAfter,
  stretchAround,
  stretchBefore,
  type Days,
  type NamedSpan,
  type ReportCalendar,
} from '../../../reports/rules/report-period.ts';
import { phraseBook, type PhraseBook } from './phrases.ts';
import { phrasesIn } from './vocabulary.ts';

/** From where a question is asked: the trading day, by the house's calendar. */
export type Standpoint = { readonly today: string; readonly calendar: ReportCalendar };

/** Days as they were said: "Friday" is the last one of what was, and the next one of what is planned. */
export type SaidDays = (toward: 'past' | 'planned') => Days;

/** Days by a name, from where one stands. */
export type Fixed = (on: Standpoint) => SaidDays;

const oneDay = (day: string): Days => ({ from: day, to: day });
const daysOff =
  (count: number): Fixed =>
  ({ today }) =>
  () =>
    oneDay(dayLater(today, count));
const around =
  (span: NamedSpan): Fixed =>
  ({ today, calendar }) =>
  () =>
    stretchAround(span, today, calendar);
const before =
  (span: NamedSpan): Fixed =>
  ({ today, calendar }) =>
  () =>
    stretchBefore(stretchAround(span, today, calendar), calendar);
const after =
  (span: NamedSpan): Fixed =>
  ({ today, calendar }) =>
  () =>
    stretchAfter(stretchAround(span, today, calendar), calendar);

const saturday = 5;
const sunday = 6;
const daysInWeek = 7;

const weekend =
  (weeks: number): Fixed =>
  ({ today, calendar }) =>
  () => {
    const monday = dayLater(stretchAround('week', today, calendar).from, weeks * daysInWeek);
    return { from: dayLater(monday, saturday), to: dayLater(monday, sunday) };
  };

const weeksBack =
  (weeks: number): Fixed =>
  ({ today, calendar }) =>
  () =>
    stretchAround('week', dayLater(today, -weeks * daysInWeek), calendar);

const soFar =
  (span: NamedSpan): Fixed =>
  ({ today, calendar }) =>
  () => ({ from: stretchAround(span, today, calendar).from, to: today });

const fixed: readonly (readonly [Fixed, string])[] = [
  [daysOff(0), 'today | tonight | this morning | this evening | this afternoon | this lunch | ዛሬ | ዛሬ ማታ | ዛሬ ጠዋት | የዛሬ'],
  [daysOff(-1), 'yesterday | last night | the day before | ትናንት | ትላንት | ትናንትና | ትላንትና'],
  [daysOff(1), 'tomorrow | tmrw | tmr | tomorrow morning | tomorrow night | ነገ'],
  [daysOff(-2), 'day before yesterday | the day before yesterday | two days ago | ከትናንት ወዲያ | ከትናንት በስቲያ | ትናንት ወዲያ'],
  [daysOff(2), 'day after tomorrow | the day after tomorrow | ከነገ ወዲያ | ከነገ በስቲያ'],
  [around('week'), 'this week | the week | week to date | በዚህ ሳምንት | ይህ ሳምንት | የዚህ ሳምንት | ዚህ ሳምንት | ሳምንቱ | በሳምንቱ'],
  [around('month'), 'this month | the month | በዚህ ወር | ይህ ወር | የዚህ ወር | ዚህ ወር | ወሩ | በወሩ'],
  [around('quarter'), 'this quarter | the quarter | በዚህ ሩብ ዓመት'],
  [around('year'), 'this year | the year | በዚህ ዓመት | ዘንድሮ | ዚህ ዓመት'],
  [before('week'), 'last week | previous week | the week before | past week | week before | ባለፈው ሳምንት | ያለፈው ሳምንት | ለፈው ሳምንት'],
  [weeksBack(2), 'the week before last | week before last'],
  [before('month'), 'last month | previous month | the month before | past month | ባለፈው ወር | ያለፈው ወር | ለፈው ወር'],
  [before('quarter'), 'last quarter | previous quarter | ባለፈው ሩብ ዓመት'],
  [before('year'), 'last year | previous year | past year | ባለፈው ዓመት | ያለፈው ዓመት | አምና | ለፈው ዓመት'],
  [after('week'), 'next week | coming week | the coming week | በሚቀጥለው ሳምንት | የሚቀጥለው ሳምንት | በሚመጣው ሳምንት | የሚመጣው ሳምንት | ቀጣዩ ሳምንት | ቀጣይ ሳምንት'],
  [after('month'), 'next month | coming month | በሚቀጥለው ወር | የሚቀጥለው ወር | በሚመጣው ወር'],
  [weekend(0), 'this weekend | the weekend | weekend'],
  [weekend(-1), 'last weekend | previous weekend | ባለፈው ቅዳሜና እሁድ'],
  [weekend(1), 'next weekend'],
  [soFar('month'), 'month to date | mtd'],
  [soFar('year'), 'year to date | ytd'],
];

/** The weekday nearest on one side: of what was the last one, today among them; of what is planned the next one. */
const onWeekday =
  (day: number, weeks: number): Fixed =>
  ({ today }) =>
  (toward) => {
    const now = new Date(today).getUTCDay() || daysInWeek;
    const back = (now - day + daysInWeek) % daysInWeek;
    if (weeks < 0) return oneDay(dayLater(today, back === 0 ? -daysInWeek : -back));
    const ahead = (day - now + daysInWeek) % daysInWeek;
    if (weeks > 0) return oneDay(dayLater(today, ahead === 0 ? daysInWeek : ahead));
    return oneDay(toward === 'past' ? dayLater(today, -back) : dayLater(today, ahead));
  };

const namesOfDay = (day: number): readonly string[] =>
  (['en', 'am'] as const).map((language) => normalizeText(weekdayText(dayInWeek(day), 'long', language)));

const weekdayPhrases = weekdays.flatMap((day) => {
  const names = day === daysInWeek ? [...namesOfDay(day), 'እሑድ', 'እሁድ'] : namesOfDay(day);
  return [
    [onWeekday(day, 0), names.flatMap((name) => [name, `on ${name}`, `this ${name}`])],
    [
      onWeekday(day, -1),
      names.flatMap((name) => [
        `last ${name}`,
        `the ${name} before`,
        `${name} before`,
        `previous ${name}`,
        `past ${name}`,
        `ባለፈው ${name}`,
        `ያለፈው ${name}`,
      ]),
    ],
    [onWeekday(day, 1), names.flatMap((name) => [`next ${name}`, `coming ${name}`, `የሚቀጥለው ${name}`, `በሚመጣው ${name}`])],
  ] as const;
});

/** Every line of phrases that name days. */
export const fixedPhrases: readonly string[] = fixed.map(([, line]) => line);

/** Days that have a name of their own. */
export const fixedDays: PhraseBook<Fixed> = phraseBook<Fixed>(fixed.map(([meaning, line]) => [meaning, phrasesIn(line)] as const));

/** The days of the week; vowels count, since Amharic verbs come near some of them. */
export const weekdayBook: PhraseBook<Fixed> = phraseBook<Fixed>(weekdayPhrases, { isExact: true });

/** A month by its name, in the calendar it is of. */
export type MonthName = { readonly calendar: ReportCalendar; /** @unit month of the year, 1 to 12 or 13 */ readonly month: number };

const gregorianMonths = Array.from({ length: 12 }, (_, index) => {
  const first = new Date(Date.UTC(2026, index, 1));
  const english = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(first);
  const amharic = new Intl.DateTimeFormat('am-ET-u-ca-gregory', { month: 'long', timeZone: 'UTC' }).format(first);
  // "May" and "March" are words besides; a short form of three letters is taken only where it is no word.
  const short = english.length > 4 && english !== 'March' ? [english.slice(0, 3)] : [];
  return [{ calendar: 'GREGORIAN', month: index + 1 } as const, [english, amharic, ...short]] as const;
});

/** Other ways in which the Ethiopian months are written. */
const otherSpellings: Readonly<Record<number, readonly string[]>> = {
  2: ['tekemt', 'tikemt', 'teqemt'],
  3: ['hedar'],
  4: ['tahisas', 'tahesas'],
  7: ['meggabit'],
  8: ['miazia', 'miyazia'],
  12: ['nehasse', 'nahase'],
  13: ['pagume', 'paguemen', 'ጳጉሜ'],
};

const ethiopianNames = ethiopianMonths.map(
  ({ am, en }, index) => [{ calendar: 'ETHIOPIC', month: index + 1 } as const, [en, am, ...(otherSpellings[index + 1] ?? [])]] as const,
);

/** The months of both calendars. */
export const monthBook: PhraseBook<MonthName> = phraseBook<MonthName>([...gregorianMonths, ...ethiopianNames], { isExact: true });

/** The year of a calendar in which a month lies nearest on one side of today. */
export const yearOfMonth = ({ calendar, month }: MonthName, today: string, toward: 'past' | 'planned'): number => {
  const now = calendar === 'ETHIOPIC' ? toEthiopianDate(today) : { year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) };
  if (toward === 'past') return month > now.month ? now.year - 1 : now.year;
  return month < now.month ? now.year + 1 : now.year;
};

const two = (part: number): string => String(part).padStart(2, '0');

/** A day of a month as it is stored; null where there is none. */
export const dayOfMonth = ({ calendar, month }: MonthName, year: number, day: number): string | null => {
  if (calendar === 'ETHIOPIC') {
    const date = { year, month, day };
    return ethiopianDateProblem(date) === null ? fromEthiopianDate(date) : null;
  }
  const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return isBusinessDate(text) ? text : null;
};
