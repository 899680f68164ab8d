import { minorUnits } from '../../../../kit/money.ts';
import { formatDecimal } from '../../../../kit/decimal.ts';

/** What a cell of a file holds; figures stay figures. */
export type CsvCell = string | number | null;

/** A column of a file: its heading, and what it says of a row. */
export type CsvColumn<Row> = readonly [title: string, cell: (row: Row) => CsvCell];

/** Rows as a file says them, headings first. */
export const csvRows = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): CsvCell[][] => [
  columns.map(([title]) => title),
  ...rows.map((row) => columns.map(([, cell]) => cell(row))),
];

/** A decimal of the wire as a figure that a spreadsheet adds up. */
export const figure = (text: string | null): number | null => (text === null ? null : Number(text));

/** An amount in minor units as a figure in major ones. */
export const majorFigure = (minor: string | null): number | null =>
  minor === null ? null : Number(formatDecimal(minorUnits(minor), 2, 2));
