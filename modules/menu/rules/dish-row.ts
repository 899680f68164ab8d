import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { cellAt } from '../../../kit/text/cell-at.ts';
import { normalizeText } from '../../../kit/text/normalize-text.ts';
import { readWeekdays } from '../../../kit/time/weekdays.ts';
import type { NumberRefusal } from '../../inventory/rules/entered-number.ts';
import { type DecimalSign, decimalSignOf, readListedPrice } from '../../inventory/rules/listed-price.ts';
import type { Availability } from './availability.ts';
import type { DishColumn, DishPlaces } from './dish-columns.ts';
import { readHours } from './hours-text.ts';
import { type Channel, menuLimits } from './menu-limits.ts';

/** What one row of a list says of a dish. */
export type DishRow = {
  readonly name: string;
  readonly nameLocal: string | null;
  /** As the list writes it. */
  readonly heading: string | null;
  /** @unit minor units of the restaurant's currency */
  readonly prices: { readonly [Sold in Channel]?: string };
  /** @unit hundredths of a percent */
  readonly vatRate: number;
  readonly availability: Availability;
};

/** What is wrong with one cell of a list of dishes. */
export type DishRowProblem = { readonly field: DishColumn } & (
  | NumberRefusal
  | { readonly code: 'LIST_NAME_MISSING' }
  | { readonly code: 'LIST_CELL_UNUSABLE' }
  | { readonly code: 'LIST_VAT_UNREADABLE' }
  | { readonly code: 'LIST_DAYS_UNREADABLE' }
  | { readonly code: 'LIST_HOURS_UNREADABLE' }
  | { readonly code: 'LIST_FASTING_UNREADABLE' }
);

/** Why a row stays behind: everything that is wrong with it, so that it is mended once. */
export type DishRowRefusal = { readonly code: 'ROW_INVALID'; readonly problems: readonly DishRowProblem[] };

/** What a list is read against. */
export type DishListFacts = {
  readonly places: DishPlaces;
  /** How the whole list writes its decimals. */
  readonly decimalSign: DecimalSign;
  /**
   * What a row without a rate is sold at.
   *
   * @unit hundredths of a percent
   */
  readonly ordinaryVatRate: number;
};

type Reading = { readonly cell: (column: DishColumn) => string | null; readonly problems: DishRowProblem[] };

const priceColumns = { DINE_IN: 'priceDineIn', TAKEAWAY: 'priceTakeaway', DELIVERY: 'priceDelivery' } as const satisfies Record<
  Channel,
  DishColumn
>;

/** How a list of dishes writes its decimals, judged by all of its prices together. */
export const decimalSignOfDishes = (rows: readonly (readonly string[])[], places: DishPlaces): DecimalSign =>
  decimalSignOf(rows.flatMap((cells) => Object.values(priceColumns).flatMap((column) => cellAt(cells, places[column]) ?? [])));

/**
 * Reads one row of a list of dishes. What it says of allergens is not read: a person vouches for those.
 *
 * @refuses ROW_INVALID with every problem of the row; a row comes in whole or not at all
 */
export const readDishRow = (cells: readonly string[], facts: DishListFacts): Decision<DishRow, DishRowRefusal> => {
  const problems: DishRowProblem[] = [];
  const reading = { cell: (column: DishColumn) => cellAt(cells, facts.places[column]), problems };
  const row: DishRow = {
    name: readName(reading),
    nameLocal: readWords(reading, 'nameLocal'),
    heading: readWords(reading, 'heading'),
    prices: readPrices(reading, facts.decimalSign),
    vatRate: readVat(reading, facts.ordinaryVatRate),
    availability: { days: readDays(reading), hours: readTimes(reading), fasting: readFasting(reading) },
  };
  return problems.length > 0 ? refused({ code: 'ROW_INVALID', problems }) : accepted(row);
};

const readName = (reading: Reading): string => {
  const name = readWords(reading, 'name');
  if (name === null && reading.problems.length === 0) reading.problems.push({ field: 'name', code: 'LIST_NAME_MISSING' });
  return name ?? '';
};

/** Letters that no database keeps; a file that holds them is no list. */
const unkept = /[\p{Cc}\p{Cs}]/u;

const readWords = ({ cell, problems }: Reading, field: 'name' | 'nameLocal' | 'heading'): string | null => {
  const text = cell(field)?.replaceAll(/\s+/gu, ' ') ?? null;
  if (text === null || (text.length <= menuLimits.nameLengthMax && !unkept.test(text))) return text;
  problems.push({ field, code: 'LIST_CELL_UNUSABLE' });
  return null;
};

/** Three digits after the sign are thousands to one reader and a part to another, unless the list writes the other sign. */
const isUnsure = (text: string, sign: DecimalSign): boolean => {
  const [, written] = /^\D*\d{1,3}([.,])\d{3}\D*$/u.exec(text) ?? [];
  return written !== undefined && (sign === null || sign === written);
};

