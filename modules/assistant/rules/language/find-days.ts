import { isBusinessDate } from '../../../../kit/time/business-date.ts';
import { dayLater, stretchAround, type Days } from '../../../reports/rules/report-period.ts';
import { numberOf } from './numbers.ts';
import { phraseAt } from './phrases.ts';
import {
  dayOfMonth,
  fixedDays,
  monthBook,
  weekdayBook,
  yearOfMonth,
  type MonthName,
  type SaidDays,
  type Standpoint,
} from './time-words.ts';
import { skeletonOf, type Token } from './tokens.ts';

/** Days that some words say, and how many words they are. */
export type FoundDays = { readonly days: SaidDays; readonly length: number };

type Finder = (tokens: readonly Token[], at: number, on: Standpoint) => FoundDays | null;

const isWord = (token: Token | undefined, line: string): boolean =>
  token !== undefined && line.split(' ').some((word) => token.forms.has(skeletonOf(word)));

const spanWords = [
  ['day', 'day days night nights ቀን ቀናት'],
  ['week', 'week weeks ሳምንት ሳምንታት'],
  ['month', 'month months ወር ወራት'],
] as const;

const daysInWeek = 7;
const daysInMonth = 30;
const lengthOfSpan = { day: 1, week: daysInWeek, month: daysInMonth } as const;

const spanAt = (token: Token | undefined) => spanWords.find(([, line]) => isWord(token, line))?.[0] ?? null;

const skipThe = (tokens: readonly Token[], at: number): number => (isWord(tokens[at], 'the') ? at + 1 : at);

/** "last 7 days", "past two weeks", "next 3 days", "in the last month", "ባለፉት 7 ቀናት": so many days up to today, or from it on. */
const countedDays: Finder = (tokens, at, { today }) => {
  const start = skipThe(tokens, at);
  const isLast = isWord(tokens[start], 'last past previous ባለፉት ያለፉት ለፉት');
  const isNext = isWord(tokens[start], 'next coming following በሚቀጥሉት የሚቀጥሉት በሚመጡት ሚቀጥሉት');
  const count = numberOf(tokens[start + 1]);
  const span = spanAt(tokens[start + 2]);
  if ((!isLast && !isNext) || count === null || count === 0 || span === null) return null;
  const days = count * lengthOfSpan[span];
  const stretch = isLast ? { from: dayLater(today, 1 - days), to: today } : { from: today, to: dayLater(today, days - 1) };
  return { days: () => stretch, length: start - at + 3 };
};

/** "3 days ago", "two weeks ago": that day, or that week. "ከ3 ቀን በፊት" alike. */
const daysAgo: Finder = (tokens, at, { today, calendar }) => {
  const count = numberOf(tokens[at]);
  const span = spanAt(tokens[at + 1]);
  if (count === null || span === null || !isWord(tokens[at + 2], 'ago back earlier በፊት')) return null;
  const day = dayLater(today, -count * lengthOfSpan[span]);
  return { days: () => (span === 'day' ? { from: day, to: day } : stretchAround(span, day, calendar)), length: 3 };
};

/** "2026-11-03", as its parts. */
const isoDay: Finder = (tokens, at) => {
  const day = [0, 1, 2].map((offset) => tokens[at + offset]?.text ?? '').join('-');
  return isBusinessDate(day) ? { days: () => ({ from: day, to: day }), length: 3 } : null;
};

const yearMin = 1900;
const yearAt = (token: Token | undefined): number | null =>
  token && /^\d{4}$/.test(token.text) && Number(token.text) > yearMin ? Number(token.text) : null;

const dayMax = 31;
const dayNumber = (token: Token | undefined): number | null => {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(token?.text ?? '')?.[1];
  return digits === undefined || Number(digits) < 1 || Number(digits) > dayMax ? null : Number(digits);
};

const monthAt = (tokens: readonly Token[], at: number): { readonly month: MonthName; readonly length: number } | null => {
  const found = phraseAt(monthBook, tokens, at);
  // "ጥቅምት ወር", "the month of October": the word itself says nothing more.
  return found && { month: found.meaning, length: found.length + (isWord(tokens[at + found.length], 'ወር') ? 1 : 0) };
};

/** A whole month: "in October", "Meskerem 2018". */
const wholeMonth: Finder = (tokens, at, { today }) => {
  const found = monthAt(tokens, at);
  if (!found) return null;
  const year = yearAt(tokens[at + found.length]);
  return {
    days: (toward) => {
      const first = dayOfMonth(found.month, year ?? yearOfMonth(found.month, today, toward), 1);
      const day = first ?? today;
      return stretchAround('month', day, found.month.calendar);
    },
    length: found.length + (year === null ? 0 : 1),
  };
};

