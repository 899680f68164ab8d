import { m } from '../../../../generated/messages/web/messages.js';
import { csvText } from '../../../../ui/file/csv-text.ts';
import { saveFile } from '../../../../ui/file/save-file.ts';
import { refusalWords } from '../words/refusal-words.ts';
import type { BadRow, ImportFile } from './import-file.ts';

/** The rows that stayed behind as they came, with the reason in a last column, to be mended and imported again. */
export const badRowsCsv = (file: ImportFile, bad: readonly BadRow[]): string =>
  csvText([
    [...file.headers, m.inventory_import_reason()],
    ...bad.map(({ cells, problems }) => [
      ...file.headers.map((_, index) => cells[index] ?? ''),
      problems.map((problem) => refusalWords('facts' in problem ? { ...(problem.facts as object), ...problem } : problem)).join(' '),
    ]),
  ]);

export const saveBadRows = (file: ImportFile, bad: readonly BadRow[]): void =>
  saveFile(`${m.inventory_import_bad_name()}.csv`, new Blob([badRowsCsv(file, bad)], { type: 'text/csv' }));
