import { cellAt } from '../../../../kit/text/cell-at.ts';
import { normalizeText } from '../../../../kit/text/normalize-text.ts';
import { instantAt } from '../../../../kit/time/wall.ts';
import type { Channel } from '../../../menu/rules/menu-limits.ts';
import { integrationLimits } from '../limits.ts';
import { namedThingId, type PaidBy } from '../sale.ts';
import { readFileMoment, type FileMoment } from './read-file-day.ts';
import type { SaleColumn } from './sale-columns.ts';
import { readRowMoney, type RowMoney, type SalesLayout } from './sales-layout.ts';

/** A row of a file as it was understood. */
export type FileRow = RowMoney & {
  readonly day: string;
  /** As the file says it; empty where it says no time. */
  readonly time: string;
  readonly soldAt: Date;
  /** Null where the file has no receipts: each row is a sale of its own. */
  readonly receipt: string | null;
  readonly thingId: string;
  readonly name: string;
  readonly paid: PaidBy;
  readonly channel: Channel;
};

/** Why a row stays behind. */
export type RowProblem = 'UNREADABLE' | 'MISSING' | 'TOO_OLD' | 'AHEAD' | 'TOO_LONG' | 'BACK' | 'RECEIPT' | 'TOO_MANY';

/** What is wrong with a row, and at which of its columns. */
export type RowTrouble = { readonly field: SaleColumn; readonly code: RowProblem };

/** Where and when a file is read. */
export type ReadWhere = { readonly timeZone: string; readonly now: Date };

const dayMs = 24 * 60 * 60 * 1000;

/** Letters that no database keeps. */
const unkept = /[\p{Cc}\p{Cs}]/u;
const textLengthMax = 120;

const isUsable = (text: string | null): boolean => text === null || (text.length <= textLengthMax && !unkept.test(text));

/** A day without a time is sold at its noon, or by now where that has not come yet. */
const momentAt = ({ day, minute, instant }: FileMoment, { timeZone, now }: ReadWhere): Date => {
  if (instant !== null || minute !== null) return instant ?? instantAt(day, minute ?? '', timeZone);
  const noon = instantAt(day, '12:00', timeZone);
  return noon > now && noon.getTime() - now.getTime() < dayMs / 2 ? now : noon;
};

type When = Pick<FileRow, 'day' | 'time' | 'soldAt'>;

const whenOf = (cells: readonly string[], { places, dayForm }: SalesLayout, where: ReadWhere): When | RowTrouble => {
  const date = cellAt(cells, places.date);
  if (date === null) return { field: 'date', code: 'MISSING' };
  const moment = readFileMoment(date, cellAt(cells, places.time), dayForm);
  if (moment === null) return { field: readFileMoment(date, null, dayForm) === null ? 'date' : 'time', code: 'UNREADABLE' };
  const soldAt = momentAt(moment, where);
  if (soldAt > where.now) return { field: 'date', code: 'AHEAD' };
  if (soldAt.getTime() < where.now.getTime() - integrationLimits.backDaysMax * dayMs) return { field: 'date', code: 'TOO_OLD' };
  return { day: moment.day, time: moment.instant?.toISOString() ?? moment.minute ?? '', soldAt };
};

const paidWords: readonly (readonly [PaidBy, RegExp])[] = [
  ['TELEBIRR', /tele ?birr|ቴሌ ?ብር/iu],
  ['CBE_BIRR', /cbe|ንግድ ባንክ/iu],
  ['MPESA', /m ?-?pesa|ኤም ?-?ፔሳ/iu],
  ['VOUCHER', /voucher|gift|ቫውቸር/iu],
  ['CARD', /card|visa|master|debit|credit|pos|contactless|ካርድ/iu],
  ['CASH', /cash|ጥሬ/iu],
  ['BANK', /bank|transfer|ባንክ/iu],
];

const paidBy = (text: string | null): PaidBy => paidWords.find(([, words]) => text !== null && words.test(text))?.[0] ?? 'OTHER';

const channelOf = (text: string | null): Channel => {
  if (text !== null && /deliver|uber|deliveroo|just ?eat|ማድረስ|የሚላክ/iu.test(text)) return 'DELIVERY';
  return text !== null && /take|collect|to ?go|pick|ይዞ/iu.test(text) ? 'TAKEAWAY' : 'DINE_IN';
};

type Named = Pick<FileRow, 'name' | 'thingId' | 'receipt'>;

const whatOf = (cells: readonly string[], { places }: SalesLayout): Named | RowTrouble => {
  const [item, code, receipt] = [cellAt(cells, places.item), cellAt(cells, places.code), cellAt(cells, places.receipt)];
  const name = item ?? code;
  if (name === null) return { field: places.item === undefined ? 'code' : 'item', code: 'MISSING' };
  const texts = [
    ['item', item],
    ['code', code],
    ['receipt', receipt],
  ] as const;
  const long = texts.find(([, text]) => !isUsable(text));
  if (long) return { field: long[0], code: 'TOO_LONG' };
  if (places.receipt !== undefined && receipt === null) return { field: 'receipt', code: 'MISSING' };
  return { name, receipt, thingId: code === null ? namedThingId(name) : `code:${normalizeText(code)}` };
};

/** Reads one row of a till's file; its code, where it has one, says what was sold, otherwise its name. */
export const readFileRow = (cells: readonly string[], layout: SalesLayout, where: ReadWhere): FileRow | RowTrouble => {
  const { places } = layout;
  const when = whenOf(cells, layout, where);
  if ('code' in when) return when;
  const what = whatOf(cells, layout);
  if ('code' in what) return what;
  const money = readRowMoney(cells, layout);
  if (typeof money === 'string') return { field: money, code: cellAt(cells, places[money]) === null ? 'MISSING' : 'UNREADABLE' };
  return { ...when, ...what, ...money, paid: paidBy(cellAt(cells, places.payment)), channel: channelOf(cellAt(cells, places.channel)) };
};