/** "3 October", "October 3rd 2026", "መስከረም 5". */
const dayInMonth: Finder = (tokens, at, { today }) => {
  const [before, named] = [dayNumber(tokens[at]), monthAt(tokens, at)];
  const offset = before === null ? 0 : isWord(tokens[at + 1], 'of') ? 2 : 1;
  const month = before === null ? named : monthAt(tokens, at + offset);
  if (!month) return null;
  const behind = at + offset + month.length;
  const day = before ?? (yearAt(tokens[behind]) === null ? dayNumber(tokens[behind]) : null);
  if (day === null) return null;
  const yearPlace = before === null ? behind + 1 : behind;
  const year = yearAt(tokens[yearPlace]);
  const dayFrom = (toward: 'past' | 'planned') => dayOfMonth(month.month, year ?? yearOfMonth(month.month, today, toward), day);
  if (dayFrom('past') === null) return null;
  const said: SaidDays = (toward) => {
    const found = dayFrom(toward) ?? today;
    return { from: found, to: found };
  };
  return { days: said, length: yearPlace - at + (year === null ? 0 : 1) };
};

const named: Finder = (tokens, at, on) => {
  const found = phraseAt(weekdayBook, tokens, at) ?? phraseAt(fixedDays, tokens, at);
  return found && { days: found.meaning(on), length: found.length };
};

const simple: readonly Finder[] = [isoDay, countedDays, daysAgo, dayInMonth, named, wholeMonth];

const longestAt: Finder = (tokens, at, on) => {
  const found = simple.flatMap((find) => find(tokens, at, on) ?? []);
  return found.toSorted((left, right) => right.length - left.length)[0] ?? null;
};

const joined = (first: Days, last: Days): Days =>
  first.from <= last.to ? { from: first.from, to: last.to } : { from: last.from, to: first.to };

const joints = 'to until till through እስከ';

/** Whether a word leads on to the end of a stretch; "and" does where the stretch began with "between". */
const isJoint = (token: Token | undefined, isOpened: boolean): boolean => isWord(token, isOpened ? `and ${joints}` : joints);

/** The beginning of a stretch: days by a name, or the bare number of a day whose month stands at its end. */
const beginningAt = (tokens: readonly Token[], at: number, on: Standpoint) => {
  const first = longestAt(tokens, at, on);
  const bareDay = first ? null : dayNumber(tokens[at]);
  return first === null && bareDay === null ? null : { first, bareDay, length: first?.length ?? 1 };
};

/** "from Monday to Friday", "between 1 and 15 October", "ከሰኞ እስከ ዓርብ". */
const fromTo: Finder = (tokens, at, on) => {
  const isOpened = isWord(tokens[at], 'from between');
  const start = isOpened ? at + 1 : at;
  const beginning = beginningAt(tokens, start, on);
  if (!beginning) return null;
  const joint = start + beginning.length;
  const isGlued = tokens[joint]?.text.startsWith('እስከ') === true && !isJoint(tokens[joint], isOpened);
  if (!isGlued && !isJoint(tokens[joint], isOpened)) return null;
  const next = isGlued ? joint : joint + 1;
  const last = longestAt(tokens, next, on) ?? dayOfSameMonth(tokens, { from: start, to: joint, next }, beginning.first);
  return last && { days: stretchFrom(beginning, last, dayNumber(tokens[next])), length: next + last.length - at };
};

type Span = { readonly from: number; readonly to: number; readonly next: number };

/** "ከመስከረም 1 እስከ 15": the bare day at the end is of the month at the beginning. */
const dayOfSameMonth = (tokens: readonly Token[], { from, to, next }: Span, first: FoundDays | null): FoundDays | null => {
  const [day, firstDay] = [
    dayNumber(tokens[next]),
    tokens
      .slice(from, to)
      .map(dayNumber)
      .find((number) => number !== null),
  ];
  if (first === null || day === null || firstDay === undefined || firstDay === null) return null;
  const end = (toward: 'past' | 'planned'): string => dayLater(first.days(toward).from, day - firstDay);
  return { days: (toward) => ({ from: end(toward), to: end(toward) }), length: 1 };
};

type Beginning = NonNullable<ReturnType<typeof beginningAt>>;

const stretchFrom =
  ({ first, bareDay }: Beginning, last: FoundDays, lastDay: number | null): SaidDays =>
  (toward) => {
    const end = last.days(toward);
    if (first) return joined(first.days(toward), end);
    return joined({ from: dayLater(end.from, (bareDay ?? 0) - (lastDay ?? 0)), to: end.to }, end);
  };

/** "since Monday", "from 1 November on", "ከሰኞ ጀምሮ": up to today. */
const since: Finder = (tokens, at, on) => {
  const isSince = isWord(tokens[at], 'since');
  const found = longestAt(tokens, isSince ? at + 1 : at, on);
  if (!found) return null;
  const isFrom = isWord(tokens[at + found.length], 'ጀምሮ');
  if (!isSince && !isFrom) return null;
  return { days: () => ({ from: found.days('past').from, to: on.today }), length: found.length + 1 };
};

/** The days that the words at a place say; the longest reading is taken. */
export const daysAt: Finder = (tokens, at, on) => fromTo(tokens, at, on) ?? since(tokens, at, on) ?? longestAt(tokens, at, on);
