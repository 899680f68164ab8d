import { readTable, type TextTable } from '../../../../ui/file/read-table.ts';
import { type ColumnMapping, guessColumns } from '../../rules/import-columns.ts';
import { readImportRow, type ImportProblem, type ImportRow } from '../../rules/import-row.ts';

/** A list as it came. */
export type ImportFile = TextTable;

/** A row that can be imported. */
export type GoodRow = { readonly rowNumber: number; readonly cells: readonly string[]; readonly row: ImportRow };

/** A row that stays behind, with every reason. */
export type BadRow = { readonly rowNumber: number; readonly cells: readonly string[]; readonly problems: readonly BadCell[] };

/** What is wrong with one cell; `field` is a column of the import or a field of the server. */
export type BadCell = { readonly field: string; readonly code: ImportProblem['code'] };

export type ImportPreview = { readonly good: readonly GoodRow[]; readonly bad: readonly BadRow[] };

/** @unit lines before the first row: the headings */
const headingLines = 1;

/** Reads a chosen file. */
export const readFile = async (file: File): Promise<ImportFile> => readTable(file.name, await file.text());

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
