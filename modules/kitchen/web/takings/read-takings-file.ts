import { isBusinessDate } from '../../../../kit/time/business-date.ts';
import type { TextTable } from '../../../../ui/file/read-table.ts';
import type { Channel } from '../../../menu/rules/menu-limits.ts';
import { readAmount } from './day-form.ts';

/** What a column of a file says. */
export type TakingsColumn = 'date' | 'channel' | 'gross' | 'vat' | 'covers';

/** A row that can be taken over. */
export type GoodRow = {
  readonly businessDate: string;
  readonly channel: Channel;
  readonly grossMinor: string;
  readonly vatMinor: string | null;
  readonly covers: number | null;
};

/** Why a row cannot. */
export type RowProblem = 'DATE' | 'AHEAD' | 'CHANNEL' | 'GROSS' | 'VAT' | 'COVERS' | 'TWICE';

/** A row as it stood, with what is wrong with it. */
export type BadRow = {
  /** As the spreadsheet numbers it. */
  readonly rowNumber: number;
  readonly cells: readonly string[];
  readonly problem: RowProblem;
};

/** What a file comes to; the headings that are missing, where it cannot be read at all. */
export type ReadTakings = {
  readonly good: readonly GoodRow[];
  readonly bad: readonly BadRow[];
  readonly missing: readonly TakingsColumn[];
};

const headings: Readonly<Record<TakingsColumn, RegExp>> = {
  date: /^(date|day|business ?date|ቀን)/i,
  channel: /^(channel|type|where|መንገድ|ዓይነት)/i,
  gross: /^(gross|sales|takings|total|amount|revenue|ገቢ|ሽያጭ|ጠቅላላ)/i,
  vat: /^(vat|tax|ተ\.?እ\.?ታ|ታክስ)/i,
  covers: /^(covers|guests|customers|እንግዶች)/i,
};

const channelWords: Readonly<Record<Channel, RegExp>> = {
  DINE_IN: /^(dine|eat|in|restaurant|table|እዚህ)/i,
  TAKEAWAY: /^(take|collect|to ?go|ይዞ)/i,
  DELIVERY: /^(deliver|የሚላክ|ማድረስ)/i,
};

const two = (part: string): string => part.padStart(2, '0');

/** A day as people write it: 2026-11-21, or with the day first, 21/11/2026 and 21.11.26. */
export const readDay = (text: string): string | null => {
  const first = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  const last = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(text);
  const [year, month, day] = first ? [first[1], first[2], first[3]] : last ? [last[3], last[2], last[1]] : [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const iso = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;
  return isBusinessDate(iso) ? iso : null;
};

const readChannel = (text: string): Channel | null => {
  if (text === '') return 'DINE_IN';
  const found = (Object.keys(channelWords) as Channel[]).find((channel) => channelWords[channel].test(text));
  return found ?? null;
};

type Cells = Readonly<Record<TakingsColumn, string>>;

const coversOf = (text: string): number | null | undefined => (text === '' ? null : /^\d{1,5}$/.test(text) ? Number(text) : undefined);

const readRow = (cells: Cells, today: string): GoodRow | RowProblem => {
  const businessDate = readDay(cells.date);
  if (businessDate === null) return 'DATE';
  if (businessDate > today) return 'AHEAD';
  const channel = readChannel(cells.channel);
  if (channel === null) return 'CHANNEL';
  const grossMinor = cells.gross === '' ? null : readAmount(cells.gross);
  if (grossMinor === null) return 'GROSS';
  const vatMinor = cells.vat === '' ? null : readAmount(cells.vat);
  if (cells.vat !== '' && (vatMinor === null || BigInt(vatMinor) > BigInt(grossMinor))) return 'VAT';
  const covers = coversOf(cells.covers);
  return covers === undefined ? 'COVERS' : { businessDate, channel, grossMinor, vatMinor, covers };
};

const columnsOf = (headers: readonly string[]): Readonly<Record<TakingsColumn, number>> => {
  const at = (column: TakingsColumn) => headers.findIndex((header) => headings[column].test(header.trim()));
  return { date: at('date'), channel: at('channel'), gross: at('gross'), vat: at('vat'), covers: at('covers') };
};

/**
 * Reads takings from a table: what can be taken over, and each other row with why not. A day and channel that is named
 * twice is taken once; nobody can say which of them is right.
 */
export const readTakingsFile = ({ headers, rows }: TextTable, today: string): ReadTakings => {
  const columns = columnsOf(headers);
  const missing = (['date', 'gross'] as const).filter((column) => columns[column] < 0);
  if (missing.length > 0) return { good: [], bad: [], missing };
  const good = new Map<string, GoodRow>();
  const bad: BadRow[] = [];
  for (const [index, cells] of rows.entries()) {
    const cell = (column: TakingsColumn) => (cells[columns[column]] ?? '').trim();
    const named = { date: cell('date'), channel: cell('channel'), gross: cell('gross'), vat: cell('vat'), covers: cell('covers') };
    const read = readRow(named, today);
    const key = typeof read === 'string' ? '' : `${read.businessDate} ${read.channel}`;
    const problem = typeof read === 'string' ? read : good.has(key) ? 'TWICE' : null;
    if (problem !== null) bad.push({ rowNumber: index + 2, cells, problem });
    else if (typeof read !== 'string') good.set(key, read);
  }
  return { good: [...good.values()], bad, missing };
};
