import { normalizeText } from '../../../../kit/text/normalize-text.ts';
import { isBusinessDate } from '../../../../kit/time/business-date.ts';
import { ethiopianDateProblem, ethiopianMonths, fromEthiopianDate } from '../../../../kit/time/ethiopian-calendar.ts';

/** How a file writes days where the year does not stand first: the day before the month, after it, or by the Ethiopian calendar. */
export const dayForms = ['DAY_FIRST', 'MONTH_FIRST', 'ETHIOPIAN'] as const;

/** A word of the list above. */
export type DayForm = (typeof dayForms)[number];

/** When something was sold, as a file says it. */
export type FileMoment = {
  /** By the ordinary calendar, on the wall of the restaurant. */
  readonly day: string;
  /** As "13:05"; null where the file says none. */
  readonly minute: string | null;
  /** Where the file says a moment with its zone. */
  readonly instant: Date | null;
};

const two = (part: number): string => String(part).padStart(2, '0');

type Parts = { readonly year: number; readonly month: number; readonly day: number };

const ordinaryDay = ({ year, month, day }: Parts): string | null => {
  const iso = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return isBusinessDate(iso) ? iso : null;
};

const dayBy = (parts: Parts, form: DayForm): string | null => {
  if (form !== 'ETHIOPIAN') return ordinaryDay(parts);
  return ethiopianDateProblem(parts) === null ? fromEthiopianDate(parts) : null;
};

const fullYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

const ordinaryMonths = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A month by its name: of the ordinary calendar, or of the Ethiopian one, whatever the rest of the file counts by. */
const namedDay = (text: string): string | null => {
  const words = text
    .replaceAll(/[,./-]+/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'ቀን');
  const name = words.find((word) => /^\p{L}{3,}$/u.test(word))?.toLowerCase();
  const [first, last] = words.filter((word) => /^\d+(?:st|nd|rd|th)?$/.test(word)).map((word) => word.replace(/\D+$/, ''));
  if (words.length !== 3 || name === undefined || first === undefined || last === undefined) return null;
  const [day, year] = first.length === 4 ? [Number(last), fullYear(first)] : [Number(first), fullYear(last)];
  const ordinary = ordinaryMonths.findIndex((month) => name.startsWith(month));
  if (ordinary >= 0) return ordinaryDay({ year, month: ordinary + 1, day });
  const ethiopian = ethiopianMonths.findIndex(({ am, en }) => [am, en].some((month) => normalizeText(month) === normalizeText(name)));
  return ethiopian < 0 ? null : dayBy({ year, month: ethiopian + 1, day }, 'ETHIOPIAN');
};

/**
 * A day as tills write it: 2026-11-21, 20261121, 21/11/2026, 21.11.26, 21 Nov 2026, and by the Ethiopian calendar 12/3/2019.
 *
 * @param form what stands first where the year does not; `ETHIOPIAN` counts the year first as well
 */
export const readFileDay = (text: string, form: DayForm): string | null => {
  const written = text.trim();
  const packed = /^(\d{4})(\d{2})(\d{2})$/.exec(written);
  const yearFirst = packed ?? /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(written);
  if (yearFirst) return dayBy({ year: Number(yearFirst[1]), month: Number(yearFirst[2]), day: Number(yearFirst[3]) }, form);
  const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(written);
  if (!yearLast) return namedDay(written);
  const [one, other, year] = [Number(yearLast[1]), Number(yearLast[2]), fullYear(yearLast[3] ?? '')];
  const [day, month] = form === 'MONTH_FIRST' ? [other, one] : [one, other];
  return dayBy({ year, month, day }, form);
};

/** A time of day: 13:05, 13:05:22, 1:05 pm. */
export const readFileMinute = (text: string): string | null => {
  const [, hours = '', minutes = '', half] = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?\s*m?\.?$/i.exec(text.trim()) ?? [];
  if (hours === '') return null;
  const said = Number(hours);
  if (half !== undefined && (said < 1 || said > 12)) return null;
  const hour = half === undefined ? said : (said % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return hour > 23 || Number(minutes) > 59 ? null : `${two(hour)}:${minutes}`;
};

const zoned = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:Z|[+-]\d{2}:?\d{2})$/;

const instantOf = (text: string): Date | null => {
  if (!zoned.test(text)) return null;
  const at = new Date(
    text
      .replace(' ', 'T')
      .replace(/([+-]\d{2})(\d{2})$/, '$1:$2')
      .replaceAll(' ', ''),
  );
  return Number.isNaN(at.getTime()) ? null : at;
};

/** When something was sold, by the cell of its day and that of its time; null where the day or the time is none. */
export const readFileMoment = (date: string, time: string | null, form: DayForm): FileMoment | null => {
  const instant = instantOf(date.trim());
  if (instant !== null) return { day: instant.toISOString().slice(0, 10), minute: null, instant };
  const [, dayText = date, within] = /^(.*\d)(?:T|,?\s+)(\d{1,2}:\d{2}.*)$/.exec(date.trim()) ?? [];
  const day = readFileDay(dayText, form);
  const clock = time ?? within ?? null;
  const minute = clock === null ? null : readFileMinute(clock.replace(/^.*\d[T ]+(?=\d{1,2}:)/, ''));
  return day === null || (clock !== null && minute === null) ? null : { day, minute, instant: null };
};

/** The form in which most of these days lie in the year until `today`: what a person would take them for. */
export const guessDayForm = (texts: readonly string[], today: string): DayForm => {
  const from = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const fits = (form: DayForm): number =>
    texts.filter((text) => {
      const day = readFileMoment(text, null, form)?.day;
      return day !== undefined && day >= from && day <= today;
    }).length;
  return dayForms.reduce((best, form) => (fits(form) > fits(best) ? form : best));
};
