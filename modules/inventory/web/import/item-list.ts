import { m } from '../../../../generated/messages/web/messages.js';
import { type ImportColumn, importColumns } from '../../rules/import-columns.ts';
import { columnWord } from '../words/column-word.ts';
import { refusalWords } from '../words/refusal-words.ts';
import type { BadCell } from './import-file.ts';
import type { ListKind, ListProblem } from './list-kind.ts';

/** Why a row stays behind, whether the device or the server says so: the server keeps its facts apart. */
const problemWords = (problem: ListProblem): string =>
  refusalWords(('facts' in problem ? { ...(problem.facts as object), ...problem } : problem) as BadCell);

/** A list of items. */
export const itemList: ListKind<ImportColumn> = {
  columns: importColumns,
  columnWord,
  problemWords,
  missingWords: ({ name }) => (name === undefined ? m.inventory_import_name_needed() : null),
  importWords: (count) => m.inventory_import_do({ count }),
  doneWords: (count) => m.inventory_import_done({ count }),
};
