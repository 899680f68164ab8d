import { type ColumnMapping, guessColumns } from '../../rules/import-columns.ts';
import { readImportRow, type ImportProblem, type ImportRow } from '../../rules/import-row.ts';

/** A list as it came: its headings, and its rows as they stand. */
export type ImportFile = { readonly name: string; readonly headers: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** A row that can be imported. */
export type GoodRow = { readonly rowNumber: number; readonly cells: readonly string[]; readonly row: ImportRow };

/** A row that stays behind, with every reason. */
export type BadRow = { readonly rowNumber: number; readonly cells: readonly string[]; readonly problems: readonly BadCell[] };

/** What is wrong with one cell; `field` is a column of the import or a field of the server. */
export type BadCell = { readonly field: string; readonly code: ImportProblem['code'] };

export type ImportPreview = { readonly good: readonly GoodRow[]; readonly bad: readonly BadRow[] };

/** @unit lines before the first row: the headings */
const headingLines = 1;

/** Reads a file of comma, semicolon or tab separated values, whatever its line ends and marks. */
export const readFile = async (file: File): Promise<ImportFile> => {
  const { parse } = await import('csv-parse/browser/esm/sync');
  const text = await file.text();
  const records: string[][] = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  });
  const [headers = [], ...rows] = records;
  return { name: file.name, headers, rows: rows.filter((cells) => cells.some((cell) => cell !== '')) };
};

/** The sign that the headings are set apart by. */
const delimiterOf = (text: string): string => {
  const [heading = ''] = text.split(/\r?\n/, 1);
  const count = (sign: string) => heading.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
};

export const guessMapping = (file: ImportFile): ColumnMapping => guessColumns(file.headers);

/** Every row, read by the rules that the server asks too. */
export const previewOf = (file: ImportFile, mapping: ColumnMapping): ImportPreview => {
  const good: GoodRow[] = [];
  const bad: BadRow[] = [];
  for (const [index, cells] of file.rows.entries()) {
    const rowNumber = index + headingLines + 1;
    const read = readImportRow(cells, mapping);
    if (read.ok) good.push({ rowNumber, cells, row: read.value });
    else bad.push({ rowNumber, cells, problems: read.refusal.problems });
  }
  return { good, bad };
};
