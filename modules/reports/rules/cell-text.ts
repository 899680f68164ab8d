import { formatDecimal, grouped, roundedTo } from '../../../kit/decimal.ts';
import { formatMoney, minorUnits, type Currency } from '../../../kit/money.ts';
import { clockText, dayText, instantAt, momentText, type Wall, type WallLanguage } from '../../../kit/time/wall.ts';

/** One thing that a report says, as a figure that can be reckoned with. Null is not known. */
export type CellValue =
  | { readonly kind: 'money'; readonly minor: string | null; readonly currency: Currency }
  /** A plain number by its kind, as in `contract/report-document.ts`. */
  | {
      readonly kind: 'share' | 'change' | 'points' | 'count' | 'tenths' | 'minutes' | 'seconds';
      /** @unit as its kind says */ readonly value: number | null;
    }
  | { readonly kind: 'quantity'; readonly quantity: string | null; readonly unit: string }
  | { readonly kind: 'day'; readonly day: string | null }
  | { readonly kind: 'moment'; readonly at: string | null }
  | { readonly kind: 'clock'; /** @unit minutes after midnight */ readonly minute: number | null }
  | { readonly kind: 'text'; readonly text: string | null };

/** Who reads, and what hangs on the wall. */
export type CellReader = { readonly wall: Wall; readonly language: WallLanguage };

/** What stands where nobody knows the figure. */
export const unknownCell = '–';

const sixty = 60;
const hundred = 100;
const tenth = 10;

const signed = (text: string, value: number): string => (value > 0 ? `+${text}` : text);
const trueMinus = (text: string): string => text.replace('-', '−');

const places = (value: number, scale: number): string => trueMinus(grouped(formatDecimal(BigInt(value), scale, scale)));

/** Hundredths of a percent, with one place: 6185 is "61.9". */
const inTenths = (share: number): string => places(Math.round(share / tenth), 1);

/** A shelf is weighed to a hundredth at the most; of less than one the next places count too. A file has all of them. */
const readable = (quantity: string): string => {
  const value = Number(quantity);
  return roundedTo(Math.abs(value) < 1 ? 4 : 2, value);
};

const twoParts = (value: number): string => {
  const size = Math.abs(value);
  const text = `${grouped(String(Math.floor(size / sixty)))}:${String(size % sixty).padStart(2, '0')}`;
  return value < 0 ? `−${text}` : text;
};

/** A day on which no clock is put forward: each of its minutes comes once. */
const plainDay = '2026-11-16';

const isoMinute = (minute: number): string =>
  `${String(Math.floor(minute / sixty)).padStart(2, '0')}:${String(minute % sixty).padStart(2, '0')}`;

/** A figure as people read it, alike on a screen, on paper and in a letter. */
export const cellText = (cell: CellValue, reader: CellReader): string => knownText(cell, reader) ?? unknownCell;

/** By how much a figure moved: a rise has its plus, as a fall has its minus. */
export const moveText = (move: CellValue, reader: CellReader): string => {
  const text = cellText(move, reader);
  const isShare = move.kind === 'share';
  return isShare || text.startsWith('+') || !((cellNumber(move) ?? 0) > 0) ? text : `+${text}`;
};

const knownText = (cell: CellValue, reader: CellReader): string | null => {
  if ('value' in cell) return cell.value === null ? null : numberTexts[cell.kind](cell.value);
  switch (cell.kind) {
    case 'money':
      return cell.minor === null ? null : formatMoney({ minor: minorUnits(cell.minor), currency: cell.currency });
    case 'quantity':
      return cell.quantity === null ? null : `${trueMinus(grouped(readable(cell.quantity)))} ${cell.unit}`;
    case 'text':
      return cell.text;
    case 'day':
    case 'moment':
    case 'clock':
      return whenText(cell, reader);
  }
};

/** Days and times as the wall of whoever reads counts them. */
const whenText = (cell: Extract<CellValue, { kind: 'day' | 'moment' | 'clock' }>, { wall, language }: CellReader): string | null => {
  switch (cell.kind) {
    case 'day':
      return cell.day === null ? null : dayText(cell.day, 'short', { wall, language });
    case 'moment':
      return cell.at === null ? null : momentText(new Date(cell.at), 'short', { wall, language });
    case 'clock':
      return cell.minute === null ? null : clockText(instantAt(plainDay, isoMinute(cell.minute), wall.timeZone), wall, language);
  }
};

type NumberKind = Extract<CellValue, { readonly value: number | null }>['kind'];

const numberTexts: Readonly<Record<NumberKind, (value: number) => string>> = {
  share: (value) => `${inTenths(value)}%`,
  change: (value) => `${signed(inTenths(value), value)}%`,
  points: (value) => signed(inTenths(value), value),
  count: (value) => trueMinus(grouped(String(value))),
  tenths: (value) => places(value, 1),
  minutes: (value) => twoParts(value),
  seconds: (value) => twoParts(value),
};

const perUnit: Readonly<Record<NumberKind, number>> = {
  share: hundred,
  change: hundred,
  points: hundred,
  count: 1,
  tenths: tenth,
  minutes: 1,
  seconds: 1,
};

/** A word as the heading of a column; one that begins with a sign stays as it is. */
export const headingText = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

/**
 * What a cell is in a file that somebody reckons with: money in major units, shares in percent, times in minutes or
 * seconds, days as ISO dates, times of day as "13:48".
 */
export const cellInFile = (cell: CellValue): string | number | null => {
  if ('value' in cell) return cell.value === null ? null : cell.value / perUnit[cell.kind];
  switch (cell.kind) {
    case 'money':
      return cell.minor === null ? null : Number(cell.minor) / hundred;
    case 'quantity':
      return cell.quantity === null ? null : Number(cell.quantity);
    case 'day':
      return cell.day;
    case 'moment':
      return cell.at;
    case 'clock':
      return cell.minute === null ? null : isoMinute(cell.minute);
    case 'text':
      return cell.text;
  }
};

/** The same figure as a plain number for a picture; null where it is none or nobody knows it. */
export const cellNumber = (cell: CellValue): number | null => {
  const value = cellInFile(cell);
  return typeof value === 'number' ? value : null;
};
