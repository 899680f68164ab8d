import type { ColumnPlaces } from '../../../../kit/text/guess-columns.ts';
import type { TextTable } from '../../../../ui/file/read-table.ts';

/** What is wrong with one cell; `field` is a column of the list or a field of the server. */
export type ListProblem = { readonly field: string; readonly code: string };

/** A row of a list as it came. */
export type ListRow = { readonly rowNumber: number; readonly cells: readonly string[] };

/** A row that stays behind, with every reason. */
export type BadListRow = ListRow & { readonly problems: readonly ListProblem[] };

/** A kind of list that can be brought in, and its words. */
export type ListKind<Column extends string> = {
  readonly columns: readonly Column[];
  readonly columnWord: (column: Column) => string;
  readonly problemWords: (problem: ListProblem) => string;
  /** What has to be said first about the columns; null where nothing is missing. */
  readonly missingWords: (mapping: ColumnPlaces<Column>) => string | null;
  readonly importWords: (count: number) => string;
  readonly doneWords: (count: number) => string;
};

/** A list whose columns were recognised. */
export type ReadList<Column extends string> = { readonly file: TextTable; readonly mapping: ColumnPlaces<Column> };

/** How far an import is. */
export type ListProgress = {
  readonly done: number;
  readonly total: number;
  readonly imported: number;
  readonly refused: readonly BadListRow[];
};
