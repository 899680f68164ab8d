import { normalizeText } from '../../../../kit/text/normalize-text.ts';
import { isBusinessDate } from '../../../../kit/time/business-date.ts';
import { ethiopianDateProblem, ethiopianMonths, fromEthiopianDate } from '../../../../kit/time/ethiopian-calendar.ts';

type Calendar = 'GREGORIAN' | 'ETHIOPIAN';
type Month = { readonly calendar: Calendar; readonly month: number };

const gregorianMonths = [
  'january jan ጃንዋሪ',
  'february feb ፌብሩዋሪ ፌብሯሪ',
  'march mar ማርች',
  'april apr ኤፕሪል',
  'may ሜይ',
  'june jun ጁን',
  'july jul ጁላይ',
  'august aug ኦገስት',
  'september sep sept ሴፕቴምበር',
  'october oct ኦክቶበር',
  'november nov ኖቬምበር',
  'december dec ዲሴምበር',
];

const otherEthiopian: readonly (readonly [string, number])[] = [
  ['meskerem', 1],
  ['tikemt', 2],
  ['hedar', 3],
  ['tahisas', 4],
  ['ter', 5],
  ['yekatit', 6],
  ['megabit', 7],
  ['miazia', 8],
  ['miyazia', 8],
  ['genbot', 9],
  ['sene', 10],
  ['hamle', 11],
  ['nehase', 12],
  ['pagume', 13],
  ['ጳጉሜ', 13],
];

const months: ReadonlyMap<string, Month> = new Map<string, Month>([
  ...gregorianMonths.flatMap((names, at) =>
    names.split(' ').map((name): [string, Month] => [normalizeText(name), { calendar: 'GREGORIAN', month: at + 1 }]),
  ),
  ...ethiopianMonths.flatMap(({ am, en }, at) =>
    [am, en].map((name): [string, Month] => [normalizeText(name), { calendar: 'ETHIOPIAN', month: at + 1 }]),
  ),
  ...otherEthiopian.map(([name, month]): [string, Month] => [normalizeText(name), { calendar: 'ETHIOPIAN', month }]),
]);

type Day = { readonly year: number; readonly month: number; readonly day: number };

const century = 2000;
/** A paper that is handed over was written lately. */
const ageDaysMax = 900;
const aheadDaysMax = 60;
const millisecondsPerDay = 86_400_000;

/**
 * The day that a text names, as a Gregorian date: "14/03/2026", "14 Mar 26", "2026-03-14", "መጋቢት 5 ቀን 2018 ዓ.ም.". The
 * day stands before the month. Figures alone may be of either calendar: the one that is near to today is meant, unless
 * the text says its era. Null where the text names no day that exists.
 *
 * @param today the day on which the paper is read, as a Gregorian date
 */
export const printedDate = (text: string, today: string): string | null => {
  const era = /ዓ\s*[.·]?\s*ም|E\.?\s?C\b/i.test(text) ? 'ETHIOPIAN' : /G\.?\s?C\b|እ\.?ኤ\.?አ/i.test(text) ? 'GREGORIAN' : null;
  const words = normalizeText(text.replace(/(\d)(st|nd|rd|th)\b/gi, '$1').replace(/([a-z])(\d)|(\d)([a-z])/gi, '$1$3 $2$4'))
    .split(' ')
    .filter((word) => word !== 'ቀን');
  const named = words.findIndex((word) => months.has(word));
  const month = months.get(words[named] ?? '');
  if (month) return worded({ words, at: named, month });
  const figures = /(?:^|\D)(\d{1,4})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{2,4})(?!\d)/.exec(text);
  return figures ? inFigures(figures.slice(1), { era, today }) : null;
};

/** A month by its name, between or before two figures. */
const worded = ({ words, at, month }: { readonly words: readonly string[]; readonly at: number; readonly month: Month }): string | null => {
  const [before, after, later] = [words[at - 1], words[at + 1], words[at + 2]];
  const isFigure = (word: string | undefined) => word !== undefined && /^(\d{1,2}|\d{4})$/.test(word);
  const dayFirst = isFigure(before) && isFigure(after);
  const [day, year] = dayFirst ? [before, after] : [after, later];
  if (!isFigure(day) || !isFigure(year)) return null;
  const said = { day: Number(day), month: month.month, year: fullYear(year ?? '') };
  return dateIn(month.calendar, said);
};

const inFigures = (
  figures: readonly string[],
  { era, today }: { readonly era: Calendar | null; readonly today: string },
): string | null => {
  const [first = '', month = '', last = ''] = figures;
  const isYearFirst = first.length === 4;
  const [year, day] = isYearFirst ? [first, last] : [last, first];
  const readIn = (calendar: Calendar) => dateIn(calendar, { day: Number(day), month: Number(month), year: fullYear(year) });
  const calendars = era === null ? (['GREGORIAN', 'ETHIOPIAN'] as const) : ([era] as const);
  const dates = calendars.map(readIn).filter((date) => date !== null);
  const near = dates.find((date) => {
    const age = (Date.parse(today) - Date.parse(date)) / millisecondsPerDay;
    return age <= ageDaysMax && age >= -aheadDaysMax;
  });
  return near ?? dates[0] ?? null;
};

const fullYear = (text: string): number => (text.length <= 2 ? century + Number(text) : Number(text));

const dateIn = (calendar: Calendar, { year, month, day }: Day): string | null => {
  if (calendar === 'ETHIOPIAN') return ethiopianDateProblem({ year, month, day }) === null ? fromEthiopianDate({ year, month, day }) : null;
  const date = `${year}-${`${month}`.padStart(2, '0')}-${`${day}`.padStart(2, '0')}`;
  return isBusinessDate(date) ? date : null;
};
