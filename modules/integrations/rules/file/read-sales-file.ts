import { formatDecimal } from '../../../../kit/decimal.ts';
import { cellAt } from '../../../../kit/text/cell-at.ts';
import { integrationLimits } from '../limits.ts';
import type { PosLine, PosSale } from '../sale.ts';
import { readFileRow, type FileRow, type ReadWhere, type RowTrouble } from './file-row.ts';
import type { SalesLayout } from './sales-layout.ts';

/** A row that stays behind, as a spreadsheet numbers it, with why. */
export type BadSaleRow = { readonly rowNumber: number; readonly cells: readonly string[]; readonly problems: readonly RowTrouble[] };

/** A sale of a file, with the rows that it was read from. */
export type FileSale = { readonly sale: PosSale; readonly rows: readonly number[] };

/**
 * What a file comes to.
 *
 * @invariant every row is in exactly one of the two
 */
export type SalesReading = { readonly sales: readonly FileSale[]; readonly bad: readonly BadSaleRow[] };

type Read = { readonly rowNumber: number; readonly cells: readonly string[]; readonly row: FileRow | RowTrouble };

/** @unit lines before the first row: the headings, and counted from 1 */
const firstRow = 2;

const places = 6;

const isTrouble = (row: FileRow | RowTrouble): row is RowTrouble => !('thingId' in row);

/** What of a thing is left of a receipt: a row below nothing takes back what an earlier one sold. */
type Left = { row: FileRow; quantity: bigint; listMinor: bigint; discountMinor: bigint };

const takenBack = (sold: readonly Left[], back: FileRow): boolean => {
  const fits = sold.find(
    (one) =>
      one.row.thingId === back.thingId &&
      one.quantity >= -back.quantity &&
      one.listMinor - one.discountMinor >= back.listMinor - back.discountMinor,
  );
  if (!fits) return false;
  fits.quantity += back.quantity;
  fits.listMinor -= back.listMinor;
  fits.discountMinor -= back.discountMinor;
  return fits.discountMinor >= 0n && fits.listMinor >= 0n && (fits.quantity > 0n || fits.listMinor === fits.discountMinor);
};

/** What was sold on a receipt after what was taken back of it; null where something was taken back that was not sold on it. */
const leftOf = (rows: readonly FileRow[]): readonly Left[] | null => {
  const sold = rows
    .filter(({ quantity }) => quantity > 0n)
    .map((row): Left => ({ row, quantity: row.quantity, listMinor: row.listMinor, discountMinor: row.discountMinor }));
  const isWhole = rows.filter(({ quantity }) => quantity < 0n).every((back) => takenBack(sold, back));
  return isWhole ? sold.filter(({ quantity }) => quantity > 0n) : null;
};

const lineOf = ({ row, quantity, listMinor, discountMinor }: Left, index: number): PosLine => ({
  lineId: String(index + 1),
  thingId: row.thingId,
  name: row.name,
  quantity: formatDecimal(quantity, places),
  listMinor: String(listMinor),
  discountMinor: String(discountMinor),
  choices: [],
});

const saleOf = (saleId: string, [first, ...rest]: readonly [FileRow, ...FileRow[]], left: readonly Left[]): PosSale => {
  const soldAt = rest.reduce((earliest, { soldAt: at }) => (at < earliest ? at : earliest), first.soldAt);
  const totalMinor = String(left.reduce((sum, { listMinor, discountMinor }) => sum + listMinor - discountMinor, 0n));
  return {
    saleId,
    version: 1,
    state: 'COMPLETED',
    soldAt: soldAt.toISOString(),
    channel: first.channel,
    lines: left.map(lineOf),
    totalMinor,
    paid: totalMinor === '0' ? [] : [{ method: first.paid, amountMinor: totalMinor }],
  };
};

/**
 * By which a sale is known in every file that has it: its receipt on its day, or, where there are no receipts, all that its
 * row says, counted where rows are the same.
 */
const keysOf = (): ((row: FileRow) => string) => {
  const seen = new Map<string, number>();
  return ({ day, time, receipt, thingId, quantity, listMinor, discountMinor }) => {
    if (receipt !== null) return `${day} ${receipt.toLowerCase()}`;
    const said = `${day} ${time} ${thingId.slice(0, 100)} ${quantity} ${listMinor} ${discountMinor}`;
    const nth = (seen.get(said) ?? 0) + 1;
    seen.set(said, nth);
    return `${said} ${nth}`;
  };
};

const badOf = ({ rowNumber, cells }: Read, trouble: RowTrouble): BadSaleRow => ({ rowNumber, cells, problems: [trouble] });

/** A receipt is taken whole or not at all: mended and taken again, it would otherwise be known by a part of it. */
const readReceipt = (saleId: string, reads: readonly Read[]): FileSale | readonly BadSaleRow[] => {
  const rows = reads.flatMap(({ row }) => (isTrouble(row) ? [] : [row]));
  const [first, ...rest] = rows;
  const behind = (code: RowTrouble['code']) =>
    reads.map((read) => badOf(read, isTrouble(read.row) ? read.row : { field: 'receipt', code }));
  if (!first || rows.length < reads.length) return behind('RECEIPT');
  if (rows.length > integrationLimits.fileLinesMax) return behind('TOO_MANY');
  const left = leftOf(rows);
  return left === null ? behind('BACK') : { sale: saleOf(saleId, [first, ...rest], left), rows: reads.map(({ rowNumber }) => rowNumber) };
};

type Receipt = { readonly saleId: string; readonly reads: Read[] };

/** A row that cannot be read holds whatever names its receipt, so that nothing else of it is taken over. */
const receiptsOf = (reads: readonly Read[], receiptOf: (read: Read) => string | null): readonly Receipt[] => {
  const spoilt = new Set(reads.flatMap((read) => (isTrouble(read.row) ? (receiptOf(read) ?? []) : [])));
  const keyOf = keysOf();
  const found = new Map<string, Receipt>();
  for (const read of reads) {
    const receipt = receiptOf(read);
    const isSpoilt = receipt !== null && spoilt.has(receipt);
    const saleId = isTrouble(read.row) ? '' : keyOf(read.row);
    const alone = isTrouble(read.row) ? `row ${read.rowNumber}` : `sale ${saleId}`;
    const key = isSpoilt ? `receipt ${receipt}` : alone;
    const known = found.get(key) ?? { saleId, reads: [] };
    known.reads.push(read);
    found.set(key, known);
  }
  return [...found.values()];
};

/** Reads a till's file: its sales, and each row that stays behind with why. Nothing is dropped, and nothing is written. */
export const readSalesFile = (rows: readonly (readonly string[])[], layout: SalesLayout, where: ReadWhere): SalesReading => {
  const reads = rows.map((cells, index): Read => ({ rowNumber: index + firstRow, cells, row: readFileRow(cells, layout, where) }));
  const position = layout.places.receipt;
  const receipts = receiptsOf(reads, ({ cells }) => cellAt(cells, position)?.toLowerCase() ?? null);
  const [sales, bad]: [FileSale[], BadSaleRow[]] = [[], []];
  for (const { saleId, reads: all } of receipts) {
    const read = readReceipt(saleId, all);
    if ('sale' in read) sales.push(read);
    else bad.push(...read);
  }
  return { sales, bad: bad.toSorted((left, right) => left.rowNumber - right.rowNumber) };
};