/** @unit millionths of the major unit in a minor one */
const perMinor = 10_000n;
const minorMax = 10n ** 12n - 1n;

const readPrices = ({ cell, problems }: Reading, sign: DecimalSign): DishRow['prices'] => {
  const prices: { -readonly [Sold in Channel]?: string } = {};
  for (const channel of ['DINE_IN', 'TAKEAWAY', 'DELIVERY'] as const) {
    const field = priceColumns[channel];
    const text = cell(field);
    if (text === null) continue;
    const read = isUnsure(text, sign) ? refused({ code: 'NUMBER_AMBIGUOUS' as const, word: text }) : readListedPrice(text, sign);
    if (!read.ok) problems.push({ field, ...read.refusal });
    else if (read.value < 0n || read.value % perMinor !== 0n || read.value / perMinor > minorMax) {
      problems.push({ field, code: 'NUMBER_NOT_UNDERSTOOD', word: text });
    } else prices[channel] = String(read.value / perMinor);
  }
  return prices;
};

/** A rate below one in a hundred is a sheet's 0.15 for 15%, or a slip: nobody can tell, so nobody guesses. */
const readVat = ({ cell, problems }: Reading, ordinary: number): number => {
  const text = cell('vat');
  if (text === null) return ordinary;
  const [, whole = '', part = ''] = /^(\d{1,2})(?:[.,](\d{1,2}))?\s*%?$/.exec(text) ?? [];
  const rate = whole === '' ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
  if (rate !== null && (rate === 0 || rate >= 100)) return rate;
  problems.push({ field: 'vat', code: 'LIST_VAT_UNREADABLE' });
  return ordinary;
};

const everyDayWords: ReadonlySet<string> = new Set(['every day', 'daily', 'all', 'always', 'በየቀኑ', 'ሁልጊዜ', 'ዘወትር'].map(normalizeText));

const readDays = ({ cell, problems }: Reading): readonly number[] => {
  const text = cell('days');
  if (text === null || everyDayWords.has(normalizeText(text))) return [];
  const days = daysIn(text);
  if (days !== null) return days.length === 7 ? [] : days;
  problems.push({ field: 'days', code: 'LIST_DAYS_UNREADABLE' });
  return [];
};

/** "Mon-Fri, Sun": spans and single days. */
const daysIn = (text: string): readonly number[] | null => {
  const days = new Set<number>();
  for (const part of text.split(/[,;/፣]+/u)) {
    const ends = part.split(/\s*(?:[-–—]|\bto\b|እስከ)\s*/iu).map(readWeekdays);
    const named = ends.length === 1 ? ends[0] : spanOf(ends);
    if (!named) return null;
    for (const day of named) days.add(day);
  }
  return days.size === 0 ? null : [...days].toSorted((left, right) => left - right);
};

/** All days from one to another; a span may run over the end of the week. */
const spanOf = (ends: readonly (readonly number[] | null)[]): readonly number[] | null => {
  const [first, last, ...more] = ends.flatMap((end) => (end?.length === 1 ? end : []));
  if (first === undefined || last === undefined || more.length > 0 || ends.length > 2) return null;
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => ((first - 1 + step) % 7) + 1);
};

const readTimes = ({ cell, problems }: Reading): Availability['hours'] => {
  const text = cell('hours');
  if (text === null || everyDayWords.has(normalizeText(text))) return null;
  const hours = readHours(text);
  if (hours === null) problems.push({ field: 'hours', code: 'LIST_HOURS_UNREADABLE' });
  return hours;
};

const fastingWords: ReadonlyMap<string, Availability['fasting']> = new Map(
  (
    [
      ['ALWAYS', ['always', 'every day', 'all days', 'ሁልጊዜ', 'በየቀኑ']],
      ['FASTING_DAYS', ['fasting days', 'fasting days only', 'only fasting days', 'በጾም ቀናት', 'የጾም ቀናት', 'በጾም ቀን']],
      ['OTHER_DAYS', ['other days', 'non fasting days', 'not on fasting days', 'ከጾም ውጭ', 'በሌሎች ቀናት', 'በፍስክ ቀናት', 'የፍስክ ቀናት']],
    ] as const
  ).flatMap(([fasting, words]) => words.map((word) => [normalizeText(word), fasting] as const)),
);

/** "Yes" is not read: it may say what a dish is made of, and would take it off on every other day. */
const readFasting = ({ cell, problems }: Reading): Availability['fasting'] => {
  const text = cell('fasting');
  const fasting = text === null ? 'ALWAYS' : fastingWords.get(normalizeText(text));
  if (fasting === undefined) problems.push({ field: 'fasting', code: 'LIST_FASTING_UNREADABLE' });
  return fasting ?? 'ALWAYS';
};
