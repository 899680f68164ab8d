import type { Currency, MinorUnits } from '../../../../kit/money.ts';
import { chosenTotals, either, sumOfLines, sumsOf, weighed } from './check-sums.ts';
import { headingLine } from './heading-words.ts';
import { linesOf } from './lay-straight.ts';
import { paperCurrency, paperDate, paperNumber, paperSupplier, type KnownSupplier, type PaperSupplier } from './paper-head.ts';
import { readRow, type PaperRow, type ReadField } from './paper-row.ts';
import { footLine, type FootLine } from './paper-totals.ts';
import { boxOf, sureOf, textOf, type PaperLine, type PaperWord } from './paper-word.ts';
import { decimalMarkOf, type DecimalMark } from './printed-number.ts';

/** What is known before a paper is read. */
export type ReadingFacts = {
  /** The day on which it is read, as a Gregorian date. */
  readonly today: string;
  readonly suppliers: readonly KnownSupplier[];
};

/** A paper as it was read; null is what it does not say. What its own sums contradict is doubted. */
export type ReadPaper = {
  readonly supplier: ReadField<PaperSupplier> | null;
  readonly number: ReadField<string> | null;
  readonly date: ReadField<string> | null;
  readonly currency: ReadField<Currency> | null;
  readonly lines: readonly PaperRow[];
  readonly net: ReadField<MinorUnits> | null;
  readonly tax: ReadField<MinorUnits> | null;
  readonly total: ReadField<MinorUnits> | null;
  /** Whether the lines come to what the foot says; null where there is nothing to add up. */
  readonly isSumProven: boolean | null;
};

/**
 * Reads an invoice, a delivery note or a receipt from its words: lays it straight, finds the columns by their headings
 * or by their arithmetic, and asks every sum that is printed whether it agrees.
 */
export const readPaper = (words: readonly PaperWord[], { today, suppliers }: ReadingFacts): ReadPaper => {
  const lines = linesOf(words);
  const mark = decimalMarkOf(words.map(({ text }) => text));
  const table = headingLine(lines);
  const body = table ? lines.slice(table.row + 1) : lines;
  const footAt = body.findIndex((line) => isFoot(line, mark));
  const goods = footAt === -1 ? body : body.slice(0, footAt);
  const feet = (footAt === -1 ? [] : body.slice(footAt)).flatMap((line) => footLine(line, mark) ?? []);
  const rows = rowsOf(goods, (line) => readRow(line, table?.headings ?? [], mark));
  const head = table ? lines.slice(0, table.row) : lines;
  return {
    supplier: paperSupplier(head, suppliers),
    number: paperNumber(head) ?? paperNumber(lines),
    date: paperDate(head, today) ?? paperDate(lines, today),
    currency: paperCurrency(lines),
    ...checked(rows, feet),
  };
};

const isFoot = (line: PaperLine, mark: DecimalMark): boolean => {
  const foot = footLine(line, mark);
  return foot !== null && readRow(line, [], mark)?.isProven !== true;
};

/** A line without figures belongs to the one above it, or is the name of the figures below it. */
const rowsOf = (lines: readonly PaperLine[], read: (line: PaperLine) => PaperRow | null): readonly PaperRow[] => {
  const rows: PaperRow[] = [];
  let waiting: PaperLine | null = null;
  for (const line of lines) {
    const row = read(line);
    if (row === null) {
      waiting = line;
      continue;
    }
    if (row.text === null && waiting)
      rows.push({ ...row, text: { value: textOf(waiting), confidence: sureOf(waiting), box: boxOf(waiting) } });
    else rows.push(row);
    waiting = null;
  }
  return rows;
};

/** The foot's totals and the lines, each as sure as the sums that it stands in. */
const checked = (rows: readonly PaperRow[], feet: readonly FootLine[]) => {
  const sum = sumOfLines(rows);
  const totals = chosenTotals(feet, sum);
  const sums = sumsOf(sum, totals);
  return {
    lines: rows.map((row) => doubted(row, sums.lines)),
    net: weighed(totals.net, sums.net),
    tax: weighed(totals.tax, sums.tax),
    total: weighed(totals.total, sums.total),
    isSumProven: sums.lines,
  };
};

const doubted = (row: PaperRow, isSumProven: boolean | null): PaperRow => ({
  ...row,
  quantity: weighed(row.quantity, row.isProven),
  unitPrice: weighed(row.unitPrice, row.isProven),
  amount: weighed(row.amount, either(row.isProven, isSumProven)),
});
