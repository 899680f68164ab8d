import { m } from '../../../../generated/messages/web/messages.js';
import { csvText } from '../../../../ui/file/csv-text.ts';
import type { TextTable } from '../../../../ui/file/read-table.ts';
import { saveFile } from '../../../../ui/file/save-file.ts';
import type { BadListRow, ListProblem } from './list-kind.ts';

type BadRows = { readonly bad: readonly BadListRow[]; readonly problemWords: (problem: ListProblem) => string };

/** The rows that stayed behind as they came, with the reason in a last column, to be mended and imported again. */
export const badRowsCsv = (file: TextTable, { bad, problemWords }: BadRows): string =>
  csvText([
    [...file.headers, m.inventory_import_reason()],
    ...bad.map(({ cells, problems }) => [...file.headers.map((_, index) => cells[index] ?? ''), problems.map(problemWords).join(' ')]),
  ]);

/** Puts them where their person finds them. */
export const saveBadRows = (file: TextTable, rows: BadRows): Promise<void> =>
  saveFile(`${m.inventory_import_bad_name()}.csv`, new Blob([badRowsCsv(file, rows)], { type: 'text/csv' }));
